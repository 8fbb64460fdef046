import SuppleCairo
import SuppleScene

@testable import SuppleGallery

/// The drawing of a piece of the gallery, with a margin around it.
struct Canvas {
  /// The margin, in points.
  static let margin = 24.0

  let pixels: Pixels
  let size: Size
  let scale: Double

  /// Draws a piece in `size` points.
  init(_ size: Size, scale: Double, draw: (Painter) -> Void) throws {
    self.size = size
    self.scale = scale
    pixels = try Pixels(
      width: Int(((size.width + 2 * Canvas.margin) * scale).rounded(.up)),
      height: Int(((size.height + 2 * Canvas.margin) * scale).rounded(.up)))
    let painter = Painter(on: pixels, scale: scale)
    painter.translate(x: Canvas.margin, y: Canvas.margin)
    draw(painter)
  }

  /// Number of pixels with content inside of the piece's box, and outside of it by more than `overhang` points.
  func drawn(overhang: Double = 0) -> (inside: Int, outside: Int) {
    let box = Rect(
      x: Canvas.margin * scale, y: Canvas.margin * scale, width: size.width * scale,
      height: size.height * scale)
    // An edge within a pixel changes the whole pixel.
    let allowed = box.inset(by: -(overhang * scale + 1))
    var inside = 0
    var outside = 0
    pixels.withBytes { bytes in
      for y in 0..<pixels.height {
        for x in 0..<pixels.width where bytes[y * pixels.stride + 4 * x + 3] > 0 {
          let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          if box.contains(point) { inside += 1 }
          if !allowed.contains(point) { outside += 1 }
        }
      }
    }
    return (inside, outside)
  }
}

extension Pixels {
  /// All bytes of the picture.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// The largest difference of a channel, and the number of pixels that differ by more than `tolerance`.
  func difference(from other: Pixels, tolerance: Int = 0) -> (greatest: Int, count: Int) {
    var greatest = 0
    var count = 0
    withBytes { mine in
      other.withBytes { theirs in
        for y in 0..<min(height, other.height) {
          for x in 0..<min(width, other.width) {
            var apart = 0
            for part in 0..<4 {
              let place = 4 * x + part
              apart = max(
                apart, abs(Int(mine[y * stride + place]) - Int(theirs[y * other.stride + place])))
            }
            greatest = max(greatest, apart)
            if apart > tolerance { count += 1 }
          }
        }
      }
    }
    return (greatest, count)
  }
}
