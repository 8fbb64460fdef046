"""Reads a trace of the page's main thread."""

import json

SCRIPT_EVENTS = {
    "EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire", "v8.callFunction",
}


def main_thread_events(trace):
    """The complete events of the thread of animation frames, outer ones before inner ones."""
    events = json.loads(trace)["traceEvents"]
    threads = [
        (event["pid"], event["tid"]) for event in events if event["name"] == "FireAnimationFrame" and event["ph"] == "X"]
    if not threads:
        return []
    main = max(set(threads), key=threads.count)
    own = [event for event in events if (event.get("pid"), event.get("tid")) == main and event["ph"] == "X"]
    return sorted(own, key=lambda event: (event["ts"], -event["dur"]))


def forced_layouts(trace):
    """The number of forced styles and layouts, caused by script that reads after it has written."""
    forced = 0
    around = []
    for event in main_thread_events(trace):
        while around and around[-1]["ts"] + around[-1]["dur"] <= event["ts"]:
            around.pop()
        if event["name"] in ("Layout", "UpdateLayoutTree") and any(outer["name"] in SCRIPT_EVENTS for outer in around):
            forced += 1
        around.append(event)
    return forced
