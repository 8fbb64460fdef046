import CPangoCairo
import SuppleScene

/// A cache of blurred outlines. Blurring is the most expensive part of drawing a frame.
final class BlurredMasks {
  /// The coverage of a blurred outline, 0 to 255 per device pixel.
  final class Mask {
    let surface: OpaquePointer
    /// Distance from the top left corner of the mask to the pixel that contains the top left corner of the outline, in
    /// pixels.
    let margin: Int
    let bytes: Int
    var lastUse = 0

    init(surface: OpaquePointer, margin: Int) {
      self.surface = surface
      self.margin = margin
      bytes = Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// A rounded rectangle and its blur. Lengths are in 64ths of a device pixel, so that rectangles that look the same
  /// share a mask.
  struct Key: Hashable {
    var width: Int32
    var height: Int32
    var topRadius: Int32
    var bottomRadius: Int32
    var deviation: Int32
    /// Position of the outline within its first pixel, in quarters of a pixel, 0 to 3.
    var phaseX: Int32
    var phaseY: Int32
    /// Whether the mask covers the outside of the outline instead of the inside, for an inner glow.
    var isInverted: Bool
  }

  /// Size limit of the cache, in bytes. Beyond it, the least recently used masks are removed.
  static let maximumBytes = 24 << 20
  /// Largest width and height of an outline, in device pixels.
  static let maximumExtent = 8192.0

  private var masks: [Key: Mask] = [:]
  private var bytes = 0
  private var uses = 0

  func mask(_ key: Key) -> Mask? {
    uses += 1
    if let mask = masks[key] {
      mask.lastUse = uses
      return mask
    }
    let deviation = Double(key.deviation) / 64
    let phase = Point(x: Double(key.phaseX) / 4, y: Double(key.phaseY) / 4)
    let box = Rect(
      x: phase.x, y: phase.y, width: Double(key.width) / 64, height: Double(key.height) / 64)
    let path = Outline.rectangle(
      box, topRadius: Double(key.topRadius) / 64, bottomRadius: Double(key.bottomRadius) / 64)
    guard
      let mask = BlurredMasks.make(
        path.elements[...], within: box, deviation: deviation, inverted: key.isInverted)
    else { return nil }
    mask.lastUse = uses
    keep(mask, as: key)
    return mask
  }

  private func keep(_ mask: Mask, as key: Key) {
    while bytes + mask.bytes > BlurredMasks.maximumBytes,
      let oldest = masks.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= oldest.value.bytes
      masks[oldest.key] = nil
    }
    masks[key] = mask
    bytes += mask.bytes
  }

  /// Blurs an outline that lies within `box`; both are in device pixels.
  ///
  /// Large blurs are computed at a reduced size and enlarged: the result of a blur of 8 pixels or more has no finer
  /// detail.
  static func make(
    _ outline: ArraySlice<OutlineElement>, within box: Rect, deviation: Double, inverted: Bool = false
  ) -> Mask? {
    guard box.isFinite, box.width <= maximumExtent, box.height <= maximumExtent, deviation >= 0,
      deviation <= 1000
    else { return nil }
    let factor = max(1, Int(deviation / 4))
    let margin = Int((deviation * GaussianBlur.extent).rounded(.up)) + 2
    let width = Int((box.maxX - min(0, box.minX)).rounded(.up)) + 2 * margin
    let height = Int((box.maxY - min(0, box.minY)).rounded(.up)) + 2 * margin
    let step = Double(factor)
    let smallWidth = (width + factor - 1) / factor + 1
    let smallHeight = (height + factor - 1) / factor + 1
    guard
      let small = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(smallWidth), Int32(smallHeight)),
      cairo_surface_status(small) == CAIRO_STATUS_SUCCESS, let context = cairo_create(small)
    else { return nil }
    defer { cairo_surface_destroy(small) }
    draw(outline, margin: Double(margin), step: step, on: context)
    cairo_destroy(context)
    cairo_surface_flush(small)
    guard let pixels = cairo_image_surface_get_data(small) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(small))
    // Enlarging blurs too. Its variance is subtracted here, so that the sum is the requested one.
    let variance = deviation * deviation - (factor > 1 ? step * step / 4 : 0)
    GaussianBlur.blur(
      pixels, width: smallWidth, height: smallHeight, stride: stride,
      deviation: max(0, variance).squareRoot() / step)
    if inverted {
      for index in 0..<stride * smallHeight { pixels[index] = 255 - pixels[index] }
    }
    cairo_surface_mark_dirty(small)
    if factor == 1 { return Mask(surface: cairo_surface_reference(small), margin: margin) }
    return enlarged(
      pixels, stride: stride, smallWidth: smallWidth, smallHeight: smallHeight, by: factor, width: width,
      height: height, margin: margin)
  }

  private static func draw(
    _ outline: ArraySlice<OutlineElement>, margin: Double, step: Double, on context: OpaquePointer
  ) {
    func place(_ point: Point) -> Point { Point(x: (point.x + margin) / step, y: (point.y + margin) / step) }
    var current = Point.zero
    for element in outline {
      switch element {
      case .move(let point):
        current = place(point)
        cairo_move_to(context, current.x, current.y)
      case .line(let point):
        current = place(point)
        cairo_line_to(context, current.x, current.y)
      case .quadratic(let control, let end):
        let (control, end) = (place(control), place(end))
        let first = current + (control - current) * (2 / 3)
        let second = end + (control - end) * (2 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        let (first, second) = (place(first), place(second))
        current = place(end)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
      case .close: cairo_close_path(context)
      }
    }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
  }

  /// Enlarges a mask by an integer factor, with linear interpolation between the centres of its pixels.
  private static func enlarged(
    _ small: UnsafeMutablePointer<UInt8>, stride: Int, smallWidth: Int, smallHeight: Int, by factor: Int,
    width: Int, height: Int, margin: Int
  ) -> Mask? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let large = cairo_image_surface_get_data(surface)
    else { return nil }
    let largeStride = Int(cairo_image_surface_get_stride(surface))
    // Returns the position of the centre of a large pixel between the centres of the small ones: index, and fraction in
    // 256ths. The computation is in 16.16 fixed point.
    func place(_ pixel: Int, _ count: Int) -> (Int, Int32) {
      let at = max(0, ((2 * pixel + 1 - factor) << 15) / factor)
      let index = min(count - 2, at >> 16)
      return (index, Int32(truncatingIfNeeded: min(65536, at - index << 16)) >> 8)
    }
    let columns = (0..<width).map { place($0, smallWidth) }
    var line = [Int32](repeating: 0, count: smallWidth)
    for y in 0..<height {
      let (row, part) = place(y, smallHeight)
      let above = small + row * stride
      let below = above + stride
      for x in 0..<smallWidth { line[x] = Int32(above[x]) * (256 - part) + Int32(below[x]) * part }
      let target = large + y * largeStride
      for x in 0..<width {
        let (column, across) = columns[x]
        let value = line[column] * (256 - across) + line[column + 1] * across
        target[x] = UInt8(truncatingIfNeeded: (value + 32768) >> 16)
      }
    }
    cairo_surface_mark_dirty(surface)
    return Mask(surface: surface, margin: margin)
  }
}
