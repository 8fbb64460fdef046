import Foundation
import Testing

@testable import SuppleMotion

@Suite("The parameters of all vocabularies")
struct SpringConversionTests {
  @Test("Origami and Rebound: Rebound's default of 40 and 7 is a stiffness of 230.2 and a damping of 22")
  func rebound() {
    let spring = Spring(tension: 40, friction: 7)
    #expect(abs(spring.stiffness - 230.2) < 1e-10)
    #expect(abs(spring.damping - 22) < 1e-12)
    #expect(abs(spring.tension - 40) < 1e-12 && abs(spring.friction - 7) < 1e-12)
  }

  @Test("Pop: React Native's default of 8 and 12, worked out by hand")
  func pop() {
    // Tension 0.5 + 12 / 34 * 199.5 = 70.9118; friction without bounce 11.97529; ease 0.341038.
    let spring = Spring(bounciness: 8, speed: 12)
    #expect(abs(spring.stiffness - 342.1006) < 1e-3)
    #expect(abs(spring.damping - 24.6840) < 1e-3)
    #expect(abs(spring.bounciness - 8) < 1e-12 && abs(spring.speed - 12) < 1e-12)
  }

  @Test("UIKit: a damping of 0.25 over 3 s")
  func uikit() {
    let spring = Spring(usingSpringWithDamping: 0.25, duration: 3)
    #expect(abs(spring.stiffness - 54.83363359) < 1e-8)
    #expect(abs(spring.damping - 3.702486786) < 1e-9)
    var random = SeededGenerator(seed: 41)
    for _ in 0..<1000 {
      let z = random.uniform(0.002...0.99)
      let duration = random.uniform(0.05...5)
      let frequency = Spring(usingSpringWithDamping: z, duration: duration).angularFrequency
      #expect(abs(z / sqrt(1 - z * z) * exp(-z * frequency * duration) - 0.001) < 1e-12)
    }
    // Critically damped: e^(-u) (1 + u) = 0.001.
    let critical = Spring(usingSpringWithDamping: 1, duration: 0.7).angularFrequency * 0.7
    #expect(abs(exp(-critical) * (1 + critical) - 0.001) < 1e-15)
    // The two meet near 1 without a jump.
    let below = Spring(usingSpringWithDamping: 0.994_783, duration: 1).angularFrequency
    let above = Spring(usingSpringWithDamping: 0.994_785, duration: 1).angularFrequency
    #expect(abs(below - above) < 1e-3)
  }

  @Test("React Spring and Framer")
  func reactAndFramer() {
    #expect(Spring.reactSpring() == Spring(mass: 1, stiffness: 170, damping: 26))
    #expect(abs(Spring.reactSpring(frequency: 0.5, damping: 0.4).stiffness - pow(4 * .pi, 2)) < 1e-10)
    #expect(Spring.framer() == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(Spring.framer(duration: 3, bounce: 0.75) == Spring(usingSpringWithDamping: 0.25, duration: 3))
    let visual = Spring.framer(visualDuration: 0.5, bounce: 0.25)
    #expect(abs(visual.stiffness - pow(2 * .pi / 0.6, 2)) < 1e-10)
    #expect(abs(visual.damping - 2 * 0.75 * sqrt(visual.stiffness)) < 1e-12)
  }

  @Test("The damped cosine's omega and alpha")
  func dampedCosine() {
    let spring = Spring(omega: 3, alpha: 4)
    #expect(abs(spring.angularFrequency - 5) < 1e-15 && abs(spring.dampingRatio - 0.8) < 1e-15)
    #expect(abs(spring.dampedAngularFrequency - 3) < 1e-14 && abs(spring.decayRate - 4) < 1e-14)
  }

  @Test("Round trips through every vocabulary within 1e-12, for damping ratios up to 10,000")
  func roundTrips() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let ratio = random.next() % 2 == 0 ? random.uniform(0...1.5) : random.magnitude(-3, 3.99)
      let spring = Spring(response: random.magnitude(-2, 1), dampingRatio: ratio)
      same(spring, Spring(duration: spring.duration, bounce: spring.bounce), "duration and bounce")
      same(spring, Spring(response: spring.response, dampingRatio: spring.dampingRatio), "response")
      same(
        spring, Spring(stiffness: spring.stiffness, dampingRatio: spring.dampingRatio), "stiffness and ratio")
      let mass = random.magnitude(-2, 2)
      let heavy = Spring(
        mass: mass, stiffness: spring.stiffness * mass, damping: spring.damping * mass, allowOverDamping: true
      )
      same(spring, heavy, "mass, stiffness and damping")
      same(
        heavy,
        Spring(mass: mass, stiffness: heavy.stiffness, damping: heavy.damping, allowOverDamping: true),
        "heavy")
      if ratio > 0 {
        let settling = Spring(settlingDuration: spring.settlingDuration, dampingRatio: spring.dampingRatio)
        same(spring, settling, "settling duration")
      }
      if ratio < 1 {
        same(spring, Spring(omega: spring.dampedAngularFrequency, alpha: spring.decayRate), "omega and alpha")
      }
      if spring.tension >= 0 && spring.friction >= 0 {
        same(spring, Spring(tension: spring.tension, friction: spring.friction), "tension and friction")
      }
      if (0...20).contains(spring.bounciness) && (0...20).contains(spring.speed) {
        same(spring, Spring(bounciness: spring.bounciness, speed: spring.speed), "bounciness and speed")
      }
      if (0.0015...1).contains(ratio) {
        same(
          spring, Spring(usingSpringWithDamping: spring.dampingRatio, duration: spring.uikitDuration), "UIKit"
        )
      }
    }
    for _ in 0..<1000 {
      let bounciness = random.uniform(0...20)
      let speed = random.uniform(0...20)
      let pop = Spring(bounciness: bounciness, speed: speed)
      #expect(abs(pop.bounciness - bounciness) < 1e-11 && abs(pop.speed - speed) < 1e-11)
      same(pop, Spring(bounciness: pop.bounciness, speed: pop.speed), "Pop's own")
    }
  }

  private func same(_ a: Spring, _ b: Spring, _ what: String) {
    let frequency = abs(a.angularFrequency - b.angularFrequency) / a.angularFrequency
    let ratio = abs(a.dampingRatio - b.dampingRatio) / max(1, a.dampingRatio)
    #expect(frequency < 1e-12 && ratio < 1e-12, "\(what): \(a) became \(b)")
  }

  @Test("Invalid parameters give a valid spring")
  func total() {
    let odd = [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude]
    for a in odd {
      for b in odd {
        for spring in [
          Spring(tension: a, friction: b), Spring(bounciness: a, speed: b),
          Spring(usingSpringWithDamping: a, duration: b), .framer(duration: a, bounce: b),
          .framer(visualDuration: a, bounce: b), .reactSpring(frequency: a, damping: b),
        ] {
          #expect(Spring.angularFrequencyRange.contains(spring.angularFrequency))
          #expect(Spring.dampingRatioRange.contains(spring.dampingRatio))
          #expect(spring.bounciness.isFinite && spring.speed.isFinite && spring.uikitDuration.isFinite)
        }
      }
    }
  }
}
