/// An error in a script: its place, what was found there, and what was expected.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line and column, or nil for an error of the whole file.
  public var position: SourcePosition?
  /// The index, from 0, of the event with the error; nil outside of the events.
  public var event: Int?
  /// What was found.
  public var found: String
  /// What was expected.
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

/// A text for messages: in double quotes, on one line, cut after 40 characters.
func quoted(_ text: String) -> String {
  let short = text.unicodeScalars.count > 40 ? String(text.prefix(39)) + "…" : text
  var result = ""
  NumberText.appendQuoted(short, to: &result)
  return result
}
