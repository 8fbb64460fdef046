import SuppleContract
import SuppleInteractions
import SuppleScene

extension Script {
  /// The script as the text of its file, which reads back as the same script.
  ///
  /// Each event has a line. Default values are omitted, and so are commands that scripts do not have, such as a hint.
  public var text: String {
    let start = subject.start
    var members: [(String, JSONText)] = [
      ("supple", .number(1)), ("interaction", .string(start.scriptName)),
      ("viewport", ScriptWriter.viewport(viewport)),
    ]
    let writer = ScriptWriter(names: names, inMessenger: start.contract == nil)
    if let style = start.styleText(by: writer) { members.append(("style", style)) }
    if seed != 0 { members.append(("seed", .number(Double(seed)))) }
    if reducedMotion { members.append(("reducedMotion", .bool(true))) }
    if rightToLeft { members.append(("rightToLeft", .bool(true))) }
    if !tells.isEmpty {
      let names = Contract.tellings.filter { tells.contains($0.value) }.map { JSONText.string($0.name) }
      members.append(("tells", .array(names)))
    }
    members.append(("setup", start.setupText(by: writer)))
    if let duration { members.append(("duration", .number(duration))) }
    var text = "{\n"
    for (name, value) in members { text += "  \"\(name)\": \(value.line),\n" }
    text += "  \"events\": ["
    text += events.compactMap(writer.event).map { "\n    " + $0.line }.joined(separator: ",")
    text += events.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return text
  }
}

/// Converts the parts of a script to JSON.
struct ScriptWriter {
  let names: ScriptNames
  let inMessenger: Bool

  func id(_ number: Int32) -> JSONText { .string(names.id(of: number) ?? String(number)) }

  static func viewport(_ viewport: Viewport) -> JSONText {
    var members: [(String, JSONText)] = [
      ("width", .number(viewport.size.width)), ("height", .number(viewport.size.height)),
    ]
    if viewport.safeArea != .zero { members.append(("safeArea", insets(viewport.safeArea))) }
    return .object(members)
  }

  static func insets(_ insets: Insets) -> JSONText {
    .object([
      ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }

  static func point(_ point: Point) -> JSONText { .array([.number(point.x), .number(point.y)]) }

  static func edge(_ edge: RestingEdge) -> JSONText { .string(Contract.edges[Int(edge.rawValue)].name) }

  static func count(_ count: Int32?) -> JSONText { count.map { .number(Double($0)) } ?? .null }
}
