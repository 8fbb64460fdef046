/// A JSON value to write.
enum JSONText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case members([Member])

  /// A member of an object. It is a separate type: with a tuple that contains the enum, incremental builds fail.
  struct Member {
    let name: String
    let value: JSONText
  }

  /// An object with members in this order.
  static func object(_ members: [(String, JSONText)]) -> JSONText {
    .members(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return NumberText.string(number)
    case .string(let text): return JSONText.quoted(text)
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .members(let members):
      return "{" + members.map { JSONText.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    NumberText.appendQuoted(text, to: &result)
    return result
  }
}
