import CPangoCairo
import SuppleScene

extension Painter {
  /// Sets the source of the Cairo context to a paint.
  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
    case .linear(let from, let to, let stops):
      guard from.isOnSomeScreen, to.isOnSomeScreen else { return setClearSource() }
      setGradient(
        cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops: stops,
        touching: Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
    case .radial(let center, let radius, let stops):
      guard center.isOnSomeScreen, radius > 0, radius < 1e6 else { return setClearSource() }
      setGradient(
        cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops: stops,
        touching: center)
    }
  }

  private func setClearSource() { cairo_set_source_rgba(context, 0, 0, 0, 0) }

  private func setGradient(_ pattern: OpaquePointer?, stops: [GradientStop], touching middle: Point) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    if let projection {
      // Cairo has no gradients in perspective. The gradient is mapped by the tangent of the projection at its middle,
      // which is exact there, with a small error further out.
      var matrix = projection.tangent(at: middle, through: flatMatrix)
      guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return setClearSource() }
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    for stop in stops where stop.place.isFinite {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
        Double(stop.color.blue) / 255, Double(stop.color.alpha) / 255)
    }
    cairo_set_source(context, pattern)
  }
}
