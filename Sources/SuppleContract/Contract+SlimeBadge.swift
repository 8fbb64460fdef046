import SuppleInteractions
import SuppleScene

extension Contract {
  /// A slime badge.
  public static let slimeBadge = InteractionDescription(
    kind: 1, typeName: "SlimeBadge", scriptName: "slime-badge", constantName: "slimeBadge",
    commandFile: "badge-command", words: "a slime badge", commands: badgeCommands, events: badgeEvents,
    forwardedEvents: [],
    progress: [
      ProgressField("stretch"), ProgressField("isConnected", .flag), ProgressField("dx"), ProgressField("dy"),
    ], roles: badgeRoles, style: StylePropertyDescription.all(of: SlimeBadgeStyle.self))

  private static let badgeCommands = [
    CommandDescription(
      0, "setCount", [ArgumentDescription(unlabeled: "count", .optionalCount, "the badge's count")]),
    CommandDescription(
      1, "moveAnchor", [ArgumentDescription(unlabeled: "to", .point, "the badge's anchor")]),
    CommandDescription(
      2, "clear",
      [
        ArgumentDescription(
          "after", .number(ScriptLimits.clearDelays), default: 0, "the delay of the clearing",
          documentation: "The delay in seconds; a press, another content or cancelDismissal calls it off.")
      ]),
    CommandDescription(3, "cancelDismissal"),
    CommandDescription(4, "hint", inScripts: false),
    CommandDescription(
      5, "setText",
      [
        ArgumentDescription(unlabeled: "text", .text, "the badge's text"),
        ArgumentDescription(
          "width", .number(ScriptLimits.textWidths), "the text's width",
          documentation: "How wide the host has measured the text, in points."),
      ]),
    CommandDescription(
      6, "setPinned",
      [ArgumentDescription(unlabeled: "pinned", .flag, "whether the badge cannot be torn off")]),
    CommandDescription(
      7, "setBurstFrames",
      [
        ArgumentDescription(
          unlabeled: "count", .count, "the number of pictures of a burst",
          documentation:
            "How many pictures the app has for a burst by frames; at most 60 are shown, 0 for none.")
      ]),
    CommandDescription(
      8, "setConstruction",
      [
        ArgumentDescription(
          unlabeled: "construction", .flag, "whether the construction of the connector is drawn")
      ]),
  ]

  private static let badgeEvents = [
    EventDescription(0, "pressed"),
    EventDescription(11, "cleared", asking: "clear", impact: .strong),
    EventDescription(12, "snapped", impact: .light),
    EventDescription(22, "zoneEntered", impact: .light),
    EventDescription(23, "zoneLeft", impact: .light),
    EventDescription(13, "restored", impact: .light),
    EventDescription(
      26, "cascaded", asking: "cascade", [EventField("cleared", .count), EventField("kept", .count)]),
    .began, .settled,
  ]

  private static let badgeRoles = [
    RoleDescription("anchor", .anchor, item: .badge, [.scale, .opacity, .cornerRadius, .fill, .border]),
    RoleDescription("connector", .connector, item: .badge, [.opacity, .fill, .path, .border]),
    RoleDescription("badge", .badge, item: .badge, [.scale, .opacity, .cornerRadius, .fill, .text, .border]),
    RoleDescription("particle", .particle, item: .particle, [.scale, .opacity, .cornerRadius, .fill]),
    RoleDescription("burst", .burst, item: .badge, [.text]),
    RoleDescription("construction", .construction, item: .particle, [.opacity, .fill, .text, .path]),
    RoleDescription("ring", .ring, item: .badge, [.opacity, .fill, .path]),
  ]
}
