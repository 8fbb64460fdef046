import SuppleValues
import Testing

@testable import SuppleMotion

/// A place and its vector, as in a drawing library.
private struct Place: Movable, Equatable {
  struct Displacement: VectorSpace {
    var x: Double
    var y: Double
    static let zero = Displacement(x: 0, y: 0)
    static func + (a: Displacement, b: Displacement) -> Displacement {
      Displacement(x: a.x + b.x, y: a.y + b.y)
    }
    static func - (a: Displacement, b: Displacement) -> Displacement {
      Displacement(x: a.x - b.x, y: a.y - b.y)
    }
    func scaled(by factor: Double) -> Displacement { Displacement(x: x * factor, y: y * factor) }
    var magnitudeSquared: Double { x * x + y * y }
  }
  var x: Double
  var y: Double
  func displacement(from origin: Place) -> Displacement { Displacement(x: x - origin.x, y: y - origin.y) }
  func moved(by displacement: Displacement) -> Place { Place(x: x + displacement.x, y: y + displacement.y) }
}

@Suite("Springs over vectors and places")
struct VectorSpringTests {
  private let spring = Spring(duration: 0.5, bounce: 0.3)

  @Test("Each number of a vector moves as it would alone")
  func lanes() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<500 {
      let target = SIMD4<Double>.random(in: -100...100, using: &random)
      let start = SIMD4<Double>.random(in: -1000...1000, using: &random)
      let time = random.uniform(0...1)
      let value = spring.value(target: target, initialVelocity: start, time: time)
      let velocity = spring.velocity(target: target, initialVelocity: start, time: time)
      let single = spring.value(target: SIMD2<Float>(repeating: Float(target[0])), time: time)
      for lane in 0..<4 {
        #expect(value[lane] == spring.value(target: target[lane], initialVelocity: start[lane], time: time))
        #expect(
          velocity[lane] == spring.velocity(target: target[lane], initialVelocity: start[lane], time: time))
      }
      #expect(abs(Double(single[1]) - spring.value(target: target[0], time: time)) < 1e-4)
      #expect(
        abs(
          Double(spring.value(target: Float(target[0]), time: time))
            - spring.value(target: target[0], time: time))
          < 1e-4)
    }
  }

  @Test("From place to place")
  func places() {
    let from = Place(x: 10, y: 20)
    let to = Place(x: 40, y: -20)
    let now = spring.value(
      fromValue: from, toValue: to, initialVelocity: Place.Displacement(x: 0, y: 300), time: 0.1)
    #expect(abs(now.x - (10 + spring.value(target: 30, time: 0.1))) < 1e-13)
    #expect(abs(now.y - (20 + spring.value(target: -40, initialVelocity: 300, time: 0.1))) < 1e-13)
    let velocity = spring.velocity(fromValue: from, toValue: to, time: 0.1)
    #expect(abs(velocity.x - spring.velocity(target: 30, time: 0.1)) < 1e-11)
    let force = spring.force(fromValue: from, toValue: to, position: now, velocity: velocity)
    #expect(abs(force.x - spring.force(target: 40, position: now.x, velocity: velocity.x)) < 1e-10)
  }

  @Test("Updating in steps of any length equals evaluating at their sum")
  func updates() {
    var random = SeededGenerator(seed: 52)
    var value = SIMD2<Double>(0, 5)
    var velocity = SIMD2<Double>(100, -30)
    let target = SIMD2<Double>(50, -50)
    let motion = MovingValue(spring: spring, start: 0, from: value, velocity: velocity, target: target)
    var time = 0.0
    for _ in 0..<100 {
      let step = random.uniform(0.001...0.02)
      time += step
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: step)
      #expect((value - motion.value(at: time)).magnitudeSquared < 1e-20)
      #expect((velocity - motion.velocity(at: time)).magnitudeSquared < 1e-18)
    }
  }

  @Test("A vector stays within epsilon after it has settled, and a straight one exactly as a number")
  func settling() {
    #expect(spring.settlingDuration(target: SIMD2(0.6, 0.8), epsilon: 0.001) == spring.settlingDuration)
    var random = SeededGenerator(seed: 53)
    for _ in 0..<500 {
      let target = SIMD2<Double>.random(in: -100...100, using: &random)
      let velocity = SIMD2<Double>.random(in: -2000...2000, using: &random)
      let settled = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.1)
      for _ in 0..<20 {
        let value = spring.value(
          target: target, initialVelocity: velocity, time: settled + random.magnitude(-6, 0))
        #expect((value - target).magnitudeSquared.squareRoot() < 0.1)
      }
    }
  }

  @Test("A retargeted place keeps its velocity")
  func retargeting() {
    let first = MovingValue(
      spring: spring, start: 1, from: Place(x: 0, y: 0), velocity: Place.Displacement(x: 50, y: 0),
      target: Place(x: 9, y: 9))
    let second = first.retargeted(to: Place(x: -5, y: 0), at: 1.2, spring: .smooth)
    #expect(second.value(at: 1.2) == first.value(at: 1.2))
    #expect(second.velocity(at: 1.2).y == first.velocity(at: 1.2).y)
    let rest = second.restTime(displacement: 0.01)
    #expect(second.value(at: rest + 1e-6).displacement(from: second.target).magnitudeSquared < 1e-4)
  }
}
