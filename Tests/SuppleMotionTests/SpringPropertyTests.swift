import Foundation
import Testing

@testable import SuppleMotion

@Suite("Properties of every spring")
struct SpringPropertyTests {
  private func anySpring(_ random: inout SeededGenerator) -> Spring {
    let ratio =
      switch random.next() % 4 {
      case 0: random.uniform(0...1)
      case 1: random.uniform(1...3)
      case 2: 1 + random.uniform(-1...1) * 1e-9
      default: random.magnitude(-3, 4)
      }
    return Spring(stiffness: random.magnitude(-2, 5), dampingRatio: ratio)
  }

  @Test("Two steps are one")
  func composition() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<5000 {
      let spring = anySpring(&random)
      let scale = 1 / spring.angularFrequency
      let first = random.uniform(0...3) * scale
      let second = random.uniform(0...3) * scale
      let start = (displacement: random.uniform(-1...1), velocity: random.uniform(-1...1) / scale)
      let halfway = spring.propagator(time: first).advance(
        displacement: start.displacement, velocity: start.velocity)
      let twice = spring.propagator(time: second).advance(
        displacement: halfway.displacement, velocity: halfway.velocity)
      let once = spring.propagator(time: first + second).advance(
        displacement: start.displacement, velocity: start.velocity)
      #expect(abs(twice.displacement - once.displacement) < 1e-13)
      #expect(abs(twice.velocity - once.velocity) * scale < 1e-13)
    }
  }

  @Test("Energy never grows, and without damping it stays")
  func energy() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<2000 {
      let spring = anySpring(&random)
      let free = Spring(stiffness: spring.stiffness, dampingRatio: 0)
      var state = (
        displacement: random.uniform(-1...1), velocity: random.uniform(-1...1) * spring.angularFrequency
      )
      let start = state
      func energy(_ state: (displacement: Double, velocity: Double)) -> Double {
        spring.stiffness * state.displacement * state.displacement + state.velocity * state.velocity
      }
      var last = energy(state)
      for _ in 0..<20 {
        let time = random.uniform(0...1) / spring.angularFrequency
        state = spring.propagator(time: time).advance(
          displacement: state.displacement, velocity: state.velocity)
        #expect(energy(state) <= last * (1 + 1e-13))
        last = energy(state)
        let swung = free.propagator(time: time * 1000).advance(
          displacement: start.displacement, velocity: start.velocity)
        #expect(abs(energy(swung) / energy(start) - 1) < 1e-12)
      }
    }
  }

  @Test("The regimes meet at critical damping without a jump")
  func continuity() {
    for offset in [1e-12, 1e-13, 1e-14, 1e-15, 2.220446049250313e-16, 1e-9, 1e-7] {
      for time in [1e-6, 0.001, 0.05, 0.1, 0.3, 1, 3] {
        let below = Spring(stiffness: 100, dampingRatio: 1 - offset)
        let at = Spring(stiffness: 100, dampingRatio: 1)
        let above = Spring(stiffness: 100, dampingRatio: 1 + offset)
        for velocity in [0.0, 30, -30] {
          // Both sides differ from the middle by the derivative in the damping ratio, no more.
          let middle = at.value(target: 1, initialVelocity: velocity, time: time)
          let tolerance = 20 * offset * (1 + abs(velocity)) + 1e-15
          #expect(abs(below.value(target: 1, initialVelocity: velocity, time: time) - middle) <= tolerance)
          #expect(abs(above.value(target: 1, initialVelocity: velocity, time: time) - middle) <= tolerance)
          let speed = at.velocity(target: 1, initialVelocity: velocity, time: time)
          #expect(
            abs(below.velocity(target: 1, initialVelocity: velocity, time: time) - speed) <= 20 * tolerance)
          #expect(
            abs(above.velocity(target: 1, initialVelocity: velocity, time: time) - speed) <= 20 * tolerance)
        }
      }
    }
  }

  @Test("The velocity is the derivative of the value, and the force its cause")
  func derivatives() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<2000 {
      let spring = Spring(
        mass: random.magnitude(-1, 1), stiffness: random.magnitude(0, 3), damping: random.magnitude(-1, 1),
        allowOverDamping: true)
      let start = random.uniform(-3...3)
      let time = random.uniform(0.01...2) / spring.angularFrequency
      let step = 1e-4 / (spring.angularFrequency * (1 + spring.dampingRatio))
      func value(_ t: Double) -> Double { spring.value(target: 1, initialVelocity: start, time: t) }
      func velocity(_ t: Double) -> Double { spring.velocity(target: 1, initialVelocity: start, time: t) }
      let speed = velocity(time)
      let slope = (value(time + step) - value(time - step)) / (2 * step)
      #expect(abs(speed - slope) < 1e-6 * (abs(start) + spring.angularFrequency))
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let force = spring.force(target: 1, position: value(time), velocity: speed)
      let scale = (abs(start) + spring.angularFrequency) * spring.angularFrequency * (1 + spring.dampingRatio)
      #expect(abs(acceleration - force / spring.mass) < 1e-5 * scale)
    }
  }

  @Test("After the settling time the distance stays below, and at that time it is reached")
  func settling() {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<3000 {
      var spring = anySpring(&random)
      if spring.dampingRatio < 1e-3 { spring = Spring(stiffness: spring.stiffness, dampingRatio: 0.001) }
      let velocity = random.uniform(-5...5) * spring.angularFrequency
      let epsilon = random.magnitude(-4, -1)
      let last = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: epsilon)
      #expect(last.isFinite && last > 0)
      #expect(
        abs(abs(spring.value(target: 1, initialVelocity: velocity, time: last) - 1) - epsilon) < 1e-9
          * epsilon + 1e-14)
      for _ in 0..<20 {
        let later = last * (1 + 1e-9 + random.magnitude(-4, 1))
        #expect(abs(spring.value(target: 1, initialVelocity: velocity, time: later) - 1) < epsilon)
      }
    }
  }

  @Test("A motion rests from its rest time on, and not long before")
  func restTime() {
    var random = SeededGenerator(seed: 35)
    for _ in 0..<3000 {
      var spring = anySpring(&random)
      if spring.dampingRatio < 1e-3 { spring = Spring(stiffness: spring.stiffness, dampingRatio: 0.001) }
      let motion = SpringMotion(
        spring: spring, start: random.uniform(0...10), from: random.uniform(-500...500),
        velocity: random.uniform(-5000...5000), target: random.uniform(-500...500))
      let rest = motion.restTime(displacement: 0.1, speed: 5)
      #expect(rest.isFinite && rest > motion.start)
      for _ in 0..<20 {
        let later = rest + random.magnitude(-6, 2)
        #expect(abs(motion.value(at: later) - motion.target) < 0.1)
        #expect(abs(motion.velocity(at: later)) < 5)
      }
      let before = motion.state(at: rest - 1e-6 * (rest - motion.start) - 1e-8)
      #expect(abs(before.value - motion.target) > 0.0999 || abs(before.velocity) > 4.99)
    }
    #expect(SpringMotion.resting(at: 7).restTime(displacement: 0.1, speed: 5) == 0)
    let swing = Spring(stiffness: 100, dampingRatio: 0)
    let endless = SpringMotion(spring: swing, start: 0, from: 1, velocity: 0, target: 0)
    #expect(endless.restTime(displacement: 0.1, speed: 5) == .infinity)
  }

  @Test("Retargeting keeps position and velocity, at any time and repeatedly")
  func retargeting() {
    var random = SeededGenerator(seed: 36)
    var motion = SpringMotion.resting(at: 3, spring: .bouncy)
    var time = 0.0
    for _ in 0..<2000 {
      time += random.magnitude(-4, -1)
      let next = motion.retargeted(
        to: random.uniform(-500...500), at: time, spring: random.next() % 2 == 0 ? anySpring(&random) : nil)
      #expect(next.value(at: time) == motion.value(at: time))
      #expect(next.velocity(at: time) == motion.velocity(at: time))
      motion = next
    }
  }

  @Test("The damped cosine is its formula")
  func dampedCosine() {
    var random = SeededGenerator(seed: 37)
    for _ in 0..<2000 {
      let omega = random.uniform(0.1...40)
      let alpha = random.uniform(0...30)
      let from = random.uniform(-300...300)
      let target = random.uniform(-300...300)
      let motion = SpringMotion.dampedCosine(omega: omega, alpha: alpha, start: 1, from: from, target: target)
      let time = random.uniform(0...2)
      let exact = target + (from - target) * exp(-alpha * time) * cos(omega * time)
      #expect(abs(motion.value(at: 1 + time) - exact) < 1e-10)
    }
  }
}
