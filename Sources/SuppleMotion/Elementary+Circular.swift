// Sine, cosine and tangent, with their argument reduction.

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
  /// For angles above a million radians the error grows to the distance between neighbouring angles; from about 1e16 on
  /// that distance exceeds a turn, and the result belongs to an arbitrary angle.
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
    guard x > -1e6 && x < 1e6 else { return reduceFar(x) }
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

  /// `x` less whole turns, by one multiplication: neighbouring numbers are so far apart here that no more digits of pi help.
  private static func reduceFar(_ x: Double) -> (angle: Double, rest: Double, quadrant: Int32) {
    guard x - x == 0 else { return (.nan, .nan, 0) }
    let distance = x.magnitude
    let rest = distance - (distance / (2 * pi)).rounded(.down) * (2 * pi)
    // From about 1e16 on the error of the product may exceed a turn: the angle is arbitrary.
    guard rest > -1 && rest < 7 else { return (0, 0, 0) }
    let (angle, correction, quadrant) = reduceToQuadrant(rest)
    return x < 0 ? (-angle, -correction, -quadrant) : (angle, correction, quadrant)
  }
}
