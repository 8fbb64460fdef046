"""Bugs of the flipping notch and its list, each put back into the engine."""

NOTCH = "SuppleInteractions/FlippingNotch/"

mutations = [
    (
        ["flipping-notch-list-higher-than-its-room"],
        [(NOTCH + "FlippingNotchPull", "listHeight = max(geometry.listHeight, 1.5 * offset)", "listHeight = geometry.listHeight")],
    ),
    (
        ["messenger-notch-rests-while-its-list-swings"],
        [(NOTCH + "FlippingNotchPull", "velocity: stretch.velocity(at: time) - (offset > 0 ? velocity : 0), to: 0", "velocity: 0, to: 0")],
    ),
    (
        ["flipping-notch-answered-with-hundreds"],
        [
            (NOTCH + "FlippingNotchPull", "listHeight = max(geometry.listHeight, 1.5 * offset)", "listHeight = geometry.listHeight"),
            (NOTCH + "FlippingNotchMotion", "return min(Double(items), (max(0, scroll.value(at: time)) + visible) / geometry.pitch)", "return Double(items)"),
        ],
    ),
    (
        ["flipping-notch-screen-grows-while-rows-come"],
        [(NOTCH + "FlippingNotchMotion", "      card.openedRows = rowsToOpen(for: items, at: time)\n", "")],
    ),
    (
        ["flipping-notch-scrolled-while-rows-come"],
        [(NOTCH + "FlippingNotchScroll", "let rows = rowsToOpen(for: items, at: time)", "let rows = card.openedRows")],
    ),
    (
        ["flipping-notch-lands-before-its-list-is-open"],
        [(NOTCH + "FlippingNotchMotion", " && card.openedRows == Double(items)", "")],
    ),
    (
        ["flipping-notch-second-finger-on-a-called-off-card"],
        [(NOTCH + "FlippingNotchHold", "    fadeCard(from: opacity, to: 0, at: time, for: max(0, end - time))\n", "")],
    ),
    (
        ["flipping-notch-hidden-card-begins-anew"],
        [(NOTCH + "FlippingNotchFrame", "opacity > 0 || time < card.visibility.restTime", "opacity > 0 || listShift(at: time).value == 0")],
    ),
    (
        ["flipping-notch-pulled-as-its-list-falls-back"],
        [(NOTCH + "FlippingNotchCore", "        heldPull = nil\n        transition(.pull(pull))", "        heldPull = nil\n        overscroll = .resting(at: 0)\n        transition(.pull(pull))")],
    ),
    (
        ["flipping-notch-pulled-as-its-list-overshoots"],
        [(NOTCH + "FlippingNotchHold", "shift + listShift(at: time).value < 0", "pull.offset(at: time) < 0")],
    ),
    # A push under a card that slides back scrolls the list, which still closes the room of the card.
    (
        ["flipping-notch-stopped-as-its-room-closes"],
        [(
            NOTCH + "FlippingNotchHold",
            "    heldPull = nil\n    endPull(pull, fingerVelocity: fingerVelocity, at: time)\n",
            """    heldPull = nil
    if pull.offset(at: time) < 0 {
      scroll = .scrolling(
        from: scroll.value(at: time) - pull.offset(at: time),
        velocity: -pull.velocity(finger: fingerVelocity, at: time), at: time)
      stretch = fallBack(from: pull.stretch(at: time), velocity: 0, at: time)
      return
    }
    endPull(pull, fingerVelocity: fingerVelocity, at: time)
""",
        )],
    ),
    (
        ["notch-answered-while-the-list-follows"],
        [(NOTCH + "FlippingNotchHold", " + pull.touchVelocity(at: time)", "")],
    ),
    (
        ["messenger-list-scrolled-by-a-hair"],
        [
            (NOTCH + "FlippingNotchTouch", "offset = overscroll.value(at: now) - scroll.value(at: now)", "offset = overscroll.value(at: now)"),
        ],
    ),
    (
        ["messenger-wheel-on-a-settling-list"],
        [(NOTCH + "FlippingNotchPull", "return max(min(0, startOffset), offset)", "return max(0, offset)")],
    ),
    (
        ["notch-retracting-as-the-list-hints"],
        [(NOTCH + "FlippingNotchMotion", "max(overscroll.restTime, max(stretch.restTime, scroll.restTime))", "max(overscroll.restTime, scroll.restTime)")],
    ),
    (
        ["list-scrolled-away-as-it-settles"],
        [(NOTCH + "FlippingNotchScroll", "from: 0, velocity: overscroll.velocity(at: now), to: 0", "from: 0, velocity: 0, to: 0")],
    ),
]
