import Foundation
import Testing

@testable import SuppleMotion

/// The expected values are from mpmath at 1400 bits, rounded once.
@Suite("Elementary functions")
struct ElementaryTests {
  private static let circular: [(Double, Double, Double)] = [
    (0x1.921fb54395810p+19, -0x1.5aa108cc746f8p-14, 0x1.ffffffe2aa84fp-1),
    (0x1.6300000000000p+8, -0x1.f9bd0307d1de3p-16, -0x1.fffffffc18e4cp-1),
    (0x1.9639000000000p+16, -0x1.40efdf1eb8de7p-16, 0x1.fffffffe6da77p-1),
    (0x1.921fb54442d18p+0, 0x1.0000000000000p+0, 0x1.1a62633145c07p-54),
    (0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53, -0x1.0000000000000p+0),
    (0x1.2d97c7f3321d2p+2, -0x1.0000000000000p+0, -0x1.a79394c9e8a0ap-53),
    (0x1.921fb54442d18p-1, 0x1.6a09e667f3bccp-1, 0x1.6a09e667f3bcdp-1),
    (0x1.5798ee2308c3ap-27, 0x1.5798ee2308c3ap-27, 0x1.0000000000000p+0),
    (0x1.0000000000000p-1, 0x1.eaee8744b05f0p-2, 0x1.c1528065b7d50p-1),
    (0x1.e847fcccccccdp+19, -0x1.c45dd2caf2607p-2, 0x1.cb54c8921878bp-1),
    (0x1.6300000000000p+9, 0x1.f9bd0303f6fafp-15, 0x1.fffffff063930p-1),
    (0x1.0000000000000p+2, -0x1.837b9dddc1eaep-1, -0x1.4eaa606db24c1p-1),
  ]

  private static let exponentials: [(Double, Double)] = [
    (0x1.0000000000000p+0, 0x1.5bf0a8b145769p+1),
    (-0x1.0000000000000p+0, 0x1.78b56362cef38p-2),
    (0x1.999999999999ap-4, 0x1.1aec7b35a00d4p+0),
    (0x1.b7cdfd9d7bdbbp-34, 0x1.000000006df38p+0),
    (0x1.62d999999999ap+9, 0x1.d75ae7a50ee14p+1023),
    (-0x1.6240000000000p+9, 0xe6cf6d08897acp-1074),
    (-0x1.7200000000000p+9, 85 * .leastNonzeroMagnitude),
    (-0x1.748cccccccccdp+9, .leastNonzeroMagnitude),
    (0x1.62e42fefa39efp-2, 0x1.6a09e667f3bccp+0),
    (-0x1.62e42fefa39f0p-2, 0x1.6a09e667f3bccp-1),
    (0x1.4800000000000p+4, 0x1.7d6c4f0bcdd5cp+29),
    (-0x1.4800000000000p+4, 0x1.57a3afeed00abp-30),
    (0x1.3333333333333p-2, 0x1.599058c8c1a96p+0),
    (0x1.9000000000000p+6, 0x1.3494a9b171bf5p+144),
  ]

  private static let logarithms: [(Double, Double)] = [
    (0x1.0000000000000p+1, 0x1.62e42fefa39efp-1),
    (0x1.0000000000000p-1, -0x1.62e42fefa39efp-1),
    (0x1.000001ad7f29bp+0, 0x1.ad7f2847b6492p-24),
    (0x1.fffffca501acbp-1, -0x1.ad7f2b1049b9fp-24),
    (0x1.56e1fc2f8f359p-997, -0x1.5963447f87fb5p+9),
    (.leastNonzeroMagnitude, -0x1.74385446d71c3p+9),
    (0x1.e42d130773b76p+1023, 0x1.62dd08fdc6f88p+9),
    (0x1.6a09e667f3bccp-1, -0x1.62e42fefa39f1p-2),
    (0x1.6a09e667f3bcdp+0, 0x1.62e42fefa39f0p-2),
    (0x1.4000000000000p+3, 0x1.26bb1bbb55516p+1),
    (0x1.8000000000000p+1, 0x1.193ea7aad030bp+0),
    (0x1.fef9db22d0e56p-1, -0x1.06680ffe7cc09p-9),
  ]

  private static let inverseCosines: [(Double, Double)] = [
    (0x1.0000000000000p+0, 0),
    (-0x1.0000000000000p+0, 0x1.921fb54442d18p+1),
    (0, 0x1.921fb54442d18p+0),
    (0x1.0000000000000p-1, 0x1.0c152382d7366p+0),
    (-0x1.0000000000000p-1, 0x1.0c152382d7366p+1),
    (0x1.fffffff768fa1p-1, 0x1.772663126c72dp-15),
    (-0x1.fffffff768fa1p-1, 0x1.921e3e1ddfbf1p+1),
    (0x1.fffffffffffffp-1, 0x1.0000000000000p-26),
    (0x1.12e0be826d695p-30, 0x1.921fb53ff74e9p+0),
    (0x1.6666666666666p-1, 0x1.973e83f5d5c9bp-1),
  ]

  private static let angles: [(Double, Double, Double)] = [
    (0x1.0000000000000p+0, 0x1.0000000000000p+0, 0x1.921fb54442d18p-1),
    (0x1.0000000000000p+0, -0x1.0000000000000p+0, 0x1.2d97c7f3321d2p+1),
    (-0x1.0000000000000p+0, -0x1.0000000000000p+0, -0x1.2d97c7f3321d2p+1),
    (-0x1.0000000000000p+0, 0x1.0000000000000p+0, -0x1.921fb54442d18p-1),
    (0x1.56e1fc2f8f359p-997, 0x1.0000000000000p+0, 0x1.56e1fc2f8f359p-997),
    (0x1.7e43c8800759cp+996, 0x1.b7cdfd9d7bdbbp-34, 0x1.921fb54442d18p+0),
    (0x1.8000000000000p+1, 0x1.0000000000000p+2, 0x1.4978fa3269ee1p-1),
    (0x1.3333333333333p-2, -0x1.c000000000000p+2, 0x1.8ca4395cb9f0bp+1),
    (0x1.c000000000000p+2, 0x1.0000000000000p+1, 0x1.4ae10fc6589a5p+0),
    (0x1.199999999999ap+0, 0x1.0000000000000p+0, 0x1.aa7c8545183cdp-1),
    (0x1.79ca10c924223p-67, -0x1.0000000000000p+0, 0x1.921fb54442d18p+1),
    (0x1.4000000000000p+2, 0x1.3333333333333p+1, 0x1.1f8f09faa77bcp+0),
  ]

  /// The number of representable numbers between two numbers.
  private func units(_ a: Double, _ b: Double) -> Double {
    a == b || (a.isNaN && b.isNaN) ? 0 : abs(a - b) / max(a.ulp, b.ulp)
  }

  @Test("Sine and cosine, next to multiples of pi / 2 too")
  func circularFunctions() {
    for (x, sine, cosine) in Self.circular {
      let both = Elementary.sinCos(x)
      #expect(units(both.sin, sine) <= 1, "sin \(x): \(both.sin), not \(sine)")
      #expect(units(both.cos, cosine) <= 1, "cos \(x): \(both.cos), not \(cosine)")
      #expect(units(Elementary.sin(-x), -sine) <= 1)
      #expect(units(Elementary.cos(-x), cosine) <= 1)
      #expect(units(Elementary.tan(x), sine / cosine) <= 3)
    }
  }

  @Test("Exponential, logarithm and the inverse functions")
  func others() {
    for (x, expected) in Self.exponentials { #expect(units(Elementary.exp(x), expected) <= 1, "exp \(x)") }
    for (x, expected) in Self.logarithms { #expect(units(Elementary.log(x), expected) <= 1, "log \(x)") }
    for (x, expected) in Self.inverseCosines {
      #expect(units(Elementary.acos(x), expected) <= 2, "acos \(x)")
    }
    for (y, x, expected) in Self.angles {
      #expect(units(Elementary.atan2(y, x), expected) <= 1, "atan2 \(y) \(x)")
    }
  }

  @Test("Against the C library, within a unit of its own error")
  func againstC() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let x = random.uniform(-50...50)
      #expect(units(Elementary.exp(x), Foundation.exp(x)) <= 2)
      #expect(units(Elementary.sin(x), Foundation.sin(x)) <= 2)
      #expect(units(Elementary.cos(x), Foundation.cos(x)) <= 2)
      #expect(units(Elementary.log(abs(x)), Foundation.log(abs(x))) <= 2)
      #expect(units(Elementary.atan(x), Foundation.atan(x)) <= 2)
      #expect(units(Elementary.atan2(x, 3), Foundation.atan2(x, 3)) <= 3)
      let unit = x / 50
      #expect(units(Elementary.acos(unit), Foundation.acos(unit)) <= 3)
      #expect(units(Elementary.expMinusOne(unit), Foundation.expm1(unit)) <= 4)
      #expect(units(Elementary.log(onePlus: unit), Foundation.log1p(unit)) <= 4)
      #expect(units(Elementary.atanh(unit), Foundation.atanh(unit)) <= 5)
    }
  }

  @Test("For far angles within the distance of neighbouring angles, and for all others within 1")
  func farAngles() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let far = random.magnitude(6, 15)
      #expect(abs(Elementary.sin(far) - Foundation.sin(far)) <= 2 * far.ulp, "sin \(far)")
      #expect(abs(Elementary.cos(far) - Foundation.cos(far)) <= 2 * far.ulp, "cos \(far)")
      let farther = random.magnitude(15, 308)
      let both = Elementary.sinCos(farther)
      #expect(abs(both.sin * both.sin + both.cos * both.cos - 1) < 1e-15)
      #expect(Elementary.sin(-farther) == -both.sin && Elementary.cos(-farther) == both.cos)
    }
  }

  @Test("Not-a-number, infinities and zeros as in C")
  func special() {
    let nan = Double.nan
    let infinity = Double.infinity
    for x in [nan, infinity, -infinity, 0, -0.0, 1, -1, .leastNonzeroMagnitude, 1.7e308, -1.7e308] {
      #expect(same(Elementary.exp(x), Foundation.exp(x)))
      #expect(same(Elementary.log(x), Foundation.log(x)))
      // An angle whose neighbours are turns apart has no direction, so any sine and cosine of one angle is valid.
      if !(x.magnitude > 1e300 && x.isFinite) {
        #expect(same(Elementary.sin(x), Foundation.sin(x)))
        #expect(same(Elementary.cos(x), Foundation.cos(x)))
      }
      #expect(same(Elementary.acos(x), Foundation.acos(x)))
      #expect(same(Elementary.atan(x), Foundation.atan(x)))
      for y in [nan, infinity, -infinity, 0, -0.0, 1, -1] {
        #expect(same(Elementary.atan2(x, y), Foundation.atan2(x, y)), "atan2 \(x) \(y)")
      }
    }
  }

  private func same(_ a: Double, _ b: Double) -> Bool {
    (a.isNaN && b.isNaN) || (a.sign == b.sign && units(a, b) <= 1)
  }
}
