/// Damages the text of a script: it truncates the text, removes, repeats or replaces bytes, and replaces values.
public enum Damage {
  private static let unusual: [String] = [
    "-1", "0", "1e308", "-1e308", "1e400", "1e-400", "9999999999999999999999", "NaN", "null", "true", "\"\"",
    "[]",
    "{}", "\"\\ud800\"", "\"\u{2028}\"", "2147483648", "-2147483649", "0.1.2", "-", "00",
  ]

  /// The text with one to three random changes.
  public static func damaged(_ text: [UInt8], from entropy: inout Entropy) -> [UInt8] {
    var text = text
    for _ in 0..<(entropy.oneIn(3) ? 3 : 1) { change(&text, from: &entropy) }
    return text
  }

  private static func change(_ text: inout [UInt8], from entropy: inout Entropy) {
    guard !text.isEmpty else { return }
    let place = entropy.below(text.count)
    let end = min(text.count, place + 1 + entropy.below(40))
    switch entropy.below(16) {
    case 0: text.removeSubrange(place...)
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: text[place..<end], at: entropy.below(text.count))
    case 3: text[place] = UInt8(entropy.below(256))
    case 4:
      text.insert(contentsOf: [UInt8](repeating: entropy.oneIn(2) ? 0x5B : 0x7B, count: 4000), at: place)
    case 5...9:
      // With another digit the text is often still a valid script.
      let digits = text.indices.filter { text[$0] >= 0x30 && text[$0] <= 0x39 }
      guard !digits.isEmpty else { return }
      text[digits[entropy.below(digits.count)]] = UInt8(0x30 + entropy.below(10))
    default:
      let values = Damage.values(in: text)
      guard !values.isEmpty else { return }
      let value = values[entropy.below(values.count)]
      text.replaceSubrange(value, with: Array(entropy.pick(unusual, else: "0").utf8))
    }
  }

  /// The ranges of numbers and strings.
  private static func values(in text: [UInt8]) -> [Range<Int>] {
    var values: [Range<Int>] = []
    var index = 0
    func isPartOfNumber(_ byte: UInt8) -> Bool {
      byte >= 0x30 && byte <= 0x39 || byte == 0x2D || byte == 0x2E
    }
    while index < text.count {
      let start = index
      if text[index] == 0x22 {
        index += 1
        while index < text.count, text[index] != 0x22 { index += 1 }
        index = min(text.count, index + 1)
      } else if isPartOfNumber(text[index]) {
        while index < text.count, isPartOfNumber(text[index]) { index += 1 }
      } else {
        index += 1
        continue
      }
      values.append(start..<index)
    }
    return values
  }
}
