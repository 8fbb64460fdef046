import Testing

@testable import SuppleMotion

@Suite("Springs at the extremes")
struct SpringExtremesTests {
  private static let ratios = [0, 1e-9, 1e-3, 0.5, 1 - 1e-12, 1, 1 + 1e-12, 2, 1e3, 1e6]

  @Test(
    "Stiffness 1e-6 to 1e9, damping ratio 0 to 1e6, times to 1e9, velocities to 1e9: finite, with the right limit"
  )
  func limits() {
    for stiffness in [1e-6, 1e-3, 1, 100, 1e5, 1e9] {
      for ratio in Self.ratios {
        let spring = Spring(stiffness: stiffness, dampingRatio: ratio)
        for velocity in [0, 1, -1e3, 1e9, -1e9] {
          for time in [0, 1e-300, 1e-9, 1e-3, 1, 1e3, 1e6, 1e9] {
            let value = spring.value(target: 1, initialVelocity: velocity, time: time)
            let speed = spring.velocity(target: 1, initialVelocity: velocity, time: time)
            #expect(value.isFinite && speed.isFinite)
            // No further than the undamped spring swings.
            #expect(abs(value - 1) <= 1.000_001 * (1 + abs(velocity) / spring.angularFrequency))
          }
          let settled = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
          #expect(
            ratio == 0 ? settled == .infinity : settled.isFinite && settled > 0, "\(stiffness) \(ratio)")
          if settled < .infinity {
            #expect(
              abs(spring.value(target: 1, initialVelocity: velocity, time: settled * 1.001) - 1) <= 0.001)
            #expect(spring.value(target: 1, initialVelocity: velocity, time: settled * 1e3) - 1 <= 1e-12)
          }
        }
        #expect(spring.value(target: 1, initialVelocity: 7, time: 0) == 0)
        #expect(spring.velocity(target: 1, initialVelocity: 7, time: 0) == 7)
      }
    }
  }

  @Test("An undamped spring swings for ever, in phase")
  func undamped() {
    let spring = Spring(stiffness: 100, dampingRatio: 0)
    for swings in [1.0, 1e3, 1e6] {
      #expect(abs(spring.value(target: 1, time: swings * spring.response)) < 1e-9 * swings)
      #expect(abs(spring.value(target: 1, time: (swings + 0.5) * spring.response) - 2) < 1e-9 * swings)
    }
  }

  @Test("Invalid parameters are replaced by their default; extreme ones are clamped to the limits")
  func invalid() {
    let nan = Double.nan
    #expect(Spring(duration: nan, bounce: nan) == Spring())
    #expect(Spring(duration: -1) == Spring())
    #expect(Spring(response: 0.3, dampingRatio: -0.1) == Spring(response: 0.3, dampingRatio: 1))
    #expect(Spring(mass: -2, stiffness: 100, damping: 10) == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(Spring(stiffness: -100, dampingRatio: 0.5) == Spring(response: 0.5, dampingRatio: 0.5))
    #expect(Spring(mass: 1, stiffness: 100, damping: nan, allowOverDamping: true).dampingRatio == 1)
    #expect(Spring(duration: 0).angularFrequency == Spring.angularFrequencyRange.upperBound)
    #expect(Spring(duration: .infinity).angularFrequency == Spring.angularFrequencyRange.lowerBound)
    #expect(Spring(duration: 1, bounce: -1).dampingRatio == Spring.dampingRatioRange.upperBound)
    #expect(Spring(duration: 1, bounce: 7).dampingRatio == 0)
    #expect(Spring(settlingDuration: 1, dampingRatio: 0) == Spring(settlingDuration: 1, dampingRatio: 1))
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
  }

  @Test("For any parameters and times, it returns numbers")
  func total() {
    let odd = [
      Double.nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e300, -1e300, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    for a in odd {
      for b in odd {
        var springs = [
          Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b), Spring(omega: a, alpha: b),
          Spring(stiffness: a, dampingRatio: b), Spring(settlingDuration: a, dampingRatio: b),
          Spring(settlingDuration: 1, dampingRatio: a, epsilon: b),
        ]
        for c in odd { springs.append(Spring(mass: a, stiffness: b, damping: c, allowOverDamping: true)) }
        for spring in springs {
          #expect(Spring.angularFrequencyRange.contains(spring.angularFrequency))
          #expect(Spring.dampingRatioRange.contains(spring.dampingRatio))
          #expect(Spring.massRange.contains(spring.mass))
          #expect(spring.stiffness.isFinite && spring.damping.isFinite && spring.bounce.isFinite)
          #expect(!spring.settlingDuration.isNaN)
          for time in odd {
            let motion = SpringMotion(spring: spring, start: b, from: a, velocity: b, target: a)
            #expect(motion.value(at: time).isFinite && motion.velocity(at: time).isFinite)
            #expect(!motion.restTime(displacement: 0.1, speed: a).isNaN)
            #expect(spring.value(target: 1, initialVelocity: 1, time: time).isFinite)
          }
        }
      }
    }
  }
}
