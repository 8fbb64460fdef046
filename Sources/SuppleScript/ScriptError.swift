/// What is wrong with a script: where, what was found, and what would be right.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line and column, or nil where it is about the file as a whole.
  public var position: SourcePosition?
  /// The index, from 0, of the event that it is about, if it is about one.
  public var event: Int?
  /// What was found.
  public var found: String
  /// What would be right.
  public var expected: String

  /// An error at a place, or about the whole file.
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

/// A text in double quotes, on one line and not too long, for messages.
func quoted(_ text: String) -> String {
  let short = text.unicodeScalars.count > 40 ? String(text.prefix(39)) + "…" : text
  var result = ""
  NumberText.appendQuoted(short, to: &result)
  return result
}
