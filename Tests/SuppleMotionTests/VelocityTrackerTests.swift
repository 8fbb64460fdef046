import Foundation
import Testing

@testable import SuppleMotion

@Suite("Velocity of a finger")
struct VelocityTrackerTests {
  private func tracker(_ samples: [(Double, Double, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, x, y) in samples { tracker.add(time: time, x: x, y: y) }
    return tracker
  }

  @Test("A parabola's slope at its last point is exact")
  func parabola() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let (a, b, c) = (random.uniform(-9000...9000), random.uniform(-2000...2000), random.uniform(-500...500))
      let start = random.uniform(0...100_000)
      var tracker = VelocityTracker()
      var time = start
      let number = 3 + Int(random.next() % 25)
      for _ in 0..<number {
        time += random.uniform(0.002...0.015)
        let t = time - start
        tracker.add(time: time, x: a * t * t + b * t + c, y: -b * t)
      }
      let velocity = tracker.velocity(at: time + 0.01)
      let exact = 2 * a * (time - start) + b
      // Three samples or fewer that swing back give the impulse instead.
      guard number > 3 else { continue }
      #expect(abs(velocity.x - exact) < 1e-4 * (1 + abs(exact)))
      #expect(abs(velocity.y + b) < 1e-4 * (1 + abs(b)))
    }
  }

  @Test("A rest of more than 40 ms before the release is a velocity of zero, and discards earlier samples")
  func rest() {
    let moving = tracker([(0, 0, 0), (0.01, 10, 0), (0.02, 20, 0), (0.03, 30, 0)])
    #expect(abs(moving.velocity(at: 0.03).x - 1000) < 1e-6)
    #expect(abs(moving.velocity(at: 0.069).x - 1000) < 1e-6)
    #expect(moving.velocity(at: 0.0701) == SIMD2(0, 0))
    let resumed = tracker([(0, 0, 0), (0.01, 50, 0), (0.06, 50, 0), (0.07, 51, 0), (0.08, 52, 0)])
    #expect(abs(resumed.velocity(at: 0.08).x - 100) < 1e-6)
  }

  @Test("One sample is no velocity; two give a slope; samples at one time are one")
  func few() {
    #expect(tracker([]).velocity(at: 0) == SIMD2(0, 0))
    #expect(tracker([(1, 5, 5)]).velocity(at: 1) == SIMD2(0, 0))
    #expect(abs(tracker([(1, 5, 5), (1.01, 6, 3)]).velocity(at: 1.01).x - 100) < 1e-9)
    let merged = tracker([(0, 0, 0), (0.01, 10, 0), (0.02, 999, 0), (0.02, 20, 0)])
    #expect(abs(merged.velocity(at: 0.02).x - 1000) < 1e-6)
    #expect(tracker([(1, 0, 0), (1, 9, 9)]).velocity(at: 1) == SIMD2(0, 0))
  }

  @Test("Three samples whose parabola swings back give the impulse")
  func impulse() {
    let jump = tracker([(0, 273, 0), (0.012585, 293, 0), (0.01473, 293, 0)])
    #expect(abs(jump.velocity(at: 0.01473).x - 1589.19) < 0.01)
  }

  @Test("Only the last 100 ms and 20 samples count")
  func horizon() {
    var tracker = VelocityTracker()
    for step in 0...40 {
      let t = Double(step) * 0.01
      // It turned around 150 ms before the end.
      tracker.add(time: t, x: abs(t - 0.25) * 1000, y: 0)
    }
    #expect(abs(tracker.velocity(at: 0.4).x - 1000) < 1e-6)
    tracker.reset()
    for step in 0...60 { tracker.add(time: Double(step) * 0.001, x: step < 40 ? 0 : Double(step), y: 0) }
    #expect(abs(tracker.velocity(at: 0.06).x - 1000) < 1e-6)
  }

  @Test("For any input it returns numbers")
  func total() {
    let odd = [Double.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude, 0.001, 0.002]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      var tracker = VelocityTracker()
      for _ in 0..<8 {
        tracker.add(
          time: odd.randomElement(using: &random) ?? 0, x: odd.randomElement(using: &random) ?? 0,
          y: odd.randomElement(using: &random) ?? 0)
      }
      let velocity = tracker.velocity(at: odd.randomElement(using: &random) ?? 0)
      #expect(velocity.x.isFinite && velocity.y.isFinite)
    }
    var backwards = tracker([(5, 0, 0), (5.01, 10, 0)])
    backwards.add(time: 1, x: 1e6, y: 0)
    #expect(abs(backwards.velocity(at: 5.01).x - 1000) < 1e-6)
  }
}
