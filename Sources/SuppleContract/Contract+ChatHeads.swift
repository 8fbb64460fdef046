import SuppleInteractions
import SuppleScene

extension Contract {
  /// Chat heads.
  public static let chatHeads = InteractionDescription(
    kind: 0, typeName: "ChatHeads", scriptName: "chat-heads", constantName: "chatHeads",
    commandFile: "heads-command", words: "chat heads", commands: headCommands, events: headEvents,
    forwardedEvents: [ForwardedEvent(swiftCase: "badge", typeName: "SlimeBadge")],
    progress: [ProgressField("head", .head)]
      + ["x", "y", "vx", "vy", "target", "open"].map { ProgressField($0) }, roles: headRoles,
    style: StylePropertyDescription.all(of: ChatHeadsStyle.self))

  private static let head = ArgumentDescription("head", .head, "the id of a head")
  private static let unread = ArgumentDescription("unread", .count, default: 0, "the unread count")
  private static let edge = ArgumentDescription("edge", .edge, "the edge")
  private static let x = ArgumentDescription(
    "x", .optionalNumber(ScriptLimits.places), default: .nan, "x of the leader's centre",
    documentation:
      "x of the leader's centre at the top and bottom, and with `edges` free; by default its own.")
  private static let y = ArgumentDescription(
    "y", .number(ScriptLimits.places), "y of the leader's centre")
  private static let animated = ArgumentDescription("animated", .flag, default: 1, "whether it moves there")
  private static let picture = ArgumentDescription(
    "from", .optionalPicture, default: .nan, "the place of the picture",
    documentation: "x and y of the centre of a picture of the app's, and its width.")

  private static let face = ArgumentDescription(
    unlabeled: "face", .optionalFace, default: .nan, "the face of the head",
    documentation: """
      Width and height of the face, a side below 24 counts as 24, and the radius of its corners, above half of the \
      smaller side as that half; without it the circle.
      """)

  private static let panelWidth = panelLength("width")
  private static let panelHeight = panelLength("height")

  private static func panelLength(_ name: String) -> ArgumentDescription {
    ArgumentDescription(
      name, .optionalNumber(1...100_000), default: .nan, "the \(name) of the conversation",
      documentation: "In points; without it the style's.")
  }

  private static func panelPlace(_ name: String, _ edge: String) -> ArgumentDescription {
    ArgumentDescription(
      name, .optionalNumber(0...1), default: .nan, "the place of the conversation's \(edge)",
      documentation: "A part of the room's free length, 0 to 1; without it the place at the head.")
  }

  private static let headCommands = [
    CommandDescription(0, "add", [head, unread, animated, picture]),
    CommandDescription(1, "remove", [head]),
    CommandDescription(2, "open", [head]),
    CommandDescription(3, "select", [head]),
    CommandDescription(4, "close"),
    CommandDescription(
      5, "setUnread", [head, ArgumentDescription("count", .count, "the unread count")]),
    CommandDescription(
      6, "message",
      [
        head, ArgumentDescription("text", .text, "the message's text", sender: "the sender's name"),
        ArgumentDescription(
          "size", .optionalSize, default: .nan, "the size of the words",
          documentation:
            "Width and height of the drawn words with their padding, in points; by default the style's width and height."
        ),
      ]),
    CommandDescription(7, "setRestingPlace", [edge, x, y, animated]),
    CommandDescription(8, "cancelDismissal"),
    CommandDescription(
      9, "setExclusionAreas", [ArgumentDescription(unlabeled: "areas", .rects, "the areas to keep clear")]),
    CommandDescription(
      10, "setEditing",
      [
        ArgumentDescription(
          unlabeled: "isEditing", .flag, "whether a text field of the conversation has the focus")
      ]),
    CommandDescription(11, "openOverflow"),
    CommandDescription(12, "hint", inScripts: false),
    CommandDescription(
      13, "setAttention",
      [ArgumentDescription("isPresent", .flag, "whether the person's attention is on the heads")]),
    CommandDescription(14, "enter", inScripts: false),
    CommandDescription(
      15, "setDocking",
      [ArgumentDescription(unlabeled: "docking", .docking, "the docking of the conversation"), animated]),
    CommandDescription(
      16, "setPanelFrame",
      [ArgumentDescription(unlabeled: "frame", .rect, "the frame of the conversation"), animated]),
    CommandDescription(17, "setFace", [head, face, animated]),
    CommandDescription(18, "setPanelSize", [panelWidth, panelHeight, animated]),
    CommandDescription(
      19, "restorePanel",
      [
        ArgumentDescription("docking", .docking, "the docking of the conversation"), panelWidth,
        panelHeight, panelPlace("x", "left edge"), panelPlace("y", "top"),
      ]),
    CommandDescription(
      20, "setContentHeight",
      [
        head,
        ArgumentDescription(
          "height", .number(0...100_000), "the natural height of the conversation's content"),
      ]),
  ]

  private static let headEvents = [
    EventDescription(0, "pressed", item: "head"),
    EventDescription(1, "opened", item: "head"),
    EventDescription(2, "closed", item: "head"),
    EventDescription(3, "selected", item: "head"),
    EventDescription(
      4, "moved", item: "head",
      [EventField("edge", .edge), EventField("x", .number), EventField("y", .number)]),
    EventDescription(5, "captured", item: "head", impact: .light),
    EventDescription(6, "released", item: "head", impact: .light),
    EventDescription(7, "dismissed", asking: "dismiss", item: "head", impact: .strong),
    EventDescription(8, "added", item: "head"),
    EventDescription(9, "overflowed", item: "head"),
    EventDescription(10, "dropped", item: "head"),
    EventDescription(20, "tapped", asking: "tap", item: "head"),
    EventDescription(21, "flyoutHidden", item: "head"),
    EventDescription(
      31, "panelMoved", [EventField("docking", .docking), EventField("frame", .frame)]),
    EventDescription(35, "panelResized", [EventField("frame", .frame)]),
    .began, .settled,
  ]

  private static let headRoles = [
    RoleDescription("scrim", .scrim, [.opacity, .fill]),
    RoleDescription(
      "conversation", .conversation, item: .head, [.scale, .opacity, .cornerRadius, .content]),
    RoleDescription("panelBar", .panelBar, item: .head, [.scale, .opacity]),
    RoleDescription("panelHandle", .panelHandle, item: .head, [.scale, .opacity]),
    RoleDescription("conversationBeak", .conversationBeak, item: .head, [.opacity, .path]),
    RoleDescription("dismissTarget", .dismissTarget, [.scale, .opacity, .cornerRadius]),
    RoleDescription("targetScrim", .targetScrim, [.opacity]),
    RoleDescription("head", .head, item: .head, [.scale, .opacity]),
    RoleDescription("flyout", .flyout, item: .head, [.scale, .opacity, .cornerRadius, .text]),
    RoleDescription("overflow", .overflow, [.scale, .opacity, .text]),
    RoleDescription("overflowed", .overflowed, item: .head, [.scale, .opacity, .text]),
    RoleDescription("overflowPanel", .overflowPanel, [.scale, .opacity, .cornerRadius]),
  ]
}
