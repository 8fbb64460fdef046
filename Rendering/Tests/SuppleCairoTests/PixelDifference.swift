import SuppleCairo

/// The difference between two pictures.
///
/// Two pictures count as equal if only a few pixels differ by much. Letters and edges may be slightly lighter or darker
/// with another version of Cairo or FreeType, but a shift by one point must be found.
struct PixelDifference {
  /// Allowed difference of a channel, of 255.
  static let shade = 12
  /// Allowed number of pixels with a larger difference.
  static let strays = 4

  /// Number of pixels whose difference is larger than the allowed one.
  var count = 0
  /// Largest difference of a channel.
  var greatest = 0

  /// Whether the pictures count as equal.
  var isSlight: Bool { count <= PixelDifference.strays }

  init(_ a: Pixels, _ b: Pixels) {
    guard a.width == b.width, a.height == b.height else {
      count = .max
      return
    }
    let strides = (a.stride, b.stride)
    a.withBytes { first in
      b.withBytes { second in
        for y in 0..<a.height {
          for x in 0..<a.width {
            var difference = 0
            for part in 0..<4 {
              let one = Int(first[y * strides.0 + 4 * x + part])
              difference = max(difference, abs(one - Int(second[y * strides.1 + 4 * x + part])))
            }
            if difference > PixelDifference.shade { count += 1 }
            greatest = max(greatest, difference)
          }
        }
      }
    }
  }
}
