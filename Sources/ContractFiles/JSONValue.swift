/// A JSON value. Objects keep the order of their names.
indirect enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// The text of a file: indented by two spaces, as JavaScript's `JSON.stringify` does, with a line break at the end.
  var text: String {
    var text = ""
    append(to: &text, indentation: "\n")
    return text + "\n"
  }

  private func append(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += JSONValue.literal(value)
    case .string(let value): text += JSONValue.quoted(value)
    case .array(let elements):
      guard !elements.isEmpty else {
        text += "[]"
        return
      }
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[" : ",") + indentation + "  "
        element.append(to: &text, indentation: indentation + "  ")
      }
      text += indentation + "]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      for (index, (name, value)) in members.enumerated() {
        text += (index == 0 ? "{" : ",") + indentation + "  " + JSONValue.quoted(name) + ": "
        value.append(to: &text, indentation: indentation + "  ")
      }
      text += indentation + "}"
    }
  }

  /// A number in JavaScript's form. Numbers of the contract need no exponent.
  static func literal(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for character in value {
      switch character {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
