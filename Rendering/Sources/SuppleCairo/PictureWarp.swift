import CPangoCairo
import SuppleScene

extension Painter {
  /// Draws pixels in perspective. Each pixel of the screen is the mean of the source pixels that it covers, because
  /// pixman's projective transform leaves stray rows and jagged edges.
  ///
  /// - Parameter place: matrix from the source pixels to the flat points of this painter.
  func warp(_ source: Pixels, by place: cairo_matrix_t) {
    guard let projection else { return }
    let whole = Projection(place).concatenating(Projection(matrix)).concatenating(projection)
    guard let inverse = whole.inverse, let bounds = bounds(of: source, seenThrough: whole) else { return }
    guard let target = try? Pixels(width: bounds.width, height: bounds.height) else { return }
    source.withBytes { from in
      target.withMutableBytes { to in
        WarpSource(bytes: from, width: source.width, height: source.height, stride: source.stride).warp(
          into: to, stride: target.stride, width: bounds.width, height: bounds.height,
          origin: Point(x: Double(bounds.x), y: Double(bounds.y)), by: inverse)
      }
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, target.surface, Double(bounds.x), Double(bounds.y))
    cairo_paint(context)
    cairo_restore(context)
  }

  /// The device pixels that the source covers in projection and that are not clipped.
  private func bounds(of source: Pixels, seenThrough whole: Projection) -> (
    x: Int, y: Int, width: Int, height: Int
  )? {
    let flat = matrix
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    var restored = flat
    cairo_set_matrix(context, &restored)
    var seen = (
      left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity
    )
    for x in [0, Double(source.width)] {
      for y in [0, Double(source.height)] {
        guard let corner = whole.project(x: x, y: y) else { return nil }
        seen = (
          min(seen.left, corner.x), min(seen.top, corner.y), max(seen.right, corner.x),
          max(seen.bottom, corner.y)
        )
      }
    }
    left = max(left, seen.left).rounded(.down)
    top = max(top, seen.top).rounded(.down)
    right = min(right, seen.right).rounded(.up)
    bottom = min(bottom, seen.bottom).rounded(.up)
    let most = Double(Pixels.maximumExtent)
    guard right > left, bottom > top, right - left <= most, bottom - top <= most,
      left.magnitude < Painter.maximumCoordinate,
      top.magnitude < Painter.maximumCoordinate
    else { return nil }
    return (Int(left), Int(top), Int(right - left), Int(bottom - top))
  }
}

/// Source pixels that are sampled through a projection.
struct WarpSource {
  let bytes: UnsafeRawBufferPointer
  let width: Int
  let height: Int
  let stride: Int

  /// Computes each target pixel as the mean of a grid of samples; the grid is as fine as the source pixels are there.
  func warp(
    into target: UnsafeMutableRawBufferPointer, stride targetStride: Int, width targetWidth: Int,
    height targetHeight: Int, origin: Point, by inverse: Projection
  ) {
    for y in 0..<targetHeight {
      let py = origin.y + Double(y)
      for x in 0..<targetWidth {
        let px = origin.x + Double(x)
        guard let here = inverse.project(x: px + 0.5, y: py + 0.5),
          let right = inverse.project(x: px + 1.5, y: py + 0.5),
          let below = inverse.project(x: px + 0.5, y: py + 1.5)
        else { continue }
        let columns = samples((right - here).length)
        let rows = samples((below - here).length)
        var sum = SIMD4<Float>.zero
        for row in 0..<rows {
          for column in 0..<columns {
            let sx = px + (Double(column) + 0.5) / Double(columns)
            let sy = py + (Double(row) + 0.5) / Double(rows)
            if let point = inverse.project(x: sx, y: sy) { sum += sample(point) }
          }
        }
        let mean = sum / Float(columns * rows) + 0.5
        let place = y * targetStride + 4 * x
        for part in 0..<4 { target[place + part] = UInt8(max(0, min(255, mean[part]))) }
      }
    }
  }

  private func samples(_ distance: Double) -> Int {
    distance.isFinite ? max(1, min(8, Int(min(8, distance.rounded(.up))))) : 1
  }

  /// Samples the source at a point by bilinear interpolation; outside, the edge pixels continue.
  private func sample(_ point: Point) -> SIMD4<Float> {
    let x = max(0, min(Double(width - 1), point.x - 0.5))
    let y = max(0, min(Double(height - 1), point.y - 0.5))
    let column = Int(x)
    let row = Int(y)
    let nextColumn = min(column + 1, width - 1)
    let nextRow = min(row + 1, height - 1)
    let across = Float(x - Double(column))
    let down = Float(y - Double(row))
    let top = pixel(column, row) * (1 - across) + pixel(nextColumn, row) * across
    let bottom = pixel(column, nextRow) * (1 - across) + pixel(nextColumn, nextRow) * across
    return top * (1 - down) + bottom * down
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = y * stride + 4 * x
    return SIMD4(
      Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), Float(bytes[place + 3]))
  }
}
