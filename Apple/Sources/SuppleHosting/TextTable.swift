package import SuppleScene

/// The app's texts, or their words, by the numbers in the engine's labels. The table keeps the latest 32.
package struct TextTable<Text> {
  private var texts: [Int32: Text] = [:]
  private var last: Int32 = 0

  package init() {}

  /// Keeps a text, and returns its number.
  package mutating func add(_ text: Text) -> Int32 {
    last = last == .max ? 1 : last + 1
    texts[last] = text
    texts[last - 32] = nil
    return last
  }

  /// The text of a label; nil for a label without text.
  package func text(of label: LayerLabel) -> Text? {
    guard case .text(let number) = label else { return nil }
    return texts[number]
  }

  /// The text of a number.
  package subscript(number: Int32) -> Text? { texts[number] }
}

extension LayerLabel {
  /// A count with this text; 0 if the label is no count.
  package var count: Int32 {
    switch self {
    case .count(let count): count
    case .moreThan(let maximum): maximum + 1
    case .none, .text, .letter: 0
    }
  }

  /// The text of a count, such as "99+"; nil if the label is no count.
  package var countText: String? {
    switch self {
    case .count(let count): String(count)
    case .moreThan(let maximum): "\(maximum)+"
    case .none, .text, .letter: nil
    }
  }
}
