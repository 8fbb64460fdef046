"""Which browsers the tests run in, and which tests only run in some of them, and why.

Documentation/testing.md shows the same as a table; `python -m harness.engines --write` in Web/Tests writes it.
"""

import re
import sys
from pathlib import Path

from harness.chromium import Chromium
from harness.firefox import Firefox
from harness.webkit import WebKit

ENGINES = {Engine.name: Engine for Engine in (Chromium, Firefox, WebKit)}
TITLES = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKitGTK"}

TREE = "reads the accessibility tree, which only Chromium's protocol gives"

# Tests by name, the browsers they do not run in, and what these lack.
LEFT_OUT = {
    "test_heads_are_buttons_with_name_and_count_and_the_dialog_is_named": (("firefox", "webkit"), TREE),
    **{f"{test}[pen]": (("webkit",), "has no pen: Xorg's driver for tests is a touch screen, a mouse or a keyboard") for test in (
        "test_mouse_and_pen_press_drag_and_release", "test_a_throw_carries_over_to_the_other_edge",
        "test_it_stretches_after_the_pointer_and_springs_home",
        "test_a_pull_follows_the_rubber_band_and_the_notch_stretches_along")},
    **dict.fromkeys(
        ("test_forced_colours_are_the_persons_own", "test_forced_colours_and_larger_text_keep_it_readable"),
        (("webkit",), "needs forced colours, which WebKit does not know")),
    **dict.fromkeys(
        ("test_on_a_pinched_page_it_stays_under_the_finger", "test_heads_and_list_stay_under_the_finger_on_a_pinched_page"),
        (("webkit",), "zooms by pinching, for which WebKitGTK has no gesture once a page listens to touches")),
    "test_no_frame_has_the_browser_lay_the_page_out_for_script": (
        ("firefox", "webkit"), "reads a trace of the main thread, which only Chromium's protocol gives"),
    "test_a_slow_machine_ends_up_in_the_same_place": (
        ("firefox", "webkit"), "slows the processor down, which only Chromium's protocol does"),
    "test_two_hundred_lives_cost_no_memory": (
        ("firefox", "webkit"), "counts bytes of the heap, which only Chromium's protocol tells"),
    "test_five_hundred_elements_come_and_go_under_fingers_and_leave_nothing": (
        ("firefox", "webkit"), "counts bytes, nodes and listeners, which only Chromium's protocol tells"),
}

TABLE = Path(__file__).resolve().parents[3] / "Documentation" / "testing.md"
