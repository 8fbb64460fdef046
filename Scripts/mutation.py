"""What mutate-hosts and mutate-engine share: a copy of the sources, and one change of it at a time."""

import contextlib
import pathlib
import shutil
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent


def copy_sources(copy, parts):
    """Copies each part, a file or a folder of the repository, to the same path below `copy`; what was built there stays."""
    for part in parts:
        target = copy / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if (root / part).is_file():
            shutil.copy2(root / part, target)
            continue
        for old in target.iterdir() if target.is_dir() else ():
            if not old.name.startswith(".build"):
                shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
        ignore = shutil.ignore_patterns(".build*")
        shutil.copytree(root / part, target, symlinks=True, dirs_exist_ok=True, ignore=ignore)


@contextlib.contextmanager
def changed(path, old, new):
    """Replaces the first `old` of the file at `path` by `new` for as long as the context lasts."""
    text = path.read_text()
    path.write_text(text.replace(old, new, 1))
    try:
        yield
    finally:
        path.write_text(text)


def swift(action, package, *arguments, environment=None):
    """Runs `swift build` or `swift test` for a package, and returns the completed process with its output as text."""
    command = ["swift", action, "--package-path", str(package), *arguments]
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=1500, env=environment)
