"""axe, which checks the rules of WCAG that a machine can check."""

from axe_playwright_python.sync_playwright import Axe

RUN = """axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]))"""


def violations(visit):
    """The violated rules of a page, each with its elements. axe waits by timers, which a driven clock would stop."""
    if not visit.page.evaluate("'axe' in window"):
        visit.page.run(Axe().axe_script)
    return visit.page.evaluate(RUN)
