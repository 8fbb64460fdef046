import CPangoCairo
import SuppleScene

/// Draws on pixels, with coordinates in points.
///
/// ```swift
/// let painter = Painter(on: pixels, scale: 2)
/// painter.fill(.circle(center: Point(x: 33, y: 33), radius: 29), with: .color(.black))
/// painter.draw("Anna", in: Rect(x: 0, y: 70, width: 66, height: 20), style: TextStyle(size: 13))
/// ```
///
/// Meaningless arguments, such as an infinite circle or a scale of 0, draw nothing.
public final class Painter {
  /// Limit of coordinates, in device pixels. Cairo has 24 bits for the integer part of a coordinate.
  static let maximumCoordinate = 4_000_000.0

  let context: OpaquePointer
  /// Device pixels per point before any scaling of the painter: 2 on a screen of double density.
  public let scale: Double
  /// The current perspective projection, or nil.
  var projection: Projection?
  /// The matrix from points to the pixels of the flat drawing, while a projected shape is drawn.
  var flatMatrix = cairo_matrix_t()

  let cache: DrawingCache
  /// The blurs of a vector picture; nil for a painter that draws pixels.
  let blurs: VectorBlurs?

  /// Creates a painter whose origin is the top left corner of the pixels, with `scale` pixels per point.
  public convenience init(on pixels: Pixels, scale: Double, cache: DrawingCache = DrawingCache()) {
    self.init(surface: pixels.surface, scale: scale, cache: cache)
  }

  /// Creates a painter on a Cairo surface of any kind.
  init(surface: OpaquePointer, scale: Double, cache: DrawingCache, blurs: VectorBlurs? = nil) {
    context = cairo_create(surface)
    self.scale = scale
    self.blurs = blurs
    self.cache = cache
    self.scale(x: scale, y: scale)
  }

  deinit { cairo_destroy(context) }

  /// Whether the result is a vector picture, which has pixels only for drawings that vectors cannot express.
  var drawsVectors: Bool { blurs != nil }

  // MARK: State

  /// Runs `body`, and restores the clip and the transformation afterwards.
  public func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    let projection = self.projection
    defer {
      self.projection = projection
      cairo_restore(context)
    }
    try body()
  }

  /// Draws into a temporary picture, and composites that with an opacity of 0 to 1.
  public func group<Failure: Error>(
    opacity: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return try saved(body) }
    cairo_push_group(context)
    do {
      try saved(body)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(context))
      throw error
    }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws into a temporary picture, and composites that with a saturation of 0, grey, to 1. A painter of vectors keeps the
  /// colours, because SVG has no such operator.
  public func group(saturation: Double, _ body: () -> Void) {
    guard saturation < 1, !drawsVectors else { return body() }
    cairo_push_group(context)
    saved(body)
    let picture = cairo_pop_group(context)
    cairo_set_source(context, picture)
    cairo_paint(context)
    saved {
      cairo_set_operator(context, CAIRO_OPERATOR_HSL_SATURATION)
      cairo_set_source_rgba(context, 0.5, 0.5, 0.5, min(1, 1 - saturation))
      cairo_mask(context, picture)
    }
    cairo_pattern_destroy(picture)
  }

  /// Moves the origin, in points.
  public func translate(x: Double, y: Double) {
    transform(cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: x, y0: y))
  }

  /// Scales about the origin.
  public func scale(x: Double, y: Double) {
    transform(cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: 0, y0: 0))
  }

  /// Rotates about the origin, in radians, clockwise on screen.
  public func rotate(_ angle: Double) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init_rotate(&matrix, angle)
    transform(matrix)
  }

  /// Appends a transformation. If the result is singular or out of range, everything that follows is clipped: an invalid
  /// matrix would put the Cairo context into a permanent error state.
  private func transform(_ matrix: cairo_matrix_t) {
    var next = cairo_matrix_t()
    var first = matrix
    var second = self.matrix
    cairo_matrix_multiply(&next, &first, &second)
    let determinant = next.xx * next.yy - next.xy * next.yx
    guard determinant.magnitude > 1e-12, determinant.isFinite, next.x0.magnitude < Painter.maximumCoordinate,
      next.y0.magnitude < Painter.maximumCoordinate
    else {
      cairo_new_path(context)
      cairo_clip(context)
      return
    }
    cairo_set_matrix(context, &next)
  }

  /// The matrix from points to device pixels, without perspective.
  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Device pixels per point with all scaling: the square root of the area of a unit square in device pixels.
  public var density: Double {
    let matrix = self.matrix
    return (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
  }

  // MARK: Shapes

  /// Fills the outlines of a path.
  public func fill(_ path: Outline, with paint: Paint, rule: FillRule = .winding) {
    guard trace(path.elements[...]) else { return }
    fillTraced(with: paint, rule: rule)
  }

  /// Fills a part of the outlines of a frame.
  public func fill(_ outline: ArraySlice<OutlineElement>, with paint: Paint, rule: FillRule = .winding) {
    guard trace(outline) else { return }
    fillTraced(with: paint, rule: rule)
  }

  /// Draws lines along outlines, `width` points wide.
  public func stroke(_ path: Outline, with paint: Paint, width: Double, cap: LineCap = .butt) {
    guard width > 0, width < 1e5, trace(path.elements[...]) else { return }
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    inProjection { pen in
      setSource(paint)
      if let pen {
        var pen = pen
        cairo_set_matrix(context, &pen)
      }
      cairo_stroke(context)
    }
  }

  /// Clips all further drawing to the inside of the outlines, until the state is restored.
  public func clip(to path: Outline, rule: FillRule = .winding) {
    guard trace(path.elements[...]) else {
      cairo_clip(context)
      return
    }
    cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    inProjection { _ in cairo_clip(context) }
  }

  /// Fills the whole clip.
  public func fill(with paint: Paint) {
    inProjection { _ in
      setSource(paint)
      cairo_paint(context)
    }
  }

  private func fillTraced(with paint: Paint, rule: FillRule) {
    cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    inProjection { _ in
      setSource(paint)
      cairo_fill(context)
    }
  }

  /// Makes outlines the current path of the Cairo context. Returns false, with an empty path, if a coordinate is out of
  /// range.
  func trace(_ elements: ArraySlice<OutlineElement>) -> Bool {
    cairo_new_path(context)
    let matrix = self.matrix
    func isNear(_ point: Point) -> Bool {
      let x = matrix.xx * point.x + matrix.xy * point.y + matrix.x0
      let y = matrix.yx * point.x + matrix.yy * point.y + matrix.y0
      return x.magnitude < Painter.maximumCoordinate && y.magnitude < Painter.maximumCoordinate
    }
    var current = Point.zero
    var hasPoint = false
    for element in elements {
      switch element {
      case .move(let point):
        guard isNear(point) else { return abandonPath() }
        cairo_move_to(context, point.x, point.y)
        current = point
        hasPoint = true
      case .line(let point):
        guard isNear(point) else { return abandonPath() }
        cairo_line_to(context, point.x, point.y)
        current = point
        hasPoint = true
      case .quadratic(let control, let end):
        guard isNear(control), isNear(end) else { return abandonPath() }
        if !hasPoint { current = control }
        let first = current + (control - current) * (2 / 3)
        let second = end + (control - end) * (2 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
        hasPoint = true
      case .cubic(let first, let second, let end):
        guard isNear(first), isNear(second), isNear(end) else { return abandonPath() }
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
        hasPoint = true
      case .close:
        cairo_close_path(context)
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        current = Point(x: x, y: y)
      }
    }
    return hasPoint
  }

  private func abandonPath() -> Bool {
    cairo_new_path(context)
    return false
  }
}
