import SuppleScene

/// The weight of a font. Raw values are those of CSS and OpenType.
public enum FontWeight: Int32, Sendable, Hashable, CaseIterable {
  /// Weight 400.
  case regular = 400
  /// Weight 500.
  case medium = 500
  /// Weight 600.
  case semibold = 600
  /// Weight 700.
  case bold = 700
}

/// The horizontal alignment of lines.
public enum TextAlignment: Sendable, Hashable {
  /// At the side where lines of text begin: left for Latin, right for Hebrew and Arabic.
  case natural
  /// At the left side.
  case left
  /// Centred.
  case center
  /// At the right side.
  case right
}

/// Font, size, colour and paragraph properties of a text.
public struct TextStyle: Sendable, Hashable {
  /// Font family, followed by fallback families after commas.
  public var family = "Inter, sans-serif"
  /// Font size, in points.
  public var size: Double
  /// Font weight.
  public var weight: FontWeight
  /// Text colour.
  public var color: RGBAColor
  /// Horizontal alignment of lines.
  public var alignment = TextAlignment.natural
  /// Distance between baselines as a multiple of the font size; nil for the font's own distance.
  public var lineHeight: Double?
  /// Largest number of lines, after which an ellipsis follows; 0 for no limit.
  public var lines = 1
  /// Additional space between letters, in points.
  public var tracking = 0.0
  /// Whether all digits have the same width.
  public var hasTabularFigures = false

  /// Creates a style for one line of text.
  public init(size: Double, weight: FontWeight = .regular, color: RGBAColor = .black) {
    self.size = size
    self.weight = weight
    self.color = color
  }
}
