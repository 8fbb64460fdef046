/// The elementary functions of motions, computed with `+ - * /` and the square root alone.
///
/// `exp`, `sin` and the other functions of C libraries differ between platforms in the last bit, so the same gesture
/// could end differently on two machines. These functions give the same bits in debug and release builds, native and in
/// WebAssembly. Each takes any `Double` (not-a-number and infinities as in C) and never traps. `exp`, `log`, `sin`,
/// `cos` and `atan` have an error of at most 1.1 units in the last place; functions composed of them, at most 5.
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

  /// e to the power `-x` for `x` of 0 or more. Always inlined, because it takes most of the time of a spring's evaluation.
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

  // MARK: Shared constants

  /// Adding this number rounds to an integer, which is then in the low bits; subtracting it again gives the integer.
  static let roundingShift = 0x1.8p52
  private static let inverseLog2 = 0x1.71547652b82fep+0
  private static let log2High = 0x1.62e42fee00000p-1
  private static let log2Low = 0x1.a39ef35793c76p-33
  static let pi = 0x1.921fb54442d18p+1
  static let halfPi = 0x1.921fb54442d18p+0
  static let quarterPi = 0x1.921fb54442d18p-1

  /// 2 to the power `exponent`, -1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: (exponent &+ 1023) &<< 52))
  }
}
