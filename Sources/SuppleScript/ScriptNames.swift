/// The ids of heads and badges, and the texts, for the numbers in a script's events and frames.
///
/// The engine uses numbers only, from 1, in the order in which ids and texts first appear in the script.
public struct ScriptNames: Sendable, Hashable {
  /// The kind of owner of an id.
  public enum Kind: Sendable, Hashable {
    /// A chat head.
    case head
    /// A badge in a messenger's list.
    case badge
  }

  private var ids: [String] = []
  private var kinds: [Kind] = []
  private var numbers: [[UInt8]: Int32] = [:]
  private var texts: [Text] = []
  private var textNumbers: [Text: Int32] = [:]

  /// A text, and the name of its sender if the script has one.
  private struct Text: Hashable {
    var text: String
    var sender: String?

    // By bytes, like ids.
    static func == (a: Text, b: Text) -> Bool {
      a.text.utf8.elementsEqual(b.text.utf8)
        && (a.sender == nil) == (b.sender == nil)
        && (a.sender ?? "").utf8.elementsEqual((b.sender ?? "").utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  /// No names.
  public init() {}

  /// The number of an id; a new id receives the next one. Nil if the id belongs to another kind.
  public mutating func number(of id: String, as kind: Kind) -> Int32? {
    // Swift compares strings by canonical equivalence; for JavaScript and the schema equivalent strings are different
    // texts.
    let key = Array(id.utf8)
    if let number = numbers[key] { return self.kind(of: number) == kind ? number : nil }
    ids.append(id)
    kinds.append(kind)
    let number = Int32(truncatingIfNeeded: ids.count)
    numbers[key] = number
    return number
  }

  /// The number of an id; nil for an id that has not appeared.
  public func number(of id: String) -> Int32? { numbers[Array(id.utf8)] }

  /// The id of a number; nil for none.
  public func id(of number: Int32) -> String? {
    let index = Int(number) - 1
    return ids.indices.contains(index) ? ids[index] : nil
  }

  /// The kind of the number's owner; nil for none.
  public func kind(of number: Int32) -> Kind? {
    let index = Int(number) - 1
    return kinds.indices.contains(index) ? kinds[index] : nil
  }

  /// The number of a text with the name of its sender, if any; a new text receives the next one.
  public mutating func number(ofText text: String, sender: String? = nil) -> Int32 {
    let text = Text(text: text, sender: sender)
    if let number = textNumbers[text] { return number }
    texts.append(text)
    let number = Int32(truncatingIfNeeded: texts.count)
    textNumbers[text] = number
    return number
  }

  /// The text of a number; nil for none.
  public func text(of number: Int32) -> String? {
    let index = Int(number) - 1
    return texts.indices.contains(index) ? texts[index].text : nil
  }

  /// The name of the sender of the text of a number; nil for none.
  public func sender(of number: Int32) -> String? {
    let index = Int(number) - 1
    return texts.indices.contains(index) ? texts[index].sender : nil
  }
}
