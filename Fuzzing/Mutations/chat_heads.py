"""Bugs of the heads and of their conversation, each put back into the engine."""

HEADS = "SuppleInteractions/ChatHeads/"

# Names of regressions, and the changes that make them fail: a file, the text that is replaced, and what replaces it.
mutations = [
    (
        ["chat-heads-badge-lags-behind-message"],
        [
            (
                HEADS + "ChatHeadsBadges",
                "    roster.heads[index].badge.carryAnchor(to: badgeAnchor(point, scale: scale))\n",
                "    if badgeVisibility(index) > 0 {\n      roster.heads[index].badge.carryAnchor(to: badgeAnchor(point, scale: scale))\n    }\n",
            ),
            (HEADS + "ChatHeadsInput", "    case .enter: enter()\n    }\n    placeBadges(checking: true)", "    case .enter: enter()\n    }"),
        ],
    ),
    (
        ["connector-of-a-head-moved-at-once"],
        [
            ("SuppleInteractions/SlimeBadge/SlimeBadgeCore", "state = checked(touch, breaks: false)", "state = checked(touch)"),
            ("SuppleInteractions/SlimeBadge/SlimeBadgeDrag", "pulled >= style.breakDistance", "distance >= style.breakDistance"),
        ],
    ),
    (
        ["chat-heads-message-in-flight"],
        [(HEADS + "ChatHeadsRoster", "    let active = state.activeHead\n    detachFollowers()\n    switch state {", "    let active = state.activeHead\n    switch state {")],
    ),
    (
        ["chat-heads-classic-tap-drops-the-press"],
        [(HEADS + "Head", "from: touchScale.value(at: time), to: turn", "from: 1, to: turn")],
    ),
    (
        ["chat-heads-double-tap-opens-another"],
        [(HEADS + "ChatHeadsPointers", "isTapChoice = isChoice(hit, at: hostTime)", "isTapChoice = true")],
    ),
    (
        ["chat-heads-second-thoughts"],
        [(HEADS + "Conversation", "if let known { return panels[known].comeBack(from: leaving, at: time, in: geometry) }", "")],
    ),
    (
        ["chat-heads-negative-target"],
        [(HEADS + "DismissTarget", "return max(0, self.diameter.value(at: time))", "return self.diameter.value(at: time)")],
    ),
    (
        ["chat-heads-badge-lands-on-a-pressed-head"],
        [(HEADS + "ChatHeadsFrame", "let raised = min(1, max(0, badge.elevation.value(at: badge.now)))", "let raised = badge.elevation.value(at: badge.now) > 0 ? 1.0 : 0.0")],
    ),
    (
        ["chat-heads-removed-while-pressed"],
        [(HEADS + "ChatHeadsFrame", "removal.scale(at: now) * layer.scale", "removal.scale(at: now)")],
    ),
    (
        ["conversation-left-before-it-appeared"],
        [(HEADS + "ConversationPanel", "          start: time, duration: Self.fadeDuration, from: opacity.value(at: time), to: 1, easing: .linear),\n        then:", "          start: time, duration: Self.fadeDuration, from: 1, to: 1, easing: .linear),\n        then:")],
    ),
    (
        ["chat-heads-conversation-that-hardly-grows"],
        [(HEADS + "ConversationPanel", "leastFade = 0.1", "leastFade = 1e-9")],
    ),
    (
        ["chat-heads-last-step-of-a-conversation"],
        [(HEADS + "ConversationPanel", "velocity: scale.velocity(at: time), target: 1, within: .fractions)", "velocity: scale.velocity(at: time), target: 1)")],
    ),
    (
        ["chat-heads-gone-from-the-row"],
        [(HEADS + "ChatHeadsTime", "    if state.fling != nil { return .now }\n", "")],
    ),
    # What moves until an instant that falls due is not brought to it.
    (
        ["chat-heads-followers-at-a-due-instant"],
        [("SuppleInteractions/Shell/InteractionCore", "      moveParts(to: instant)\n", "")],
    ),
    # Closed panels are forgotten when a frame is drawn.
    (
        ["chat-heads-conversation-met-again"],
        [
            (HEADS + "ChatHeadsTime", "    conversation.removeClosed(at: now)\n", ""),
            (HEADS + "ChatHeadsFrame", "    target.write(into: &frame", "    conversation.removeClosed(at: now)\n    target.write(into: &frame"),
        ],
    ),
    (
        ["chat-heads-pressed-as-another-joins"],
        [(HEADS + "ChatHeadsResting", "giveSlot(to: selected, besides: active)", "giveSlot(to: selected)")],
    ),
    (
        ["leader-pressed-as-another-opens"],
        [(HEADS + "ChatHeadsResting", "let active = next.activeHead", "let active = state.activeHead")],
    ),
    (
        ["chat-heads-listed-before-it-has-faded"],
        [(HEADS + "ChatHeadsOverflow", "if let origin, isHidden(index) {", "if let origin {")],
    ),
    (
        ["chat-heads-reopened-at-the-other-edge"],
        [(HEADS + "ChatHeadsResting", "!isOverflowSlotVisible || preferences.reducedMotion", "!state.isRow || preferences.reducedMotion")],
    ),
    (
        ["chat-heads-comes-back-while-it-grows"],
        [(HEADS + "ConversationPanel", "if scale.restTime <= time { take(pointOf: other, at: time, in: geometry) }", "take(pointOf: other, at: time, in: geometry)")],
    ),
    (
        ["chat-heads-panel-of-a-hidden-head"],
        [(HEADS + "ChatHeadsConversation", "glidingFrom: gliding ? now : nil", "glidingFrom: nil")],
    ),
    (
        ["chat-heads-leans-into-the-target"],
        [(HEADS + "ChatHeadsFrame", "removal.isAbsorbed ? removal.motion.velocity(at: now).x : removal.speed", "0")],
    ),
    (
        ["chat-heads-recorded-beak"],
        [(HEADS + "ConversationPanel", "placement.opacity > 0, case .springs = geometry.style.changes,", "placement.opacity > 0,")],
    ),
    (
        ["chat-heads-cancelled-in-flight"],
        [(HEADS + "ChatHeadsRoster", "head.travel = .moving(removal.motion)", "head.travel = .resting(at: removal.motion.position(at: now))")],
    ),
    (
        ["chat-heads-joins-a-tucked-stack"],
        [(HEADS + "ChatHeadsIdle", "roster.heads[index].id == tuckedLeader || last >= 1", "index == 0 || last >= 1")],
    ),
    (
        ["insets-without-room"],
        [("SuppleInteractions/Input/Viewport", "self.safeArea = fits ? safeArea : .zero", "self.safeArea = safeArea.isValid ? safeArea : .zero")],
    ),
    (
        ["insets-without-width"],
        [(HEADS + "ChatHeadsGeometry", "let left = min(safe.minX + headRadius - overhang, max(0, viewport.size.width - headRadius))", "let left = safe.minX + headRadius - overhang")],
    ),
    (
        ["insets-without-height"],
        [(HEADS + "ChatHeadsGeometry", "max(0, min(viewport.safeArea.top, viewport.size.height - style.headSize) + headRadius)", "viewport.safeArea.top + headRadius")],
    ),
    (
        ["room-across-a-wide-viewport"],
        [(
            HEADS + "PanelRoom",
            "    return PointMotion(\n      spring: spring, start: time, from: position(at: time), velocity: velocity(at: time), target: goal)",
            """    let (start, speed) = (position(at: time), velocity(at: time))
    let part = start.distance(to: goal) * RestTolerance.fractions.restDistance
    let tolerance = RestTolerance(restDistance: part, restSpeed: 20 * part)
    return PointMotion(
      x: Motion(spring: spring, start: time, from: start.x, velocity: speed.x, target: goal.x, within: tolerance),
      y: Motion(spring: spring, start: time, from: start.y, velocity: speed.y, target: goal.y, within: tolerance))""",
        )],
    ),
    (
        ["named-the-same-time-at-rate-10"],
        [("SuppleInteractions/Shell/Clock", "if motionTime(at: host) < motion {", "if false {")],
    ),
    (
        ["style-number-of-the-least-index"],
        [
            ("SuppleInteractions/Style/StyleNumbers", "guard first >= 0, index >= first,", "guard index >= first,"),
            ("SuppleInteractions/Style/StyleNumbers", "    guard index >= 0 else { return }\n", ""),
        ],
    ),
    (
        ["settled-before-the-end-of-a-fade"],
        [(HEADS + "ChatHeadsTime", "      if leader == nil { rest = max(rest, roster.heads[index].travel.restTime) }\n", "")],
    ),
    (
        ["chat-heads-closed-as-a-hidden-head-joins"],
        [(HEADS + "ConversationPanel", "velocity: other.anchorOffset.velocity(at: time) - headVelocity, target: .zero", "velocity: .zero, target: .zero")],
    ),
    (
        ["column-in-a-viewport-of-bars"],
        [(HEADS + "ChatHeadsGeometry", "      x: headX(edge, overhang: 0),\n", "      x: edge == .left ? safe.minX + headRadius : max(safe.minX, safe.maxX - headRadius),\n")],
    ),
    (
        ["target-closes-inside-out"],
        [(HEADS + "DismissTarget", ".closing(since: time, diameter: diameter(at: time))", ".closing(since: time, diameter: diameter.value(at: time))")],
    ),
]
