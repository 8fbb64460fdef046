"""Processes that end with the tests, however these end."""

import ctypes
import signal
import subprocess

PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None)


def start(command, **options):
    """Starts a process that is ended when the one that started it is gone."""
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, preexec_fn=lambda: _libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM), **options)
