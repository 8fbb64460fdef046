import Testing

@testable import SuppleMotion

@Suite("Cubic Bezier easing")
struct CubicBezierEasingTests {
  @Test("A point of the curve's parameter form is a point of the easing")
  func parametric() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let x1 = random.uniform(0...1)
      let x2 = random.uniform(0...1)
      let y1 = random.uniform(-1...2)
      let y2 = random.uniform(-1...2)
      let s = random.uniform(0...1)
      let easing = CubicBezierEasing(x1, y1, x2, y2)
      func bezier(_ a: Double, _ b: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
      }
      let run = 3 * ((1 - s) * (1 - s) * x1 + 2 * s * (1 - s) * (x2 - x1) + s * s * (1 - x2))
      let rise = 3 * ((1 - s) * (1 - s) * y1 + 2 * s * (1 - s) * (y2 - y1) + s * s * (1 - y2))
      guard run > 0.02 else { continue }
      #expect(abs(easing.value(at: bezier(x1, x2)) - bezier(y1, y2)) < 1e-11)
      #expect(abs(easing.slope(at: bezier(x1, x2)) - rise / run) < 1e-6 * (1 + abs(rise / run)))
    }
  }

  @Test("The named ones at CSS's own control points")
  func named() {
    // The ease in-out curve is symmetric; at a quarter it is 0.129162 (solved by hand from its cubic).
    #expect(CubicBezierEasing.easeInOut.value(at: 0.5) == 0.5)
    #expect(abs(CubicBezierEasing.easeInOut.value(at: 0.25) - 0.1291619) < 1e-6)
    #expect(abs(CubicBezierEasing.ease.value(at: 0.5) - 0.8024034) < 1e-6)
    #expect(CubicBezierEasing.linear.value(at: 0.3) == 0.3)
    #expect(CubicBezierEasing.linear.slope(at: 0.3) == 1)
    for t in stride(from: 0.0, through: 1, by: 0.01) {
      let forth = CubicBezierEasing.easeIn.value(at: t)
      #expect(abs(forth + CubicBezierEasing.easeOut.value(at: 1 - t) - 1) < 1e-12)
    }
  }

  @Test("Begins at 0, ends at 1, and returns a number for any input")
  func total() {
    let odd = [Double.nan, .infinity, -.infinity, 0, 1, -2, 3, 1e308]
    for a in odd {
      for b in odd {
        for easing in [CubicBezierEasing(a, b, b, a), CubicBezierEasing(a, a, b, b)] {
          #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
          for t in odd + [0.1, 0.5, 0.999_999] {
            #expect(easing.value(at: t).isFinite)
            #expect(easing.slope(at: t).isFinite)
          }
        }
      }
    }
  }
}
