import SuppleScene

/// A pair of soft colours that run into each other, and an ink that reads on both.
public struct Tone: Sendable, Hashable {
  /// The colour at the upper left.
  public var from: RGBAColor
  /// The colour at the lower right.
  public var to: RGBAColor
  /// What is written on it.
  public var ink: RGBAColor

  /// The demo page's tones (`Web/demo/tones.ts`).
  public static let all: [Tone] = [
    Tone(0xFFD1BC, 0xF0989C, ink: 0x5E2027), Tone(0xC4E0FF, 0x68C0EC, ink: 0x003E5E),
    Tone(0xE3D5FF, 0x9DB0F8, ink: 0x283366), Tone(0xF0DCAD, 0xE4A56C, ink: 0x582A00),
    Tone(0xAEEDE2, 0x78C999, ink: 0x004524), Tone(0xFFCDE6, 0xD49EDC, ink: 0x4D2653),
    Tone(0xADE9FB, 0x54C9C5, ink: 0x004544), Tone(0xC6EAC3, 0xAFBD6E, ink: 0x353D00),
  ]

  /// The tone of a number; any number has one.
  public static func numbered(_ number: Int) -> Tone {
    let count = all.count
    return all[((number % count) + count) % count]
  }

  /// The tone of a name: always the same for the same name.
  public static func of(_ name: String) -> Tone { numbered(Int(hash(name) % UInt32(all.count))) }

  /// A number for a name, always the same. FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv
  static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private init(_ from: UInt32, _ to: UInt32, ink: UInt32) {
    self.from = RGBAColor(rgba: from << 8 | 0xFF)
    self.to = RGBAColor(rgba: to << 8 | 0xFF)
    self.ink = RGBAColor(rgba: ink << 8 | 0xFF)
  }
}
