import SuppleMotion
import SuppleScene

// The heads' unread counts: slime badges whose anchors are at a corner of their heads.
extension HeadRoster {
  /// A head at the origin, with its badge.
  @inline(never)
  func makeHead(
    _ id: HeadID, unread: Int32, face: HeadFace? = nil, clock: MotionClock, in context: borrowing HeadsContext
  ) -> Head {
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(UInt32(bitPattern: id.number))
    let geometry = context.geometry
    var badge = SlimeBadgeCore(
      style: geometry.style.badge, viewport: geometry.viewport, seed: mixed, item: id.number, anchor: .zero)
    badge.reducedMotion = context.reducedMotion
    badge.advance(to: clock)
    badge.perform(.setCount(max(0, unread)))
    var head = Head(id: id, unread: unread, at: .zero, badge: badge)
    head.setFace(face, in: geometry)
    return head
  }

  /// The head whose badge a finger presses or drags, as an index; nil for none.
  var draggedBadge: Int? { heads.indices.first { heads[$0].badge.pointer != nil } }

  // MARK: Places

  /// The visibility of a head's badge, 0 to 1: 0 as near to the leader as in the stack, 1 where the two heads no longer
  /// overlap.
  @inline(never)
  func badgeVisibility(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> Double {
    if index == 0 || heads[index].badge.pointer != nil { return 1 }
    // The leader's badge shows the sum, so a head's own badge is hidden beside it.
    if sumsCounts(in: context.geometry) { return 0 }
    // Half a point further than at rest, so that rounding does not make the badge flicker there.
    let (near, far) = badgeDistances(index, in: context.geometry)
    let leader = position(0, in: context, at: now)
    let apart = position(index, in: context, at: now).distance(to: leader) - near
    // Heads much longer than wide no longer overlap where the leader still covers the badge: it would appear abruptly.
    return clampedToUnit(apart / max(context.geometry.style.headSize / 4, far - near))
  }

  /// Two distances of a head's centre from the leader's, in points. Up to the first the leader covers the head's badge; from
  /// the second on the two heads do not overlap.
  @inline(never)
  private func badgeDistances(_ index: Int, in geometry: ChatHeadsGeometry) -> (near: Double, far: Double) {
    let style = geometry.style
    guard heads.hasFaces else { return (style.stackOffset + 0.5, style.headSize) }
    let isColumn = isColumn(in: geometry)
    func smallerSide(_ face: HeadFace?) -> Double {
      geometry.box(of: face).smallerSide * geometry.rowScale(of: face, isColumn: isColumn)
    }
    return (
      geometry.stackDrop(index, of: heads, at: stack.place.edge).magnitude + 0.5,
      (smallerSide(heads[index].face) + smallerSide(heads[0].face)) / 2
    )
  }

  /// Moves a badge under a finger to `goal`, in motion seconds. Its anchor moves with its head on a fixed grid of time,
  /// so that the instant of a break does not depend on the frames.
  mutating func moveBadges(to goal: MotionTime, clock: inout MotionClock, in context: borrowing HeadsContext)
  {
    guard let index = draggedBadge else { return }
    var steps = 0
    // After some seconds every head is at rest, and the anchor with it.
    while steps < 16384, let next = SlimeBadgeGeometry.nextBreakCheck(after: clock.now), next <= goal {
      stack.move(to: next, in: context)
      clock = clock.moved(to: next)
      let corner = badges.corner(at: clock.now, in: context.geometry)
      placeBadge(index, at: corner, clock: clock, in: context, checking: true)
      steps += 1
    }
  }

  /// Moves every badge to the present of `clock` and to the corner of its head. With `checking`, connectors that are too
  /// long break.
  mutating func placeBadges(clock: MotionClock, in context: borrowing HeadsContext, checking: Bool) {
    let corner = badges.corner(at: clock.now, in: context.geometry)
    for index in heads.indices {
      placeBadge(index, at: corner, clock: clock, in: context, checking: checking)
    }
    removals.placeBadges(at: corner, clock: clock, in: context.geometry)
  }

  @inline(never)
  private mutating func placeBadge(
    _ index: Int, at corner: Vector, clock: MotionClock, in context: borrowing HeadsContext, checking: Bool
  ) {
    // Computed before the change of the badge: within that call it would copy the whole roster.
    let point = position(index, in: context, at: clock.now)
    heads[index].placeBadge(
      at: point, corner: corner, clock: clock, in: context.geometry, checking: checking)
  }

  /// Turns the badges to the corner away from the edge; in a row, not a column, to the side where lines of text end.
  mutating func turnBadges(in context: borrowing HeadsContext, at now: MotionTime) {
    let geometry = context.geometry
    var corner = stack.badgeCorner(in: geometry)
    if isRow {
      let end = geometry.rightToLeft ? -1.0 : 1
      corner = Vector(x: isColumn(in: geometry) ? corner.x : end, y: -1)
    }
    badges.turn(to: corner, in: context, at: now)
  }

  /// Moves the badges to the corner away from the edge, without animation.
  mutating func putBadges(in geometry: ChatHeadsGeometry) { badges.put(at: stack.badgeCorner(in: geometry)) }

  // MARK: Counts

  /// Whether the leader's badge shows the sum of all unread counts.
  private func sumsCounts(in geometry: ChatHeadsGeometry) -> Bool {
    !isRow && geometry.style.stackCount == .sum
  }

  /// Whether the leader's badge shows the sum now.
  func showsSum(in geometry: ChatHeadsGeometry) -> Bool { sumsCounts(in: geometry) && !hidesSum }

  /// Sets the count of each badge: its head's own, or on the leader of a closed stack the sum of all. Beside its open flyout
  /// the leader's badge shows the leader's own count, because the flyout has only its words. A held sum keeps its number.
  mutating func showCounts(in geometry: ChatHeadsGeometry) {
    if draggedBadge == nil {
      hidesSum = sender != nil && sender == leader
      heldSum = HeldSum()
    }
    showCounts(sums: showsSum(in: geometry))
  }

  // MARK: Events

  /// Adds the badges' events to a list, in the order of the heads. A torn badge clears all counts that it showed.
  @inline(never)
  mutating func takeBadgeEvents(into events: inout [Timed<ChatHeads.Event>], in geometry: ChatHeadsGeometry) {
    for index in heads.indices where !heads[index].badge.events.isEmpty {
      let received = heads[index].badge.events
      heads[index].badge.events.removeAll(keepingCapacity: true)
      for event in received {
        guard event.value == .cleared else {
          Self.add(event.value, of: heads[index].id, at: event.time, to: &events)
          continue
        }
        for id in clearCounts(shownBy: index, sums: showsSum(in: geometry)) {
          Self.add(.cleared, of: id, at: event.time, to: &events)
        }
        showCounts(in: geometry)
      }
    }
  }

  /// Restores the counts that a torn badge cleared, because the app cancels the clearing at `time` in host seconds, and adds
  /// the events to a list. Returns whether there is such a badge.
  mutating func restoreCounts(
    into events: inout [Timed<ChatHeads.Event>], at time: Double, in geometry: ChatHeadsGeometry
  ) -> Bool {
    guard let index = heads.indices.first(where: { heads[$0].badge.isCancelable }) else { return false }
    heads[index].badge.perform(.cancelDismissal)
    takeBadgeEvents(into: &events, in: geometry)
    for id in restoreCounts(clearedBy: index) { Self.add(.restored, of: id, at: time, to: &events) }
    showCounts(in: geometry)
    return true
  }

  @inline(never)
  private static func add(
    _ event: SlimeBadge.Event, of head: HeadID, at time: Double, to events: inout [Timed<ChatHeads.Event>]
  ) {
    events.append(Timed(.badge(head: head.number, event), at: time))
  }
}
