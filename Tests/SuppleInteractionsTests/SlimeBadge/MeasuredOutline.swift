import SuppleScene

/// A closed outline in parts, for measurement.
struct MeasuredOutline {
  enum Segment {
    case line(Point, Point)
    case quadratic(Point, Point, Point)
    case cubic(Point, Point, Point, Point)

    var start: Point {
      switch self {
      case .line(let a, _), .quadratic(let a, _, _), .cubic(let a, _, _, _): a
      }
    }

    var end: Point {
      switch self {
      case .line(_, let b), .quadratic(_, _, let b), .cubic(_, _, _, let b): b
      }
    }

    func point(_ t: Double) -> Point {
      let u = 1 - t
      switch self {
      case .line(let a, let b): return Point(x: u * a.x + t * b.x, y: u * a.y + t * b.y)
      case .quadratic(let a, let c, let b):
        return Point(
          x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y)
      case .cubic(let a, let c, let d, let b):
        let (i, j, k, l) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Point(
          x: i * a.x + j * c.x + k * d.x + l * b.x, y: i * a.y + j * c.y + k * d.y + l * b.y)
      }
    }

    /// The directions at its start and end; nil for an invisibly short outline.
    var directions: (Vector, Vector)? {
      let points: [Point]
      switch self {
      case .line(let a, let b): points = [a, b]
      case .quadratic(let a, let c, let b): points = [a, c, b]
      case .cubic(let a, let c, let d, let b): points = [a, c, d, b]
      }
      guard let first = points.dropFirst().first(where: { $0.distance(to: points[0]) > 1e-4 }),
        let last = points.dropLast().last(where: { $0.distance(to: end) > 1e-4 }),
        let out = (first - start).normalized, let into = (end - last).normalized
      else { return nil }
      return (out, into)
    }
  }

  var segments: [Segment] = []
  var isClosed = false

  /// The outlines in path elements; each begins with a move.
  static func parts(of elements: some Sequence<OutlineElement>) -> [[OutlineElement]] {
    var parts: [[OutlineElement]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    return parts
  }

  /// The outline in path elements; nil unless it is a single outline.
  init?(_ elements: some Sequence<OutlineElement>) {
    var begin: Point?
    var current = Point.zero
    for element in elements {
      guard !isClosed else { return nil }
      switch element {
      case .move(let point):
        guard begin == nil else { return nil }
        begin = point
        current = point
      case .line(let end):
        segments.append(.line(current, end))
        current = end
      case .quadratic(let control, let end):
        segments.append(.quadratic(current, control, end))
        current = end
      case .cubic(let first, let second, let end):
        segments.append(.cubic(current, first, second, end))
        current = end
      case .close: isClosed = true
      }
    }
    guard let begin, isClosed, begin.distance(to: current) < 1e-9 else { return nil }
  }

  /// Points along it.
  func flattened(arcs: Int = 4, edges: Int = 8) -> [Point] {
    var points: [Point] = []
    for segment in segments {
      let steps: Int
      switch segment {
      case .line: steps = 1
      case .quadratic: steps = edges
      case .cubic: steps = arcs
      }
      for step in 0..<steps {
        // Points with an invisible distance count as one; rounding may have put them in any order.
        let point = segment.point(Double(step) / Double(steps))
        if points.last.map({ $0.distance(to: point) > 1e-4 }) ?? true { points.append(point) }
      }
    }
    while points.count > 1, points[0].distance(to: points[points.count - 1]) <= 1e-4 { points.removeLast() }
    return points
  }

  /// The largest turn from one segment into the next, in radians.
  var sharpestCorner: Double {
    let directions = segments.compactMap(\.directions)
    var sharpest = 0.0
    for (index, one) in directions.enumerated() {
      let next = directions[(index + 1) % directions.count].0
      let cross = one.1.x * next.y - one.1.y * next.x
      // The angle by its sine; backwards counts as half a turn.
      let turn = one.1.dot(next) < 0 ? Double.pi : cross.magnitude
      sharpest = max(sharpest, turn)
    }
    return sharpest
  }

  /// Whether two parts of a closed polygon that are not neighbours meet.
  static func crossesItself(_ points: [Point]) -> Bool {
    let count = points.count
    guard count > 3 else { return false }
    for i in 0..<count {
      let a = points[i]
      let b = points[(i + 1) % count]
      let (minX, maxX, minY, maxY) = (min(a.x, b.x), max(a.x, b.x), min(a.y, b.y), max(a.y, b.y))
      var j = i + 2
      while j < count {
        defer { j += 1 }
        if i == 0, j == count - 1 { continue }
        let c = points[j]
        let d = points[(j + 1) % count]
        if max(c.x, d.x) < minX || min(c.x, d.x) > maxX || max(c.y, d.y) < minY || min(c.y, d.y) > maxY {
          continue
        }
        if side(a, b, c) * side(a, b, d) < 0, side(c, d, a) * side(c, d, b) < 0 { return true }
      }
    }
    return false
  }

  /// Whether `point` lies inside of a closed polygon.
  static func contains(_ point: Point, in polygon: [Point]) -> Bool {
    var isInside = false
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      guard (a.y > point.y) != (b.y > point.y) else { continue }
      if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }

  /// The distance from `point` to the nearest part of a closed polygon.
  static func distance(from point: Point, to polygon: [Point]) -> Double {
    var nearest = Double.infinity
    for (index, a) in polygon.enumerated() {
      let side = polygon[(index + 1) % polygon.count] - a
      let square = side.dot(side)
      let part = square > 0 ? max(0, min(1, (point - a).dot(side) / square)) : 0
      nearest = min(nearest, point.distance(to: a + side * part))
    }
    return nearest
  }

  private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
