import CPangoCairo
import SuppleScene

// Drawing of cached pictures. They are moved by whole pixels only, which keeps them sharp and is as fast as a copy.
extension Painter {
  /// A position in device pixels, split into a whole pixel and the remainder.
  struct SnappedPlace {
    var pixel: Point
    /// The remainder, in pixels, 0 to 1.
    var phase: Point
  }

  /// Rounds a device position to one at which a cached picture may be drawn. The grid is a quarter of a pixel at low
  /// density, so that slow motion is smooth; it is coarser at high density and for large pictures.
  func snapped(x: Double, y: Double, area: Double) -> SnappedPlace {
    let steps = scale < 1.5 ? 4.0 : scale < 2.5 ? 2.0 : area < 20_000 ? 2.0 : 1.0
    func snap(_ place: Double) -> (Double, Double) {
      let rounded = (place * steps).rounded() / steps
      let pixel = rounded.rounded(.down)
      return (pixel, rounded - pixel)
    }
    let (left, phaseX) = snap(x)
    let (top, phaseY) = snap(y)
    return SnappedPlace(pixel: Point(x: left, y: top), phase: Point(x: phaseX, y: phaseY))
  }

  /// Draws a cached picture with the top left corner of its layer at a device pixel.
  func blit(_ entry: SlotPictures.Entry, at pixel: Point, opacity: Double) {
    guard pixel.x.magnitude < Painter.maximumCoordinate, pixel.y.magnitude < Painter.maximumCoordinate else {
      return
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(
      context, entry.pixels.surface, pixel.x + Double(entry.left), pixel.y + Double(entry.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      if entry.isOpaque { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
      // The clip is needed because the operator SOURCE also clears pixels outside of the picture.
      cairo_rectangle(
        context, pixel.x + Double(entry.left), pixel.y + Double(entry.top), Double(entry.pixels.width),
        Double(entry.pixels.height))
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// Fills an outline with a cached picture that has `density` pixels per point, scaled to the points of this painter.
  func fill(_ path: Outline, with entry: SlotPictures.Entry, density: Double, opacity: Double) {
    guard trace(path.elements[...]) else { return }
    cairo_save(context)
    if opacity < 1 {
      cairo_clip(context)
    }
    cairo_scale(context, 1 / density, 1 / density)
    cairo_set_source_surface(context, entry.pixels.surface, Double(entry.left), Double(entry.top))
    // Below half size, the bilinear filter would skip pixels of the picture; above, it is exact enough.
    cairo_pattern_set_filter(
      cairo_get_source(context), self.density / density < 0.5 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_NONE)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_fill(context)
    }
    cairo_restore(context)
    cairo_new_path(context)
  }

  /// Clears everything outside of an outline.
  func cut(along path: Outline) {
    guard trace(path.elements[...]) else { return }
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    inProjection { _ in
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_fill(context)
    }
    cairo_restore(context)
  }
}
