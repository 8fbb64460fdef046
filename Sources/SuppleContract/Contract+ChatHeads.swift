import SuppleInteractions
import SuppleScene

extension Contract {
  /// Chat heads.
  public static let chatHeads = InteractionDescription(
    kind: 0, typeName: "ChatHeads", scriptName: "chat-heads", constantName: "chatHeads",
    commandFile: "heads-command", words: "chat heads", commands: headCommands, events: headEvents,
    forwardedEvents: [ForwardedEvent(swiftCase: "badge", typeName: "SlimeBadge")], roles: headRoles,
    style: StylePropertyDescription.all(of: ChatHeadsStyle.self))

  private static let head = ArgumentDescription("head", .head, "the id of a head")
  private static let unread = ArgumentDescription("unread", .count, default: 0, "the unread count")
  private static let edge = ArgumentDescription("edge", .edge, "the edge")
  private static let y = ArgumentDescription(
    "y", .number(ScriptLimits.places), "y of the leader's centre")
  private static let animated = FixedArgument(label: "animated", literal: "true")
  private static let notAnimated = FixedArgument(label: "animated", literal: "false")

  private static let headCommands = [
    CommandDescription(0, "add", [head, unread], fixed: [animated]),
    CommandDescription(1, "remove", [head]),
    CommandDescription(2, "open", [head]),
    CommandDescription(3, "select", [head]),
    CommandDescription(4, "close"),
    CommandDescription(
      5, "setUnread", [head, ArgumentDescription("count", .count, "the unread count")]),
    CommandDescription(
      6, "message",
      [head, ArgumentDescription("text", .text, "the message's text", sender: "the sender's name")]),
    CommandDescription(7, "moveTo", swift: "setRestingPlace", [edge, y], fixed: [animated]),
    CommandDescription(8, "refuse", swift: "cancelDismissal"),
    CommandDescription(9, "clearKeepOut", swift: "clearExclusionAreas", inScripts: false),
    CommandDescription(
      10, "addKeepOut", swift: "addExclusionArea",
      [ArgumentDescription(unlabeled: "area", .rect, "an area to keep clear")], inScripts: false),
    CommandDescription(11, "openOverflow"),
    CommandDescription(12, "nudge", swift: "hint", inScripts: false),
    CommandDescription(
      13, "addAtOnce", swift: "add", [head, unread], fixed: [notAnimated], inScripts: false),
    CommandDescription(
      14, "place", swift: "setRestingPlace", [edge, y], fixed: [notAnimated], inScripts: false),
    CommandDescription(
      15, "attend", swift: "setAttention", fixed: [FixedArgument(label: "isPresent", literal: "true")]),
    CommandDescription(
      16, "unattend", swift: "setAttention", fixed: [FixedArgument(label: "isPresent", literal: "false")]),
    CommandDescription(17, "enter", inScripts: false),
    CommandDescription(
      18, "addFrom",
      [
        head, ArgumentDescription("x", .number(ScriptLimits.places), "x of the picture's centre"),
        ArgumentDescription("y", .number(ScriptLimits.places), "y of the picture's centre"),
        ArgumentDescription("width", .number(ScriptLimits.places), "the picture's width"),
      ]),
  ]

  private static let headEvents = [
    EventDescription(0, "pressed", page: "press", item: "head"),
    EventDescription(1, "opened", page: "open", item: "head"),
    EventDescription(2, "closed", page: "close", item: "head"),
    EventDescription(3, "selected", page: "select", item: "head"),
    EventDescription(
      4, "moved", page: "move", item: "head", [EventField("edge", .edge), EventField("y", .number)]),
    EventDescription(5, "captured", page: "capture", item: "head", impact: .light),
    EventDescription(6, "released", page: "release", item: "head", impact: .light),
    EventDescription(7, "dismissed", page: "dismiss", item: "head", impact: .strong),
    EventDescription(8, "added", page: "add", item: "head"),
    EventDescription(9, "overflowed", page: "overflow", item: "head"),
    EventDescription(10, "dropped", page: "drop", item: "head"),
    EventDescription(20, "tapped", page: "tap", item: "head"),
    EventDescription(21, "flyoutHidden", page: "flyout-hide", item: "head"),
  ]

  private static let headRoles = [
    RoleDescription("dim", .scrim, [.opacity, .fill]),
    RoleDescription(
      "conversation", .conversation, item: .head, [.scale, .opacity, .cornerRadius, .content]),
    RoleDescription("conversationBeak", .conversationBeak, item: .head, [.opacity, .path]),
    RoleDescription("target", .dismissTarget, [.scale, .opacity, .cornerRadius]),
    RoleDescription("targetScrim", .targetScrim, [.opacity]),
    RoleDescription("head", .head, item: .head, [.scale, .opacity]),
    RoleDescription("flyout", .flyout, item: .head, [.scale, .opacity, .cornerRadius, .text]),
    RoleDescription("overflow", .overflow, [.scale, .opacity, .text]),
    RoleDescription("overflowed", .overflowed, item: .head, [.scale, .opacity, .text]),
    RoleDescription("overflowPanel", .overflowPanel, [.scale, .opacity, .cornerRadius]),
  ]
}
