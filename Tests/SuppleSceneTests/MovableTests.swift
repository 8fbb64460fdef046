import SuppleMotion
import SuppleScene
import SuppleValues
import Testing

@Suite("Springs over the scene's types")
struct MovableTests {
  private let spring = Spring(duration: 0.5, bounce: 0.3)

  @Test("Each number moves as it would alone")
  func lanes() {
    let share = spring.value(target: 1, time: 0.12)
    let point = spring.value(fromValue: Point(x: 10, y: 0), toValue: Point(x: 20, y: -40), time: 0.12)
    #expect(abs(point.x - (10 + 10 * share)) < 1e-12 && abs(point.y + 40 * share) < 1e-12)
    let size = spring.value(
      fromValue: Size(width: 10, height: 10), toValue: Size(width: 30, height: 5), time: 0.12)
    #expect(abs(size.width - (10 + 20 * share)) < 1e-12 && abs(size.height - (10 - 5 * share)) < 1e-12)
    let rectangle = spring.value(
      fromValue: Rect(x: 0, y: 5, width: 10, height: 10),
      toValue: Rect(x: 4, y: 5, width: 20, height: 40), time: 0.12)
    #expect(abs(rectangle.x - 4 * share) < 1e-12 && rectangle.y == 5)
    #expect(
      abs(rectangle.width - (10 + 10 * share)) < 1e-12 && abs(rectangle.height - (10 + 30 * share)) < 1e-12)
    let color = spring.value(
      fromValue: RGBAColor(red: 0, green: 200, blue: 77, alpha: 255),
      toValue: RGBAColor(red: 100, green: 0, blue: 77, alpha: 55), time: 0.05)
    let early = spring.value(target: 1, time: 0.05)
    #expect(
      abs(Double(color.red) - 100 * early) <= 0.5 && abs(Double(color.green) - 200 * (1 - early)) <= 0.5)
    #expect(abs(Double(color.alpha) - (255 - 200 * early)) <= 0.5 && color.blue == 77)
  }

  @Test("A colour that overshoots or is moved by invalid numbers stays a colour")
  func colours() {
    let white = RGBAColor(red: 250, green: 250, blue: 5, alpha: 255)
    let beyond = white.moved(by: SIMD4(40, .infinity, -40, .nan))
    #expect(beyond == RGBAColor(red: 255, green: 255, blue: 0, alpha: 0))
  }

  @Test("A point keeps its velocity, a vector, when it is retargeted")
  func retargeting() {
    let first = MovingValue(
      spring: spring, start: 0, from: Point(x: 0, y: 0), velocity: Vector(x: 300, y: -20),
      target: Point(x: 50, y: 50))
    let second = first.retargeted(to: Point(x: 0, y: 0), at: 0.1)
    #expect(
      second.velocity(at: 0.1) == first.velocity(at: 0.1) && second.value(at: 0.1) == first.value(at: 0.1))
    #expect(second.value(at: second.restTime(displacement: 0.1)).distance(to: .zero) <= 0.1 + 1e-9)
  }
}
