import SuppleHarness
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Slime badge: groups and delayed clearings")
struct BadgeGroupTests {
  private func group(_ counts: [Int32?]) -> BadgeGroup {
    var group = BadgeGroup()
    for (index, count) in counts.enumerated() { group.set(Int32(index + 1), count: count) }
    return group
  }

  @Test("The sum counts a member without a number as 1, pinned ones not at all, and stops at 1e9")
  func sum() {
    var group = group([3, nil, 0])
    #expect(group.sum == 4)
    group.set(4, count: 9, isPinned: true)
    #expect(group.sum == 4)
    group.set(4, count: 9)
    group.remove(1)
    #expect(group.sum == 10)
    for id in Int32(5)...7 { group.set(id, count: .max) }
    #expect(group.sum == 1_000_000_000)
  }

  @Test(
    "Members clear at equal delays in the given order, all within 1.5 s, and unseen ones at the last instant")
  func plan() {
    var five = group([1, 1, 1, 1, 1])
    #expect(five.clear(onScreen: [5, 4, 3, 2, 1], delay: 0.08).map(\.delay) == [0, 0.08, 0.16, 0.24, 0.32])
    #expect(five.pending == [5, 4, 3, 2, 1] && five.clear(onScreen: [1], delay: 0).isEmpty)
    var slow = group([1, 1, 1, 1])
    #expect(slow.clear(onScreen: [1, 2, 3, 4], delay: 0.25).map(\.delay) == [0, 0.25, 0.5, 0.75])
    var slowest = group([1, 1, 1, 1])
    #expect(slowest.clear(onScreen: [1, 2, 3, 4], delay: 1).map(\.delay) == [0, 0.5, 1, 1.5])
    var together = group([1, 1])
    #expect(together.clear(onScreen: [1, 2], delay: 0).map(\.delay) == [0, 0])
    var hundred = group(Array(repeating: 1, count: 100))
    let delays = hundred.clear(onScreen: Array(1...100), delay: 0.08).map(\.delay)
    #expect(delays.last == 1.5 && delays == delays.sorted())
    var unseen = group([1, 0, 1, 1])
    unseen.set(1, count: 1, isPinned: true)
    let steps = unseen.clear(onScreen: [4, 2, 1], delay: 0.5)
    #expect(steps.map(\.id) == [4, 3] && steps.map(\.delay) == [0, 0])
    var none = BadgeGroup()
    #expect(none.clear(onScreen: [], delay: 0.08).isEmpty && none.takeCascade() == .some(.init()))
  }

  @Test("The cascade ends with its last member; undo restores every count, once, unless a member has changed")
  func undo() {
    var group = group([3, nil, 5])
    _ = group.clear(onScreen: [1, 2, 3], delay: 0.08)
    group.settle(1, count: 0)
    #expect(group.takeCascade() == nil && group.undo().isEmpty)
    group.settle(2, count: nil)
    group.settle(3, count: 0)
    let cascade = group.takeCascade()
    #expect(cascade?.cleared == [1, 3] && cascade?.kept == [2] && group.takeCascade() == nil)
    #expect(group.sum == 1 && group.canUndo)
    var changed = group
    changed.set(2, count: 4)
    #expect(changed.undo().isEmpty && changed.sum == 4)
    #expect(group.undo().map(\.count) == [3, nil, 5] && group.sum == 9 && group.undo().isEmpty)
    _ = group.clear(onScreen: [1, 2, 3], delay: 0.08)
    group.settle(1, count: 0)
    #expect(group.cancel().count == 3 && group.sum == 9 && group.takeCascade() == nil && group.undo().isEmpty)
  }

  /// The times at which a badge was cleared after a request at 1 s with a delay of 0.5 s.
  private func cleared(
    rate: Double = 60, reducedMotion: Bool = false, _ change: (inout SlimeBadgeStage) -> Void = { _ in }
  ) -> [Double] {
    var stage = SlimeBadgeStage(3)
    stage.prefer(reducedMotion: reducedMotion)
    stage.perform(.clear(after: 0.5), at: 1)
    change(&stage)
    for frame in 1...Int(rate * 3) { stage.look(at: 1 + Double(frame) / rate) }
    return stage.events.filter { $0.name == .cleared }.map(\.time)
  }

  @Test("A delayed clearing has its own instant, at every frame rate")
  func instant() {
    for rate in [1.0, 30, 60, 120] { #expect(cleared(rate: rate) == [1.5]) }
    #expect(cleared(reducedMotion: true) == [1.5])
    var stage = SlimeBadgeStage(3)
    stage.perform(.clear(after: 0.5), at: 1)
    stage.look()
    #expect(stage.frame.schedule == .at(1.5))
    for delay in [.nan, -.infinity, -1.0, 0] {
      stage = SlimeBadgeStage(3)
      stage.perform(.clear(after: delay), at: 1)
      stage.look()
      #expect(stage.eventNames == [.cleared])
    }
  }

  @Test("A press, other content and a cancelled dismissal cancel it; the same content does not")
  func calledOff() {
    #expect(cleared { $0.point(.down, $0.anchor, at: 1.2) } == [])
    #expect(cleared { $0.perform(.setCount(4), at: 1.2) } == [])
    #expect(cleared { $0.perform(.setCount(0), at: 1.2) } == [])
    #expect(cleared { $0.perform(.cancelDismissal, at: 1.2) } == [])
    #expect(cleared { $0.perform(.setCount(3), at: 1.2) } == [1.5])
    #expect(cleared { $0.perform(.clear, at: 1.2) } == [1.2])
    // The cancellation of a delayed clearing does not cancel the next one.
    #expect(
      cleared {
        $0.perform(.cancelDismissal, at: 1.2)
        $0.perform(.clear, at: 1.3)
      } == [1.3])
  }
}
