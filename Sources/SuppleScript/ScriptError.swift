/// An error in a script: its place, the found text and the expected one.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line and column, or nil for an error of the whole file.
  public var position: SourcePosition?
  /// The index, from 0, of the event with the error; nil outside of the events.
  public var event: Int?
  /// The found text or value.
  public var found: String
  /// The description of an expected text or value.
  public var expected: String

  /// Creates an error at a place, or of the whole file.
  public init(at position: SourcePosition?, event: Int? = nil, found: String, expected: String) {
    self.position = position
    self.event = event
    self.found = found
    self.expected = expected
  }

  /// One line: `4:12: events[1]: found -1, expected a time of 0 or more`. Put the file's name and a colon before it.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    let index = event.map { "events[\($0)]: " } ?? ""
    return "\(place)\(index)found \(found), expected \(expected)"
  }
}

/// A text for messages: in double quotes, on one line, cut after 40 scalars.
func quoted(_ text: String) -> String {
  var result = ""
  NumberText.appendQuoted(cut(text, after: 40), to: &result)
  return onOneLine(result)
}

/// A part of a script, for messages: on one line, cut after 60 scalars.
func shortened(_ text: String) -> String { onOneLine(cut(text, after: 60)) }

private func cut(_ text: String, after count: Int) -> String {
  text.unicodeScalars.count > count ? String(text.unicodeScalars.prefix(count - 1)) + "…" : text
}

/// The text with line breaks as spaces, and with escapes for other scalars that are invisible or change the order of
/// text.
func onOneLine(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    // Joiners connect the parts of emoji.
    case .format where scalar == "\u{200C}" || scalar == "\u{200D}": result.append(scalar)
    case .control where scalar == "\n" || scalar == "\r" || scalar == "\t": result.append(" ")
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}
