import ArgumentParser
import SuppleScene

/// Parses the colour of the option `--background`.
enum BackgroundArgument {
  /// Parses #rgb, #rrggbb, #rrggbbaa, or `none`. Throws a `ValidationError` otherwise.
  static func parse(_ text: String) throws -> RGBAColor {
    if text == "none" { return RGBAColor(rgba: 0) }
    let digits = text.dropFirst()
    guard text.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { throw mistake(text) }
    switch digits.count {
    case 3:
      // Each digit represents two equal digits.
      let parts = [value >> 8, value >> 4, value].map { ($0 & 0xF) * 0x11 }
      return RGBAColor(rgba: parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | 0xFF)
    case 6: return RGBAColor(rgba: value << 8 | 0xFF)
    case 8: return RGBAColor(rgba: value)
    default: throw mistake(text)
    }
  }

  private static func mistake(_ text: String) -> ValidationError {
    ValidationError("--background is \"\(text)\", but must be #rgb, #rrggbb, #rrggbbaa or none")
  }
}
