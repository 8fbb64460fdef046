/// Somebody who writes: a name, a tone, and what was said. Stand-ins for the app's own content.
public struct Person: Sendable, Hashable {
  /// Something said, and when, as a conversation shows it.
  public struct Message: Sendable, Hashable {
    /// Whether the owner of the phone said it.
    public var isMine: Bool
    /// What was said.
    public var text: String
    /// The line above it, or nil where it belongs to what came before.
    public var when: String?
  }

  /// What a script calls them.
  public var id: String
  /// Their name as a person reads it.
  public var name: String
  /// Their colours.
  public var tone: Tone
  /// What was said, oldest first.
  public var messages: [Message]
  /// When the last thing was said, as a list shows it.
  public var time: String

  /// The first letters of the first and the last word of the name, at most two characters.
  public var initials: String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let letters = words.count > 1 ? [words.first, words.last] : [words.first]
    return letters.compactMap { $0?.first.map { String($0).uppercased().prefix(1) } }.joined()
  }

  /// The last thing said, as a list shows it.
  public var lastLine: String {
    guard let last = messages.last else { return "" }
    return last.isMine ? "You: \(last.text)" : last.text
  }

  /// Who a script's id stands for: somebody of the demo page's cast, or else a name made of the id itself.
  ///
  /// ```swift
  /// Person(id: "anna").name      // "Anna Berg"
  /// Person(id: "mary-ann").name  // "Mary Ann"
  /// ```
  public init(id: String) {
    self =
      Cast.people.first { $0.id == id } ?? Cast.newcomers.first { $0.id == id } ?? Person(strangerCalled: id)
  }

  init(id: String, name: String, tone: Tone, messages: [Message], time: String) {
    self.id = id
    self.name = name
    self.tone = tone
    self.messages = messages
    self.time = time
  }

  private init(strangerCalled id: String) {
    let name = Person.name(of: id)
    let lines = Cast.strangersLines
    let line = lines[Int(Tone.hash(id) / 8 % UInt32(lines.count))]
    self.init(
      id: id, name: name, tone: .of(id),
      messages: [
        Message(isMine: true, text: line.asked, when: "Today, 9:02"),
        Message(isMine: false, text: line.answered),
      ],
      time: "9:06")
  }

  /// An id as a name: words at hyphens, underscores and dots, each with a capital; never empty.
  static func name(of id: String) -> String {
    let words = id.split { $0 == "-" || $0 == "_" || $0 == "." || $0.isWhitespace }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return name.isEmpty ? "Somebody" : name
  }
}
