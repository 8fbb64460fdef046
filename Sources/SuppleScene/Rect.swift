/// A rectangle with horizontal and vertical edges, in points. Its size is never negative.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, 0 or more.
  public var width: Double
  /// The height, 0 or more.
  public var height: Double

  /// A rectangle from its top left corner; a width or height that is negative or not-a-number counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  /// A rectangle from its centre.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { x }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The top edge.
  public var minY: Double { y }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The centre.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The upper left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Whether every number is finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Whether `point` lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether the two rectangles overlap; a common edge is no overlap.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle with each edge moved inwards by `amount` points, outwards if `amount` is negative.
  public func inset(by amount: Double) -> Rect {
    Rect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The rectangle with each edge moved inwards by its inset.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
