"""Measures the peak memory of rendering a ten-minute movie of 390 by 844 points at scale 2 with permanent motion.

Exits with 1 if `supple render` or its ffmpeg uses 300 MB or more.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 300


def peak(content, *options):
    """The peak memory of the larger process, in MB."""
    with tempfile.TemporaryDirectory() as directory:
        script = Path(directory, "script.json")
        script.write_text(json.dumps(content))
        command = [ROOT / "bin" / "supple", "render", script, "-o", Path(directory, "movie.mp4"), *options]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        # The usage with the status is the greater of the program's and of ffmpeg's, for which the program has waited.
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit("supple render failed")
        return usage.ru_maxrss / 1024


def repeated(content, seconds):
    """Repeats the same gestures for a number of seconds."""
    every = content["events"][-1]["t"] + 1
    events = []
    for turn in range(int(seconds // every)):
        events += [{**event, "t": round(event["t"] + turn * every, 6)} for event in content["events"]]
    return {**content, "events": events, "duration": seconds}


moving = json.loads((ROOT / "Rendering/Bench/Scripts/messenger-motion.json").read_text())
short = peak({**moving, "duration": 3}, "--scale", "2", "--fps", "60")
# Ten frames a second, to end soon; the memory that is kept between frames is the same.
long = peak(repeated(moving, 600), "--scale", "2", "--fps", "10")
print(f"memory at the peak of a movie of 3 s: {short:.0f} MB; of ten minutes: {long:.0f} MB (limit {LIMIT})")
if max(short, long) >= LIMIT:
    sys.exit("The limit does not hold.")
