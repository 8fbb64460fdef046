import SuppleKit
import SuppleMotion
import SuppleScene
import Testing

/// A sheet at the bottom of a screen: out is upwards, and its points are a quarter, half and all of 800 points.
@Suite("A layer that snaps")
struct SnapDragTests {
  private static func context(isDismissible: Bool = true) -> SnapDrag.Context {
    SnapDrag.Context(
      points: SnapPoints([0.25, 0.5, 1], present: 0), length: 800, out: Vector(x: 0, y: -1),
      isDismissible: isDismissible, timing: .spring(Spring(stiffness: 300, dampingRatio: 0.9)), slop: 10)
  }

  /// A sheet at rest, and a finger whose host seconds are motion seconds.
  private struct Stage {
    var sheet = SnapDrag()
    let context: SnapDrag.Context
    var time = 0.0
    var finger = Point(x: 200, y: 500)

    init(at point: Int = 1, isDismissible: Bool = true) {
      context = SnapDragTests.context(isDismissible: isDismissible)
      sheet.go(to: point, in: context, at: 0)
      time = 100
    }

    var value: Double { sheet.value(in: context, at: time) }

    @discardableResult
    mutating func touch(_ phase: PointerPhase, id: Int32 = 1, scrollable: Scrollable? = nil) -> PartEffects {
      sheet.touch(
        Pointer(id: id, phase: phase, position: finger, scrollable: scrollable), HostTime(time), in: context,
        at: time)
    }

    /// Moves the finger in 20 samples; returns all effects.
    @discardableResult
    mutating func drag(by displacement: Vector, over seconds: Double = 0.4) -> PartEffects {
      var effects: PartEffects = []
      for _ in 0..<20 {
        time += seconds / 20
        finger = finger + displacement * (1.0 / 20)
        effects.formUnion(touch(.move))
      }
      return effects
    }

    /// Rests for so long that a release has no velocity, and the slop is taken up.
    mutating func rest() { time += 1 }
  }

  @Test("Sent to a point under a finger, it keeps the velocity with which it catches up with the finger")
  func underAFinger() {
    var stage = Stage(at: 0)
    stage.touch(.down)
    stage.drag(by: Vector(x: 0, y: -30), over: 0.02)
    func velocity(_ stage: Stage) -> Double {
      (stage.sheet.value(in: stage.context, at: stage.time + 1e-6) - stage.value) / 1e-6
    }
    let (before, value) = (velocity(stage), stage.value)
    stage.sheet.go(to: 2, in: stage.context, at: stage.time)
    #expect(before > 100 && (velocity(stage) - before).magnitude < 1 && stage.value == value)
  }

  @Test("It begins hidden and rests at the points' shares of its length")
  func places() {
    #expect(SnapDrag().point == -1 && SnapDrag().value(in: Self.context(), at: 5) == 0)
    for (point, value) in [(-1, 0.0), (0, 200), (1, 400), (2, 800), (9, 800)] {
      let stage = Stage(at: point)
      #expect((stage.value - value).magnitude < 0.01 && stage.sheet.point == min(point, 2))
    }
  }

  @Test("Dragged it follows the finger 1:1 along its line, and lands at the nearest point")
  func drags() {
    var stage = Stage()
    #expect(stage.touch(.down) == [] && stage.sheet.pointer == 1)
    #expect(stage.drag(by: Vector(x: 8, y: -150)) == .dragBegan)
    stage.rest()
    #expect((stage.value - 550).magnitude < 0.01, "what is across does not move it")
    #expect(stage.touch(.up) == .landed && stage.sheet.pointer == nil && stage.sheet.point == 1)
    stage.touch(.down)
    stage.drag(by: Vector(x: 0, y: -210))
    stage.rest()
    stage.touch(.up)
    #expect(stage.sheet.point == 2)
  }

  @Test("A fast throw reaches the next point, position and velocity go on, and it rests there")
  func throwing() {
    var stage = Stage()
    stage.touch(.down)
    stage.drag(by: Vector(x: 0, y: -90), over: 0.1)
    let released = stage.value
    #expect(stage.touch(.up) == .landed && stage.sheet.point == 2)
    #expect((stage.value - released).magnitude < 1e-9)
    stage.time += 0.01
    #expect(stage.value - released > 3, "the velocity carries over")
    let rest = stage.sheet.restTime(in: stage.context, at: stage.time)
    #expect((stage.sheet.value(in: stage.context, at: rest) - 800).magnitude < 0.1)
    // A throw that is cancelled is none.
    stage = Stage()
    stage.touch(.down)
    stage.drag(by: Vector(x: 0, y: -90), over: 0.1)
    stage.touch(.cancel)
    #expect(stage.sheet.point == 1)
  }

  @Test("Thrown away it is hidden, which is reported once its motion ends; one that stays resists")
  func dismissal() {
    var stage = Stage(at: 0)
    stage.touch(.down)
    stage.drag(by: Vector(x: 0, y: 90), over: 0.1)
    stage.touch(.up)
    #expect(stage.sheet.point == -1)
    let end = stage.sheet.nextDue(in: stage.context, at: stage.time)
    #expect(end == stage.sheet.restTime(in: stage.context, at: stage.time))
    #expect(stage.sheet.due(in: stage.context, at: end ?? 0) == .ended)
    #expect(stage.sheet.nextDue(in: stage.context, at: end ?? 0) == nil)
    stage = Stage(at: 0, isDismissible: false)
    stage.touch(.down)
    stage.drag(by: Vector(x: 0, y: 3000))
    stage.rest()
    #expect(stage.value < 200 && stage.value > 200 - 60, "a rubber band of 60 points")
    stage.touch(.up)
    #expect(stage.sheet.point == 0)
  }

  @Test("A tap and a movement across are no drag, and a second finger is ignored")
  func others() {
    var stage = Stage()
    stage.touch(.down)
    stage.time += 0.05
    #expect(stage.touch(.up) == [.landed, .tapped] && stage.sheet.point == 1)
    stage.touch(.down)
    #expect(stage.touch(.down, id: 2) == [] && stage.sheet.pointer == 1)
    #expect(stage.touch(.up, id: 2) == [] && stage.sheet.pointer == 1)
    #expect(stage.drag(by: Vector(x: 90, y: 0)) == .landed, "it is released")
    #expect(stage.sheet.pointer == nil && (stage.value - 400).magnitude < 0.01)
  }

  @Test("A scroller in it comes first towards its start, and last away from it")
  func scroller() {
    var stage = Stage()
    stage.touch(.down, scrollable: Scrollable(offset: 100, range: 1000))
    stage.drag(by: Vector(x: 0, y: 150))
    stage.rest()
    #expect(stage.sheet.scrollOffset == 0)
    #expect((stage.value - 350).magnitude < 0.01, "100 of 150 are the scroller's: \(stage.value)")
    stage.drag(by: Vector(x: 0, y: -650))
    stage.rest()
    #expect((stage.value - 800).magnitude < 0.01 && (stage.sheet.scrollOffset - 200).magnitude < 0.01)
    // A fling of the scroller is not the layer's.
    stage.drag(by: Vector(x: 0, y: 60), over: 0.03)
    #expect(stage.sheet.scrollOffset > 0)
    stage.touch(.up)
    #expect(stage.sheet.point == 2)
  }

  @Test("Caught in motion it continues from there, and other lengths refit it unless a finger drags it")
  func catching() {
    var stage = Stage()
    stage.sheet.go(to: 2, in: stage.context, at: stage.time)
    stage.time += 0.1
    let before = stage.value
    #expect(before > 410 && before < 790)
    stage.touch(.down)
    #expect((stage.value - before).magnitude < 1e-9)
    stage.touch(.cancel)
    let short = SnapDrag.Context(
      points: stage.context.points, length: 400, out: stage.context.out, isDismissible: true,
      timing: stage.context.timing, slop: 10)
    stage.time += 100
    let point = stage.sheet.point
    stage.touch(.down)
    stage.sheet.refit(in: short, at: stage.time)
    #expect(stage.sheet.pointer == 1)
    stage.touch(.cancel)
    stage.sheet.refit(in: short, at: stage.time)
    #expect((stage.sheet.value(in: short, at: stage.time + 100) - short.value(point)).magnitude < 0.01)
  }
}
