import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: pinned")
struct SlimeBadgePinnedTests {
  private func pinned() -> SlimeBadgeStage {
    var stage = SlimeBadgeStage(3)
    stage.perform(.setPinned(true), at: 0.5)
    return stage
  }

  @Test("Touches and keys on a pinned badge belong to the app, and it gives no hint")
  func presses() {
    var stage = pinned()
    let far = stage.anchor + Vector(x: -250, y: 0)
    var claimed = [stage.point(.down, stage.anchor, at: 1), stage.point(.move, far, at: 1.1)]
    claimed.append(stage.point(.up, far, at: 1.2))
    claimed.append(stage.badge.handle(.key(.delete, focus: LayerID(.badge)), at: 1.3))
    #expect(!claimed.contains(true))
    stage.perform(.hint, at: 1.4)
    stage.look(at: 1.5)
    #expect(stage.events.isEmpty && stage.offset == .zero)
    #expect(stage.frame.hitTest(stage.anchor) == nil)
    #expect(stage.layer(.badge)?.label == .count(3) && stage.frame.schedule == .settled)
  }

  @Test("Pinned under a finger, it returns as if the drag had been cancelled", arguments: [100.0, 250])
  func inDrag(distance: Double) {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -distance, y: 0), at: 1)
    stage.perform(.setPinned(true))
    stage.point(.up, stage.anchor + Vector(x: -distance, y: 0), at: 2)
    stage.settle()
    #expect(stage.eventNames == (distance > 180 ? [.pressed, .snapped] : [.pressed]))
    #expect(stage.offset == .zero && stage.layer(.badge)?.label == .count(3))
  }

  @Test("It counts and pops as usual, the app can clear it, and unpinned it can be torn off again")
  func otherwise() {
    var stage = pinned()
    stage.perform(.setCount(4), at: 1)
    stage.look(at: 1.05)
    #expect(stage.layer(.badge)?.label == .count(4) && (stage.layer(.badge)?.scale ?? 0) > 1.01)
    stage.settle()
    stage.perform(.clear)
    stage.settle()
    #expect(stage.eventNames == [.cleared] && stage.layer(.badge) == nil)
    stage.perform(.setCount(2))
    stage.settle()
    stage.perform(.setPinned(false))
    stage.look()
    #expect(stage.frame.hitTest(stage.anchor) != nil)
    stage.pull(by: Vector(x: -200, y: 0), at: stage.time + 1)
    stage.point(.up, stage.anchor + Vector(x: -200, y: 0), at: stage.time)
    stage.settle()
    #expect(stage.eventNames == [.cleared, .pressed, .snapped, .cleared])
  }
}
