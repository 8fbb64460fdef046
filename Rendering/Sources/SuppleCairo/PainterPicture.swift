import CPangoCairo
import SuppleScene

/// How a picture fits a box of another shape.
public enum PictureFit: Sendable, Hashable {
  /// Stretched to the box.
  case stretch
  /// As large as it takes to cover the box; what stands over is cut off evenly.
  case cover
}

extension Painter {
  /// Draws a picture in a box; in perspective it is warped pixel by pixel.
  public func draw(
    _ picture: Picture, in box: Rect, fit: PictureFit = .cover, cornerRadius: Double = 0
  ) {
    guard box.isFinite, box.width > 0, box.height > 0 else { return }
    let place = placement(of: picture, in: box, fit: fit)
    let path = Outline.rectangle(box, radius: cornerRadius)
    if projection != nil {
      saved {
        clip(to: path)
        warp(picture.pixels, by: place)
      }
      return
    }
    // As a shape filled with the picture rather than a picture that is clipped: its edge is drawn once, without a fringe.
    guard trace(path.elements[...]), let pattern = cairo_pattern_create_for_surface(picture.pixels.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = place
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// From the picture's pixels to points.
  private func placement(of picture: Picture, in box: Rect, fit: PictureFit) -> cairo_matrix_t {
    var x = box.width / Double(picture.width)
    var y = box.height / Double(picture.height)
    if fit == .cover {
      x = max(x, y)
      y = x
    }
    return cairo_matrix_t(
      xx: x, yx: 0, xy: 0, yy: y, x0: box.center.x - x * Double(picture.width) / 2,
      y0: box.center.y - y * Double(picture.height) / 2)
  }
}
