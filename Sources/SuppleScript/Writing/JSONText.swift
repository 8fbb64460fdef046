/// A JSON value to be written.
enum JSONText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value on one line.
  var line: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return NumberText.string(number)
    case .string(let text): return JSONText.quoted(text)
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      return "{" + members.map { JSONText.quoted($0.0) + ": " + $0.1.line }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    NumberText.appendQuoted(text, to: &result)
    return result
  }
}
