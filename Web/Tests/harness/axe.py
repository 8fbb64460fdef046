"""axe, which knows the rules of WCAG that a machine can look for."""

from axe_playwright_python.sync_playwright import Axe


def violations(visit):
    """The rules that a page breaks, each with the elements that do. axe waits by timers, which a led clock would hold."""
    found = Axe().run(visit.page).response["violations"]
    return [(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found]
