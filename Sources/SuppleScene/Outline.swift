import SuppleMotion

/// One step of an outline.
public enum OutlineElement: Sendable, Hashable {
  /// Begins a new outline at a point.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bezier to `end`.
  case quadratic(control: Point, end: Point)
  /// A cubic Bezier to `end`.
  case cubic(Point, Point, end: Point)
  /// A straight line back to where the outline began.
  case close
}

/// A run of elements in a frame's one flat array, so that a frame holds many paths without an allocation each.
public struct OutlineRange: Sendable, Hashable {
  /// The index of the first element.
  public var start: Int
  /// How many elements follow; 0 for no path.
  public var count: Int

  /// No path.
  public static let none = OutlineRange(start: 0, count: 0)

  /// A run of `count` elements from `start`.
  public init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  /// Whether there is no path.
  public var isEmpty: Bool { count == 0 }
}

/// An outline under construction: a flat list of elements.
///
/// ```swift
/// var path = Outline()
/// path.addCircle(center: Point(x: 20, y: 20), radius: 10)
/// ```
public struct Outline: Sendable, Hashable {
  /// The elements in order.
  public private(set) var elements: [OutlineElement]

  /// An empty path.
  public init() { elements = [] }

  /// Adds one element.
  public mutating func add(_ element: OutlineElement) { elements.append(element) }

  /// Removes every element and keeps the storage.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// The handle length of a cubic that stands for a circular arc of `angle` radians, as a part of the radius.
  ///
  /// 4/3 tan(angle / 4); at a quarter turn the greatest error is 0.03 % of the radius.
  public static func arcHandle(angle: Double) -> Double {
    let quarter = angle / 4
    return 4 / 3 * Elementary.sin(quarter) / Elementary.cos(quarter)
  }

  /// Adds the arc of a circle, from one angle to another (radians, 0 to the right, growing clockwise on
  /// screen), in cubics of at most a quarter turn. `begins` starts a new outline; else a line leads to it.
  public mutating func addArc(center: Point, radius: Double, from: Double, to: Double, begins: Bool) {
    let turn = to - from
    guard turn.isFinite, radius.isFinite, center.isFinite, turn.magnitude <= 64 else { return }
    let pieces = max(1, Int((turn.magnitude / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(pieces)
    let handle = Outline.arcHandle(angle: step) * radius
    var angle = from
    var cosine = Elementary.cos(angle)
    var sine = Elementary.sin(angle)
    var point = Point(x: center.x + radius * cosine, y: center.y + radius * sine)
    add(begins ? .move(point) : .line(point))
    for piece in 1...pieces {
      let first = Point(x: point.x - handle * sine, y: point.y + handle * cosine)
      angle = from + step * Double(piece)
      cosine = Elementary.cos(angle)
      sine = Elementary.sin(angle)
      point = Point(x: center.x + radius * cosine, y: center.y + radius * sine)
      let second = Point(x: point.x + handle * sine, y: point.y - handle * cosine)
      add(.cubic(first, second, end: point))
    }
  }

  /// Adds a whole circle as an outline of its own.
  public mutating func addCircle(center: Point, radius: Double) {
    addArc(center: center, radius: radius, from: 0, to: 2 * Double.pi, begins: true)
    add(.close)
  }

  /// Adds a rectangle whose upper and lower corners are rounded by quarter circles.
  ///
  /// Radii are cut to what the rectangle has room for.
  public mutating func addRect(_ r: Rect, topRadius: Double = 0, bottomRadius: Double = 0) {
    let room = min(r.width / 2, r.height)
    let top = max(0, min(topRadius, room))
    let bottom = max(0, min(bottomRadius, min(room, r.height - top)))
    let half = Double.pi / 2
    add(.move(Point(x: r.minX + top, y: r.minY)))
    add(.line(Point(x: r.maxX - top, y: r.minY)))
    if top > 0 {
      addArc(center: Point(x: r.maxX - top, y: r.minY + top), radius: top, from: -half, to: 0, begins: false)
    }
    add(.line(Point(x: r.maxX, y: r.maxY - bottom)))
    if bottom > 0 {
      addArc(
        center: Point(x: r.maxX - bottom, y: r.maxY - bottom), radius: bottom, from: 0, to: half,
        begins: false)
    }
    add(.line(Point(x: r.minX + bottom, y: r.maxY)))
    if bottom > 0 {
      addArc(
        center: Point(x: r.minX + bottom, y: r.maxY - bottom), radius: bottom, from: half, to: 2 * half,
        begins: false)
    }
    add(.line(Point(x: r.minX, y: r.minY + top)))
    if top > 0 {
      addArc(
        center: Point(x: r.minX + top, y: r.minY + top), radius: top, from: 2 * half, to: 3 * half,
        begins: false)
    }
    add(.close)
  }
}
