import SuppleContract
import SuppleInteractions
import SuppleScene

// Events: the input of a person or the system, at its time.
extension ScriptReader {
  private static let kinds = ["down", "move", "up", "cancel", "wheel", "key", "resize", "keyboard", "do"]

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
    case "do": names = given  // The names depend on the command, which is read first.
    default: break
    }
    let fields = try ScriptFields(node, "an event with \"\(kind)\"", names: names, source: source)
    let time = try source.number(fields.required("t"), ScriptLimits.times, "a time in seconds")
    let action = kind == "do" ? try command(node, fields) : .input(try input(kind, fields))
    return ScriptEvent(at: time, action)
  }

  // MARK: Input

  private mutating func input(_ kind: String, _ fields: ScriptFields) throws(ScriptError) -> Input {
    let node = try fields.required(kind)
    switch kind {
    case "down", "move", "up":
      let phase = Contract.phases.first { $0.name == kind }?.value ?? .up
      let id = try fields["pointer"].map(pointer) ?? 1
      return .pointer(Pointer(id: id, phase: phase, position: try point(node, "the pointer's position")))
    case "cancel":
      return .pointer(Pointer(id: try pointer(node), phase: .cancel, position: .zero))
    case "wheel":
      let delta = try source.numbers(node, ["dx", "dy"], ScriptLimits.places, "the wheel's movement")
      return .wheel(
        delta: Vector(x: delta[0], y: delta[1]), at: try point(fields.required("at"), "the wheel's position"))
    case "key":
      let key = try source.one(of: Contract.keys, node, "a key")
      return .key(key, focus: try fields["focus"].map { (node) throws(ScriptError) in try layer(node) })
    case "resize":
      let sides = try source.numbers(node, ["width", "height"], ScriptLimits.lengths, "the viewport's size")
      let insets = try fields["safeArea"].map(insets) ?? viewport.safeArea
      viewport = Viewport(size: Size(width: sides[0], height: sides[1]), safeArea: insets)
      return .viewport(viewport)
    default:
      return .keyboard(height: try source.number(node, ScriptLimits.lengths, "the keyboard's height"))
    }
  }

  private func pointer(_ node: JSONNode) throws(ScriptError) -> Int32 {
    Int32(try source.whole(node, ScriptLimits.counts, "the pointer's number"))
  }

  /// The layer with a name in replays.
  private mutating func layer(_ node: JSONNode) throws(ScriptError) -> LayerID {
    let name = try source.id(node, "a layer's id")
    // By scalars: a combining mark at the start of an id would join the colon to one character.
    let scalars = name.unicodeScalars
    let colon = scalars.firstIndex(of: ":")
    if let role = LayerRole(scriptName: String(scalars[..<(colon ?? scalars.endIndex)])) {
      guard let colon else { return LayerID(role) }
      let rest = String(scalars[scalars.index(after: colon)...])
      if role == .row {
        // `Int32` also reads a sign and zeros before the number.
        if let row = Int32(rest), row > 0, ScriptLimits.counts.contains(Double(row)), String(row) == rest {
          return LayerID(role, item: row)
        }
      } else if let number = names.number(of: rest) {
        return LayerID(role, item: number)
      }
    }
    throw source.error(node, expected: "the id of a layer, such as \"head:\" and a head's id")
  }
}
