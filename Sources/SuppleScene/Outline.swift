import SuppleMotion

/// One element of an outline, as in `CGPath` and in the SVG path commands M, L, Q, C and Z.
public enum OutlineElement: Sendable, Hashable {
  /// Begins a new contour at a point.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bezier curve to `end`.
  case quadratic(control: Point, end: Point)
  /// A cubic Bezier curve to `end`, with two control points.
  case cubic(Point, Point, end: Point)
  /// A straight line back to the start of the contour.
  case close
}

/// A range of elements in the flat array of a frame. All outlines share the array, to save an allocation for each.
public struct OutlineRange: Sendable, Hashable {
  /// The index of the first element.
  public var start: Int
  /// The number of elements; 0 for no outline.
  public var count: Int

  /// No outline.
  public static let none = OutlineRange(start: 0, count: 0)

  /// A range of `count` elements from `start` on.
  public init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  /// Whether there is no outline.
  public var isEmpty: Bool { count == 0 }
}

/// An outline: a list of elements, to which shapes can be added.
///
/// ```swift
/// var path = Outline()
/// path.addCircle(center: Point(x: 20, y: 20), radius: 10)
/// ```
public struct Outline: Sendable, Hashable {
  /// The elements in order.
  public private(set) var elements: [OutlineElement]

  /// An outline without elements.
  public init() { elements = [] }

  /// Adds one element.
  @inline(never)
  public mutating func add(_ element: OutlineElement) { elements.append(element) }

  /// The range of the elements from `start` on.
  public func range(from start: Int) -> OutlineRange {
    OutlineRange(start: start, count: elements.count - start)
  }

  /// Strains the elements from `start` on about a centre, control points included.
  ///
  /// With the strain (a, b), a point at the offset (x, y) moves by (a x + b y, b x - a y). A stretch by a ratio e along
  /// the unit vector (c, s), with the same narrowing across, is the strain (e (2 c c - 1), 2 e c s).
  public mutating func strain(from start: Int, about center: Point, by strain: Vector) {
    func place(_ point: Point) -> Point {
      let (x, y) = (point.x - center.x, point.y - center.y)
      return Point(x: point.x + strain.x * x + strain.y * y, y: point.y + strain.y * x - strain.x * y)
    }
    for index in max(0, start)..<max(0, start, elements.count) {
      switch elements[index] {
      case .move(let end): elements[index] = .move(place(end))
      case .line(let end): elements[index] = .line(place(end))
      case .quadratic(let control, let end):
        elements[index] = .quadratic(control: place(control), end: place(end))
      case .cubic(let first, let second, let end):
        elements[index] = .cubic(place(first), place(second), end: place(end))
      case .close: break
      }
    }
  }

  /// Removes all elements and keeps the storage.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// The distance of the control points from the ends of a cubic Bezier curve that approximates a circular arc of
  /// `angle` radians, as a ratio of the radius.
  ///
  /// It is 4/3 tan(angle / 4). At a quarter turn the maximum error is 0.03 % of the radius (Riskus, "Approximation of
  /// a cubic Bezier curve by circular arcs and vice versa", 2006).
  public static func arcHandle(angle: Double) -> Double {
    let (sine, cosine) = Elementary.sinCos(angle / 4)
    return 4 / 3 * sine / cosine
  }

  /// Adds the arc of a circle as cubic Bezier curves of at most a quarter turn. Angles are in radians, 0 to the
  /// right, increasing clockwise on the screen. If `begins` is true the arc begins a new contour, else a line
  /// connects it to the last point.
  public mutating func addArc(center: Point, radius: Double, from: Double, to: Double, begins: Bool) {
    addArc(center: center, radius: radius, from: from, turn: to - from) { begins ? .move($0) : .line($0) }
  }

  /// Adds the arc of a circle of `turn` radians, clockwise on the screen, from the angle `from`, where the last point
  /// already is: as cubic Bezier curves of at most a quarter turn.
  public mutating func continueArc(center: Point, radius: Double, from: Double, turn: Double) {
    addArc(center: center, radius: radius, from: from, turn: turn) { _ in nil }
  }

  /// Adds the arc of a circle after an element that ends at its first point, if there is one.
  @inline(never)
  private mutating func addArc(
    center: Point, radius: Double, from: Double, turn: Double, after lead: (Point) -> OutlineElement?
  ) {
    guard turn.isFinite, radius.isFinite, center.isFinite, turn.magnitude <= 64 else { return }
    let pieces = max(1, Int((turn.magnitude / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(pieces)
    let handle = Outline.arcHandle(angle: step) * radius
    var direction = Vector(angle: from)
    var point = center + direction * radius
    if let element = lead(point) { add(element) }
    for piece in 1...pieces {
      let first = point + direction.perpendicular * handle
      direction = Vector(angle: from + step * Double(piece))
      point = center + direction * radius
      add(.cubic(first, point - direction.perpendicular * handle, end: point))
    }
  }

  /// Adds a circle as a closed contour.
  public mutating func addCircle(center: Point, radius: Double) {
    addArc(center: center, radius: radius, from: 0, to: 2 * Double.pi, begins: true)
    add(.close)
  }

  /// Adds a rectangle with corners rounded by quarter circles as a closed contour.
  ///
  /// The radii, in points, are limited by the size of the rectangle.
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
