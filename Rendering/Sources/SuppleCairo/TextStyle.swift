import SuppleScene

/// How strong letters are.
public enum FontWeight: Int32, Sendable, Hashable, CaseIterable {
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
}

/// On which side the lines of a text begin.
public enum TextAlignment: Sendable, Hashable {
  /// Where the text's own script begins: left for Latin, right for Hebrew and Arabic.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
}

/// How a text is set.
public struct TextStyle: Sendable, Hashable {
  /// The family, with others to fall back on after commas.
  public var family = "Inter, sans-serif"
  /// The font's size, in points.
  public var size: Double
  /// How strong the letters are.
  public var weight: FontWeight
  /// Their colour.
  public var color: RGBAColor
  /// Where lines begin.
  public var alignment = TextAlignment.natural
  /// The distance from line to line as a multiple of the size; nil for the font's own.
  public var lineHeight: Double?
  /// The most lines; what does not fit ends in an ellipsis. 0 for as many as it takes.
  public var lines = 1
  /// Room added between letters, in points.
  public var tracking = 0.0
  /// Whether all digits are equally wide.
  public var hasTabularFigures = false

  /// A style of one line.
  public init(size: Double, weight: FontWeight = .regular, color: RGBAColor = .black) {
    self.size = size
    self.weight = weight
    self.color = color
  }
}
