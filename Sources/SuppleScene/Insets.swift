/// Distances from the edges of a rectangle inwards, in points, such as a screen's safe area: `UIEdgeInsets`, CSS's
/// `env(safe-area-inset-*)`.
public struct Insets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No insets.
  public static let zero = Insets()

  /// Insets from each edge, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether all four insets are from 0 up to a million points.
  public var isValid: Bool {
    top >= 0 && left >= 0 && bottom >= 0 && right >= 0 && top < 1e6 && left < 1e6 && bottom < 1e6
      && right < 1e6
  }
}
