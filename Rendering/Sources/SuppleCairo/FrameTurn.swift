import CPangoCairo
import SuppleScene

// Drawing of a layer that is turned in space.
extension FrameRenderer {
  func drawTurned(_ layer: Layer, at time: Double, with painter: Painter) {
    var upright = layer
    upright.angle = layer.shownAngle
    let transform = Transform3D.translation(x: -layer.size.width / 2, y: -layer.size.height / 2)
      .concatenating(upright.transform)
    guard let outline = ProjectedOutline(layer.outline, by: transform) else { return }
    let look = slotRenderer.look(of: layer, at: time)
    var shadow = look.shadow ?? layer.shadow
    shadow.opacity *= layer.shownOpacity
    if shadow.opacity > 0 {
      painter.shadow(of: outline.path.elements[...], within: outline.bounds, shadow)
    }
    painter.saved {
      if painter.drawsVectors {
        painter.group(opacity: layer.shownOpacity) {
          painter.projected(by: transform) {
            painter.clip(to: layer.outline)
            fillTurned(layer, look: look, at: time, with: painter)
          }
        }
        return
      }
      painter.clipToPixels(around: outline.bounds)
      // The content is drawn without a clip and clipped once at the end. Two antialiased edges on top of each other
      // would show a line of the layer below.
      painter.group(opacity: layer.shownOpacity * (1 - 1e-9)) {
        painter.projected(by: transform) {
          fillTurned(layer, look: look, at: time, with: painter)
          painter.cut(along: layer.outline)
        }
      }
    }
  }

  private func fillTurned(_ layer: Layer, look: SlotLook, at time: Double, with painter: Painter) {
    fill(layer, look: look, at: time, with: painter)
    if layer.dimming > 0 { painter.fill(with: .color(.black.faded(min(1, layer.dimming)))) }
  }
}

/// An outline in perspective projection, approximated by straight lines.
struct ProjectedOutline {
  private(set) var path = Outline()
  /// Bounding box of the projected outline.
  private(set) var bounds: Rect

  /// Number of lines per curve. At a radius of 32 points their error is less than 1/200 of a point.
  private static let pieces = 16

  /// Projects an outline; nil if a part of it lies behind the viewer.
  init?(_ flat: Outline, by transform: Transform3D) {
    bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    var current = Point.zero
    var points: [Point] = []
    for element in flat.elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        current = point
      case .quadratic(let control, let end):
        for piece in 1...ProjectedOutline.pieces {
          let t = Double(piece) / Double(ProjectedOutline.pieces)
          let first = current + (control - current) * t
          points.append(first + (control + (end - control) * t - first) * t)
        }
        current = end
      case .cubic(let a, let b, let end):
        for piece in 1...ProjectedOutline.pieces {
          let t = Double(piece) / Double(ProjectedOutline.pieces)
          let u = 1 - t
          points.append(
            Point(
              x: u * u * u * current.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * end.x,
              y: u * u * u * current.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * end.y))
        }
        current = end
      case .close: break
      }
    }
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for point in points {
      guard let seen = transform.project(point), seen.isOnSomeScreen else { return nil }
      path.add(path.elements.isEmpty ? .move(seen) : .line(seen))
      (left, top) = (min(left, seen.x), min(top, seen.y))
      (right, bottom) = (max(right, seen.x), max(bottom, seen.y))
    }
    guard left <= right else { return nil }
    path.add(.close)
    bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Painter {
  /// Clips to a rectangle, enlarged to whole pixels and by one more pixel on each side. Clips on whole pixels are fast
  /// in Cairo.
  func clipToPixels(around box: Rect) {
    let matrix = self.matrix
    let left = (box.minX * matrix.xx + matrix.x0).rounded(.down) - 1
    let top = (box.minY * matrix.yy + matrix.y0).rounded(.down) - 1
    let right = (box.maxX * matrix.xx + matrix.x0).rounded(.up) + 1
    let bottom = (box.maxY * matrix.yy + matrix.y0).rounded(.up) + 1
    guard right > left, bottom > top, left.magnitude < Painter.maximumCoordinate,
      right.magnitude < Painter.maximumCoordinate,
      top.magnitude < Painter.maximumCoordinate, bottom.magnitude < Painter.maximumCoordinate
    else { return }
    cairo_new_path(context)
    var kept = matrix
    cairo_identity_matrix(context)
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_clip(context)
    cairo_set_matrix(context, &kept)
  }
}
