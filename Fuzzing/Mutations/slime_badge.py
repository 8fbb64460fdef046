"""Bugs of slime badges, each put back into the engine."""

BADGE = "SuppleInteractions/SlimeBadge/"

mutations = [
    (
        ["chat-heads-connector-breaks-late"],
        [(BADGE + "SlimeBadgeGeometry", "for ahead in [1.0, 2]", "for ahead in [1.0]")],
    ),
    (
        ["slime-badge-tail-changes-sides"],
        [(BADGE + "SlimeBadgeGeometry", "min(max(0, dot.radius + length - 2 * radius), root.distance(to: point))", "max(0, dot.radius + length - 2 * radius)")],
    ),
    (
        ["slime-badge-ring-outlives-its-burst"],
        [(BADGE + "SlimeBadgeRemoval", "showRing(false, within: removal.end - now)", "showRing(false)")],
    ),
    # The box of the outline holds the drops that are joined, and no others.
    (
        ["slime-badge-drops-that-stay-joined"],
        [(
            BADGE + "SlimeBadgeBurst",
            "    let reach = badge.radius + badge.halfSpine + style.burstSpeed * phase.slowed\n",
            """    var reach = 0.0
    for number in 0..<count {
      guard let drop = particle(number, at: phase), part < min(1, 0.4 + 1.5 * drop.radius / badge.radius)
      else { continue }
      reach = max(reach, drop.center.distance(to: body.center) + drop.radius)
    }
""",
        )],
    ),
    (
        ["messenger-badge-beyond-any-screen", "badge-of-a-head-beyond-any-screen"],
        [(
            BADGE + "SlimeBadgeInput",
            "mutating func carryAnchor(to point: Point) { anchor = SlimeBadgeGeometry.reachable(point) }",
            "mutating func carryAnchor(to point: Point) { if SlimeBadgeGeometry.isReachable(point) { anchor = point } }",
        )],
    ),
    (
        ["badge-grows-after-a-fade"],
        [(BADGE + "SlimeBadgeRemoval", "    guard case .bursting = state else { return shown(removal.next, from: 0) }\n", "")],
    ),
]
