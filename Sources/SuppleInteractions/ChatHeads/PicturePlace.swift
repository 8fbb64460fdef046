import SuppleScene

/// The place of a round picture in the app, such as the avatar of a row, in points.
public struct PicturePlace: Sendable, Hashable {
  /// The x of the centre.
  public var x: Double
  /// The y of the centre.
  public var y: Double
  /// The width.
  public var width: Double

  /// A place by the centre and the width of the picture.
  public init(x: Double, y: Double, width: Double) {
    self.x = x
    self.y = y
    self.width = width
  }

  /// The centre.
  public var center: Point { Point(x: x, y: y) }
}
