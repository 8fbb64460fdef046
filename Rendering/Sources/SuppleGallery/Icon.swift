import SuppleCairo
import SuppleScene

/// A line icon on a grid of 24 by 24, the same as on the demo page (`Demo/icons.ts`).
enum Icon: Sendable, Hashable, CaseIterable {
  case compose, search, down, send, cross, envelope
  case coffee, train, book, plant, ticket, groceries

  /// Width and height of the grid.
  static let grid = 24.0
  /// Stroke width, in units of the grid.
  static let strokeWidth = 1.75

  /// The icon of a kind of payment.
  init(_ kind: Payment.Kind) {
    switch kind {
    case .coffee: self = .coffee
    case .train: self = .train
    case .book: self = .book
    case .plant: self = .plant
    case .ticket: self = .ticket
    case .groceries: self = .groceries
    }
  }

  /// The strokes, in units of the grid.
  var path: Outline {
    var path = Outline()
    func line(_ points: (Double, Double)...) {
      for (index, point) in points.enumerated() {
        let place = Point(x: point.0, y: point.1)
        path.add(index == 0 ? .move(place) : .line(place))
      }
    }
    /// Adds an arc; angles are in quarter turns from the right, clockwise if `to` is greater than `from`.
    func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double, begins: Bool = false) {
      path.addArc(
        center: Point(x: x, y: y), radius: radius, from: from * .pi / 2, to: to * .pi / 2, begins: begins)
    }
    func curve(_ a: (Double, Double), _ b: (Double, Double), _ end: (Double, Double)) {
      path.add(
        .cubic(Point(x: a.0, y: a.1), Point(x: b.0, y: b.1), end: Point(x: end.0, y: end.1)))
    }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
      path.addRect(
        Rect(x: x, y: y, width: width, height: height), topRadius: radius, bottomRadius: radius)
    }

    switch self {
    case .compose:
      line((12, 5))
      arc(7.5, 8.5, 3.5, -1, -2)
      arc(7.5, 16.5, 3.5, 2, 1)
      arc(15.5, 16.5, 3.5, 1, 0)
      line((19, 16.5), (19, 12))
      line((9.5, 14.5), (10.1, 11.9), (18.2, 3.8))
      arc(19.2, 4.8, 2.0.squareRoot(), -1.5, 0.5)
      path.add(.line(Point(x: 12.1, y: 13.9)))
      path.add(.close)
    case .search:
      path.addCircle(center: Point(x: 11, y: 11), radius: 6.5)
      line((15.8, 15.8), (20, 20))
    case .down: line((6, 9.5), (12, 15.5), (18, 9.5))
    case .send:
      line((12, 19), (12, 5.5))
      line((6, 11), (12, 5), (18, 11))
    case .cross:
      line((6.5, 6.5), (17.5, 17.5))
      line((17.5, 6.5), (6.5, 17.5))
    case .envelope:
      box(3, 5, 18, 14, radius: 3)
      line((4, 7.5), (10.6, 12.6))
      arc(12, 10.8, 2.3, 1.42, 0.58)
      path.add(.line(Point(x: 20, y: 7.5)))
    case .coffee:
      line((16.5, 9.5), (4.5, 9.5), (4.5, 14.5))
      arc(8.5, 14.5, 4, 2, 1)
      arc(12.5, 14.5, 4, 1, 0)
      path.add(.close)
      line((16.5, 10.75), (18, 10.75))
      arc(18, 12.75, 2, -1, 1)
      path.add(.line(Point(x: 16.2, y: 14.75)))
      line((8.5, 4), (8.5, 6.25))
      line((12.5, 4), (12.5, 6.25))
    case .train:
      box(5.5, 3.5, 13, 13, radius: 3.5)
      line((5.5, 10.75), (18.5, 10.75))
      line((9.2, 13.6), (9.3, 13.6))
      line((14.7, 13.6), (14.8, 13.6))
      line((8.75, 16.75), (7.25, 20))
      line((15.25, 16.75), (16.75, 20))
    case .book:
      line((12, 7))
      curve((10, 5.3), (7, 4.9), (4.25, 5.5))
      path.add(.line(Point(x: 4.25, y: 17.5)))
      curve((7, 16.9), (10, 17.3), (12, 19))
      curve((14, 17.3), (17, 16.9), (19.75, 17.5))
      path.add(.line(Point(x: 19.75, y: 5.5)))
      curve((17, 4.9), (14, 5.3), (12, 7))
      path.add(.line(Point(x: 12, y: 19)))
    case .plant:
      line((12, 20), (12, 11))
      line((12, 14.5))
      curve((8, 14.5), (5.25, 12), (5.25, 8))
      curve((9.5, 8), (12, 10.5), (12, 14.5))
      line((12, 11.5))
      curve((12, 7.25), (14.75, 4.5), (19, 4.5))
      curve((19, 8.75), (16.25, 11.5), (12, 11.5))
    case .ticket:
      box(3.5, 6.5, 17, 11, radius: 2.5)
      line((14, 9), (14, 10.2))
      line((14, 11.6), (14, 12.4))
      line((14, 13.8), (14, 15))
    case .groceries:
      line((5.75, 8.5), (18.25, 8.5), (19.25, 19.5), (4.75, 19.5))
      path.add(.close)
      line((9, 11.25), (9, 7))
      arc(12, 7, 3, -2, 0)
      path.add(.line(Point(x: 15, y: 11.25)))
    }
    return path
  }

  /// Draws the icon in a square around a centre.
  func draw(
    center: Point, side: Double, color: RGBAColor, strokeWidth: Double = Icon.strokeWidth,
    with painter: Painter
  ) {
    painter.saved {
      painter.translate(x: center.x - side / 2, y: center.y - side / 2)
      painter.scale(x: side / Icon.grid, y: side / Icon.grid)
      painter.stroke(path, with: .color(color), width: strokeWidth, cap: .round)
    }
  }
}
