/// A person with a name, colours and messages, as sample data for an app's content.
public struct Person: Sendable, Hashable {
  /// A message of a conversation.
  public struct Message: Sendable, Hashable {
    /// Whether the owner of the phone wrote it.
    public var isMine: Bool
    /// The text.
    public var text: String
    /// The line with date and time above the message, or nil if there is none.
    public var when: String?
  }

  /// The id in a script.
  public var id: String
  /// The displayed name.
  public var name: String
  /// The colours of the avatar.
  public var tone: Tone
  /// The messages, oldest first.
  public var messages: [Message]
  /// Time of the last message, as text in a list.
  public var time: String

  /// First letters of the first and the last word of the name; at most two characters.
  public var initials: String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let letters = words.count > 1 ? [words.first, words.last] : [words.first]
    return letters.compactMap { $0?.first.map { String($0).uppercased().prefix(1) } }.joined()
  }

  /// The last message, as text in a list.
  public var lastLine: String {
    guard let last = messages.last else { return "" }
    return last.isMine ? "You: \(last.text)" : last.text
  }

  /// Returns the person with a script's id: a person of the sample data, or else one with a name made from the id.
  ///
  /// ```swift
  /// Person(id: "anna").name      // "Anna Berg"
  /// Person(id: "mary-ann").name  // "Mary Ann"
  /// ```
  public init(id: String) {
    self =
      SampleData.people.first { $0.id == id } ?? SampleData.newcomers.first { $0.id == id }
      ?? Person(strangerCalled: id)
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
    let lines = SampleData.strangersLines
    let line = lines[Int(Tone.hash(id) / 8 % UInt32(lines.count))]
    self.init(
      id: id, name: name, tone: .of(id),
      messages: [
        Message(isMine: true, text: line.asked, when: "Today, 9:02"),
        Message(isMine: false, text: line.answered),
      ],
      time: "9:06")
  }

  /// Makes a name from an id: hyphens, underscores and dots separate words, and each word is capitalized. The name is
  /// never empty.
  static func name(of id: String) -> String {
    let words = id.split { $0 == "-" || $0 == "_" || $0 == "." || $0.isWhitespace }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return name.isEmpty ? "Somebody" : name
  }
}
