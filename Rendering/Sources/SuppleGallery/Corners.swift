import SuppleScene

/// The radii of a rectangle's corners, in points.
struct Corners: Sendable, Hashable {
  /// Upper left.
  var topLeft: Double
  /// Upper right.
  var topRight: Double
  /// Lower right.
  var bottomRight: Double
  /// Lower left.
  var bottomLeft: Double
}

extension Outline {
  /// A rectangle whose corners are rounded each by its own quarter circle.
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
