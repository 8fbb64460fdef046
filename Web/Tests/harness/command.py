"""The `supple` command, and the form of its errors."""

import resource
import subprocess
import unicodedata
from pathlib import Path

SUPPLE = Path(__file__).resolve().parents[3] / "bin" / "supple"


def supple(*arguments, **options):
    options = {"stdin": subprocess.DEVNULL, "capture_output": True, "timeout": 120, **options}
    return subprocess.run([SUPPLE, *arguments], **options)


def limited():
    """Limits the calling process to 20 s of processor time and 1 GB of memory."""
    resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))


def is_one_line(error):
    text = error.decode()
    # Joiners hold emoji together.
    hidden = [c for c in text[:-1] if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") and c not in "\u200c\u200d"]
    return text.startswith("supple: ") and text.endswith("\n") and len(error) <= 620 and hidden == []
