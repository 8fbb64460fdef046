"""The browsers of the tests, and the tests that some browsers cannot run, with reasons.

Documentation/testing.md has the same as a table; `python -m harness.engines --write` in Web/Tests writes it.
"""

import re
import sys
from pathlib import Path

from harness.chromium import Chromium
from harness.firefox import Firefox
from harness.webkit import WebKit

ENGINES = {Engine.name: Engine for Engine in (Chromium, Firefox, WebKit)}
TITLES = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKitGTK"}

TREE = "reads the accessibility tree, which only Chromium's protocol has"

# Tests by name, with the browsers that cannot run them and the reason.
LEFT_OUT = {
    "test_heads_are_buttons_with_name_and_count_and_the_dialog_is_named": (("firefox", "webkit"), TREE),
    **{f"{test}[pen]": (("webkit",), "needs a pen; Xorg's driver for tests is a touch screen, a mouse or a keyboard") for test in (
        "test_mouse_and_pen_press_drag_and_release", "test_a_throw_carries_over_to_the_other_edge",
        "test_it_stretches_after_the_pointer_and_springs_back",
        "test_a_pull_follows_the_rubber_band_and_the_notch_stretches_along")},
    **dict.fromkeys(
        ("test_press_throw_tear_pull_and_open[zoom-in]", "test_press_throw_tear_pull_and_open[zoom-out]",
         "test_it_is_torn_off_in_other_peoples_markup[zoomed]"),
        (("webkit",), "touches measured places; WebKitGTK measures zoomed elements in their own points")),
    **{f"{test}[tablet]": (("firefox", "webkit"), "imitates a phone's browser, which only Chromium can") for test in (
        "test_press_throw_tear_pull_and_open", "test_on_the_demo_page", "test_on_the_site", "test_in_the_sections_of_the_demo_page",
        "test_a_panel_is_pulled_open_scrolled_and_pushed_away", "test_an_empty_row_is_pulled_out_filled_in_and_another_dropped",
        "test_a_list_is_pulled_where_the_label_of_a_badge_lies_above_it")},
    **dict.fromkeys(
        ("test_on_a_pinched_page_it_stays_under_the_finger", "test_heads_and_list_stay_under_the_finger_on_a_pinched_page"),
        (("webkit",), "zooms the page; WebKitGTK, unlike Safari, then measures from the corner of the visible part")),
    **dict.fromkeys(
        ("test_forced_colours_are_the_persons_own", "test_forced_colours_and_larger_text_keep_it_readable",
         "test_forced_colors_show_no_beak", "test_in_forced_colors_panel_and_handles_have_borders",
         "test_in_forced_colours_the_construction_has_the_persons_own"),
        (("webkit",), "needs forced colours, which WebKit lacks")),
    **dict.fromkeys(
        ("test_each_head_that_can_be_seen_is_a_button_with_its_name_and_count",
         "test_opening_shows_one_named_dialog_and_hides_the_rest", "test_a_message_is_announced_with_who_sent_it",
         "test_a_badge_is_a_button_that_says_how_many_are_unread", "test_a_badge_is_cleared_by_keyboard_alone",
         "test_a_badge_that_is_stretched_is_still_one_button",
         "test_a_refresh_by_keyboard_alone_is_heard_from_loading_to_what_came", "test_whatever_comes_is_said"), (("firefox", "webkit"), TREE)),
    "test_a_press_before_the_module_has_come_waits_for_it_unless_the_focus_moves_on": (
        ("webkit",), "replaces `fetch` before the page's first script"),
    "test_no_frame_has_the_browser_lay_the_page_out_for_script": (
        ("firefox", "webkit"), "reads a trace of the main thread, which only Chromium's protocol has"),
    **dict.fromkeys(
        ("test_axe_finds_nothing_at_rest_and_in_a_conversation", "test_axe_finds_nothing_beside_a_page",
         "test_axe_finds_nothing_at_a_launcher_and_at_a_floating_panel", "test_axe_finds_nothing_and_a_phone_shows_all_of_the_width",
         "test_axe_finds_nothing_where_contents_and_search_are_open",
         "test_axe_finds_nothing_in_a_plain_list", "test_a_document_is_a_page_that_reads_well_on_a_phone"),
        (("firefox", "webkit"), "runs axe by Playwright, which drives only Chromium here")),
    **dict.fromkeys(
        ("test_one_close_request_closes_and_the_next_is_the_page_s", "test_content_prevents_it_and_a_drag_takes_it"),
        (("firefox", "webkit"), "needs `CloseWatcher`, which only Chromium has here")),
    "test_a_finger_that_scrolls_the_panel_changes_no_number": (
        ("firefox", "webkit"), "scrolls from a slider by a touch, which only Chromium's driver does"),
    "test_a_scrolled_list_goes_on_by_momentum_in_both_directions": (
        ("chromium",), "needs momentum after a touch, which Chromium's driver does not make"),
    "test_a_slow_machine_ends_up_in_the_same_place": (
        ("firefox", "webkit"), "slows the processor down, which only Chromium's protocol can"),
    **dict.fromkeys(
        ("test_a_thousand_changes_force_no_layout_each", "test_eight_hundred_counts_take_twenty_layouts"),
        (("firefox", "webkit"), "counts layouts, which only Chromium's protocol reports")),
    "test_nothing_moves_while_a_page_loads": (
        ("firefox", "webkit"), "reads layout shifts, which only Chromium reports"),
    "test_two_hundred_lives_cost_no_memory": (
        ("firefox", "webkit"), "counts bytes of the heap, which only Chromium's protocol reports"),
    "test_five_hundred_elements_come_and_go_under_fingers_and_leave_nothing": (
        ("firefox", "webkit"), "counts bytes, nodes and listeners, which only Chromium's protocol reports"),
    "test_a_page_shows_what_the_engine_says_whatever_is_done_to_it": (
        ("firefox", "webkit"), "cancels a mouse and fingers on one page, which only Chromium's protocol has"),
}

TABLE = Path(__file__).resolve().parents[3] / "Documentation" / "testing.md"


def table(files):
    """The table of Documentation/testing.md, from the names of the tests in each file."""
    lines = ["| tests | " + " | ".join(TITLES.values()) + " |", "|---|" + "---|" * len(TITLES)]
    for file, tests in sorted(files.items()):
        cells = ["all"]
        for name in list(ENGINES)[1:]:
            missing = sum(name in LEFT_OUT.get(test, ((),))[0] for test in tests)
            cells.append("none" if missing == len(tests) else f"all but {missing}" if missing else "all")
        lines.append(f"| `{file}` | " + " | ".join(cells) + " |")
    lines += ["", "| test | not in | reason: it |", "|---|---|---|"]
    for test, (names, reason) in LEFT_OUT.items():
        lines.append(f"| `{test}` | {', '.join(TITLES[name] for name in names)} | {reason} |")
    return "\n".join(lines)


def browser_fixtures(path):
    """The fixtures of a file of tests that open a browser: shared ones, imported ones, and those that take one of them."""
    text = path.read_text()
    fixtures = {"engine", "page_at"} if path.name == "conftest.py" else browser_fixtures(path.with_name("conftest.py"))
    for module, names in re.findall(r"^from (test_\w+) import (.*)", text, re.MULTILINE):
        fixtures |= browser_fixtures(path.with_name(f"{module}.py")) & set(re.findall(r"\w+", names))
    for name, given in re.findall(r"@pytest.fixture\ndef (\w+)\(([^)]*)\)", text):
        if fixtures & set(re.findall(r"\w+", given)):
            fixtures.add(name)
    return fixtures


def browser_tests(folder):
    """The tests that visit a page, by file: tests with a fixture that opens a browser."""
    files = {}
    for path in sorted(folder.glob("test_*.py")):
        fixtures = browser_fixtures(path)
        found = [name for name, given in re.findall(r"^def (test_\w+)\(([^)]*)\)", path.read_text(), re.MULTILINE)
                 if fixtures & set(re.findall(r"\w+", given))]
        if found:
            files[path.name] = found
    return files


def document(text):
    """The document with the current table."""
    begin, end = "<!-- browsers: made by harness/engines.py -->\n", "\n<!-- /browsers -->"
    head, rest = text.split(begin)
    return head + begin + table(browser_tests(Path(__file__).resolve().parents[1])) + end + rest.split(end.strip(), 1)[1]


if __name__ == "__main__" and "--write" in sys.argv:
    TABLE.write_text(document(TABLE.read_text()))
