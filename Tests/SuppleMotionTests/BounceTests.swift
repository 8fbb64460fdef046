import Foundation
import SuppleMotion
import SuppleValues
import Testing

@Suite("Bounces, walls and shakes")
struct BounceTests {
  private func motion(_ bounce: Bounce, from: Double = 100, to: Double = 300) -> Motion {
    .bouncing(bounce, from: from, to: to, at: 0, within: .exact)
  }

  @Test("From 100 to 300 in half a second: each frame, omega and alpha")
  func numbers() {
    let published = [0: 100, 5: 300, 10: 305.229, 15: 300, 20: 299.863, 25: 300, 30: 300.004]
    for (frame, x) in published {
      #expect(abs(motion(Bounce()).value(at: Double(frame) / 60) - x) < 5e-4, "frame \(frame)")
    }
    let springs = [
      (Bounce(), 18.849556, 21.864647), (Bounce(stiffness: .light), 18.849556, 10.611378),
      (Bounce(stiffness: .heavy), 18.849556, 35.111814), (Bounce(bounces: 4), 31.415927, 21.864647),
      (Bounce(stiffness: .left(0.1)), 18.849556, 21.864647),
    ]
    for (bounce, omega, alpha) in springs {
      let spring = bounce.spring(distance: 200)
      #expect(abs(spring.omega() - omega) < 5e-7 && abs(spring.alpha() - alpha) < 5e-7, "\(bounce)")
      #expect(bounce.spring(distance: -200) == spring)
    }
  }

  @Test("For even numbers it is the original's loop over t, with 60 D whole")
  func original() {
    for bounces in stride(from: 0.0, through: 20, by: 2) {
      for (duration, frames) in [(0.5, 30), (1.2, 72), (0.1, 6), (3, 180)] {
        for (stiffness, left) in [(Bounce.Stiffness.light, 5.0), (.medium, 0.1), (.heavy, 0.001)] {
          for (from, to) in [(100.0, 300.0), (40, -3), (0, 1)] {
            // SKBounceAnimation's valueArrayForStartValue:endValue:, whose loss is by -pow(2.71, alpha t).
            let half = Double(Int(bounces) / 2)
            let alpha = abs(log2(abs(to - from) / left)) / Double(frames)
            guard alpha * Double(frames) >= 1 else { continue }
            let omega = (half + 0.5) * 2 * Double.pi / Double(frames)
            let motion = motion(
              Bounce(bounces: bounces, duration: duration, stiffness: stiffness), from: from, to: to)
            for t in 0..<frames {
              let value = (from - to) * pow(2.71, -alpha * Double(t)) * cos(omega * Double(t)) + to
              #expect(abs(motion.value(at: Double(t) / 60) - value) < 1e-9 * abs(to - from))
            }
          }
        }
      }
    }
  }

  @Test("The first chat heads' release is a bounce, to the same bits")
  func classic() {
    for distance in [1, 1.5, 37, 163.25, 320, 844.1] {
      for duration in [0.2, 1.2, 1.3, 2] {
        let halvings = Elementary.log(distance / 0.1) / Elementary.log(2) / duration
        let written = SpringMotion.dampedCosine(
          omega: 3 * Double.pi / duration, alpha: halvings * Elementary.log(2.71), start: 2, from: distance,
          target: 0)
        let bounce = Bounce(bounces: 2, duration: duration, stiffness: .medium)
        #expect(Motion.bouncing(bounce, from: distance, to: 0, at: 2) == Motion(written))
      }
    }
  }

  @Test("A wall reflects: contacts, and the velocity at them away from the wall")
  func wall() {
    let (free, wall) = (motion(Bounce()), motion(Bounce(kind: .wall)))
    #expect(abs(wall.value(at: 10.0 / 60) - 294.771) < 5e-4)
    #expect(wall.value(at: 0) == 100 && wall.velocity(at: 0) == free.velocity(at: 0))
    for (count, contact) in [1.0 / 12, 1.0 / 4, 5.0 / 12].enumerated() {
      #expect(abs(wall.value(at: contact) - 300) < 1e-9)
      let (before, after) = (wall.velocity(at: contact - 1e-6), wall.velocity(at: contact + 1e-6))
      #expect(before > 0 && after < 0 && abs(before + after) < 1e-3 * before, "contact \(count)")
    }
    for step in 0..<500 {
      let t = Double(step) * 0.0013
      let (x, y) = (free.value(at: t), wall.value(at: t))
      #expect(y == (x <= 300 ? x : 600 - x) && y <= 300)
      #expect(wall.velocity(at: t) == (x <= 300 ? 1 : -1) * free.velocity(at: t))
    }
    #expect(
      Motion.bouncing(Bounce(kind: .wall), from: 100, to: 300, at: 0).restTime
        == Motion.bouncing(Bounce(), from: 100, to: 300, at: 0).restTime)
    #expect(wall.shifted(by: 50).value(at: 0.2) == wall.value(at: 0.2) + 50)
  }

  @Test("A value at the wall keeps the velocity that points away from it")
  func atTheWall() {
    for velocity in [80.0, -80] {
      let motion = Motion.moving(
        from: 300, velocity: velocity, to: 300, at: 0, timing: .bounce(Bounce(kind: .wall)))
      #expect(motion.velocity(at: 0) == velocity)
      for step in 1..<100 {
        #expect((motion.value(at: Double(step) * 0.01) - 300) * velocity >= 0)
      }
    }
  }

  @Test("A shake begins and ends at its target; at a wall it swings to one side")
  func shake() {
    let (free, wall) = (motion(Bounce(kind: .shake)), motion(Bounce(kind: .shakeAtWall)))
    #expect(free.value(at: 0) == 300 && free.target == 300 && wall.value(at: 0) == 300)
    #expect(abs(abs(free.value(at: 0.037745) - 300) - 57.213) < 5e-4)
    #expect(abs(free.velocity(at: 0.037745)) < 0.1)
    #expect(abs(free.velocity(at: 0) + 18.849556 * 200) < 1e-3)
    for step in 0..<300 {
      let t = Double(step) * 0.002
      let value = 300 - 200 * exp(-2 * log2(2000) * log(2.71) * t) * sin(6 * Double.pi * t)
      #expect(abs(free.value(at: t) - value) < 1e-9)
      #expect(
        wall.value(at: t) <= 300 && abs(abs(free.value(at: t) - 300) - (300 - wall.value(at: t))) < 1e-12)
    }
  }

  @Test("Interrupted, position and velocity carry over; at rest a timing is the bounce itself")
  func interrupted() {
    for kind in [Bounce.Kind.overshoot, .wall, .shake, .shakeAtWall] {
      let bounce = Bounce(kind: kind)
      let first = motion(bounce)
      let next = first.retargeted(to: 0, at: 0.11, timing: .bounce(bounce))
      #expect(next.value(at: 0.11) == first.value(at: 0.11), "\(kind)")
      #expect(next.velocity(at: 0.11) == first.velocity(at: 0.11), "\(kind)")
      #expect(next.target == 0 && next.value(at: 60) == 0)
      if bounce.isAtWall {
        #expect((0..<200).allSatisfy { next.value(at: 0.11 + Double($0) * 0.01) >= 0 })
      }
      if !bounce.isShake {
        let still = Motion.resting(at: 100).retargeted(to: 300, at: 0, timing: .bounce(bounce))
        #expect(still == .bouncing(bounce, from: 100, to: 300, at: 0))
      }
    }
    let shaken = Motion.resting(at: 100).retargeted(to: 300, at: 0, timing: .bounce(Bounce(kind: .shake)))
    #expect(shaken.value(at: 0) == 100 && shaken.velocity(at: 0) < 0 && shaken.value(at: 60) == 300)
    #expect(Motion.bouncing(Bounce(kind: .shake), from: 5, to: 5, at: 0) == .resting(at: 5))
  }

  @Test("No wall passes its target, and nothing leaves its tolerance after its rest time")
  func random() {
    var random = SeededGenerator(seed: 28)
    for _ in 0..<10_000 {
      let kinds = [Bounce.Kind.overshoot, .wall, .shake, .shakeAtWall]
      let bounce = Bounce(
        bounces: random.uniform(0...20), duration: random.magnitude(-2, 1),
        stiffness: .left(random.magnitude(-6, 5)), kind: kinds[Int(random.next() % 4)])
      let (from, to) = (random.uniform(-500...500), random.uniform(-500...500))
      let motion = Motion.bouncing(bounce, from: from, to: to, at: 3)
      #expect(motion.restTime < 3 + 60 * 30)
      let exact = Motion.bouncing(bounce, from: from, to: to, at: 3, within: .exact)
      let tolerance = RestTolerance.points
      for _ in 0..<8 {
        let value = exact.value(at: 3 + random.uniform(0...2) * bounce.duration)
        if bounce.isAtWall { #expect((value - to) * (from - to) >= 0, "\(bounce)") }
        let late = motion.restTime + random.uniform(0...1) * bounce.duration
        #expect(abs(exact.value(at: late) - to) <= tolerance.restDistance, "\(bounce)")
        #expect(abs(exact.velocity(at: late)) <= tolerance.restSpeed, "\(bounce)")
        #expect(motion.value(at: late) == to)
      }
    }
  }

  @Test("Invalid numbers count as the default, others are clamped, and nothing traps")
  func invalid() {
    let bad = [Double.nan, .infinity, -.infinity, -1, 0, 1e308, Double.leastNonzeroMagnitude]
    #expect(Bounce(bounces: .nan, duration: .infinity) == Bounce())
    #expect(Bounce(bounces: 99, duration: 0) == Bounce(bounces: 20, duration: 0.01))
    #expect(Bounce(bounces: -2, duration: 1e9) == Bounce(bounces: 0, duration: 60))
    let remainders = [(Double.nan, 0.1), (0, 1e-6), (1e9, 1e6)]
    for (units, left) in remainders { #expect(Bounce.Stiffness.left(units).remainder == left) }
    // At the distance of the remainder the decay is the minimum instead of 0.
    #expect(abs(Bounce().spring(distance: 0.1).alpha() - log(2.71) / 0.5) < 1e-9)
    #expect(Bounce().spring(distance: 0) == Bounce().spring(distance: .nan))
    for x in bad {
      for y in bad {
        for kind in [Bounce.Kind.overshoot, .wall, .shake, .shakeAtWall] {
          let bounce = Bounce(bounces: x, duration: y, stiffness: .left(x), kind: kind)
          let motion = Motion.bouncing(bounce, from: x, to: y, at: x)
          #expect(motion.value(at: 1).isFinite && motion.velocity(at: 1).isFinite, "\(x) \(y) \(kind)")
          let moving = MovingBounce(bounce, start: x, from: SIMD2(x, y), target: SIMD2(y, y))
          _ = moving.value(at: 0.3)
          _ = moving.retargeted(to: SIMD2(x, x), at: y).value(at: 1)
          #expect(moving.restTime(displacement: 0.1) >= 0 || x < 0)
        }
      }
    }
  }

  @Test("A point on one spring runs on a straight line, and a wall reflects the whole displacement")
  func severalAxes() {
    let (from, target) = (SIMD2(0.0, 0.0), SIMD2(120.0, -160.0))
    for kind in [Bounce.Kind.overshoot, .wall, .shake, .shakeAtWall] {
      let bounce = Bounce(kind: kind)
      let moving = MovingBounce(bounce, start: 1, from: from, target: target)
      #expect(moving.spring == bounce.spring(distance: 200))
      #expect(moving.value(at: 0) == (bounce.isShake ? target : from))
      let line = Motion.bouncing(bounce, from: 0, to: 200, at: 1, within: .exact)
      for step in 1..<100 {
        let time = 1 + Double(step) * 0.007
        let (value, velocity) = (moving.value(at: time), moving.velocity(at: time))
        let along = line.value(at: time) / 200
        #expect(abs(value.x - 120 * along) < 1e-9 && abs(value.y + 160 * along) < 1e-9)
        #expect(abs(velocity.x - 120 * line.velocity(at: time) / 200) < 1e-6)
      }
      let rest = moving.restTime(displacement: 0.1)
      #expect((0..<100).allSatisfy { abs((moving.value(at: rest + Double($0) * 0.01) - target).x) < 0.1 })
      let next = moving.retargeted(to: SIMD2(7, 7), at: 1.1)
      #expect(next.spring == moving.spring && next.value(at: 1.1) == moving.value(at: 1.1))
      #expect(next.velocity(at: 1.1) == moving.velocity(at: 1.1) && next.target == SIMD2(7, 7))
    }
  }
}
