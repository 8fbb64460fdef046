import Foundation
import Testing

@testable import SuppleMotion

@Suite("Motions")
struct MotionTests {
  /// One motion of each kind, begun at 1 s.
  static var all: [(name: String, motion: Motion, from: Double, velocity: Double)] {
    [
      (
        "spring",
        Motion(spring: .bouncy, start: 1, from: 10, velocity: -300, target: 200), 10, -300
      ),
      (
        "curve",
        .moving(from: 10, velocity: 400, to: 90, at: 1, timing: .curve(.easeInOut, duration: 0.6)), 10, 400
      ),
      (
        "squared curve",
        .curve(
          TimedCurve(
            start: 1, duration: 0.5, from: -3, to: 7, easing: .easeInOut, shape: .squared, initialVelocity: 20
          )),
        -3, 20
      ),
      (
        "complement of a squared curve",
        .curve(
          TimedCurve(
            start: 1, duration: 0.5, from: -3, to: 7, easing: .easeInOut, shape: .complementSquared,
            initialVelocity: -20)), -3, -20
      ),
      (
        "throw",
        .thrown(
          from: 200, velocity: -3000, at: 1, friction: 7.98, handOverSpeed: 24,
          spring: Spring(stiffness: 700, dampingRatio: 0.85), target: 22), 200, -3000
      ),
      (
        "throw that slows down before it arrives",
        .thrown(
          from: 0, velocity: 800, at: 1, friction: 8, handOverSpeed: 24, spring: .snappy, target: 300), 0, 800
      ),
      (
        "delayed start",
        .delayed(
          by: 0.05, from: 10, velocity: 500, to: 300, at: 1,
          touchSpring: Spring(stiffness: 12000, dampingRatio: 0.85), spring: .bouncy), 10, 500
      ),
      ("falling back", .fallingBack(from: 80, velocity: -100, at: 1, rate: 9.3, turnRate: 120), 80, -100),
      (
        "falling back faster", .fallingBack(from: 80, velocity: -12_000, at: 1, rate: 9, turnRate: 60), 80,
        -12_000
      ),
      ("scrolling", .scrolling(from: 300, velocity: 1500, at: 1), 300, 1500),
      ("scrolling to the top", .scrolling(from: 300, velocity: -1500, at: 1), 300, -1500),
      ("dip", .dipping(by: 26, duration: 0.32, at: 1), 0, 0),
    ]
  }

  @Test("Each starts at the given place and velocity, and its velocity is the derivative of its value")
  func derivative() {
    for (name, motion, from, velocity) in Self.all {
      #expect(motion.value(at: 1) == from, "\(name)")
      #expect(abs(motion.velocity(at: 1) - velocity) < 1e-9, "\(name)")
      #expect(motion.value(at: -4) == from, "\(name): before the start nothing has moved")
      let h = 1e-6
      for step in 1..<400 {
        let time = 1 + Double(step) * 0.00317
        guard abs(time - motion.handOver) > 2 * h, abs(time - motion.restTime) > 2 * h else { continue }
        let slope = (motion.value(at: time + h) - motion.value(at: time - h)) / (2 * h)
        #expect(abs(motion.velocity(at: time) - slope) < 1e-3 * (1 + abs(slope)), "\(name) at \(time)")
      }
    }
  }

  @Test("At the hand-over neither the value nor the velocity jumps")
  func handOver() {
    for (name, motion, _, _) in Self.all where motion.handOver > 0 && motion.handOver < motion.restTime {
      let time = motion.handOver
      let before = time.nextDown
      #expect(abs(motion.value(at: before) - motion.value(at: time)) < 1e-9, "\(name)")
      #expect(abs(motion.velocity(at: before) - motion.velocity(at: time)) < 1e-7, "\(name)")
    }
  }

  @Test("From its rest time on it is exactly its target, and before that it is not yet within the tolerance")
  func rest() {
    for (name, motion, _, _) in Self.all {
      let rest = motion.restTime
      #expect(motion.value(at: rest) == motion.target && motion.velocity(at: rest) == 0, "\(name)")
      #expect(motion.value(at: rest + 1e6) == motion.target, "\(name)")
      #expect(motion.value(at: .infinity) == motion.target, "\(name)")
    }
    for tolerance in [RestTolerance.points, .fractions, RestTolerance(restDistance: 2, restSpeed: 5)] {
      let motion = Motion(
        spring: .bouncy, start: 1, from: 10, velocity: -300, target: 200, within: tolerance)
      let before = motion.restTime - 1e-6
      let distance = abs(motion.value(at: before) - 200)
      let speed = abs(motion.velocity(at: before))
      #expect(distance >= 0.999 * tolerance.restDistance || speed >= 0.999 * tolerance.restSpeed)
      #expect(distance <= 1.01 * tolerance.restDistance && speed <= 1.01 * tolerance.restSpeed)
    }
    let exact = Motion(spring: .smooth, start: 0, from: 0, velocity: 0, target: 1, within: .exact)
    #expect(exact.restTime == .infinity)
    let still = Motion.resting(at: 5)
    #expect(still.restTime == -.infinity && still.value(at: 3) == 5 && still.handOver == -.infinity)
    #expect(still.retargeted(to: 5, at: 2, timing: .spring(.bouncy)).restTime == -.infinity)
    let motion = Motion(spring: .bouncy, start: 1, from: 10, velocity: -300, target: 200)
    let near = motion.time(within: 2)
    #expect(abs(abs(motion.value(at: near) - 200) - 2) < 1e-4)
  }

  @Test("A spring is the damped cosine of the textbook")
  func spring() {
    let ratio = 0.4
    let w0 = 20.0
    let motion = Motion(
      spring: Spring(stiffness: w0 * w0, dampingRatio: ratio), start: 2, from: 30, velocity: 100, target: -50)
    let w = w0 * (1 - ratio * ratio).squareRoot()
    for step in 0..<40 {
      let t = Double(step) * 0.01
      let sine = (100 + ratio * w0 * 80) / w
      let expected = -50 + exp(-ratio * w0 * t) * (80 * cos(w * t) + sine * sin(w * t))
      #expect(abs(motion.value(at: 2 + t) - expected) < 1e-9)
    }
    #expect(abs(motion.stiffness(at: 2.1) - 400) < 1e-9 && abs(motion.damping(at: 2.1) - 16) < 1e-9)
  }

  @Test("A throw coasts by v / c (1 - e^(-c t)), and its law changes at its target")
  func thrown() {
    let spring = Spring(stiffness: 700, dampingRatio: 0.85)
    let motion = Motion.thrown(
      from: 200, velocity: -3000, at: 0, friction: 7.98, handOverSpeed: 24, spring: spring, target: 22)
    let meeting = -log(1 - 178 * 7.98 / 3000) / 7.98
    #expect(abs(motion.handOver - meeting) < 1e-12)
    #expect(abs(motion.value(at: meeting) - 22) < 1e-9)
    for part in [0.1, 0.5, 0.9] {
      let t = part * meeting
      #expect(abs(motion.value(at: t) - (200 - 3000 / 7.98 * (1 - exp(-7.98 * t)))) < 1e-9)
    }
    #expect(motion.stiffness(at: meeting / 2) == 0 && motion.damping(at: meeting / 2) == 7.98)
    #expect(motion.stiffness(at: meeting + 0.01) == spring.stiffness)
    let slowing = Motion.thrown(
      from: 0, velocity: 800, at: 0, friction: 8, handOverSpeed: 24, spring: .snappy, target: 300)
    #expect(abs(slowing.handOver - log(800.0 / 24) / 8) < 1e-12)
    let still = Motion.thrown(
      from: 0, velocity: 10, at: 0, friction: 8, handOverSpeed: 24, spring: .snappy, target: 300)
    #expect(still.handOver == -.infinity, "what is slow from the start is on the spring immediately")
    let early = Motion.thrown(
      from: 200, velocity: -3000, at: 0, friction: 7.98, handOverSpeed: 24, handOverDistance: 0.4,
      spring: spring,
      target: 22)
    #expect(abs(early.value(at: early.handOver) - (22 + 0.4 * 178)) < 1e-9)
    #expect(abs(early.handOver - -log(1 - 0.6 * 178 * 7.98 / 3000) / 7.98) < 1e-12)
  }

  @Test("A delayed start comes to rest on the touch spring, and then starts")
  func delayed() {
    let touch = Spring(stiffness: 12000, dampingRatio: 0.85)
    let motion = Motion.delayed(
      by: 0.5, from: 10, velocity: 500, to: 300, at: 1, touchSpring: touch, spring: .smooth)
    let w0 = 12000.0.squareRoot()
    let w = w0 * (1 - 0.85 * 0.85).squareRoot()
    #expect(abs(motion.value(at: 1.01) - (10 + 500 / w * exp(-0.85 * w0 * 0.01) * sin(w * 0.01))) < 1e-9)
    #expect(motion.value(at: 1.4) == 10 && motion.velocity(at: 1.4) == 0)
    #expect(motion.handOver == 1.5 && motion.target == 300)
    // Critically damped with a period of 0.5 s.
    let k = 2 * Double.pi / 0.5
    #expect(abs(motion.value(at: 1.6) - (300 - 290 * (1 + k * 0.1) * exp(-k * 0.1))) < 1e-9)
    let atOnce = Motion.delayed(
      by: 0, from: 10, velocity: 500, to: 300, at: 1, touchSpring: touch, spring: .smooth)
    #expect(atOnce == Motion(spring: .smooth, start: 1, from: 10, velocity: 500, target: 300))
  }

  @Test("Timed curves: the shapes of the easing, the bump of an initial velocity, one after another")
  func curves() {
    let e = CubicBezierEasing.easeInOut.value(at: 0.25)
    func value(_ shape: TimedCurve.Shape, _ velocity: Double? = nil) -> Double {
      Motion.curve(
        TimedCurve(
          start: 2, duration: 0.4, from: 10, to: 50, easing: .easeInOut, shape: shape,
          initialVelocity: velocity)
      ).value(at: 2.1)
    }
    #expect(abs(value(.plain) - (10 + 40 * e)) < 1e-12)
    #expect(abs(value(.squared) - (10 + 40 * e * e)) < 1e-12)
    #expect(abs(value(.complementSquared) - (50 - 40 * (1 - e) * (1 - e))) < 1e-12)
    #expect(abs(value(.plain, 300) - (10 + 40 * e + 300 * 0.1 * 0.75 * 0.75)) < 1e-12)
    let two = Motion.curve(
      TimedCurve(start: 0, duration: 0.1, from: 1, to: 0.9, easing: .linear),
      then: TimedCurve(start: 0.1, duration: 0.1, from: 0.9, to: 0.95, easing: .linear))
    #expect(abs(two.value(at: 0.05) - 0.95) < 1e-12 && abs(two.value(at: 0.15) - 0.925) < 1e-12)
    #expect(two.handOver == 0.1 && two.restTime == 0.2 && two.target == 0.95)
    let fade = Motion.resting(at: 0).retargeted(to: 1, at: 3, timing: .fade(duration: 0.2))
    #expect(abs(fade.value(at: 3.05) - 0.25) < 1e-12 && fade.velocity(at: 3.05) == 0)
  }

  @Test("Lists fall back like e^(-rate t), glide like scroll views, and dip by the distance")
  func lists() {
    let fall = Motion.fallingBack(from: 80, velocity: 0, at: 1, rate: 9.3, turnRate: nil)
    #expect(abs(fall.value(at: 1.2) - 80 * exp(-9.3 * 0.2)) < 1e-12)
    #expect(abs(fall.velocity(at: 1.2) + 9.3 * 80 * exp(-9.3 * 0.2)) < 1e-9)
    // Two rates: the solution of (x' + a x)' = -b (x' + a x).
    let (a, b) = (9.3, 120.0)
    let turning = Motion.fallingBack(from: 80, velocity: 500, at: 0, rate: a, turnRate: b)
    for t in [0.001, 0.02, 0.1, 0.3] {
      let expected = ((500 + b * 80) * exp(-a * t) - (500 + a * 80) * exp(-b * t)) / (b - a)
      #expect(abs(turning.value(at: t) - expected) < 1e-9)
    }
    let glide = Motion.scrolling(from: 300, velocity: 1500, at: 0)
    let friction = -1000 * log(0.998)
    #expect(abs(glide.value(at: 0.5) - (300 + 1500 / friction * (1 - exp(-friction * 0.5)))) < 1e-9)
    #expect(abs(glide.restTime - log(1500.0 / 4) / friction) < 1e-9)
    #expect(abs(glide.target - (300 + (1500 - 4) / friction)) < 1e-9)
    let top = Motion.scrolling(from: 300, velocity: -1500, at: 0)
    #expect(top.target == 0 && abs(top.restTime + log(1 - 300 * friction / 1500) / friction) < 1e-9)
    #expect(Motion.scrolling(from: -3, velocity: 2, at: 0).value(at: 0) == 0)
    let dip = Motion.dipping(by: 26, duration: 0.32, at: 1)
    #expect(abs(dip.value(at: 1.32) - 26) < 1e-12 && abs(dip.velocity(at: 1.32)) < 1e-9)
    #expect(abs(dip.value(at: 1.16) - 26 * 0.25 * exp(1)) < 1e-12)
    #expect(dip.target == 0)
  }

  @Test("With another target, position and velocity carry over; a fade keeps the position alone")
  func retargeting() {
    var random = SeededGenerator(seed: 71)
    for (name, motion, _, _) in Self.all {
      for _ in 0..<50 {
        let time = random.uniform(1...1.6)
        let (place, velocity) = (motion.value(at: time), motion.velocity(at: time))
        for timing in [
          Timing.spring(.bouncy), .spring(.smooth, within: .fractions), .curve(.easeInOut, duration: 0.3),
        ] {
          let next = motion.retargeted(to: -40, at: time, timing: timing)
          #expect(next.target == -40, "\(name)")
          #expect(abs(next.value(at: time) - place) < 1e-9, "\(name)")
          #expect(abs(next.velocity(at: time) - velocity) < 1e-9 * (1 + abs(velocity)), "\(name)")
        }
        let fade = motion.retargeted(to: -40, at: time, timing: .fade(duration: 0.2))
        #expect(abs(fade.value(at: time) - place) < 1e-9 && fade.restTime == time + 0.2)
      }
    }
  }

  @Test("Shifted, it has another place at every time, the same velocity, and the same rest time")
  func shifting() {
    for (name, motion, _, _) in Self.all + [("rest", Motion.resting(at: 4), 4, 0)] {
      let moved = motion.shifted(by: -177.5)
      #expect(moved.restTime == motion.restTime && moved.handOver == motion.handOver, "\(name)")
      #expect(abs(moved.target - (motion.target - 177.5)) < 1e-9, "\(name)")
      for step in 0..<100 {
        let time = 0.9 + Double(step) * 0.02
        #expect(abs(moved.value(at: time) - (motion.value(at: time) - 177.5)) < 1e-9, "\(name)")
        #expect(abs(moved.velocity(at: time) - motion.velocity(at: time)) < 1e-9, "\(name)")
      }
    }
  }

  @Test("Two motions are equal when they follow the same laws")
  func equality() {
    for (one, other) in zip(Self.all, Self.all) {
      #expect(one.motion == other.motion && one.motion.hashValue == other.motion.hashValue, "\(one.name)")
      #expect(one.motion != one.motion.shifted(by: 1), "\(one.name)")
    }
    #expect(Set(Self.all.map(\.motion)).count == Self.all.count)
  }

  @Test("No input stops the program, or makes the value anything but a number")
  func total() {
    let odd = [
      Double.nan, .infinity, -.infinity, 0, -0.0, -1, 5, Double.leastNonzeroMagnitude, 1e300, -1e300,
    ]
    func check(_ motion: Motion, _ at: Double, _ line: Int = #line) {
      let shifted = motion.shifted(by: at)
      for motion in [motion, shifted] {
        #expect(
          !motion.target.isNaN && !motion.restTime.isNaN && !motion.handOver.isNaN,
          "line \(line), at \(at), \(motion.law)")
        #expect(!motion.time(within: at).isNaN, "line \(line), at \(at), \(motion.law)")
        for time in odd + [1.001, 2] {
          #expect(!motion.value(at: time).isNaN, "line \(line), at \(at), \(motion.law)")
          #expect(!motion.velocity(at: time).isNaN, "line \(line), at \(at), \(motion.law)")
          #expect(
            !motion.stiffness(at: time).isNaN && !motion.damping(at: time).isNaN,
            "line \(line), at \(at), \(motion.law)")
        }
      }
    }
    for a in odd {
      check(.resting(at: a), a)
      for b in odd {
        for c in odd {
          let curve = CubicBezierEasing(a, b, c, a)
          let spring = Spring(stiffness: c, dampingRatio: a)
          check(.moving(from: a, velocity: b, to: c, at: 1, timing: .spring(.bouncy)), b)
          check(.moving(from: 1, velocity: b, to: c, at: a, timing: .curve(curve, duration: b)), a)
          check(.moving(from: a, velocity: 0, to: b, at: 1, timing: .fade(duration: c)), b)
          check(
            .thrown(from: a, velocity: b, at: 1, friction: c, handOverSpeed: a, spring: spring, target: b), c)
          check(
            .delayed(by: a, from: b, velocity: c, to: a, at: b, touchSpring: spring, spring: .smooth), c)
          check(.fallingBack(from: a, velocity: b, at: 1, rate: c, turnRate: a), b)
          check(.fallingBack(from: a, velocity: b, at: c, rate: 9, turnRate: nil), b)
          check(.scrolling(from: a, velocity: b, at: c), a)
          check(.dipping(by: a, duration: b, at: c), a)
        }
      }
    }
  }
}
