import SuppleInteractions
import SuppleScene

// What happens when.
extension ScriptReader {
  private static let kinds = ["down", "move", "up", "cancel", "wheel", "key", "resize", "keyboard", "do"]

  /// The keys that interactions answer, by their web names.
  static let keys: [(name: String, value: Key)] = [
    ("Enter", .enter), (" ", .space), ("Escape", .escape), ("Delete", .delete), ("Backspace", .backspace),
    ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp), ("ArrowDown", .arrowDown),
    ("Home", .home), ("End", .end),
  ]

  mutating func events(_ node: JSONNode) throws(ScriptError) -> [ScriptEvent] {
    var events: [ScriptEvent] = []
    defer { source.event = nil }
    for (index, element) in try source.list(node, "the events").enumerated() {
      source.event = index
      let event = try event(element)
      if let last = events.last, event.time < last.time {
        let found = try ScriptFields(element, "an event", names: eventNames(element), source: source)
        throw source.error(
          try found.required("t"),
          expected: "a time not before the last event's \(NumberText.string(last.time))")
      }
      events.append(event)
    }
    return events
  }

  private func eventNames(_ node: JSONNode) -> [String] {
    guard case .object(let members) = node.value else { return [] }
    return members.map(\.name)
  }

  private mutating func event(_ node: JSONNode) throws(ScriptError) -> ScriptEvent {
    let given = eventNames(node)
    let kinds = ScriptReader.kinds.filter(given.contains)
    guard case .object = node.value else { throw source.error(node, expected: "an event, an object") }
    guard kinds.count < 2 else {
      let both = kinds.map { "\"\($0)\"" }.joined(separator: " and ")
      throw source.error(at: node.offset, found: both, expected: "one of the two in an event")
    }
    guard let kind = kinds.first else {
      let names = ScriptReader.kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      let strange = given.filter { $0 != "t" && $0 != "pointer" }.map(quoted).joined(separator: ", ")
      throw source.error(
        at: node.offset, found: strange.isEmpty ? "nothing that happens" : strange,
        expected: "in an event one of \(names)")
    }
    var names = ["t", kind]
    switch kind {
    case "down", "move", "up": names.append("pointer")
    case "wheel": names.append("at")
    case "key": names.append("focus")
    case "resize": names.append("safeArea")
    case "do": names = given  // They depend on the command, which is looked at first.
    default: break
    }
    let fields = try ScriptFields(node, "an event with \"\(kind)\"", names: names, source: source)
    let time = try source.number(fields.required("t"), 0...Script.latest, "a time in seconds")
    let action = kind == "do" ? try command(node, fields) : .input(try input(kind, fields))
    return ScriptEvent(at: time, action)
  }

  // MARK: Input

  private mutating func input(_ kind: String, _ fields: ScriptFields) throws(ScriptError) -> Input {
    let node = try fields.required(kind)
    switch kind {
    case "down", "move", "up":
      let phase: PointerPhase = kind == "down" ? .down : kind == "move" ? .move : .up
      let id = try fields["pointer"].map(pointer) ?? 1
      return .pointer(Pointer(id: id, phase: phase, position: try point(node, "where it is")))
    case "cancel":
      return .pointer(Pointer(id: try pointer(node), phase: .cancel, position: .zero))
    case "wheel":
      let delta = try source.numbers(node, ["dx", "dy"], ScriptReader.places, "the wheel's way")
      return .wheel(
        delta: Vector(x: delta[0], y: delta[1]), at: try point(fields.required("at"), "where the wheel is"))
    case "key":
      let key = try source.one(of: ScriptReader.keys, node, "a key")
      return .key(key, focus: try fields["focus"].map { (node) throws(ScriptError) in try layer(node) })
    case "resize":
      let sides = try source.numbers(node, ["width", "height"], ScriptReader.lengths, "the screen's size")
      let insets = try fields["safeArea"].map(insets) ?? viewport.safeArea
      viewport = Viewport(size: Size(width: sides[0], height: sides[1]), safeArea: insets)
      return .viewport(viewport)
    default:
      return .keyboard(height: try source.number(node, ScriptReader.lengths, "the keyboard's height"))
    }
  }

  private func pointer(_ node: JSONNode) throws(ScriptError) -> Int32 {
    Int32(try source.whole(node, 0...1e9, "the pointer's number"))
  }

  /// A layer by the name that replays give it.
  private mutating func layer(_ node: JSONNode) throws(ScriptError) -> LayerID {
    let name = try source.id(node, "a layer's id")
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if let first = parts.first, let role = LayerRole(scriptName: String(first)) {
      guard parts.count == 2 else { return LayerID(role) }
      let rest = String(parts[1])
      if role == .row {
        if let row = Int32(rest), row > 0 { return LayerID(role, item: row) }
      } else if let number = names.number(of: rest) {
        return LayerID(role, item: number)
      }
    }
    throw source.error(node, expected: "the id of a layer, such as \"head:\" and a head's id")
  }

  // MARK: Commands

  private mutating func command(
    _ node: JSONNode, _ given: ScriptFields
  ) throws(ScriptError) -> ScriptAction {
    let nameNode = try given.required("do")
    var place = subject
    var shared = ["t", "do"]
    var badge: Int32 = 0
    if case .messenger(_, let setup) = subject {
      shared.append("in")
      let node = try given.required("in")
      // A badge's own id says it all.
      if case .string(let id) = node.value, let number = names.number(of: id),
        names.kind(of: number) == .badge
      {
        place = .slimeBadge(.modern, SlimeBadgeSetup())
        badge = number
      } else {
        place = try source.one(
          of: [
            ("chat-heads", ScriptSubject.chatHeads(.modern, ChatHeadsSetup())),
            ("slime-badge", .slimeBadge(.modern, SlimeBadgeSetup())),
            ("flipping-notch", .flippingNotch(.modern, FlippingNotchSetup())),
          ], node, "what the command goes to, a badge's id or")
        if case .slimeBadge = place {
          shared.append("badge")
          badge = try self.badge(given.required("badge"), of: setup)
        }
      }
    }
    let what = "a command of \(place.name)"
    let name = try source.string(nameNode, what)
    let commands = CommandForm.all(of: place, inMessenger: badge != 0)
    guard let form = commands.first(where: { $0.name == name }) else {
      let known = commands.map { ($0.name, 0) }
      _ = try source.one(of: known, nameNode, what)
      throw source.error(nameNode, expected: what)
    }
    let fields = try ScriptFields(
      node, "\"do\": \"\(name)\"", names: shared + form.arguments, source: source)
    switch place {
    case .chatHeads: return .chatHeads(try chatHeadsCommand(name, fields))
    case .flippingNotch: return .notch(try notchCommand(name, fields))
    case .slimeBadge, .messenger: return .badge(badge, try badgeCommand(name, fields))
    }
  }

  /// The number of one of a messenger's badges.
  private func badge(_ node: JSONNode, of setup: MessengerSetup) throws(ScriptError) -> Int32 {
    let id = try source.id(node, "the id of a badge")
    guard let number = names.number(of: id), setup.badges.contains(where: { $0.badge == number }) else {
      throw source.error(node, expected: "the id of one of the badges in \"setup\"")
    }
    return number
  }

  private mutating func chatHeadsCommand(
    _ name: String, _ fields: ScriptFields
  ) throws(ScriptError) -> ChatHeads.Command {
    switch name {
    case "close": return .close
    case "refuse": return .cancelDismissal
    case "moveTo":
      let edge = try edge(fields.required("edge"))
      return .setRestingPlace(
        edge: edge,
        y: try source.number(fields.required("y"), ScriptReader.places, "y of the leader's centre"),
        animated: true)
    default: break
    }
    let head = try number(fields.required("head"), .head)
    switch name {
    case "add":
      let unread = try fields["unread"].map { (node) throws(ScriptError) in
        try source.count(node, "the unread count")
      }
      return .add(head: head, unread: unread ?? 0, animated: true)
    case "remove": return .remove(head: head)
    case "open": return .open(head: head)
    case "select": return .select(head: head)
    case "setUnread":
      return .setUnread(head: head, count: try source.count(fields.required("count"), "the unread count"))
    default:
      let text = try source.string(fields.required("text"), "the message's text")
      return .message(head: head, text: names.number(ofText: text))
    }
  }

  private func badgeCommand(
    _ name: String, _ fields: ScriptFields
  ) throws(ScriptError) -> SlimeBadge.Command {
    switch name {
    case "setCount": .setCount(try badgeCount(fields.required("count")))
    case "moveHome": .moveAnchor(try point(fields.required("to"), "the badge's home"))
    case "clear": .clear
    default: .cancelDismissal
    }
  }

  private mutating func notchCommand(
    _ name: String, _ fields: ScriptFields
  ) throws(ScriptError) -> FlippingNotch.Command {
    switch name {
    case "start": return .beginRefreshing
    case "answer":
      return .finishRefreshing(items: try source.count(fields.required("items"), "the number of new items"))
    case "fail":
      return .failRefreshing(
        text: names.number(ofText: try source.string(fields.required("text"), "the failure's text")))
    case "cancelRefresh": return .cancelRefreshing
    default:
      return .scrollTo(y: try source.number(fields.required("y"), 0...1e9, "how far the list is scrolled"))
    }
  }
}
