/// The ranges of numbers in scripts.
public enum ScriptLimits {
  /// The coordinates of a place, in points.
  public static let places = -1e6...1e6
  /// The length of a screen's side, and of insets from it, in points.
  public static let lengths = 0.0...999_999
  /// The length of a side of a head's face, in points. A side below 24 counts as 24.
  public static let faceSides = 0.0...400
  /// The corner radius of a head's face, in points. A radius above half of the smaller side counts as that half.
  public static let faceRadii = 0.0...200
  /// The width of a badge's text, in points.
  public static let textWidths = 0.0...1000
  /// The delay of a badge's clearing, in seconds.
  public static let clearDelays = 0.0...10
  /// A count.
  public static let counts = 0.0...1e9
  /// The number of a row.
  public static let rows = 1.0...1e9
  /// A time, in seconds: up to a day.
  public static let times = 0.0...86_400
  /// The seed of random numbers: up to 2^53 - 1.
  public static let seeds = 0.0...9_007_199_254_740_991
  /// The scroll position of a list, in points.
  public static let scroll = 0.0...1e9
  /// The height of a navigation bar, in points.
  public static let navigationBars = 0.0...2000
  /// The length of a row's side, in points.
  public static let cells = 1.0...10_000
  /// A length of a cut-out, in points.
  public static let cutouts = 0.0...10_000
}
