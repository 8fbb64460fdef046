import Foundation
import Testing

@testable import SuppleMotion

@Suite("Decay")
struct DecayTests {
  @Test("The published rest positions of scroll views")
  func scrolling() {
    let scroll = ScrollDecay(start: 0, from: 0, velocity: 2000)
    #expect(abs(scroll.restPosition - 999.0) < 0.001)
    #expect(abs(scroll.summedRestPosition - 998.0) < 1e-9)
    #expect(abs(scroll.velocity(at: 0.001) / 2000 - 0.998) < 1e-15)
    #expect(abs(scroll.velocity(at: 1) / 2000 - pow(0.998, 1000)) < 1e-15)
    #expect(abs(scroll.value(at: 100) - scroll.restPosition) < 1e-9)
  }

  @Test("Friction: velocity e^(-f t), travel v / f")
  func friction() {
    let fling = FrictionDecay(friction: 7.98, start: 2, from: 10, velocity: 1000)
    #expect(abs(fling.restPosition - (10 + 1000 / 7.98)) < 1e-12)
    for t in [0.0, 0.01, 0.1, 0.5, 3] {
      #expect(abs(fling.velocity(at: 2 + t) - 1000 * exp(-7.98 * t)) < 1e-9)
      #expect(abs(fling.value(at: 2 + t) - (10 + 1000 / 7.98 * (1 - exp(-7.98 * t)))) < 1e-9)
    }
  }

  @Test("The computed times at a place and at a speed are correct")
  func times() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let fling = FrictionDecay(
        friction: random.magnitude(-2, 2), start: random.uniform(-5...5), from: random.uniform(-500...500),
        velocity: random.uniform(-5000...5000))
      let share = random.uniform(0...0.999)
      let place = fling.from + share * (fling.restPosition - fling.from)
      let time = try #require(fling.time(reaching: place))
      #expect(abs(fling.value(at: time) - place) < 1e-9 * (1 + abs(fling.restPosition - fling.from)))
      let speed = abs(fling.initialVelocity) * random.uniform(0.001...1)
      #expect(abs(abs(fling.velocity(at: fling.time(slowingTo: speed))) - speed) < 1e-9 * speed + 1e-9)
      // A place behind or beyond is never reached.
      #expect(fling.time(reaching: fling.from - (place - fling.from) - fling.initialVelocity) == nil)
      #expect(fling.time(reaching: fling.restPosition + fling.initialVelocity * 0.001) == nil)
    }
  }

  @Test("No input traps")
  func total() {
    let odd = [Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude]
    for friction in odd {
      for velocity in odd {
        let fling = FrictionDecay(friction: friction, start: 0, from: 0, velocity: velocity)
        for time in odd where !time.isNaN {
          #expect(!fling.value(at: time).isNaN)
          #expect(!fling.velocity(at: time).isNaN)
        }
        #expect(fling.value(at: .nan) == 0)
        #expect(!fling.time(slowingTo: 1).isNaN)
        _ = fling.time(reaching: friction)
      }
    }
    #expect(FrictionDecay(friction: 0, start: 0, from: 1, velocity: 2).value(at: 3) == 7)
  }
}
