import CPangoCairo
import SuppleScene

/// The fit of a picture in a box of another aspect ratio.
public enum PictureFit: Sendable, Hashable {
  /// The picture is stretched to the box.
  case stretch
  /// The picture is scaled to cover the box; the excess is cut off equally on both sides.
  case cover
}

extension Painter {
  /// Draws a picture into a box, with rounded corners of `cornerRadius` points. In perspective it is resampled.
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
    // A shape is filled with the picture, instead of clipping the picture to the shape: this antialiases the edge only
    // once.
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

  /// The matrix from the pixels of the picture to points.
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
