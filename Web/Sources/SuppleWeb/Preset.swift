import SuppleInteractions

/// A preset of a style: 0 is modern, 1 classic. A messenger has a separate bit for each of its parts.
struct Preset {
  let rawValue: Int32

  /// Whether the preset of a part is `.classic`.
  func isClassic(part: Int32 = 0) -> Bool { rawValue >> part & 1 == 1 }

  /// The preset of an interaction's style.
  func style<Style: InteractionStyle>(part: Int32 = 0) -> Style {
    isClassic(part: part) ? .classic : .modern
  }
}
