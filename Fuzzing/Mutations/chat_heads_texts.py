"""Bugs of the flyout with the text of a message, each put back into the engine."""

HEADS = "SuppleInteractions/ChatHeads/"

mutations = [
    (
        ["chat-heads-text-taken-from-its-finger"],
        [(HEADS + "Flyout", "from: pulled, velocity: speed", "from: velocity == nil ? 0 : pulled, velocity: speed")],
    ),
    (
        ["chat-heads-text-caught-on-its-way"],
        [(HEADS + "Flyout", "    pull = pull.retargeted(\n      to: offset(at: time), at: time, timing: .spring(Drag.touchSpring, within: .fractions))", "    pull = .resting(at: 0)")],
    ),
    (
        ["chat-heads-text-follows-a-newcomer"],
        [(HEADS + "ChatHeadsMessages", "roster.index(of: message.head).map { position($0) }", "roster.index(of: message.head).map { _ in position(0) }")],
    ),
    (
        ["chat-heads-text-of-a-removed-head"],
        [(HEADS + "ChatHeadsMessages", "?? removed ?? message.lastPoint ?? position(0)", "?? position(0)")],
    ),
    (
        ["chat-heads-flyout-of-a-removed-head"],
        [(HEADS + "ChatHeadsMessages", "?? removed ?? message.lastPoint", "?? removed")],
    ),
    (
        ["chat-heads-text-changes-sides"],
        [(HEADS + "ChatHeadsMessages", "flyout.lastEdge ?? stack.place.edge", "stack.place.edge")],
    ),
    (
        ["chat-heads-held-text-of-a-removed-head"],
        [(HEADS + "Flyout", "    if gesture != nil { _ = release(velocity: nil, at: time, in: geometry) }\n", "")],
    ),
    (
        ["chat-heads-same-text-as-it-fades-in"],
        [(HEADS + "Flyout", "next = message == incoming.message ? nil : message", "next = message")],
    ),
    (
        ["chat-heads-flyout-of-a-hidden-head"],
        [(HEADS + "ChatHeadsMessages", "removals.point(of: id, at: .infinity) ?? position(index)", "removals.point(of: id, at: .infinity) ?? position(0)")],
    ),
]
