import Foundation
import SuppleMotion
import Testing

/// The chat heads' text: omega 0.06 and alpha 0.04 per frame of 1/60 s, from 300 to 100.
@Suite("The damped cosine per frame")
struct DampedCosineTests {
  private let motion = SpringMotion.dampedCosine(
    omega: 0.06, alpha: 0.04, framesPerSecond: 60, start: 0, from: 300, target: 100)

  @Test("Each frame is the formula's, with time in frames")
  func frames() {
    for frame in 0...600 {
      let t = Double(frame)
      let x = 200 * exp(-0.04 * t) * cos(0.06 * t) + 100
      #expect(abs(motion.value(at: t / 60) - x) < 2e-7, "frame \(frame)")
    }
    let published = [
      0: 300, 10: 210.647801, 20: 132.563567, 30: 86.313609, 60: 83.729582, 90: 103.468434, 120: 101.001315,
    ]
    for (frame, x) in published {
      #expect(abs(motion.value(at: Double(frame) / 60) - x) < 5e-7, "frame \(frame)")
    }
  }

  @Test("First at its target, furthest, back, and left last by a thousandth")
  func moments() {
    #expect(abs((Motion(motion).arrival ?? 0) - 0.436332) < 5e-7)
    for (time, x) in [(0.709331, 69.672296), (1.581995, 103.734695)] {
      #expect(abs(motion.value(at: time) - x) < 2e-6)
      #expect(abs(motion.velocity(at: time)) < 1e-3)
    }
    let last = motion.spring.settlingDuration(target: -200, initialVelocity: -480, epsilon: 0.2)
    #expect(abs(last - 2.791278) < 1e-6)
    #expect(abs(motion.initialVelocity + 480) < 1e-9)
  }

  @Test("The spring in the other vocabularies, and read back per frame and per second")
  func spring() {
    let spring = Spring(omega: 0.06, alpha: 0.04, framesPerSecond: 60)
    #expect(spring == motion.spring)
    let expected = [
      (spring.stiffness, 18.72), (spring.damping, 4.8), (spring.angularFrequency, 4.326662),
      (spring.dampingRatio, 0.5547), (spring.duration, 1.452202), (spring.bounce, 0.4453),
      (spring.omega(framesPerSecond: 60), 0.06), (spring.alpha(framesPerSecond: 60), 0.04),
      (spring.omega(), 3.6), (spring.alpha(), 2.4),
    ]
    for (number, value) in expected { #expect(abs(number - value) < 5e-7) }
  }

  @Test("An overdamped spring has no omega, and its alpha is w0 z")
  func overdamped() {
    let spring = Spring(stiffness: 100, dampingRatio: 2)
    #expect(spring.omega(framesPerSecond: 60) == 0)
    #expect(abs(spring.alpha(framesPerSecond: 60) - 20.0 / 60) < 1e-12)
  }

  @Test("Omega 0 is critical damping")
  func critical() {
    let motion = SpringMotion.dampedCosine(
      omega: 0, alpha: 0.04, framesPerSecond: 60, start: 0, from: 300, target: 100)
    #expect(motion.spring.dampingRatio == 1)
    for step in 0..<100 {
      let t = Double(step) * 0.03
      #expect(abs(motion.value(at: t) - (100 + 200 * exp(-2.4 * t))) < 1e-9)
    }
  }

  @Test("A rate out of range is clamped, one that is not finite is per second, and nothing traps")
  func rates() {
    for (rate, used) in [(0.2, 1.0), (-60, 1), (5000, 1000), (.nan, 1), (.infinity, 1), (-.infinity, 1)] {
      #expect(
        Spring(omega: 3, alpha: 2, framesPerSecond: rate) == Spring(omega: 3 * used, alpha: 2 * used),
        "\(rate)")
      #expect(Spring.smooth.alpha(framesPerSecond: rate) == Spring.smooth.alpha() / used)
    }
    for bad in [Double.nan, .infinity, -1, 1e308, .leastNonzeroMagnitude, 0] {
      for other in [Double.nan, .infinity, -1, 1e308, 0] {
        let motion = SpringMotion.dampedCosine(
          omega: bad, alpha: other, framesPerSecond: 60, start: 0, from: 300, target: 100)
        #expect(motion.value(at: 0.5).isFinite, "\(bad) \(other)")
      }
    }
  }
}
