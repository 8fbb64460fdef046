import SuppleMotion

/// A Gaussian blur of a mask, computed as a convolution of the rows and then of the columns.
enum GaussianBlur {
  /// Half of the kernel's width, in standard deviations. The weights beyond change the result by less than 1/255.
  static let extent = 3.0

  /// The kernel: weights for the distances 0, 1, 2... in pixels. Each is the mean of the Gaussian over one pixel; the
  /// weights of both sides add up to 1.
  static func weights(deviation: Double) -> [Float] {
    guard deviation > 0 else { return [1] }
    let last = max(1, Int((min(deviation, 1000) * extent).rounded(.up)))
    let parts = 8
    var weights = (0...last).map { distance in
      var sum = 0.0
      for part in 0..<parts {
        let place = Double(distance) - 0.5 + (Double(part) + 0.5) / Double(parts)
        sum += Elementary.exp(-place * place / (2 * deviation * deviation))
      }
      return sum
    }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    for index in weights.indices { weights[index] /= sum }
    return weights.map { Float($0) }
  }

  /// Blurs a mask in place. It has `height` rows of `width` bytes, `stride` bytes apart; all values outside of it count
  /// as 0.
  static func blur(
    _ mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
  ) {
    let weights = weights(deviation: deviation)
    let last = weights.count - 1
    guard last > 0, width > 0, height > 0 else { return }
    // Rows are padded at both ends, so that the inner loop needs no bounds checks. Columns are computed for a whole row
    // at a time.
    var padded = [Float](repeating: 0, count: width + 2 * last)
    var rows = [Float](repeating: 0, count: width * (height + 2 * last))
    padded.withUnsafeMutableBufferPointer { line in
      rows.withUnsafeMutableBufferPointer { rows in
        for y in 0..<height {
          for x in 0..<width { line[last + x] = Float(mask[y * stride + x]) }
          let row = (y + last) * width
          for x in 0..<width { rows[row + x] = line[last + x] * weights[0] }
          for tap in 1...last {
            let weight = weights[tap]
            for x in 0..<width { rows[row + x] += (line[last + x - tap] + line[last + x + tap]) * weight }
          }
        }
      }
    }
    var sums = [Float](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      rows.withUnsafeBufferPointer { rows in
        for y in 0..<height {
          let row = (y + last) * width
          for x in 0..<width { sums[x] = rows[row + x] * weights[0] }
          for tap in 1...last {
            let weight = weights[tap]
            let above = row - tap * width
            let below = row + tap * width
            for x in 0..<width { sums[x] += (rows[above + x] + rows[below + x]) * weight }
          }
          for x in 0..<width { mask[y * stride + x] = UInt8(max(0, min(255, sums[x] + 0.5))) }
        }
      }
    }
  }
}
