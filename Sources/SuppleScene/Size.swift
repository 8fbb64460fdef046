/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// A size of `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether this can be the size of some viewport: not negative, and below a million points.
  public var isValid: Bool { width >= 0 && height >= 0 && width < 1e6 && height < 1e6 }
}
