"""Time and source of loading the engine's module, and the errors if it fails."""

import re

import pytest

from conftest import ROOT
from harness.app import BADGE, MARKUP, NAME, bundle, copy, page_of, run

# `outcome` is the result of `ready`, `told` the errors of `supple-error` events.
WATCH = """
import {{ ready, setModuleSource }} from './{entry}.js';
window.told = [];
document.addEventListener('supple-error', (event) => {{
  told.push(event.detail.error.message);
  if (location.search === '?prevent') event.preventDefault();
}});
window.outcome = ready.then(() => 'ready', (error) => error.message);
{code}
"""

# The script's version of the contract.
CONTRACT = re.search(r"version = (\d+)", (ROOT / "Web/elements/abi/version.ts").read_text())[1]

# The address of each requested module, without its folder.
FETCHED = ("performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())"
           ".filter((name) => name.includes('.wasm'))")


def foreign(version):
    """A module with the exports of every release, and another contract: `memory`, `_initialize` and `version`."""
    number = bytes([0x41, version, 0x0B])
    return (
        b"\0asm\1\0\0\0"
        + b"\1\x09\2" + b"\x60\0\0" + b"\x60\1\x7f\1\x7f"  # types: () -> (), (i32) -> i32
        + b"\3\3\2\0\1"
        + b"\5\3\1\0\1"
        + b"\7\x22\3" + b"\6memory\2\0" + b"\x0b_initialize\0\0" + b"\7version\0\1"
        + b"\x0a" + bytes([1 + 3 + 2 + len(number)]) + b"\2" + b"\2\0\x0b" + bytes([1 + len(number)]) + b"\0" + number)


# The faults, with the words of the line in the console.
FAULTS = {
    "policy": ["'wasm-unsafe-eval'"],
    "page in its place": ["no WebAssembly module", "a page"],
    "page of its own type in its place": ["no WebAssembly module", "text/html"],
    "another element's": ["no <supple-slime-badge>", "another element"],
    "another release's": ["contract is 42", "different releases"],
    "not there": ["404", "setModuleSource"],
    "no connection allowed": ["connect-src"],
}


def lay_out(app, fault):
    """Puts the files of a page with a fault into `public`; returns the head of the page and the start of its script."""
    copy(app, f"{BADGE}.js", "supple-diagnosis.js")
    public, installed = app / "public", app / "node_modules" / NAME
    module = public / f"{BADGE}.wasm"
    if fault == "page in its place":
        module.write_text("<!doctype html><title>App</title>")
    elif fault == "another element's":
        module.write_bytes((installed / "supple-flipping-notch.wasm").read_bytes())
    elif fault == "another release's":
        module.write_bytes(foreign(42))
    elif fault != "not there":
        copy(app, f"{BADGE}.wasm")
    policies = {"policy": "script-src 'self'", "no connection allowed": "connect-src 'none'"}
    head = f'<meta http-equiv="Content-Security-Policy" content="{policies[fault]}">' if fault in policies else ""
    code = "setModuleSource('./');" if fault == "page of its own type in its place" else ""
    return head, code


@pytest.mark.parametrize("fault", FAULTS)
def test_a_module_that_does_not_come_is_named_in_the_console_with_the_likely_reason(app, visit_app, fault):
    head, code = lay_out(app, fault)
    (app / "public" / "watch.js").write_text(WATCH.format(entry=BADGE, code=code))
    visit = visit_app(page_of("watch.js", head=head))
    visit.expect_message("Supple: |404|Content.Security.Policy|Refused to connect|Fetch API|violates")
    message = visit.page.evaluate("outcome")
    for words in FAULTS[fault]:
        assert words in message
    assert message.startswith("Supple: http") and (code or f"{BADGE}.wasm" in message)
    assert visit.page.evaluate("told") == [message]
    [line] = [line for line in visit.logged() if "Supple: " in line]
    assert line.startswith("error: ") and message in line
    if fault == "another release's":
        assert f"that of the script is {CONTRACT}." in message
    # The count is on the page, at the badge's size.
    assert visit.page.evaluate("""() => {
      const face = document.querySelector('supple-slime-badge').shadowRoot.querySelector('.face');
      const { width, height } = face.getBoundingClientRect();
      return [face.textContent, width, height, getComputedStyle(face).visibility];
    }""") == ["3", 22, 22, "visible"]


def test_without_the_file_of_reasons_the_line_names_the_address_and_what_was_thrown(app, visit_app):
    lay_out(app, "page in its place")
    (app / "public" / "supple-diagnosis.js").unlink()
    (app / "public" / "watch.js").write_text(WATCH.format(entry=BADGE, code=""))
    visit = visit_app(page_of("watch.js"))
    visit.expect_message("Supple: |404")
    message = visit.page.evaluate("outcome")
    assert message.startswith("Supple: http") and f"{BADGE}.wasm" in message and "CompileError" in message
    assert visit.page.evaluate("told") == [message]


def test_a_page_that_takes_the_error_keeps_it_out_of_the_console(app, visit_app):
    lay_out(app, "not there")
    (app / "public" / "watch.js").write_text(
        "history.replaceState(null, '', '?prevent');" + WATCH.format(entry=BADGE, code=""))
    visit = visit_app(page_of("watch.js"))
    visit.expect_message("404")
    assert visit.page.evaluate("outcome") in visit.page.evaluate("told")
    assert not [line for line in visit.logged() if "Supple: " in line]


def test_the_import_alone_loads_no_module_and_the_first_element_does(app, visit_app):
    copy(app, f"{BADGE}.js", f"{BADGE}.wasm")
    (app / "public" / "lazy.js").write_text(
        f"window.loaded = import('./{BADGE}.js').then(({{ setModuleSource }}) => {{ window.setSource = setModuleSource; }});")
    visit = visit_app(page_of("lazy.js", body=""))
    page = visit.page
    page.evaluate("loaded")
    assert page.evaluate(FETCHED) == []
    # Long after the import, and before any element.
    page.evaluate(f"document.createElement('{BADGE}')")
    (app / "public" / "elsewhere.wasm").write_bytes((app / "public" / f"{BADGE}.wasm").read_bytes())
    page.evaluate("setSource('elsewhere.wasm')")
    page.evaluate(f"document.body.innerHTML = '{MARKUP}'")
    page.wait_for_function(f"() => ({FETCHED}).length > 0")
    assert page.evaluate(FETCHED) == ["elsewhere.wasm"]
    assert "before the first element" in page.evaluate(
        "(() => { try { setSource('late.wasm'); } catch ({ message }) { return message; } })()")


def test_who_waits_for_ready_has_the_module_loaded_without_an_element(app, visit_app):
    copy(app, "supple-springs.js", "supple-springs.wasm")
    (app / "public" / "springs.js").write_text(
        "import { ready, Spring } from './supple-springs.js';\n"
        "try { Spring(); } catch ({ message }) { window.early = message; }\n"
        "await ready;\nwindow.value = Spring({ duration: 0.5, bounce: 0 }).value(0.25);")
    visit = visit_app(page_of("springs.js", body=""), is_defined=False)
    page = visit.page
    page.wait_for_function("() => window.value")
    assert 0.5 < page.evaluate("value") < 1
    assert "`await ready`" in page.evaluate("early")
    assert page.evaluate("!customElements.get('supple-slime-badge') && !customElements.get('supple-chat-heads')")


def test_a_damped_cosine_without_omega_and_alpha_is_a_range_error(app, visit_app):
    copy(app, "supple-springs.js", "supple-springs.wasm")
    (app / "public" / "springs.js").write_text(
        "import { ready, Spring } from './supple-springs.js';\nawait ready;\n"
        "try { Spring({ omega: 0, alpha: 0 }); } catch (error) { window.error = `${error}`; }")
    page = visit_app(page_of("springs.js", body=""), is_defined=False).page
    page.wait_for_function("() => window.error")
    assert page.evaluate("error").startswith("RangeError: Spring({omega, alpha}): both are 0")


def test_the_address_of_a_module_changes_with_its_bytes(app, visit_app):
    copy(app, f"{BADGE}.js", f"{BADGE}.wasm", "supple.js", "supple.wasm")
    (app / "public" / "both.js").write_text(WATCH.format(entry=BADGE, code=""))
    visit = visit_app(page_of("both.js"))
    assert visit.page.evaluate("outcome") == "ready"
    [address] = visit.page.evaluate(FETCHED)
    name, _, mark = address.partition("?")
    assert name == f"{BADGE}.wasm" and len(mark) == 8
    assert mark not in (app / "public" / "supple.js").read_text()


def test_a_second_copy_says_so_and_loads_no_module(app, visit_app):
    for folder in ("one", "two"):
        copy(app, f"{BADGE}.js", f"{BADGE}.wasm", into=f"public/{folder}")
    # The script of all elements has a copy of each.
    copy(app, "supple.js", "supple.wasm")
    (app / "public" / "twice.js").write_text(
        f"const one = await import('./one/{BADGE}.js');\nconst two = await import('./two/{BADGE}.js');\n"
        "const all = await import('./supple.js');\nawait two.ready;\n"
        f"const badge = document.querySelector('{BADGE}');\n"
        "window.outcome = [one.SuppleSlimeBadge === two.SuppleSlimeBadge, badge instanceof two.SuppleSlimeBadge,"
        " all.SuppleSlimeBadge === one.SuppleSlimeBadge, new two.SuppleSlimeBadge().localName];")
    visit = visit_app(page_of("twice.js"))
    visit.expect_message("warning: Supple: .*<supple-slime-badge>")
    visit.page.wait_for_function("() => window.outcome")
    assert visit.page.evaluate("outcome") == [True, True, True, BADGE]
    assert len(visit.page.evaluate(FETCHED)) == 1
    assert len([line for line in visit.logged() if "Supple: " in line]) == 2


def test_a_name_that_is_taken_stays_and_the_other_elements_run(app, visit_app):
    copy(app, "supple.js", "supple.wasm")
    (app / "public" / "taken.js").write_text(
        f"customElements.define('{BADGE}', class Theirs extends HTMLElement {{}});\n"
        "const { SuppleSlimeBadge, SuppleChatHeads, ready } = await import('./supple.js');\nawait ready;\n"
        "window.outcome = [SuppleSlimeBadge.name, new SuppleChatHeads().localName];")
    visit = visit_app(page_of("taken.js"))
    visit.expect_message("warning: Supple: .*<supple-slime-badge>")
    visit.page.wait_for_function("() => window.outcome")
    assert visit.page.evaluate("outcome") == ["Theirs", "supple-chat-heads"]


# A script without `import.meta`, and the source of its module.
PLAIN = {
    "bytes": (f"import source from '{NAME}/{BADGE}.wasm';\nsetModuleSource(source);", ["--loader:.wasm=binary"]),
    "an address": (f"setModuleSource('{BADGE}.wasm');", []),
    "nowhere": ("", []),
}


@pytest.mark.parametrize("source", PLAIN)
def test_a_plain_script_of_esbuild_defines_the_elements_and_runs_from_a_source(app, visit_app, source):
    code, flags = PLAIN[source]
    bundle(
        app, f"import {{ ready, setModuleSource }} from '{NAME}/slime-badge';\n{code}\n"
        "window.outcome = ready.then(() => 'ready', ({ message }) => message); window.use = setModuleSource;",
        *flags, form="iife")
    copy(app, f"{BADGE}.wasm")
    visit = visit_app(page_of("app.js", kind="text/javascript"))
    outcome = visit.page.evaluate("outcome")
    if source == "nowhere":
        visit.expect_message("Supple: ")
        assert "setModuleSource()" in outcome and "--format=esm" in outcome
        assert len([line for line in visit.logged() if "Supple: " in line]) == 1
    else:
        assert outcome == "ready"


@pytest.mark.parametrize("form", ["es", "iife"])
def test_rollup_leaves_the_address_and_the_module_lies_beside_the_bundle(app, visit_app, form):
    (app / "app.js").write_text(
        f"import {{ ready }} from './node_modules/{NAME}/{BADGE}.js';\nwindow.outcome = ready.then(() => 'ready');")
    # The names of the style's properties are a file of their own, or part of the script if there can be only one file.
    output = ["--dir", "public"] if form == "es" else ["--file", "public/app.js", "--inlineDynamicImports"]
    run(app, "rollup", "app.js", "--format", form, "--silent", *output)
    copy(app, f"{BADGE}.wasm")
    visit = visit_app(page_of("app.js", kind="module" if form == "es" else "text/javascript"))
    assert visit.page.evaluate("outcome") == "ready"
