import SuppleContract
import SuppleInteractions
import SuppleScene

/// The content of a badge at the start of a script, and whether it can be torn off.
public struct BadgeSetup: Sendable, Hashable {
  /// A text and its width.
  public struct Text: Sendable, Hashable {
    /// The number of the text.
    public var text: Int32
    /// The width as measured by the host, in points.
    public var width: Double

    /// A text with a width in points.
    public init(_ text: Int32, width: Double) {
      self.text = text
      self.width = width
    }
  }

  /// The count; nil for a plain dot.
  public var count: Int32?
  /// The text in place of the count; nil for the count.
  public var text: Text?
  /// Whether the badge is pinned.
  public var isPinned = false
  /// Whether the construction of its connector is drawn.
  public var showsConstruction = false

  /// A badge with a count; nil for a plain dot.
  public init(count: Int32? = nil) { self.count = count }

  /// The commands after the count that set the state of a new badge.
  public var commands: [SlimeBadge.Command] {
    var commands: [SlimeBadge.Command] = []
    if let text { commands.append(.setText(text.text, width: text.width)) }
    if isPinned { commands.append(.setPinned(true)) }
    if showsConstruction { commands.append(.setConstruction(true)) }
    return commands
  }
}

/// The state of a slime badge at the start of a script.
public struct SlimeBadgeSetup: Sendable, Hashable {
  /// The content of the badge.
  public var badge = BadgeSetup()
  /// The anchor, in points; nil for the middle of the viewport.
  public var anchor: Point?

  /// The count; nil for a plain dot.
  public var count: Int32? {
    get { badge.count }
    set { badge.count = newValue }
  }

  /// A plain dot in the middle of the viewport.
  public init() {}
}

extension SlimeBadgeSetup {
  /// The commands that set the state of a new badge at the start of a script, in order.
  public var commands: [SlimeBadge.Command] {
    var commands: [SlimeBadge.Command] = []
    if let anchor { commands.append(.moveAnchor(anchor)) }
    commands.append(.setCount(count))
    return commands + badge.commands
  }
}

extension SlimeBadge: ScriptedInteraction, DescribedSubject {
  static var contract: InteractionDescription { Contract.slimeBadge }

  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }

  static func subject(_ style: Style, _ setup: SlimeBadgeSetup) -> ScriptSubject { .slimeBadge(style, setup) }

  static func readSetup(
    _ node: JSONNode?, by reader: inout ScriptReader
  ) throws(ScriptError) -> SlimeBadgeSetup { try reader.slimeBadgeSetup(node) }

  static func text(of setup: SlimeBadgeSetup, by writer: ScriptWriter) -> JSONText {
    var members = writer.badge(setup.badge)
    if let anchor = setup.anchor { members.append(("anchor", ScriptWriter.point(anchor))) }
    return .object(members)
  }

  static func opening(of setup: SlimeBadgeSetup, in script: Script) -> [StageAction] {
    setup.commands.map { .action(.badge(0, $0)) }
  }

  static func action(_ command: Command, badge: Int32) -> ScriptAction { .badge(badge, command) }

  static func command(for action: StageAction) -> Command? {
    if case .action(.badge(_, let command)) = action { command } else { nil }
  }

  var replayProgress: [ReplayFrame.Progress] { [ReplayFrame.Progress(progress(), Contract.slimeBadge)] }
}

extension ScriptReader {
  mutating func slimeBadgeSetup(_ node: JSONNode?) throws(ScriptError) -> SlimeBadgeSetup {
    var setup = SlimeBadgeSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of slime-badge", names: ScriptReader.badgeFields + ["anchor"], source: source)
    setup.badge = try badgeSetup(fields)
    if let anchor = fields["anchor"] { setup.anchor = try point(anchor, "the badge's anchor") }
    return setup
  }

  static let badgeFields = ["count", "text", "width", "pinned", "construction"]

  /// The content of a badge, and whether it can be torn off. A text and its width belong together.
  mutating func badgeSetup(_ fields: ScriptFields) throws(ScriptError) -> BadgeSetup {
    var setup = BadgeSetup()
    if let count = fields["count"] { setup.count = try badgeCount(count) }
    if fields["text"] != nil || fields["width"] != nil {
      let text = try source.string(fields.required("text"), "the badge's text")
      let width = try source.number(fields.required("width"), ScriptLimits.textWidths, "the text's width")
      setup.text = BadgeSetup.Text(names.number(ofText: text), width: width)
    }
    if let pinned = fields["pinned"] {
      setup.isPinned = try source.bool(pinned, "whether the badge is pinned")
    }
    if let construction = fields["construction"] {
      setup.showsConstruction = try source.bool(construction, "whether the construction is drawn")
    }
    return setup
  }
}

extension ScriptWriter {
  func badge(_ setup: BadgeSetup) -> [(String, JSONText)] {
    var members = [("count", ScriptWriter.count(setup.count))]
    if let text = setup.text {
      members += [("text", .string(names.text(of: text.text) ?? "")), ("width", .number(text.width))]
    }
    if setup.isPinned { members.append(("pinned", .bool(true))) }
    if setup.showsConstruction { members.append(("construction", .bool(true))) }
    return members
  }
}
