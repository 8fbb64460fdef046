import Testing

@testable import SuppleMotion

@Suite("Animated values")
struct AnimatedValueTests {
  @Test("For any input, its position never jumps, and only a finger changes its velocity abruptly")
  func continuity() {
    var random = SeededGenerator(seed: 61)
    for round in 0..<300 {
      let bounds: ClosedRange<Double>? = round % 3 == 0 ? nil : 0...random.uniform(0...600)
      var value = AnimatedValue(
        random.uniform(-100...700), spring: round % 2 == 0 ? .bouncy : .smooth, bounds: bounds,
        dimension: round % 5 == 0 ? 0 : 400)
      var time = random.uniform(0...5)
      for _ in 0..<40 {
        time += random.magnitude(-3, 0)
        let place = value.value(at: time)
        let speed = value.velocity(at: time)
        switch random.next() % 5 {
        case 0:
          value.retarget(to: random.uniform(-200...800), at: time)
          #expect(value.velocity(at: time) == speed)
        case 1:
          value.grab(finger: random.uniform(-500...500), at: time)
          #expect(abs(value.velocity(at: time) - speed) < 1e-9 * (1 + abs(speed)))
        case 2:
          let speed = random.uniform(-6000...6000)
          value.launch(velocity: speed, at: time)
          #expect(abs(value.velocity(at: time) - speed) < 1e-9)
        case 3:
          value.release(velocity: 0, at: time)
        default:
          value.spring = Spring(response: random.uniform(0.1...1), dampingRatio: random.uniform(0.2...2))
        }
        #expect(abs(value.value(at: time) - place) < 1e-9 * (1 + abs(place)))
      }
    }
  }

  @Test("A throw meets its bound with the velocity of that instant, and ends on it")
  func meeting() throws {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<500 {
      var value = AnimatedValue(random.uniform(0...300), spring: .bouncy, bounds: 0...300)
      let speed = random.uniform(1000...8000) * (random.next() % 2 == 0 ? 1 : -1)
      value.launch(velocity: speed, at: 1)
      guard case .meeting(let decay, let met, let motion) = value.phase else {
        #expect((0...300).contains(value.destination))
        continue
      }
      let bound = speed < 0 ? 0.0 : 300
      #expect(value.destination == bound)
      #expect(abs(decay.value(at: met) - bound) < 1e-9 && motion.value(at: met) == bound)
      #expect(abs(decay.velocity(at: met) - motion.velocity(at: met)) < 1e-9)
      let rest = value.restTime(displacement: 0.1, speed: 1)
      #expect(abs(value.value(at: rest + 1e-6) - bound) < 0.1)
    }
  }

  @Test("A throw that ends within the bounds coasts to the end of the decay")
  func coasting() {
    var value = AnimatedValue(100, bounds: 0...10_000)
    value.launch(velocity: 2000, at: 0)
    #expect(abs(value.destination - (100 + 999)) < 0.001)
    let rest = value.restTime(displacement: 0.5, speed: 10)
    #expect(abs(value.value(at: rest) - value.destination) <= 0.5 && value.velocity(at: rest) <= 10)
    #expect(value.velocity(at: rest - 0.01) > 1)
  }

  @Test("A finger moves it 1:1 within the bounds, by the rubber band beyond, from any caught place")
  func dragging() {
    var value = AnimatedValue(100, bounds: 0...200, dimension: 100)
    value.grab(finger: 40, at: 0)
    value.drag(finger: 60, at: 0.1)
    #expect(value.value(at: 0.1) == 120)
    value.drag(finger: 40 + 110, at: 0.2)
    #expect(abs(value.value(at: 0.2) - (200 + 5.213)) < 0.0005)
    value.release(velocity: 0, at: 0.2)
    #expect(value.destination == 200)
    // Caught in the middle of its return, beyond the bound: it stays in place, then follows.
    let place = value.value(at: 0.22)
    #expect(place > 200)
    value.grab(finger: 0, at: 0.22)
    #expect(abs(value.value(at: 0.22) - place) < 1e-12)
    // The rest of the motion is gone after a tenth of a second.
    #expect(abs(value.value(at: 0.4) - place) < 0.01)
  }

  @Test("For any input it stays a number")
  func total() {
    let odd = [Double.nan, .infinity, -.infinity, 0, -1, 5, 1e300]
    for a in odd {
      for b in odd {
        for bounds in [nil, 0.0...0.0, -5.0...5.0] {
          var value = AnimatedValue(a, bounds: bounds, dimension: b)
          value.friction = b
          value.retarget(to: b, at: 1)
          #expect(!value.value(at: 2).isNaN && !value.velocity(at: 2).isNaN)
          value.grab(finger: a, at: 2)
          value.drag(finger: b, at: 2)
          #expect(!value.value(at: a).isNaN)
          value.release(velocity: a, at: b)
          #expect(!value.value(at: 3).isNaN && !value.velocity(at: 3).isNaN)
          #expect(!value.restTime(displacement: 0.1, speed: 1).isNaN)
        }
      }
    }
  }
}
