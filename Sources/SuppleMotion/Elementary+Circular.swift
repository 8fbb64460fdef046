// Sine, cosine and tangent, with the argument reduction that they need.

extension Elementary {
  /// The sine of `x` radians.
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// The cosine of `x` radians.
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// The tangent of `x` radians.
  public static func tan(_ x: Double) -> Double {
    let both = sinCos(x)
    return both.sin / both.cos
  }

  /// The sine and the cosine of `x` radians, for little more than the cost of one of them.
  ///
  /// The result is correct for arguments of any size: those above a million are reduced with as many digits of 2 / pi
  /// as they need.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    if x > -0.78 && x < 0.78 { return circularKernel(x, 0) }
    let reduced = reduceToQuadrant(x)
    let (sine, cosine) = circularKernel(reduced.angle, reduced.rest)
    switch reduced.quadrant & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The sine and cosine of `angle + rest`, |angle| up to pi / 4 and `rest` below its last place.
  @inline(__always)
  private static func circularKernel(_ angle: Double, _ rest: Double) -> (sin: Double, cos: Double) {
    let z = angle * angle
    // The two polynomials in z = x^2 are summed in the two lanes of a SIMD vector: sin x = x + x^3 (-1/6 + z ...),
    // cos x = 1 - z / 2 + z^2 (1/24 + z ...).
    let square = SIMD2(repeating: z)
    var sums = SIMD2(0x1.5e0b04aa9e9d0p-33, -0x1.907d8bf27a694p-37) * square
    sums = (sums + SIMD2(-0x1.ae600acd78dcdp-26, 0x1.1eeb68cb4c478p-29)) * square
    sums = (sums + SIMD2(0x1.71de37965e087p-19, -0x1.27e4fa17c0740p-22)) * square
    sums = (sums + SIMD2(-0x1.a01a019e83901p-13, 0x1.a01a019f4e9f8p-16)) * square
    sums = sums + SIMD2(0x1.1111111110bb2p-7, -0x1.6c16c16c16967p-10)
    let cube = z * angle
    let sine = angle - ((z * (0.5 * rest - cube * sums[0]) - rest) - cube * -0x1.5555555555555p-3)
    let half = 0.5 * z
    let rough = 1 - half
    let tail = 0x1.5555555555555p-5 + z * sums[1]
    return (sine, rough + (((1 - rough) - half) + (z * z * tail - angle * rest)))
  }

  /// `x` less the nearest multiple of pi / 2, in two parts, and that multiple modulo 4.
  private static func reduceToQuadrant(_ x: Double) -> (angle: Double, rest: Double, quadrant: Int32) {
    guard x > -1e6 && x < 1e6 else { return reduceHuge(x) }
    let shifted = x * 0x1.45f306dc9c883p-1 + roundingShift
    let count = shifted - roundingShift
    let quadrant = Int32(truncatingIfNeeded: shifted.bitPattern)
    // pi / 2 in pieces of 33 bits: `count` times a piece is exact.
    let first = x - count * 0x1.921fb54400000p+0
    var piece = count * 0x1.0b4611a600000p-34
    var remainder = first - piece
    piece = count * 0x1.3198a2e037073p-69 - ((first - remainder) - piece)
    var angle = remainder - piece
    if angle > -0x1p-30 && angle < 0x1p-30 {
      // Next to a multiple of pi / 2 the leading digits cancel, and one more piece is needed.
      let second = remainder
      piece = count * 0x1.3198a2e000000p-69
      let above = ((first - second) - count * 0x1.0b4611a600000p-34)
      remainder = second - piece
      piece = count * 0x1.b839a252049c1p-104 - (((second - remainder) - piece) + above)
      angle = remainder - piece
    }
    return (angle, (remainder - angle) - piece, quadrant)
  }

  /// Argument reduction by Payne and Hanek (1983): multiplies the significand by the 224 bits of 2 / pi that matter
  /// for its exponent.
  private static func reduceHuge(_ x: Double) -> (angle: Double, rest: Double, quadrant: Int32) {
    guard x - x == 0 else { return (.nan, .nan, 0) }
    let bits = x.bitPattern
    let significand = (bits & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
    let exponent = Int((bits >> 52) & 0x7FF) - 1075
    // Words of 2 / pi whose product is a multiple of four full turns have no effect and are skipped.
    let skipped = exponent >= 2 ? (exponent - 2) / 32 : 0
    let point = 224 + 32 * skipped - exponent
    let lowHalf = significand & 0xFFFF_FFFF
    let highHalf = significand >> 32
    var product = SIMD16<UInt32>(repeating: 0)
    var carry: UInt64 = 0
    var previous: UInt64 = 0
    for index in 0..<9 {
      let word = index < 7 ? twoOverPiWord(skipped + 6 - index) : 0
      // The sum of three terms of less than 2^32 (2^32 - 1) can overflow, so the carries are added separately.
      let low = word * lowHalf
      let high = previous * highHalf
      let sum = (low & 0xFFFF_FFFF) + (high & 0xFFFF_FFFF) + (carry & 0xFFFF_FFFF)
      product[index] = UInt32(truncatingIfNeeded: sum)
      carry = (sum >> 32) + (low >> 32) + (high >> 32) + (carry >> 32)
      previous = word
    }
    var quadrant = Int32(truncatingIfNeeded: field(of: product, at: point) & 3)
    var first = field(of: product, at: point - 64)
    var second = field(of: product, at: point - 128)
    var sign = 1.0
    if first >> 63 == 1 {
      quadrant += 1
      sign = -1
      second = ~second &+ 1
      first = ~first &+ (second == 0 ? 1 : 0)
    }
    var scale = 1.0
    let zeros = UInt64(first.leadingZeroBitCount)
    if zeros > 0 && zeros < 64 {
      first = (first << zeros) | (second >> (64 - zeros))
      second <<= zeros
      scale = powerOfTwo(-Int64(zeros))
    }
    let high = Double(first >> 11) * 0x1p-53
    let low = Double(first & 0x7FF) * 0x1p-64 + Double(second >> 32) * 0x1p-96
    // (high + low) times pi / 2; the leading product is exact by Dekker's split (1971).
    let halfPi = 0x1.921fb54442d18p+0
    let angle = high * halfPi
    let (highHead, highTail) = split(high)
    let (piHead, piTail) = split(halfPi)
    let lost = ((highHead * piHead - angle) + highHead * piTail + highTail * piHead) + highTail * piTail
    let rest = lost + (high * 0x1.1a62633145c07p-54 + low * halfPi)
    let sum = angle + rest
    let left = (angle - sum) + rest
    let direction = (x < 0 ? -sign : sign) * scale
    return (direction * sum, direction * left, x < 0 ? -quadrant : quadrant)
  }

  /// 64 bits of a little-endian number of 32-bit words, from bit `position` up.
  private static func field(of words: SIMD16<UInt32>, at position: Int) -> UInt64 {
    let index = position / 32
    let shift = UInt64(position % 32)
    func word(_ at: Int) -> UInt64 { at >= 0 && at < 16 ? UInt64(words[at]) : 0 }
    let low = word(index) | (word(index + 1) << 32)
    return shift == 0 ? low : (low >> shift) | (word(index + 2) << (64 - shift))
  }

  private static func split(_ x: Double) -> (head: Double, tail: Double) {
    let scaled = x * 134_217_729
    let head = scaled - (scaled - x)
    return (head, x - head)
  }

  private static func twoOverPiWord(_ index: Int) -> UInt64 {
    index >= 0 && index < twoOverPi.count ? UInt64(twoOverPi[index]) : 0
  }

  /// The binary digits of 2 / pi after the point, 32 in each word.
  private static let twoOverPi: [UInt32] = [
    0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0, 0xDB62_9599, 0x3C43_9041, 0xFE51_63AB, 0xDEBB_C561,
    0xB724_6E3A, 0x424D_D2E0, 0x0649_2EEA, 0x09D1_921C, 0xFE1D_EB1C, 0xB129_A73E, 0xE882_35F5, 0x2EBB_4484,
    0xE99C_7026, 0xB45F_7E41, 0x3991_D639, 0x8353_39F4, 0x9C84_5F8B, 0xBDF9_283B, 0x1FF8_97FF, 0xDE05_980F,
    0xEF2F_118B, 0x5A0A_6D1F, 0x6D36_7ECF, 0x27CB_09B7, 0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B,
    0x3D07_39F7, 0x8A52_92EA, 0x6BFB_5FB1, 0x1F8D_5D08, 0x5603_3046, 0xFC7B_6BAB, 0xF0CF_BC20, 0x9AF4_361D,
    0xA9E3_9161,
  ]
}
