import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleGallery

@Suite struct TouchTrailTests {
  private func event(_ time: Double, _ phase: PointerPhase, _ x: Double, _ y: Double, id: Int32 = 1)
    -> ScriptEvent
  {
    ScriptEvent(
      at: time, .input(.pointer(Pointer(id: id, phase: phase, position: Point(x: x, y: y)))))
  }

  @Test func liesWhereTheFingerWasLastSeen() throws {
    let trail = TouchTrail([
      event(1, .down, 10, 20), event(1.1, .move, 30, 40), event(1.2, .move, 50, 60), event(1.3, .up, 70, 80),
    ])
    #expect(trail.touches(at: 0.999).isEmpty)
    #expect(trail.touches(at: 1).map(\.position) == [Point(x: 10, y: 20)])
    #expect(trail.touches(at: 1.15).map(\.position) == [Point(x: 30, y: 40)])
    #expect(trail.touches(at: 1.2).map(\.position) == [Point(x: 50, y: 60)])
    #expect(trail.touches(at: 1.4).map(\.position) == [Point(x: 70, y: 80)])
    #expect(trail.touches(at: 1.3 + TouchTrail.fadeOutDuration).isEmpty)
  }

  @Test func comesAtOnceAndFadesOnceLifted() throws {
    let trail = TouchTrail([event(0, .down, 0, 0), event(1, .up, 0, 0)])
    let pressed = try #require(trail.touches(at: 0.5).first)
    #expect(pressed.visibility == 1)
    #expect(pressed.scale == 1)
    #expect(try #require(trail.touches(at: 0).first).visibility == 0.5)
    var last = 1.0
    for step in 0..<20 {
      let time = 1 + TouchTrail.fadeOutDuration * Double(step) / 20
      let touch = try #require(trail.touches(at: time).first)
      #expect(touch.visibility <= last)
      #expect(touch.visibility > 0)
      #expect(touch.scale >= 1)
      last = touch.visibility
    }
    #expect(last < 0.01)
  }

  @Test func tellsFingersApart() {
    let trail = TouchTrail([
      event(0, .down, 0, 0, id: 1), event(0.1, .down, 100, 0, id: 2), event(0.2, .move, 5, 0, id: 1),
      event(0.3, .cancel, 0, 0, id: 2), event(0.5, .down, 7, 7, id: 2),
      // A pointer that goes down twice without going up, and one that never goes down.
      event(0.6, .down, 9, 9, id: 2), event(0.6, .move, 1, 1, id: 3), event(0.6, .up, 1, 1, id: 4),
    ])
    #expect(trail.touches(at: 0.25).map(\.position) == [Point(x: 5, y: 0), Point(x: 100, y: 0)])
    #expect(trail.touches(at: 2).map(\.position) == [Point(x: 5, y: 0), Point(x: 9, y: 9)])
  }
}
