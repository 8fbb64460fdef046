import SuppleScene

/// Two colours of a gradient, and a text colour that is readable on both.
public struct Tone: Sendable, Hashable {
  /// Colour at the top left.
  public var from: RGBAColor
  /// Colour at the bottom right.
  public var to: RGBAColor
  /// Text colour.
  public var ink: RGBAColor

  /// The gradients of the demo page (`Demo/tones.ts`).
  public static let all: [Tone] = [
    Tone(0xFFD1BC, 0xF0989C, ink: 0x5E2027), Tone(0xC4E0FF, 0x68C0EC, ink: 0x003E5E),
    Tone(0xE3D5FF, 0x9DB0F8, ink: 0x283366), Tone(0xF0DCAD, 0xE4A56C, ink: 0x582A00),
    Tone(0xAEEDE2, 0x78C999, ink: 0x004524), Tone(0xFFCDE6, 0xD49EDC, ink: 0x4D2653),
    Tone(0xADE9FB, 0x54C9C5, ink: 0x004544), Tone(0xC6EAC3, 0xAFBD6E, ink: 0x353D00),
  ]

  /// The tone with a number, modulo the number of tones.
  public static func numbered(_ number: Int) -> Tone {
    let count = all.count
    return all[((number % count) + count) % count]
  }

  /// The tone of a name: equal names have equal tones.
  public static func of(_ name: String) -> Tone { numbered(Int(hash(name) % UInt32(all.count))) }

  /// The FNV-1a hash of a name, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv
  static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private init(_ from: UInt32, _ to: UInt32, ink: UInt32) {
    self.from = RGBAColor(rgba: from << 8 | 0xFF)
    self.to = RGBAColor(rgba: to << 8 | 0xFF)
    self.ink = RGBAColor(rgba: ink << 8 | 0xFF)
  }
}
