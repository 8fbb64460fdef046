/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// A width and a height of 0.
  public static let zero = Size(width: 0, height: 0)

  /// A size of `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether this can be the size of a viewport: width and height from 0 up to a million points.
  public var isValid: Bool { width >= 0 && height >= 0 && width < 1e6 && height < 1e6 }
}
