import SuppleScene

/// The area of a layer: its outline, or a rounded rectangle that can be turned.
enum Shape {
  case outline(edges: [(start: Point, end: Point)], bounds: Rect)
  case rectangle(Layer, Transform3D, bounds: Rect)

  /// The shape of a layer, whose outline is empty for a rectangle.
  init(_ layer: Layer, outline: ArraySlice<OutlineElement>) {
    if outline.isEmpty {
      let reach = (layer.size.width + layer.size.height) * max(1, layer.scale)
      self = .rectangle(
        layer, layer.transform, bounds: Rect(center: layer.center, size: Size(width: reach, height: reach)))
      return
    }
    let edges = Self.edges(of: outline)
    var bounds = Rect(x: edges.first?.start.x ?? 0, y: edges.first?.start.y ?? 0, width: 0, height: 0)
    for edge in edges {
      let (left, top) = (min(bounds.minX, edge.end.x), min(bounds.minY, edge.end.y))
      bounds = Rect(
        x: left, y: top, width: max(bounds.maxX, edge.end.x) - left,
        height: max(bounds.maxY, edge.end.y) - top)
    }
    self = .outline(edges: edges, bounds: bounds)
  }

  /// A rectangle around the shape.
  var bounds: Rect {
    switch self {
    case .outline(_, let bounds), .rectangle(_, _, let bounds): bounds
    }
  }

  /// The part of a pixel, 8 points wide around a point, that is in the shape, 0 to 1.
  func coverage(of point: Point) -> Double {
    switch self {
    case .outline(let edges, _):
      var inside = 0.0
      for corner in [Vector(x: -2, y: -2), Vector(x: 2, y: -2), Vector(x: -2, y: 2), Vector(x: 2, y: 2)]
      where Self.winds(edges, around: point + corner) { inside += 0.25 }
      return inside
    case .rectangle(let layer, let transform, _):
      guard let local = transform.unproject(point) else { return 0 }
      let radius = min(
        local.y < 0 ? layer.topRadius : layer.bottomRadius, min(layer.size.width, layer.size.height) / 2)
      let x = local.x.magnitude - layer.size.width / 2 + radius
      let y = local.y.magnitude - layer.size.height / 2 + radius
      let distance = Vector(x: max(0, x), y: max(0, y)).length + min(0, max(x, y)) - radius
      return min(1, max(0, 0.5 - distance * layer.scale / 8))
    }
  }

  /// Whether edges wind around a point.
  private static func winds(_ edges: [(start: Point, end: Point)], around point: Point) -> Bool {
    var winding = 0
    for (a, b) in edges where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += a.y < b.y ? 1 : -1 }
    }
    return winding != 0
  }

  /// The edges of an outline, with each curve as eight of them.
  private static func edges(of outline: ArraySlice<OutlineElement>) -> [(start: Point, end: Point)] {
    var edges: [(start: Point, end: Point)] = []
    var (first, last) = (Point.zero, Point.zero)
    func line(to point: Point) {
      edges.append((last, point))
      last = point
    }
    func curve(_ a: Point, _ b: Point, to end: Point) {
      let begin = last
      for step in 1...8 {
        let t = Double(step) / 8, s = 1 - t
        func mix(_ p: Double, _ q: Double, _ r: Double, _ e: Double) -> Double {
          s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * e
        }
        line(to: Point(x: mix(begin.x, a.x, b.x, end.x), y: mix(begin.y, a.y, b.y, end.y)))
      }
    }
    for element in outline {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic(let control, let end):
        curve(last + (control - last) * (2 / 3), end + (control - end) * (2 / 3), to: end)
      case .cubic(let a, let b, let end): curve(a, b, to: end)
      case .close: line(to: first)
      }
    }
    return edges
  }
}
