// Inverse tangent and cosine.

extension Elementary {
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
    // The angle is a stored angle of a nearby round number, in two parts, plus a small remainder.
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
}
