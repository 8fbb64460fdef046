import SuppleContract
import SuppleInteractions
import SuppleMessenger
import SuppleScene

/// The state of a messenger at the start of a script.
public struct MessengerSetup: Sendable, Hashable {
  /// A badge in a row.
  public struct Badge: Sendable, Hashable {
    /// The badge's number.
    public var badge: Int32
    /// The number of its row, from 1.
    public var row: Int32
    /// The content of the badge.
    public var shows: BadgeSetup

    /// The count; nil for a plain dot.
    public var count: Int32? { shows.count }

    /// A badge in a row, with a count; nil for a plain dot.
    public init(badge: Int32, row: Int32, count: Int32?) {
      self.init(badge: badge, row: row, shows: BadgeSetup(count: count))
    }

    /// A badge in a row.
    public init(badge: Int32, row: Int32, shows: BadgeSetup) {
      self.badge = badge
      self.row = row
      self.shows = shows
    }
  }

  /// The heads.
  public var chatHeads = ChatHeadsSetup()
  /// A group of badges: one of them shows the sum of the others.
  public struct Group: Sendable, Hashable {
    /// The number of the badge with the sum.
    public var sum: Int32
    /// The numbers of the members.
    public var members: [Int32]

    /// A group of badges.
    public init(sum: Int32, members: [Int32]) {
      self.sum = sum
      self.members = members
    }
  }

  /// The badges of the list.
  public var badges: [Badge] = []
  /// The groups of the badges.
  public var groups: [Group] = []
  /// The list and its notch.
  public var notch = FlippingNotchSetup()

  /// An empty list without heads and badges.
  public init() {}
}

extension Messenger: ScriptedInteraction, Subject {
  static var scriptName: String { Contract.messengerScriptName }
  static var kind: Int32 { Contract.messengerKind }

  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }

  static func subject(_ style: Style, _ setup: MessengerSetup) -> ScriptSubject { .messenger(style, setup) }

  /// One preset for all, or an object with a style for each of the three.
  static func readStyle(_ node: JSONNode?, by reading: StyleReading) throws(ScriptError) -> MessengerStyle {
    guard let node else { return .modern }
    guard case .object = node.value else { return try reading.preset(node) }
    let fields = try ScriptFields(
      node, "the style of messenger", names: Contract.messengerParts.map(\.scriptName),
      source: reading.source)
    return MessengerStyle(
      chatHeads: try ChatHeads.readStyle(fields[ChatHeads.scriptName], by: reading),
      slimeBadge: try SlimeBadge.readStyle(fields[SlimeBadge.scriptName], by: reading),
      flippingNotch: try FlippingNotch.readStyle(fields[FlippingNotch.scriptName], by: reading))
  }

  static func text(of style: MessengerStyle, by writer: ScriptWriter) -> JSONText? {
    let parts = [
      (ChatHeads.scriptName, ChatHeads.text(of: style.chatHeads, by: writer)),
      (SlimeBadge.scriptName, SlimeBadge.text(of: style.slimeBadge, by: writer)),
      (FlippingNotch.scriptName, FlippingNotch.text(of: style.flippingNotch, by: writer)),
    ]
    let members = parts.compactMap { name, style in style.map { (name, $0) } }
    return members.isEmpty ? nil : .object(members)
  }

  static func numbers(of style: MessengerStyle) -> StyleNumbers {
    let parts = [
      ChatHeads.numbers(of: style.chatHeads), SlimeBadge.numbers(of: style.slimeBadge),
      FlippingNotch.numbers(of: style.flippingNotch),
    ]
    // Each part has a separate bit for its preset.
    let presets = parts.enumerated().reduce(0) { $0 | $1.element.preset << $1.offset }
    return StyleNumbers(preset: presets, numbers: parts.flatMap(\.numbers))
  }

  static func readSetup(
    _ node: JSONNode?, by reader: inout ScriptReader
  ) throws(ScriptError) -> MessengerSetup { try reader.messengerSetup(node) }

  static func text(of setup: MessengerSetup, by writer: ScriptWriter) -> JSONText { writer.text(of: setup) }

  static func opening(of setup: MessengerSetup, in script: Script) -> [StageAction] {
    var actions = setup.notch.commands.map { StageAction.action(.notch($0)) }
    for badge in setup.badges {
      actions.append(.addBadge(badge))
      actions += badge.shows.commands.map { .action(.badge(badge.badge, $0)) }
    }
    for group in setup.groups { actions += group.members.map { .addToGroup(sum: group.sum, member: $0) } }
    return actions + setup.chatHeads.commands(for: script).map { .action(.chatHeads($0)) }
  }

  static func hasOpenConversation(_ setup: MessengerSetup) -> Bool { setup.chatHeads.open != nil }

  static func command(for action: StageAction) -> Command? {
    switch action {
    case .action(.chatHeads(let command)): .chatHeads(command)
    case .action(.badge(let badge, let command)): .badge(badge, command)
    case .action(.notch(let command)): .notch(command)
    case .addBadge(let badge): .addBadge(badge.badge, row: badge.row, count: badge.count)
    case .addToGroup(let sum, let member): .addToGroup(sum: sum, member: member)
    // Input, or a command of an interaction that a messenger lacks.
    case .action: nil
    }
  }

  var replayProgress: [ReplayFrame.Progress] { heads.replayProgress + notch.replayProgress }
}

extension ScriptReader {
  mutating func messengerSetup(_ node: JSONNode?) throws(ScriptError) -> MessengerSetup {
    var setup = MessengerSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of messenger", names: ["chatHeads", "badges", "notch", "groups"], source: source)
    // Ids are numbered in their order in the file, in any order of the parts.
    for name in ["chatHeads", "badges"].sorted(by: { (fields[$0]?.offset ?? 0) < (fields[$1]?.offset ?? 0) })
    {
      if name == "chatHeads" {
        setup.chatHeads = try chatHeadsSetup(fields[name])
      } else if let badges = fields[name] {
        setup.badges = try messengerBadges(badges)
      }
    }
    setup.notch = try flippingNotchSetup(fields["notch"])
    for (index, badge) in setup.badges.enumerated() where badge.row > setup.notch.rows {
      let node = try source.list(try fields.required("badges"), "the badges")[index]
      throw source.error(
        node,
        expected: "a badge in one of the \(setup.notch.rows) rows that \"notch\" has, not in \(badge.row)")
    }
    if let groups = fields["groups"] { setup.groups = try messengerGroups(groups) }
    return setup
  }

  /// The groups of a messenger's badges. A badge has one place in one group.
  private func messengerGroups(_ node: JSONNode) throws(ScriptError) -> [MessengerSetup.Group] {
    var groups: [MessengerSetup.Group] = []
    var known: Set<Int32> = []
    for group in try source.list(node, "the groups") {
      let fields = try ScriptFields(group, "a group", names: ["sum", "members"], source: source)
      var numbers: [Int32] = []
      for node in try [fields.required("sum")] + source.list(fields.required("members"), "the members") {
        let number = try badge(node)
        guard known.insert(number).inserted else {
          throw source.error(node, expected: "each badge once in \"groups\"")
        }
        numbers.append(number)
      }
      groups.append(MessengerSetup.Group(sum: numbers[0], members: Array(numbers.dropFirst())))
    }
    return groups
  }

  private mutating func messengerBadges(_ node: JSONNode) throws(ScriptError) -> [MessengerSetup.Badge] {
    var badges: [MessengerSetup.Badge] = []
    var known: Set<Int32> = []
    for badge in try source.list(node, "the badges") {
      let fields = try ScriptFields(
        badge, "a badge", names: ["id", "row"] + ScriptReader.badgeFields, source: source)
      let number = try number(fields.required("id"), .badge)
      guard known.insert(number).inserted else {
        throw source.error(try fields.required("id"), expected: "each badge once")
      }
      let row = try source.whole(fields.required("row"), ScriptLimits.rows, "the badge's row")
      badges.append(MessengerSetup.Badge(badge: number, row: Int32(row), shows: try badgeSetup(fields)))
    }
    return badges
  }
}

extension ScriptWriter {
  func text(of setup: MessengerSetup) -> JSONText {
    let badges = setup.badges.map { badge in
      JSONText.object(
        [("id", id(badge.badge))] + self.badge(badge.shows) + [("row", .number(Double(badge.row)))])
    }
    var members = [("chatHeads", text(of: setup.chatHeads)), ("badges", JSONText.array(badges))]
    // Ids are numbered in their order in the file.
    if let head = setup.chatHeads.heads.first, let badge = setup.badges.first, badge.badge < head.head {
      members.reverse()
    }
    members.append(("notch", text(of: setup.notch)))
    if !setup.groups.isEmpty {
      let groups = setup.groups.map {
        JSONText.object([("sum", id($0.sum)), ("members", .array($0.members.map(id)))])
      }
      members.append(("groups", .array(groups)))
    }
    return .object(members)
  }
}
