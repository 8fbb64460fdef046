/// The elementary functions that motions need, computed with `+ - * /` and the square root alone.
///
/// `exp`, `sin` and the other functions of C libraries differ between platforms in the last bit, which is enough for
/// the same gesture to end differently on two machines. These functions give the same bits in debug and release
/// builds, native and in WebAssembly. Each takes any `Double` (not-a-number and infinities as in C) and never traps.
/// `exp`, `log`, `sin`, `cos` and `atan` have an error of at most 1.1 units in the last place, functions that are
/// composed of them of at most 5.
///
/// ```swift
/// let half = Elementary.exp(-0.693147180559945)   // 0.5
/// ```
///
/// Method: argument reduction by Cody and Waite (Software Manual for the Elementary Functions, 1980), then a minimax
/// polynomial, fitted by Remez's exchange algorithm at 50 digits. No fused multiply-add is used, because processors
/// without one would round differently.
public enum Elementary {

  // MARK: Exponential

  /// e to the power `x`.
  public static func exp(_ x: Double) -> Double {
    // The negated comparison is also true for not-a-number.
    guard x > -708 && x < 709 else { return expAtTheEnds(x) }
    let (fraction, shifted) = expFraction(x)
    // The power of two is added to the exponent bits.
    return Double(bitPattern: fraction.bitPattern &+ (shifted.bitPattern &<< 52))
  }

  /// e to the power `-x` for `x` of 0 or more. Always inlined: evaluating a spring takes most of its time here.
  @inline(__always)
  static func decay(_ x: Double) -> Double {
    guard x < 708 else { return expAtTheEnds(-x) }
    let (fraction, shifted) = expFraction(-x)
    return Double(bitPattern: fraction.bitPattern &+ (shifted.bitPattern &<< 52))
  }

  /// e^x divided by its power of two, and a number whose low bits hold the exponent of that power.
  @inline(__always)
  private static func expFraction(_ x: Double) -> (fraction: Double, shifted: Double) {
    let shifted = x * inverseLog2 + roundingShift
    let count = shifted - roundingShift
    let rest = (x - count * log2High) - count * log2Low
    return (1 + (rest + rest * rest * exponentialTail(rest)), shifted)
  }

  /// e^x where the result is subnormal, zero or infinite, or `x` is not a number.
  @inline(never)
  private static func expAtTheEnds(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    let (fraction, shifted) = expFraction(x)
    let power = Int64(Int32(truncatingIfNeeded: shifted.bitPattern))
    // Two multiplications, so that neither factor leaves the normal range.
    let half = power / 2
    return fraction * powerOfTwo(half) * powerOfTwo(power - half)
  }

  /// e^x - 1, without cancellation near 0.
  public static func expMinusOne(_ x: Double) -> Double {
    if x > -0.34 && x < 0.34 { return x + x * x * exponentialTail(x) }
    return exp(x) - 1
  }

  /// (e^x - 1 - x) / x^2 for |x| up to half of the natural logarithm of 2.
  @inline(__always)
  private static func exponentialTail(_ x: Double) -> Double {
    // The even and the odd powers are summed in the two lanes of a SIMD vector.
    let square = SIMD2(repeating: x * x)
    var sums = SIMD2(0x1.289186d6aea07p-22, 0x1.af632ad6abee8p-26) * square
    sums = (sums + SIMD2(0x1.a019b90bc3fbdp-16, 0x1.71ddf6b3f10d1p-19)) * square
    sums = (sums + SIMD2(0x1.6c16c1788c44dp-10, 0x1.a01a01b00c2c6p-13)) * square
    sums = (sums + SIMD2(0x1.5555555553d62p-5, 0x1.111111110f803p-7)) * square
    sums = sums + SIMD2(0x1.0000000000001p-1, 0x1.5555555555558p-3)
    return sums[0] + x * sums[1]
  }

  // MARK: Logarithm

  /// The natural logarithm of `x`: minus infinity at 0, not-a-number below.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var bits = x.bitPattern
    var power: Int64 = 0
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 0x1p54).bitPattern
      power = -54
    }
    // The significand is moved to the range from sqrt(1/2) to sqrt(2), around 1.
    let offset: UInt64 = 0x3FE6_A09E_667F_3BCD
    let exponent = Int64(bitPattern: bits &- offset) >> 52
    power += exponent
    let significand = Double(bitPattern: bits &- UInt64(bitPattern: exponent << 52))
    let f = significand - 1
    let s = f / (2 + f)
    let square = s * s
    let rest = square * logarithmTail(square)
    let half = 0.5 * f * f
    let count = Double(power)
    return count * log2High - ((half - (s * (half + rest) + count * log2Low)) - f)
  }

  /// The natural logarithm of 1 + `x`, without cancellation near 0.
  public static func log(onePlus x: Double) -> Double {
    let s = x / (2 + x)
    if s > -0.17 && s < 0.17 { return 2 * s + s * (s * s) * logarithmTail(s * s) }
    return log(1 + x)
  }

  /// The inverse hyperbolic tangent of `x`: infinite at 1 and -1, not-a-number beyond.
  public static func atanh(_ x: Double) -> Double {
    if x > -0.17 && x < 0.17 { return x + 0.5 * x * (x * x) * logarithmTail(x * x) }
    return 0.5 * log((1 + x) / (1 - x))
  }

  /// (2 atanh(s) / s - 2) / s^2 as a polynomial in s^2, for |s| up to 0.1717.
  @inline(__always)
  private static func logarithmTail(_ z: Double) -> Double {
    let square = z * z
    let a = 0x1.5555555555558p-1 + z * 0x1.999999999514fp-2
    let b = 0x1.2492492e1b649p-2 + z * 0x1.c71c62b254fe1p-3
    let c = 0x1.7462c2a5f0932p-3 + z * 0x1.39fc9fb0e5d14p-3
    return a + square * (b + square * (c + square * 0x1.2b6d4f7aba4abp-3))
  }

  // MARK: Circular functions

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

  // MARK: Inverse circular functions

  /// The angle of the point (`x`, `y`) in radians, from -pi to pi, with C's rules for zeros and infinities.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let negative = x.sign == .minus
    var angle: Double
    if y == 0 {
      angle = negative ? pi : 0
    } else if x == 0 {
      angle = halfPi
    } else if y - y != 0 {
      angle = x - x != 0 ? (negative ? 3 * quarterPi : quarterPi) : halfPi
    } else if x - x != 0 {
      angle = negative ? pi : 0
    } else {
      let ratio = Swift.abs(y / x)
      if ratio > 0x1p60 {
        angle = halfPi
      } else if negative && ratio < 0x1p-60 {
        angle = pi
      } else {
        angle = atan(ratio)
        if negative { angle = pi - (angle - 0x1.1a62633145c07p-53) }
      }
    }
    return y.sign == .minus ? -angle : angle
  }

  /// The inverse tangent of `x` in radians, from -pi / 2 to pi / 2.
  public static func atan(_ x: Double) -> Double {
    if x.isNaN { return x }
    let size = Swift.abs(x)
    if size < 0.4375 { return size < 0x1p-28 ? x : x - x * arctangentTail(x * x) }
    // The angle is that of a nearby round number, which is stored in two parts, plus a small rest.
    let reduced: Double
    let known: (high: Double, low: Double)
    if size < 0.6875 {
      reduced = (2 * size - 1) / (2 + size)
      known = (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    } else if size < 1.1875 {
      reduced = (size - 1) / (size + 1)
      known = (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    } else if size < 2.4375 {
      reduced = (size - 1.5) / (1 + 1.5 * size)
      known = (0x1.f730bd281f69bp-1, 0x1.007887af0cbbdp-56)
    } else {
      reduced = -1 / size
      known = (halfPi, 0x1.1a62633145c07p-54)
    }
    let tail = reduced * arctangentTail(reduced * reduced)
    let angle = known.high - ((tail - known.low) - reduced)
    return x < 0 ? -angle : angle
  }

  /// The inverse cosine of `x` in radians, from 0 to pi: not-a-number outside of -1...1.
  public static func acos(_ x: Double) -> Double {
    // Near -1 and 1, where the cosine is flat, by the tangent of the half angle; in between as pi / 2 less the arc
    // sine.
    if x >= 0.5 { return 2 * atan(((1 - x) / (1 + x)).squareRoot()) }
    if x <= -0.5 { return pi - (2 * atan(((1 + x) / (1 - x)).squareRoot()) - 0x1.1a62633145c07p-53) }
    return halfPi - (atan(x / ((1 - x) * (1 + x)).squareRoot()) - 0x1.1a62633145c07p-54)
  }

  /// 1 - atan(x) / x as a polynomial in x^2, for |x| up to 7 / 16.
  @inline(__always)
  private static func arctangentTail(_ z: Double) -> Double {
    let square = z * z
    let a = -0x1.5555555555554p-2 + z * 0x1.9999999998978p-3
    let b = -0x1.24924923bc3b1p-3 + z * 0x1.c71c713c79c87p-4
    let c = -0x1.745d00321026ap-4 + z * 0x1.3b117157e7a41p-4
    let d = -0x1.10edd99c7eaf9p-4 + z * 0x1.df16451839ca1p-5
    let e = -0x1.9c9069a6331bep-5 + z * (0x1.3650993cf8ac2p-5 + z * -0x1.206f43f2c793bp-6)
    return -z * (a + square * (b + square * (c + square * (d + square * e))))
  }

  // MARK: Shared constants

  /// Adding this number rounds to an integer, which is then in the low bits; subtracting it again gives the integer.
  private static let roundingShift = 0x1.8p52
  private static let inverseLog2 = 0x1.71547652b82fep+0
  private static let log2High = 0x1.62e42fee00000p-1
  private static let log2Low = 0x1.a39ef35793c76p-33
  private static let pi = 0x1.921fb54442d18p+1
  private static let halfPi = 0x1.921fb54442d18p+0
  private static let quarterPi = 0x1.921fb54442d18p-1

  /// 2 to the power `exponent`, -1022 to 1023.
  @inline(__always)
  private static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: (exponent &+ 1023) &<< 52))
  }
}
