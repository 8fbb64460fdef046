import SuppleKit
import SuppleMotion
import SuppleScene
import Testing

@Suite("Magnet field") struct MagnetFieldTests {
  private let field = MagnetField(
    center: Point(x: 100, y: 700), radius: 50, passingSpeed: 760,
    spring: Spring(stiffness: 1500, dampingRatio: 1))

  @Test("a finger is in the field up to its radius") func radius() {
    #expect(field.contains(Point(x: 150, y: 700)))
    #expect(!field.contains(Point(x: 150.1, y: 700)))
  }

  @Test("a finger that passes sideways is not captured, one as fast downwards is") func passing() {
    let point = Point(x: 110, y: 690)
    #expect(field.captures(point, velocity: Vector(x: 760, y: 0)))
    #expect(!field.captures(point, velocity: Vector(x: -761, y: 0)))
    #expect(field.captures(point, velocity: Vector(x: 0, y: 5000)))
    #expect(!field.captures(Point(x: 0, y: 0), velocity: .zero))
  }

  @Test("a throw is caught where its line meets the centre's height within the band") func throwing() {
    let start = Point(x: 100, y: 200)
    // 500 points down at 1000 points per second: half a second, 30 points sideways.
    #expect(field.catches(start, velocity: Vector(x: 60, y: 1000), band: 60))
    #expect(!field.catches(start, velocity: Vector(x: 62, y: 1000), band: 60))
    #expect(!field.catches(start, velocity: Vector(x: 0, y: -1000), band: 60))
    #expect(!field.catches(Point(x: 100, y: 800), velocity: Vector(x: 0, y: 1000), band: 60))
  }

  @Test("a captured layer moves to the centre with its current velocity") func motion() {
    let motion = field.motion(from: Point(x: 60, y: 650), velocity: Vector(x: 200, y: 300), at: 2)
    #expect(motion.position(at: 2) == Point(x: 60, y: 650))
    #expect(motion.velocity(at: 2) == Vector(x: 200, y: 300))
    #expect(motion.target == field.center)
  }
}
