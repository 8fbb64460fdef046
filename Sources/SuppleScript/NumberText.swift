/// Numbers and texts in JavaScript's form, so that native and web replays have the same bytes.
public enum NumberText {
  /// A number in the form of ECMAScript's Number::toString (ECMA-262, 6.1.6.1.20): the fewest digits that read back as
  /// the same double, without an exponent from 1e-6 up to, not including, 1e21. A number that is not finite becomes
  /// `null`: JSON has no form for it.
  ///
  /// ```swift
  /// NumberText.string(0.1)     // "0.1"
  /// NumberText.string(1e21)    // "1e+21"
  /// NumberText.string(-0.0)    // "0"
  /// ```
  public static func string(_ number: Double) -> String {
    var text = ""
    append(number, to: &text)
    return text
  }

  /// Appends a number to a text.
  public static func append(_ number: Double, to text: inout String) {
    guard number.isFinite else {
      text += "null"
      return
    }
    if let whole = Int32(exactly: number) {
      text += String(whole)
      return
    }
    if number < 0 { text += "-" }
    // Swift's description has the same digits, but the point and the exponent follow another rule.
    var digits: [UInt8] = []
    var exponent = 0
    var point: Int?
    var written = number.magnitude.description
    written.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "."): point = digits.count
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
          exponent = Int(String(decoding: bytes[(index + 1)...], as: UTF8.self)) ?? 0
          return
        default: digits.append(byte)
        }
      }
    }
    // The value is 0.DIGITS times ten to the power `place`.
    var place = (point ?? digits.count) + exponent
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    place -= zeros
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    appendDigits(digits, place: place, to: &text)
  }

  private static func appendDigits(_ digits: [UInt8], place: Int, to text: inout String) {
    func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
    let count = digits.count
    if place > 21 || place <= -6 {
      text += part(0..<1)
      if count > 1 { text += "." + part(1..<count) }
      text += place > 0 ? "e+\(place - 1)" : "e\(place - 1)"
    } else if place <= 0 {
      text += "0." + String(repeating: "0", count: -place) + part(0..<count)
    } else if place >= count {
      text += part(0..<count) + String(repeating: "0", count: place - count)
    } else {
      text += part(0..<place) + "." + part(place..<count)
    }
  }

  /// Appends a text in quotes, escaped as JavaScript's `JSON.stringify` does.
  public static func appendQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..<"\u{20}":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
