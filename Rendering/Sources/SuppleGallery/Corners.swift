import SuppleScene

/// Corner radii of a rectangle, in points.
struct Corners: Sendable, Hashable {
  /// Top left.
  var topLeft: Double
  /// Top right.
  var topRight: Double
  /// Bottom right.
  var bottomRight: Double
  /// Bottom left.
  var bottomLeft: Double
}

extension Outline {
  /// A rectangle with a different radius for each corner.
  static func rectangle(_ box: Rect, corners: Corners) -> Outline {
    let room = max(0, min(box.width, box.height) / 2)
    let quarter = Double.pi / 2
    var path = Outline()
    func corner(_ radius: Double, x: Double, y: Double, inX: Double, inY: Double, from: Double, begins: Bool)
    {
      let radius = max(0, min(radius, room))
      path.addArc(
        center: Point(x: x + inX * radius, y: y + inY * radius), radius: radius, from: from,
        to: from + quarter, begins: begins)
    }
    corner(corners.topLeft, x: box.minX, y: box.minY, inX: 1, inY: 1, from: 2 * quarter, begins: true)
    corner(corners.topRight, x: box.maxX, y: box.minY, inX: -1, inY: 1, from: -quarter, begins: false)
    corner(corners.bottomRight, x: box.maxX, y: box.maxY, inX: -1, inY: -1, from: 0, begins: false)
    corner(corners.bottomLeft, x: box.minX, y: box.maxY, inX: 1, inY: -1, from: quarter, begins: false)
    path.add(.close)
    return path
  }
}
