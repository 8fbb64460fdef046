import SuppleMotion
import SuppleScene
import Testing

@Suite("Points in motion")
struct PointMotionTests {
  /// A throw whose axes hand over at different times.
  private var thrown: PointMotion {
    PointMotion(
      x: .thrown(
        from: 200, velocity: -3000, at: 0, friction: 8, handOverSpeed: 24, spring: .snappy, target: 22),
      y: .thrown(
        from: 300, velocity: 600, at: 0, friction: 8, handOverSpeed: 24, spring: .snappy, target: 400))
  }

  @Test("Each axis moves by itself, and the point rests when both do")
  func axes() {
    let spring = Spring.bouncy
    let motion = PointMotion(
      spring: spring, start: 1, from: Point(x: 0, y: 50), velocity: Vector(x: 100, y: 0),
      target: Point(x: 80, y: -20))
    let y = 50 + spring.value(target: -70, initialVelocity: 0, time: 0.2)
    #expect(abs(motion.position(at: 1.2).y - y) < 1e-9)
    #expect(motion.velocity(at: 1) == Vector(x: 100, y: 0))
    #expect(motion.restTime == max(motion.x.restTime, motion.y.restTime))
    #expect(motion.position(at: motion.restTime) == Point(x: 80, y: -20))
    let near = motion.time(within: 2)
    #expect(near < motion.restTime)
    let place = motion.position(at: near)
    #expect(abs(place.x - 80) < 2.001 && abs(place.y + 20) < 2.001)
  }

  @Test("Shifted, it is elsewhere at every time, also more than once")
  func shifting() {
    let motion = thrown
    let moved = motion.shifted(by: Vector(x: 3, y: -4)).shifted(by: Vector(x: 1, y: 1))
    #expect(moved.offset == Vector(x: 4, y: -3) && moved.target == Point(x: 26, y: 397))
    #expect(moved != motion && moved.shifted(by: Vector(x: -4, y: 3)) == motion)
    for time in [0, 0.1, 0.5, 9] {
      #expect(moved.position(at: time) == motion.position(at: time) + Vector(x: 4, y: -3))
      #expect(moved.velocity(at: time) == motion.velocity(at: time))
    }
  }

  @Test("A chain of followers receives the current law, and every instant at which the law changes")
  func lead() {
    let motion = thrown.shifted(by: Vector(x: 10, y: 0))
    var breaks: [Double] = []
    var time = 0.0
    while true {
      time = motion.nextBreak(after: time)
      guard time < .infinity else { break }
      breaks.append(time)
    }
    #expect(
      breaks == [motion.x.handOver, motion.y.handOver, motion.x.restTime, motion.y.restTime].sorted())
    let before = motion.lead(at: motion.x.handOver / 2)
    #expect(before.stiffness == .zero && before.damping == SIMD2(8, 8))
    #expect(before.target == SIMD2(32, 400))
    let after = motion.lead(at: motion.restTime)
    #expect(after.position == SIMD2(32, 400) && after.velocity == .zero)
    #expect(after.stiffness == SIMD2(repeating: Spring.snappy.stiffness))
  }
}
