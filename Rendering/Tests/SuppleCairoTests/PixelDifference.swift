import SuppleCairo

/// What two pictures differ in.
///
/// Pictures are the same if hardly any pixel differs by much: letters and edges may come out a shade lighter or darker
/// with another version of Cairo or FreeType, but nothing may lie elsewhere, be it by one point.
struct PixelDifference {
  /// By how much a part of a pixel may differ, of 255.
  static let shade = 12
  /// How many pixels may differ by more.
  static let strays = 4

  /// How many pixels differ by more than a shade.
  var count = 0
  /// The greatest difference of a part.
  var greatest = 0

  /// Whether the pictures are the same to the eye.
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
