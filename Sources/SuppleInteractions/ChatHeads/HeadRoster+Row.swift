import SuppleMotion
import SuppleScene

// The transitions of the open row.
extension HeadRoster {
  /// Moves each head to its slot, and returns the slots. `selected` and `active`, which a finger or the target moves, have
  /// slots if there is room; a head without a slot shrinks and fades in place, except for `active`. `geometry` is then measured
  /// by the new leader.
  mutating func lineUp(
    selected: HeadID?, active: HeadID?, stagger: Double, in geometry: inout ChatHeadsGeometry,
    at now: MotionTime
  ) -> RowLayout {
    // The slots depend on the order of the heads, not on their positions.
    giveSlots(to: selected, active, in: &geometry)
    let row = row(in: geometry)
    send(
      to: row.places(of: heads.count), by: slotSpring(in: geometry), stagger: stagger,
      in: HeadsContext(geometry: geometry), at: now)
    for index in heads.indices {
      heads[index].setShown(row.hasSlot(index) || heads[index].id == active, at: now)
    }
    return row
  }

  /// Applies a change to the open row of a selected head. Returns the next selected head: the same one, or the head that takes
  /// its place; nil for the overflow's panel.
  mutating func apply(_ change: RosterChange, toRowOf selected: HeadID?) -> HeadID? {
    let place = index(of: selected) ?? 0
    apply(change)
    guard selected != nil, index(of: selected) == nil, let last = heads.indices.last else { return selected }
    return heads[min(place, last)].id
  }

  /// Moves heads without a slot of the open row to the last slots. With faces of different lengths the number of slots depends
  /// on the order, so this is repeated; `geometry` is then measured by the new leader.
  private mutating func giveSlots(
    to selected: HeadID?, _ active: HeadID?, in geometry: inout ChatHeadsGeometry
  ) {
    var shown = Int.max
    for _ in 0..<ChatHeads.maximumVisible {
      let row = row(in: geometry)
      guard row.shown < shown else { return }
      giveSlot(of: row, to: active, besides: nil)
      giveSlot(of: row, to: selected, besides: active)
      guard heads.hasFaces else { return }
      geometry = measured(geometry)
      shown = row.shown
    }
  }

  /// Moves a head without a slot of the open row to the last slot of a head. With two slots, `other` keeps one.
  private mutating func giveSlot(of row: RowLayout, to head: HeadID?, besides other: HeadID?) {
    guard let index = index(of: head), !row.hasSlot(index) else { return }
    let last = row.shown - 1
    if last > 0, self.index(of: other) == last { move(last, to: last - 1) }
    move(index, to: last)
  }

  /// Brakes a head that a finger has released at a point, with a velocity in points per second. Returns whether the head is so
  /// far from its slot that the row closes; nil for a missing head.
  mutating func release(
    _ head: HeadID, from point: Point, velocity: Vector, in context: borrowing HeadsContext,
    at now: MotionTime
  ) -> Bool? {
    guard let index = index(of: head) else { return nil }
    let geometry = context.geometry
    brake(index, from: HeadPose(point: point, velocity: velocity, isHeld: true), in: context, at: now)
    return row(in: geometry).distance(of: point, fromSlot: index) > geometry.style.closingDistance
  }

  /// Moves the column beside a panel to the landing place of a head that a finger has released with a velocity in points per
  /// second. The head comes first.
  mutating func moveColumn(
    with head: HeadID, velocity: Vector, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    guard let index = index(of: head) else { return }
    moveToFront(index)
    _ = moveRest(velocity: velocity, in: context, at: now)
  }

  /// Forms the stack behind a head, or behind the first head; the heads with news come next. Heads without a slot show again.
  mutating func leaveRow(behind leader: HeadID?, in context: borrowing HeadsContext, at now: MotionTime) {
    if let index = index(of: leader) { moveToFront(index) }
    moveNewsForward()
    showAll(in: context, at: now)
  }

  /// Moves the heads with unread counts forward, right behind the leader, the latest news first.
  private mutating func moveNewsForward() {
    for index in heads.indices.dropFirst(2) {
      var place = index
      while place > 1, heads[place - 1].newsRank < heads[index].newsRank { place -= 1 }
      if place < index { move(index, to: place) }
    }
  }

  /// Shows the heads without a slot of the open row behind the leader.
  private mutating func showAll(in context: borrowing HeadsContext, at now: MotionTime) {
    guard !heads.isEmpty else { return }
    let leader = pose(0, in: context, at: now)
    for index in heads.indices where !heads[index].isShown {
      if !heads[index].isVisible(at: now) { brake(index, from: leader, in: context, at: now) }
      heads[index].setShown(true, at: now)
    }
  }
}
