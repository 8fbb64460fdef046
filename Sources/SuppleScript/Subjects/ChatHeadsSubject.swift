import SuppleContract
import SuppleInteractions
import SuppleScene

/// The state of chat heads at the start of a script.
public struct ChatHeadsSetup: Sendable, Hashable {
  /// A head, its unread count and its face.
  public struct Head: Sendable, Hashable {
    /// The head's number.
    public var head: Int32
    /// The unread count.
    public var unread: Int32
    /// The face; nil for the circle.
    public var face: HeadFace?
    /// The natural height of its conversation's content, in points; nil for none.
    public var contentHeight: Double?

    /// A head with its count, its face and the height of its content.
    public init(head: Int32, unread: Int32 = 0, face: HeadFace? = nil, contentHeight: Double? = nil) {
      self.head = head
      self.unread = unread
      self.face = face
      self.contentHeight = contentHeight
    }
  }

  /// The heads, front to back.
  public var heads: [Head] = []
  /// The edge at which the stack rests; nil for the edge where lines of text end.
  public var edge: RestingEdge?
  /// The x of the leader's centre, in points; nil for the x at the edge.
  public var x: Double?
  /// The height of the leader's centre, in points; nil for the style's.
  public var y: Double?
  /// The exclusion areas, in points.
  public var exclusionAreas: [Rect] = []
  /// The head whose conversation is open.
  public var open: Int32?

  /// No heads.
  public init() {}
}

extension ChatHeadsSetup {
  /// The commands that set the state of new heads at the start of a script, in order.
  public func commands(for script: Script) -> [ChatHeads.Command] {
    var commands: [ChatHeads.Command] = []
    if !exclusionAreas.isEmpty { commands.append(.setExclusionAreas(exclusionAreas)) }
    for entry in heads {
      commands.append(.add(head: entry.head, unread: entry.unread, animated: false))
      if let face = entry.face { commands.append(.setFace(head: entry.head, face, animated: false)) }
      if let height = entry.contentHeight {
        commands.append(.setContentHeight(head: entry.head, height: height))
      }
    }
    if edge != nil || x != nil || y != nil {
      // Heads rest at the edge where lines of text end unless the setup has another edge.
      let edge = edge ?? (script.rightToLeft ? .left : .right)
      commands.append(.setRestingPlace(edge: edge, x: x, y: y ?? .nan, animated: false))
    }
    if let open { commands.append(.open(head: open)) }
    return commands
  }
}

extension ChatHeads: ScriptedInteraction, DescribedSubject {
  static var contract: InteractionDescription { Contract.chatHeads }

  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }

  static func subject(_ style: Style, _ setup: ChatHeadsSetup) -> ScriptSubject { .chatHeads(style, setup) }

  static func readSetup(
    _ node: JSONNode?, by reader: inout ScriptReader
  ) throws(ScriptError) -> ChatHeadsSetup { try reader.chatHeadsSetup(node) }

  static func text(of setup: ChatHeadsSetup, by writer: ScriptWriter) -> JSONText { writer.text(of: setup) }

  static func opening(of setup: ChatHeadsSetup, in script: Script) -> [StageAction] {
    setup.commands(for: script).map { .action(.chatHeads($0)) }
  }

  static func hasOpenConversation(_ setup: ChatHeadsSetup) -> Bool { setup.open != nil }

  static func action(_ command: Command, badge: Int32) -> ScriptAction { .chatHeads(command) }

  static func command(for action: StageAction) -> Command? {
    if case .action(.chatHeads(let command)) = action { command } else { nil }
  }

  var replayProgress: [ReplayFrame.Progress] { [ReplayFrame.Progress(progress(), Contract.chatHeads)] }
}

extension ScriptReader {
  mutating func chatHeadsSetup(_ node: JSONNode?) throws(ScriptError) -> ChatHeadsSetup {
    var setup = ChatHeadsSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of chat-heads", names: ["heads", "edge", "x", "y", "exclusionAreas", "open"],
      source: source)
    if let heads = fields["heads"] {
      var known: Set<Int32> = []
      for head in try source.list(heads, "the heads") {
        let entry = try ScriptFields(
          head, "a head", names: ["id", "unread", "face", "contentHeight"], source: source)
        let number = try number(entry.required("id"), .head)
        guard known.insert(number).inserted else {
          throw source.error(try entry.required("id"), expected: "each head once")
        }
        let unread = try entry["unread"].map { (node) throws(ScriptError) in
          try source.count(node, "the unread count")
        }
        let face = try entry["face"].map { (node) throws(ScriptError) in
          try source.face(node, "the face of the head")
        }
        let height = try entry["contentHeight"].map { (node) throws(ScriptError) in
          try source.number(node, ScriptLimits.lengths, "the natural height of the conversation's content")
        }
        setup.heads.append(
          ChatHeadsSetup.Head(head: number, unread: unread ?? 0, face: face, contentHeight: height))
      }
    }
    if let edge = fields["edge"] { setup.edge = try self.edge(edge) }
    if let x = fields["x"] { setup.x = try source.number(x, ScriptLimits.places, "x of the leader's centre") }
    if let y = fields["y"] { setup.y = try source.number(y, ScriptLimits.places, "y of the leader's centre") }
    if let areas = fields["exclusionAreas"] { setup.exclusionAreas = try self.areas(areas) }
    if let open = fields["open"] {
      let number = try number(open, .head)
      guard setup.heads.contains(where: { $0.head == number }) else {
        throw source.error(open, expected: "one of the heads in \"open\"")
      }
      setup.open = number
    }
    return setup
  }

  /// A list of areas to keep clear.
  func areas(_ node: JSONNode) throws(ScriptError) -> [Rect] {
    var areas: [Rect] = []
    for area in try source.list(node, "the areas to keep clear") {
      let box = try source.numbers(area, ["x", "y", "w", "h"], ScriptLimits.places, "an area to keep clear")
      guard box[2] >= 0, box[3] >= 0 else {
        throw source.error(area, expected: "an area to keep clear whose w and h are 0 or more")
      }
      areas.append(Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
    }
    return areas
  }
}

extension ScriptWriter {
  func text(of setup: ChatHeadsSetup) -> JSONText {
    var members: [(String, JSONText)] = [
      (
        "heads",
        .array(
          setup.heads.map { entry in
            var members = [("id", id(entry.head))]
            if entry.unread != 0 { members.append(("unread", .number(Double(entry.unread)))) }
            if let face = entry.face {
              let numbers = [face.width, face.height, face.cornerRadius]
              members.append(("face", .array(numbers.map { .number($0) })))
            }
            if let height = entry.contentHeight { members.append(("contentHeight", .number(height))) }
            return .object(members)
          })
      )
    ]
    if let edge = setup.edge { members.append(("edge", ScriptWriter.edge(edge))) }
    if let x = setup.x { members.append(("x", .number(x))) }
    if let y = setup.y { members.append(("y", .number(y))) }
    if !setup.exclusionAreas.isEmpty {
      members.append(("exclusionAreas", ScriptWriter.areas(setup.exclusionAreas)))
    }
    if let open = setup.open { members.append(("open", id(open))) }
    return .object(members)
  }

  /// A list of areas.
  static func areas(_ areas: [Rect]) -> JSONText {
    .array(
      areas.map { area in
        .array([.number(area.x), .number(area.y), .number(area.width), .number(area.height)])
      })
  }
}
