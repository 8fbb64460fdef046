import SuppleMotion

/// A colour in sRGB with straight (not premultiplied) alpha, 8 bits for each component.
public struct RGBAColor: Sendable, Hashable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Alpha, 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// A colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from a number 0xRRGGBBAA, the order of CSS's `#rrggbbaa`.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// The colour as a number 0xRRGGBBAA.
  public var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Opaque black.
  public static let black = RGBAColor(rgba: 0x0000_00FF)
  /// Opaque white.
  public static let white = RGBAColor(rgba: 0xFFFF_FFFF)

  /// The relative luminance of WCAG 2, from 0 for black to 1 for white. Alpha has no effect.
  public var luminance: Double {
    0.2126 * RGBAColor.linear(red) + 0.7152 * RGBAColor.linear(green) + 0.0722 * RGBAColor.linear(blue)
  }

  /// The contrast ratio of WCAG 2 with `other`, 1 to 21.
  public func contrast(with other: RGBAColor) -> Double {
    let a = luminance
    let b = other.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour of text on this colour: white for a contrast of at least 4.5 (WCAG 2, level AA), else black.
  public var ink: RGBAColor { contrast(with: .white) >= 4.5 ? .white : .black }

  private static func linear(_ part: UInt8) -> Double {
    let c = Double(part) / 255
    if c <= 0.04045 { return c / 12.92 }
    return Elementary.exp(2.4 * Elementary.log((c + 0.055) / 1.055))
  }
}
