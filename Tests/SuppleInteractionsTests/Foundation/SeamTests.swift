import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("The seam: time, touches, drags, styles")
struct SeamTests {
  @Test("Time never runs back, and an earlier stamp happens at the present")
  func time() {
    var clock = MotionClock()
    clock.advance(to: HostTime(5))
    #expect(clock.now == 5 && clock.hostTime == HostTime(5))
    #expect(clock.motionTime(at: HostTime(3)) == 5)
    clock.advance(to: HostTime(3))
    clock.advance(to: HostTime(.nan))
    clock.advance(to: HostTime(-.infinity))
    #expect(clock.now == 5 && clock.hostTime == HostTime(5))
  }

  @Test("Slow motion stretches the motion's time from the present on, and converts back to the host's time")
  func slowMotion() {
    var clock = MotionClock()
    clock.advance(to: HostTime(10))
    clock.setRate(0.1)
    clock.advance(to: HostTime(20))
    #expect(clock.now == 11)
    #expect(clock.hostTime(at: 12) == HostTime(30))
    #expect(Preferences(rate: .nan).rate == 1 && Preferences(rate: -4).rate == 0.001)
  }

  @Test("The times that a clock converts do not depend on the frames in between", arguments: [1.0, 0.3])
  func framesLeaveNoRounding(rate: Double) {
    for start in [-60.0, 0, 0.1, 86_400.7] {
      var few = MotionClock()
      few.advance(to: HostTime(start))
      few.setRate(rate)
      var many = few
      for frame in 1...1000 { many.advance(to: HostTime(start + Double(frame) / 120)) }
      few.advance(to: HostTime(start + 1000.0 / 120))
      #expect(few.now == many.now, "from \(start)")
      #expect(few.hostTime(at: few.now + 0.7) == many.hostTime(at: many.now + 0.7), "from \(start)")
    }
  }

  @Test("A late release keeps its own time for the velocity: it is never lost")
  func lateRelease() {
    func release(at stamp: Double) -> TouchGesture.Ending {
      var gesture = TouchGesture(pointer: 1, at: .zero, time: HostTime(0), slop: 10)
      for step in 1...10 {
        _ = gesture.move(to: Point(x: Double(step) * 10, y: 0), time: HostTime(Double(step) / 100))
      }
      return gesture.end(at: Point(x: 100, y: 0), time: HostTime(stamp))
    }
    guard case .thrown(let velocity) = release(at: 0.1) else {
      Issue.record("not thrown")
      return
    }
    #expect(abs(velocity.x - 1000) < 1e-6)
    #expect(release(at: 0.15) == .thrown(.zero), "after 40 ms of rest there is no throw")
  }

  @Test("Within the slop it is a tap, however long; beyond it never again")
  func slop() {
    var gesture = TouchGesture(pointer: 1, at: .zero, time: HostTime(0), slop: 10)
    let within = gesture.move(to: Point(x: 6, y: 8), time: HostTime(0.1))
    let beyond = gesture.move(to: Point(x: 6, y: 8.1), time: HostTime(0.2))
    let back = gesture.move(to: .zero, time: HostTime(0.3))
    let ending = gesture.end(at: .zero, time: HostTime(3))
    #expect(!within && beyond && !back, "the drag begins once")
    #expect(ending == .thrown(.zero))
    var still = TouchGesture(pointer: 1, at: .zero, time: HostTime(0), slop: 10)
    let stillEnding = still.end(at: Point(x: .nan, y: 0), time: HostTime(9))
    #expect(stillEnding == .tap)
  }

  @Test("A drag begins at the layer's place, keeps its speed, and is then 1:1")
  func drag() {
    var drag = Drag(
      pointer: 1, touch: Point(x: 50, y: 50), hostTime: HostTime(0), slop: 10, holding: Point(x: 60, y: 55),
      velocity: Vector(x: 300, y: 0), time: 0)
    #expect(drag.position(at: 0) == Point(x: 60, y: 55))
    #expect(drag.velocity(at: 0) == Vector(x: 300, y: 0))
    let before = drag.position(at: 0.02)
    let began = drag.move(to: Point(x: 80, y: 50), hostTime: HostTime(0.02), time: 0.02)
    #expect(began)
    #expect(drag.position(at: 0.02).distance(to: before) < 1e-9)
    #expect(drag.position(at: 1).distance(to: Point(x: 90, y: 55)) < 1e-3)
    // The lag is the spring (12000, 0.85) by formula.
    let spring = Spring(stiffness: 12000, dampingRatio: 0.85)
    let gap = before - Point(x: 90, y: 55)
    let speed = Drag(
      pointer: 1, touch: .zero, hostTime: HostTime(0), slop: 10, holding: .zero,
      velocity: Vector(x: 300, y: 0), time: 0
    ).velocity(at: 0.02).x
    let expected = -gap.x + spring.value(target: gap.x, initialVelocity: -speed, time: 0.03)
    #expect(abs((drag.position(at: 0.05).x - 90) + expected) < 1e-9)
  }

  @Test("A throw hands over at its target, with position and velocity continuous")
  func handOver() {
    let motion = Motion.thrown(
      from: 200, velocity: -3000, at: 0, friction: 7.98, handOverSpeed: 24,
      spring: Spring(stiffness: 700, dampingRatio: 0.85), target: 22)
    let t = motion.handOver
    #expect(abs(motion.value(at: t) - 22) < 1e-9)
    #expect(abs(motion.velocity(at: t - 1e-9) - motion.velocity(at: t)) < 1e-3)
    #expect(motion.stiffness(at: t - 0.01) == 0 && motion.stiffness(at: t + 0.01) == 700)
    #expect(motion.value(at: motion.restTime) == 22 && motion.velocity(at: motion.restTime) == 0)
    #expect(
      abs(motion.value(at: motion.restTime - 1e-6) - 22) <= 0.00051, "nothing jumps as it comes to rest")
  }

  @Test(
    "Styles: every number reads and writes by its index, clamps to its range, and ignores NaN")
  func styles() {
    checkStyle(ChatHeadsStyle.self)
    checkStyle(SlimeBadgeStyle.self)
    var broken = ChatHeadsStyle.modern
    broken.friction = .nan
    broken.headSize = -5
    #expect(broken.clamped().friction == ChatHeadsStyle.modern.friction)
    #expect(broken.clamped().headSize == 24)
  }

  private func checkStyle<Style: InteractionStyle>(_ type: Style.Type) {
    #expect(Style.modern.clamped() == Style.modern, "the presets lie within their own ranges")
    #expect(Style.classic.clamped() == Style.classic)
    let count = PropertyCount()
    var style = Style.modern
    style.visit(count)
    #expect(Set(count.names).count == count.names.count, "no name stands twice")
    for index in 0..<Int32(count.names.count) {
      var copy = Style.modern
      copy.setValue(.nan, at: index)
      #expect(copy == Style.modern)
      copy.setValue(1e30, at: index)
      #expect(copy.clamped() == copy)
      copy.setValue(Style.modern.value(at: index), at: index)
      #expect(copy == Style.modern, "\(count.names[Int(index)])")
    }
  }
}

/// The names of a style's properties.
private final class PropertyCount: StyleVisitor {
  var names: [String] = []
  func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) { names.append("\(name)") }
  func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { names.append("\(owner).\(name)") }
  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) { names.append("\(name)") }
}
