"""axe, which checks the rules of WCAG that a machine can check."""

from axe_playwright_python.sync_playwright import Axe


def violations(visit):
    """The violated rules of a page, each with its elements. axe waits by timers, which a driven clock would stop."""
    found = Axe().run(visit.page).response["violations"]
    return [(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found]
