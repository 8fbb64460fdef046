import AllocationCount
import SuppleFuzzing
import SuppleInteractions
import SuppleMessenger
import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

/// Allocations in steady motion, after buffers have reached their size. Disabled where allocations cannot be counted:
/// Disabled if allocations cannot be counted: under a sanitizer, which replaces the allocator, and on other systems than Linux.
@Suite("Allocations", .serialized, .enabled(if: allocation_count() >= 0))
struct AllocationTests {
  /// Performs the acts before a frame of a cycle of 240 frames: 4 s at 60 frames a second.
  typealias Acts<Subject> = (inout Subject, _ frame: Int, _ time: Double) -> Void

  private static let viewport = Viewport(
    size: Size(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34))
  private static let length = 240

  /// The counts of three cycles, which follow three cycles that are not counted.
  private struct Counts {
    /// The frames that allocated.
    var allocating: [Int] = []
    /// The maximum number of allocations in one frame.
    var most = 0
    /// The number of allocations by each act that allocated.
    var acts: [Int] = []
    /// The number of frames in motion.
    var moving = 0
    /// The names of the emitted events.
    var emitted: Set<EventName> = []
  }

  /// `look` is what a host reads after each frame.
  private func count<Subject: ScriptedInteraction>(
    _ start: Subject, look: (Subject) -> Void = { _ in }, _ acts: Acts<Subject>
  ) -> Counts {
    var subject = start
    var frame = Frame()
    var counts = Counts()
    for cycle in 0..<6 {
      for step in 0..<AllocationTests.length {
        let time = Double(cycle * AllocationTests.length + step) / 60
        let first = allocation_count()
        acts(&subject, step, time)
        let second = allocation_count()
        subject.advance(to: time)
        subject.write(into: &frame)
        look(subject)
        let third = allocation_count()
        guard cycle > 2 else { continue }
        if second > first { counts.acts.append(second - first) }
        if third > second { counts.allocating.append(step) }
        counts.most = max(counts.most, third - second)
        if frame.schedule == .now { counts.moving += 1 }
        counts.emitted.formUnion(subject.takeRecords().map(\.name))
      }
    }
    return counts
  }

  /// Expects that no frame allocates, except the one or two of a cycle in which one motion ends and another begins.
  private func expectNone(
    _ counts: Counts, endings: Int, acts: Int = 56, emitting events: Set<EventName>
  ) {
    #expect(counts.allocating.count <= 3 * endings, "in frames \(counts.allocating)")
    #expect(counts.most <= 8)
    #expect(counts.moving > AllocationTests.length)
    #expect(counts.emitted.isSuperset(of: events), "emitted only \(counts.emitted)")
    // Inputs and commands may allocate: every new motion has its own storage, which copies share.
    #expect(counts.acts.max() ?? 0 <= acts, "\(counts.acts.max() ?? 0)")
  }

  private func drag<Subject: Interaction>(
    _ subject: inout Subject, from start: Point, by displacement: Vector, _ step: Int, of steps: Int,
    at time: Double
  ) {
    guard step <= steps else { return }
    let phase: PointerPhase = step == 0 ? .down : step == steps ? .up : .move
    let position = start + displacement * (Double(step) / Double(steps))
    subject.handle(.pointer(Pointer(id: 1, phase: phase, position: position)), at: time)
  }

  @Test("Chat heads: thrown from edge to edge, opened and closed")
  func chatHeads() {
    var heads = ChatHeads(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    for head in Int32(1)...4 { heads.perform(.add(head: head, unread: head, animated: true), at: 0) }
    let counts = count(heads) { heads, step, time in
      if step == 0 { heads.perform(.setRestingPlace(edge: .left, y: 300, animated: false), at: time) }
      drag(&heads, from: Point(x: 22, y: 300), by: Vector(x: 120, y: 60), step, of: 20, at: time)
      if step == 110 { heads.perform(.open(head: 1), at: time) }
      if step == 170 { heads.perform(.close, at: time) }
    }
    expectNone(counts, endings: 1, emitting: [.moved, .opened, .closed])
  }

  @Test("Slime badge: stretched and released, torn and burst")
  func slimeBadge() {
    var badge = SlimeBadge(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    let anchor = Point(x: 195, y: 400)
    badge.perform(.moveAnchor(anchor), at: 0)
    let counts = count(badge) { badge, step, time in
      if step == 0 { badge.perform(.setCount(3), at: time) }
      if step >= 30 {
        drag(&badge, from: anchor, by: Vector(x: 90, y: 60), step - 30, of: 20, at: time)
      }
      if step >= 120 {
        drag(&badge, from: anchor, by: Vector(x: 160, y: -150), step - 120, of: 20, at: time)
      }
    }
    expectNone(counts, endings: 1, emitting: [.snapped, .cleared])
  }

  @Test("Flipping notch: pulled, dropped, flipped")
  func flippingNotch() {
    var notch = FlippingNotch(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    notch.perform(.setRows(12), at: 0)
    let counts = count(notch) { notch, step, time in
      drag(&notch, from: Point(x: 195, y: 300), by: Vector(x: 0, y: 260), step, of: 30, at: time)
      if step == 70 { notch.perform(.finishRefreshing(items: 2), at: time) }
    }
    expectNone(counts, endings: 2, emitting: [.beganRefreshing, .inserted])
  }

  @Test("Messenger: all three together")
  func messenger() {
    var messenger = Messenger(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    messenger.perform(.notch(.setRows(12)), at: 0)
    for badge in Int32(10)...12 { messenger.perform(.addBadge(badge, row: badge - 9, count: 3), at: 0) }
    for head in Int32(1)...3 {
      messenger.perform(.chatHeads(.add(head: head, unread: 1, animated: true)), at: 0)
    }
    let counts = count(messenger) { messenger, step, time in
      if step == 0 {
        messenger.perform(.chatHeads(.setRestingPlace(edge: .left, y: 300, animated: false)), at: time)
      }
      drag(&messenger, from: Point(x: 22, y: 300), by: Vector(x: 120, y: 60), step, of: 20, at: time)
      if step == 30 { messenger.perform(.notch(.beginRefreshing), at: time) }
      if step == 90 { messenger.perform(.notch(.finishRefreshing(items: 1)), at: time) }
    }
    expectNone(counts, endings: 3, emitting: [.moved, .beganRefreshing, .inserted])
  }

  @Test("Reported progress, of heads with faces")
  func progress() {
    var heads = ChatHeads(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    for head in Int32(1)...4 {
      heads.perform(.add(head: head, unread: head, animated: true), at: 0)
      let face = HeadFace(width: 60 + 20 * Double(head), height: 50)
      heads.perform(.setFace(head: head, face, animated: false), at: 0)
    }
    heads.handle(.preferences(Preferences(tells: .progress)), at: 0)
    var told = 0.0
    let counts = count(heads, look: { told += $0.progress().rounded.x }) { heads, step, time in
      if step == 0 { heads.perform(.setRestingPlace(edge: .left, y: 300, animated: false), at: time) }
      drag(&heads, from: Point(x: 22, y: 300), by: Vector(x: 120, y: 60), step, of: 20, at: time)
      if step == 110 { heads.perform(.open(head: 1), at: time) }
      if step == 170 { heads.perform(.close, at: time) }
    }
    // An open row of faces computes the places of its slots from their widths.
    expectNone(counts, endings: 1, acts: 84, emitting: [.moved, .opened, .closed])
    #expect(told > 0)
    var notch = FlippingNotch(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    notch.handle(.preferences(Preferences(tells: .progress)), at: 0)
    notch.perform(.beginRefreshing, at: 1)
    var badge = SlimeBadge(style: .modern, viewport: AllocationTests.viewport, seed: 1)
    badge.perform(.setCount(3), at: 0)
    badge.perform(.hint, at: 1)
    let first = allocation_count()
    for step in 1...240 {
      notch.advance(to: 1 + Double(step) / 60)
      badge.advance(to: 1 + Double(step) / 60)
      told += notch.progress().rounded.pull + badge.progress().rounded.stretch
    }
    #expect(allocation_count() - first <= 24, "the ends of motions only")
  }

  @Test("Bounces and springs per frame, once they have begun")
  func bounces() {
    var motions = [
      Bounce(bounces: 3, duration: 0.5), Bounce(bounces: 2, duration: 0.7, kind: .wall),
      Bounce(bounces: 4, duration: 0.6, kind: .shake), Bounce(bounces: 1, duration: 1, kind: .shakeAtWall),
    ].map { Motion.bouncing($0, from: 300, to: 100, at: 0) }
    motions.append(
      .moving(
        from: 300, to: 100, at: 0, timing: .spring(Spring(omega: 0.06, alpha: 0.04, framesPerSecond: 60))))
    let first = allocation_count()
    var sum = 0.0
    for step in 0..<240 {
      let time = Double(step) / 60
      for motion in motions { sum += motion.value(at: time) + motion.velocity(at: time) + motion.restTime }
    }
    #expect(allocation_count() == first && sum > 0)
  }
}
