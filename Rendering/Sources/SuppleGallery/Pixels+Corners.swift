import SuppleCairo
import SuppleScene

extension Pixels {
  /// Copies pixels of the same size.
  func copy(_ other: Pixels) {
    guard width == other.width, height == other.height, stride == other.stride else { return clear() }
    withMutableBytes { target in
      other.withBytes { source in target.copyMemory(from: source) }
    }
  }

  /// Restores the pixels outside of the rounded corners of a screen that was drawn with square corners.
  ///
  /// A clip would have the same result, but would slow down all drawing on the screen.
  func restoreCorners(of viewport: Rect, radius: Double, scale: Double, from ground: Pixels) {
    guard width == ground.width, height == ground.height, stride == ground.stride, radius > 0, scale > 0,
      radius * scale < 4096, viewport.isFinite
    else { return }
    let box = Rect(
      x: viewport.x * scale, y: viewport.y * scale, width: viewport.width * scale,
      height: viewport.height * scale)
    let radiusInPixels = min(radius * scale, box.width / 2, box.height / 2)
    let stride = self.stride
    withMutableBytes { target in
      ground.withBytes { source in
        for corner in 0..<4 {
          let isRight = corner % 2 == 1
          let isBottom = corner / 2 == 1
          let center = Point(
            x: isRight ? box.maxX - radiusInPixels : box.minX + radiusInPixels,
            y: isBottom ? box.maxY - radiusInPixels : box.minY + radiusInPixels)
          let columns = Pixels.range(
            isRight ? center.x : box.minX, isRight ? box.maxX : center.x, below: width)
          let rows = Pixels.range(
            isBottom ? center.y : box.minY, isBottom ? box.maxY : center.y, below: height)
          for y in rows {
            for x in columns {
              let apart = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).distance(to: center)
              // Coverage of the pixel by the circle, 0 to 1, with an error of less than 0.01.
              let covered = min(1, max(0, radiusInPixels - apart + 0.5))
              guard covered < 1 else { continue }
              let weight = Int(covered * 256)
              for part in 0..<4 {
                let place = y * stride + 4 * x + part
                target[place] = UInt8(
                  clamping: (Int(target[place]) * weight + Int(source[place]) * (256 - weight) + 128) / 256)
              }
            }
          }
        }
      }
    }
  }

  /// The whole pixels that intersect an interval.
  private static func range(_ from: Double, _ to: Double, below count: Int) -> Range<Int> {
    let low = max(0, min(Double(count), from.rounded(.down)))
    let high = max(low, min(Double(count), to.rounded(.up)))
    return Int(low)..<Int(high)
  }
}
