"""Processes that end with the tests, even after a crash."""

import ctypes
import signal
import subprocess

PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None)


def start(command, **options):
    """Starts a process that ends with its parent."""
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, preexec_fn=lambda: _libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM), **options)
