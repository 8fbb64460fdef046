import CPangoCairo
import SuppleScene

// Cairo has no perspective. Shapes and letters are laid out flat, and the points of their outlines are projected.
extension Painter {
  /// Draws on a plane in space; `transform` maps points of the plane to points of this painter.
  ///
  /// Drawing in `body` uses the points of the plane. Shapes and text stay sharp, pictures are resampled, gradients are
  /// exact at their middle. Projections do not nest: a projection inside of a projection draws nothing.
  public func projected<Failure: Error>(
    by transform: Transform3D, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard projection == nil else { return }
    // The flat drawing has the density of the real one, because curves are flattened to lines before they are
    // projected.
    let density = self.density
    var flat = cairo_matrix_t(xx: density, yx: 0, xy: 0, yy: density, x0: 0, y0: 0)
    let shrink = cairo_matrix_t(xx: 1 / density, yx: 0, xy: 0, yy: 1 / density, x0: 0, y0: 0)
    let whole = Projection(shrink).concatenating(Projection(transform)).concatenating(Projection(matrix))
    guard whole.inverse != nil else { return }
    try saved { () throws(Failure) in
      projection = whole
      cairo_set_matrix(context, &flat)
      try body()
    }
  }

  /// Runs `body` with the projected path, and with the matrix of a round pen at its middle; without perspective, with
  /// the path unchanged and no matrix.
  func inProjection(_ body: (_ pen: cairo_matrix_t?) -> Void) {
    guard let projection else { return body(nil) }
    var flat = matrix
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
    cairo_identity_matrix(context)
    flatMatrix = flat
    project(by: projection)
    body(projection.tangent(at: middle, through: flat))
    cairo_new_path(context)
    cairo_set_matrix(context, &flat)
  }

  /// Replaces the path by its projection; by an empty path if a part of it lies behind the viewer.
  private func project(by projection: Projection) {
    guard let path = cairo_copy_path_flat(context) else { return }
    defer { cairo_path_destroy(path) }
    cairo_new_path(context)
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
    let count = Int(path.pointee.num_data)
    var index = 0
    while index < count {
      let header = data[index].header
      let length = max(1, Int(header.length))
      switch header.type {
      case CAIRO_PATH_MOVE_TO where index + 1 < count, CAIRO_PATH_LINE_TO where index + 1 < count:
        let point = data[index + 1].point
        guard let seen = projection.project(x: point.x, y: point.y) else {
          cairo_new_path(context)
          return
        }
        if header.type == CAIRO_PATH_MOVE_TO {
          cairo_move_to(context, seen.x, seen.y)
        } else {
          cairo_line_to(context, seen.x, seen.y)
        }
      case CAIRO_PATH_CLOSE_PATH: cairo_close_path(context)
      default: break
      }
      index += length
    }
  }
}
