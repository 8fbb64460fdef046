import Foundation
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: touch and release")
struct ChatHeadsReleaseTests {
  @Test("A press lifts a head to 1.04; a press without movement is a tap; a cancelled press has no effect")
  func press() {
    var stage = ChatHeadsStage([1])
    stage.point(.down, 368, 300, at: 1)
    var largest = 1.0
    for step in 1...60 {
      stage.look(at: 1 + Double(step) / 120)
      largest = max(largest, stage.layer(.head, 1)?.scale ?? 0)
    }
    #expect(largest > 1.0399 && largest < 1.0402, "\(largest)")
    #expect(abs((stage.layer(.head, 1)?.scale ?? 0) - 1.04) < 0.002)
    stage.point(.cancel, 0, 0, at: 1.6)
    stage.settle()
    #expect(stage.layer(.head, 1)?.scale == 1)
    #expect(stage.names(.opened).isEmpty)
    stage.tap(368, 305, at: 5)
    stage.look()
    #expect(stage.names(.opened).map(\.item) == [1])
  }

  @Test("The recorded press: 1 to 0.90 to 0.95 in 0.1 s each, back over 1.05 to 1 in 0.15 and 0.1 s")
  func classicPress() {
    var stage = ChatHeadsStage([1], style: .classic)
    stage.point(.down, 368, 300, at: 1)
    func scale(at time: Double) -> Double {
      stage.look(at: time)
      return stage.layer(.head, 1)?.scale ?? 0
    }
    #expect(abs(scale(at: 1.05) - 0.95) < 1e-6)
    #expect(abs(scale(at: 1.1) - 0.90) < 1e-9)
    #expect(abs(scale(at: 1.2) - 0.95) < 1e-9)
    stage.point(.cancel, 0, 0, at: 2)
    #expect(abs(scale(at: 2.15) - 1.05) < 1e-9)
    #expect(abs(scale(at: 2.25) - 1) < 1e-9)
  }

  @Test("A drag takes up the slop without a jump and is then 1:1 with the finger")
  func drag() {
    var stage = ChatHeadsStage([1])
    stage.point(.down, 360, 310, at: 1)
    stage.point(.move, 352, 304, at: 1.01)
    stage.look()
    #expect(stage.center(1) == Point(x: 368, y: 300), "10 points of slop: not yet a drag")
    stage.point(.move, 340, 300, at: 1.02)
    stage.look(at: 1.02)
    #expect(stage.center(1).distance(to: Point(x: 368, y: 300)) < 1e-9, "no jump")
    stage.point(.move, 200, 420, at: 1.1)
    stage.look(at: 1.3)
    #expect(
      stage.center(1).distance(to: Point(x: 200 + 8, y: 420 - 10)) < 0.01, "grabbed where it was touched")
    stage.point(.move, 201, 423, at: 1.31)
    stage.look()
    #expect(stage.center(1).distance(to: Point(x: 209, y: 413)) < 0.01)
  }

  @Test("A second finger on a dragged head is ignored; touches that hit nothing belong to the app")
  func claims() {
    var stage = ChatHeadsStage([1])
    let elsewhere = Pointer(id: 9, phase: .down, position: Point(x: 100, y: 100))
    let claimed = stage.heads.handle(.pointer(elsewhere), at: 0.5)
    #expect(!claimed)
    stage.point(.down, 368, 300, at: 1)
    stage.point(.down, 370, 305, at: 1.1, id: 2)
    stage.point(.move, 100, 100, at: 1.2, id: 2)
    stage.point(.up, 100, 100, at: 1.3, id: 2)
    stage.look(at: 1.5)
    #expect(stage.center(1) == Point(x: 368, y: 300))
    #expect(stage.names(.pressed).count == 1)
  }

  /// Releases a head at `point` with `velocity`, as the next sample after a long even movement.
  private func release(
    _ stage: inout ChatHeadsStage, at point: Point, velocity: Vector, from start: Double = 1
  ) -> Double {
    let origin = stage.center(1)
    stage.point(.down, origin.x, origin.y, at: start)
    stage.point(.move, point.x, point.y, at: start + 0.02)
    for step in 0...12 {
      let before = Double(12 - step) / 120
      stage.point(
        .move, point.x - velocity.x * before, point.y - velocity.y * before, at: start + 1 - before)
    }
    stage.point(.up, point.x, point.y, at: start + 1)
    return start + 1
  }

  @Test("It lands on its half of the screen, unless thrown across faster than 286")
  func landingEdge() {
    let cases: [(x: Double, speed: Double, right: Bool)] = [
      (100, 0, false), (290, 0, true), (290, -280, true), (290, -292, false), (100, 280, false),
      (100, 292, true), (100, -3000, false), (290, 3000, true),
    ]
    for (x, speed, right) in cases {
      var stage = ChatHeadsStage([1])
      _ = release(&stage, at: Point(x: x, y: 300), velocity: Vector(x: speed, y: 0))
      stage.settle()
      #expect(stage.center(1).x == (right ? 368 : 22), "\(x) \(speed)")
      #expect(stage.names(.moved).last?.edge == (right ? .right : .left))
    }
  }

  @Test(
    "Thrown at 300, no step of a frame is 8 pt longer than the one before, and the head rests after 0.36 s")
  func slowThrow() {
    for x in [60.0, 120, 195, 250] {
      var stage = ChatHeadsStage([1])
      let released = release(&stage, at: Point(x: x, y: 300), velocity: Vector(x: -300, y: 0))
      var last = x
      var step = 300.0 / 60
      for frame in 1...22 {
        stage.look(at: released + Double(frame) / 60)
        let next = last - stage.center(1).x
        #expect(next - step <= 8, "frame \(frame) from \(x): \(step), \(next)")
        (last, step) = (stage.center(1).x, next)
      }
      #expect(abs(last - 22) <= 0.5, "\(last)")
    }
  }

  @Test(
    "A throw that the spring would brake glides with friction 7.98 to 40 % of its distance; others start on the spring"
  )
  func flingFormula() {
    let friction = 7.98
    // A spring (700, 0.85) raises speeds below 15.56 /s times the distance: here 2614.
    for (speed, y, glides) in [
      (0.0, 0.0, false), (-640, 0, false), (-2500, -900, false), (-2850, 100, true), (-3500, 1200, true),
    ] {
      var stage = ChatHeadsStage([1])
      let start = Point(x: 190, y: 400)
      let released = release(&stage, at: start, velocity: Vector(x: speed, y: y))
      let distance = 190.0 - 22
      let handOver = glides ? -log(1 - 0.6 * distance * friction / -speed) / friction : 0
      // The remaining distance at the instant, and the speed; from the middle of the target the spring may overshoot by 33.
      let left = glides ? 0.4 * distance : distance
      let fast = glides ? -speed - friction * 0.6 * distance : -speed
      let part = exp(-0.85 / (1 - 0.85 * 0.85).squareRoot() * acos(0.85))
      let stiffness = max(700, pow(part * fast / 33, 2))
      #expect((stiffness > 700) == (speed < -3000 || speed == -2500), "\(speed)")
      for step in 0...40 {
        let t = Double(step) / 60
        stage.look(at: released + t)
        let expected =
          t < handOver
          ? 190 + speed / friction * (1 - exp(-friction * t))
          : 22 + spring(left, -fast, t - handOver, k: stiffness, z: 0.85)
        #expect(abs(stage.center(1).x - expected) < 0.001, "\(speed) at \(t)")
        let upright = 400 + y / friction + spring(-y / friction, y, t, k: 700, z: 0.85)
        #expect(abs(stage.center(1).y - upright) < 0.001, "\(y) at \(t)")
      }
      stage.settle()
      #expect(abs(stage.center(1).y - (400 + y / friction)) < 0.01, "y runs on")
    }
  }

  @Test("Below 500 pt/s the spring takes over from a glide")
  func handOverSpeed() {
    var stage = ChatHeadsStage([1])
    let released = release(&stage, at: Point(x: 42, y: 400), velocity: Vector(x: -550, y: 0))
    // After 0.6 of 20 points 454 would be left: 500 come first, after 6.3 points.
    let handOver = log(550 / 500.0) / 7.98
    let gone = 50 / 7.98
    for t in [0.005, 0.01, 0.02, 0.05] {
      stage.look(at: released + t)
      let expected =
        t < handOver
        ? 42 - 550 / 7.98 * (1 - exp(-7.98 * t))
        : 22 + spring(20 - gone, -500, t - handOver, k: 700, z: 0.85)
      #expect(abs(stage.center(1).x - expected) < 0.001, "\(t)")
    }
  }

  @Test("However fast it is thrown, a third of a head stays visible, of the followers too")
  func thrownOut() {
    for place in [Point(x: 195, y: 420), Point(x: 60, y: 120), Point(x: 330, y: 760), Point(x: 394, y: 420)] {
      for (x, y) in [(-4000.0, 0.0), (9000, 500), (300, -6000), (-2500, 1400), (-30000, 0), (15000, 0)] {
        var stage = ChatHeadsStage([1, 2, 3])
        let released = release(&stage, at: place, velocity: Vector(x: x, y: y))
        for step in 0...240 {
          stage.look(at: released + Double(step) / 240)
          for layer in stage.frame.layers where layer.id.role == .head {
            let center = layer.center
            #expect(
              center.x > -11.5 && center.x < 401.5 && center.y > -11.5 && center.y < 855.5,
              "\(layer.id.item) at \(center), thrown from \(place) by \(x), \(y)")
          }
        }
      }
    }
  }

  /// The underdamped spring's closed form.
  private func spring(_ x0: Double, _ v0: Double, _ t: Double, k: Double, z: Double) -> Double {
    let w0 = k.squareRoot()
    let w = w0 * (1 - z * z).squareRoot()
    return exp(-z * w0 * t) * (x0 * cos(w * t) + (v0 + z * w0 * x0) / w * sin(w * t))
  }

  @Test(
    "A fast throw bounces more than a slow one; a velocity away from the landing edge goes into the spring")
  func bounce() {
    func overshoot(_ speed: Double) -> Double {
      var stage = ChatHeadsStage([1])
      var least = Double.infinity
      let released = release(&stage, at: Point(x: 150, y: 400), velocity: Vector(x: speed, y: 0))
      for step in 0...120 {
        stage.look(at: released + Double(step) / 120)
        least = min(least, stage.center(1).x)
      }
      return 22 - least
    }
    let slow = overshoot(-400)
    let fast = overshoot(-3000)
    #expect(fast > slow + 5, "\(slow) \(fast)")
    var stage = ChatHeadsStage([1])
    // To the right, slower than the speed that carries over.
    let released = release(&stage, at: Point(x: 150, y: 400), velocity: Vector(x: 250, y: 0))
    stage.look(at: released + 0.05)
    #expect(abs(stage.center(1).x - (22 + spring(128, 250, 0.05, k: 700, z: 0.85))) < 0.5)
  }

  @Test("Classic: the overshoot depends on the distance: 5.0 % over 160, 7.6 % over 50, 3.9 % over 320")
  func classicOvershoot() {
    for (distance, percent) in [(160.0, 5.0), (50, 7.6), (320, 3.9)] {
      let wide = Viewport(size: Size(width: 800, height: 600))
      var stage = ChatHeadsStage([1], style: .classic, viewport: wide, edge: .left)
      let released = release(&stage, at: Point(x: 22 + distance, y: 300), velocity: Vector(x: 2000, y: 0))
      var least = Double.infinity
      var when = 0.0
      for step in 0...1200 {
        stage.look(at: released + Double(step) / 1000)
        if stage.center(1).x < least {
          least = stage.center(1).x
          when = Double(step) / 1000
        }
      }
      #expect(abs((22 - least) / distance * 100 - percent) < 0.06, "\(distance): \((22 - least) / distance)")
      if distance == 160 { #expect(abs(when - 0.29) < 0.006) }
    }
  }

  @Test("A head caught in flight keeps position and velocity, and a slow finger stops it")
  func catching() {
    var stage = ChatHeadsStage([1])
    let released = release(&stage, at: Point(x: 300, y: 400), velocity: Vector(x: -3000, y: 0))
    stage.look(at: released + 0.03)
    let before = stage.center(1)
    stage.point(.down, before.x, before.y, at: released + 0.03)
    stage.look()
    #expect(stage.center(1).distance(to: before) < 1e-6)
    stage.look(at: released + 0.032)
    #expect(stage.center(1).x < before.x - 2, "it still moves, and the hold slows it")
    stage.look(at: released + 1)
    #expect(stage.center(1).distance(to: before) < 0.01)
  }

  @Test("Followers chase: a spring (800, 0.9) draws each to the one before it")
  func followers() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 340, 300, at: 1.01)
    stage.look(at: 2)
    // The finger jumps: the leader follows 1:1, the first follower is a plain spring towards it.
    stage.point(.move, 140, 300, at: 2)
    stage.look(at: 2.05)
    #expect(abs(stage.center(1).x - 140) < 0.001)
    let first = 140 + spring(200, 0, 0.05, k: 800, z: 0.9)
    #expect(abs(stage.center(2).x - first) < 0.001)
    // The second follower's equation, integrated in steps far below the required accuracy.
    var x = 340.0
    var v = 0.0
    let h = 1e-6
    for step in 0..<50_000 {
      let t = (Double(step) + 0.5) * h
      let goal = 140 + spring(200, 0, t, k: 800, z: 0.9)
      v += h * (-800 * (x - goal) - 2 * 0.9 * 800.0.squareRoot() * v)
      x += h * v
    }
    #expect(abs(stage.center(3).x - x) < 0.01)
  }

  @Test(
    "A head follows a finger 1:1 on the screen; beyond its edges a third of it stays visible, in classic nothing"
  )
  func draggedOut() {
    for style in [ChatHeadsStyle.modern, .classic] {
      var stage = ChatHeadsStage([1], style: style)
      stage.point(.down, 368, 300, at: 1)
      stage.point(.move, 300, 300, at: 1.1)
      stage.look(at: 2)
      var last = stage.center(1).x
      for step in 1...400 {
        let x = 300 + Double(step) * 4
        stage.point(.move, x, 300, at: 2 + Double(step) / 120)
        let center = stage.look(at: 2 + Double(step) / 120).layer(LayerID(.head, item: 1))?.center.x ?? 0
        if style.dragOverhang == 0 || x < 390 {
          #expect(abs(center - x) < 0.01, "at \(x)")
        } else {
          #expect(center > last && center < 390 + 11, "at \(x)")
        }
        last = center
      }
      stage.point(.up, 1900, 300, at: 6)
      stage.settle()
      #expect(stage.center(1) == Point(x: 368, y: 300))
    }
  }
}
