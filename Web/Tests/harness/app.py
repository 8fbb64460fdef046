"""An app with the installed package: its files, its bundle and its page."""

import json
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = json.loads((ROOT / "Web" / "package" / "package.json").read_text())
NAME, VERSION = PACKAGE["name"], PACKAGE["version"]
BADGE = "supple-slime-badge"
MARKUP = f'<{BADGE} count="3" label="Inbox"></{BADGE}>'


def page_of(script, body=MARKUP, lang="en", head="", kind="module"):
    """A page with elements and one script after them."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">{head}'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'<title>App</title></head><body>{body}<script type="{kind}" src="{script}"></script></body></html>')


def install(directory):
    """Installs the package into a directory, in npm's layout."""
    installed = directory / "node_modules" / NAME
    installed.parent.mkdir(parents=True)
    with tarfile.open(ROOT / "Web" / ".build" / f"{NAME}-{VERSION}.tgz") as tarball:
        tarball.extractall(directory / "unpacked", filter="data")
    (directory / "unpacked" / "package").rename(installed)
    (directory / "public").mkdir()
    return installed


def copy(app, *files, into="public"):
    """Copies files of the package to where the page's server finds them."""
    (app / into).mkdir(exist_ok=True)
    for file in files:
        shutil.copy(app / "node_modules" / NAME / file, app / into)


def bundle(app, code, *flags, form="esm", source="app.js"):
    """Bundles the app's script by esbuild."""
    (app / source).write_text(code)
    run(app, "esbuild", source, "--bundle", f"--format={form}", "--minify", "--outdir=public", "--log-level=warning", *flags)


def run(app, *command, **options):
    """Runs a tool in the app's directory."""
    # Where Debian keeps the libraries of node.
    subprocess.run(command, cwd=app, check=True, env={**os.environ, "NODE_PATH": "/usr/share/nodejs"}, **options)
