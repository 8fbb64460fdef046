import SuppleMotion
import SuppleScene

// Heads that join, or move to the overflow and back.
extension HeadRoster {
  // MARK: Joining

  /// Returns a head that the app adds, at the origin and as news. A head of the overflow keeps its face. Its picture in the app
  /// is `width` points wide, 0 for none.
  mutating func new(
    _ id: HeadID, unread: Int32, width: Double, clock: MotionClock, in context: borrowing HeadsContext
  ) -> Head {
    let face = overflowIndex(of: id).flatMap { overflow[$0].face }
    forgetOverflow(id)
    var head = makeHead(id, unread: unread, face: face, clock: clock, in: context)
    head.news = nextNews()
    if width > 0, !context.reducedMotion { head.scale(from: width, at: clock.now, in: context.geometry) }
    return head
  }

  /// Returns a head at the position of the last one, or at the resting place.
  mutating func last(
    _ id: HeadID, unread: Int32, clock: MotionClock, in context: borrowing HeadsContext
  ) -> Head {
    removals.forget(id)
    var head = makeHead(id, unread: unread, clock: clock, in: context)
    head.travel = .resting(
      at: heads.isEmpty
        ? rest(in: context.geometry) : position(heads.count - 1, in: context, at: clock.now))
    return head
  }

  /// Returns a new head at the start of its path: beyond the edge, or above the row, or at `origin` in the overflow's panel or
  /// in the app.
  mutating func entering(
    _ added: Head, from origin: Point?, in context: borrowing HeadsContext, at now: MotionTime
  ) -> Head {
    removals.forget(added.id)
    var head = added
    let geometry = context.geometry
    let box = geometry.box(of: head.face)
    let edge = stack.place.edge
    head.travel = .resting(
      at: isRow
        ? row(in: geometry).entry
        : rest(in: geometry) - edge.inwards * (edge.isSide ? box.width : box.height))
    if let origin {
      head.appear(at: origin)
    } else {
      head.enter(at: now, spring: geometry.style.settleSpring, reducedMotion: context.reducedMotion)
    }
    return head
  }

  // MARK: The overflow

  /// The last head if more than ``ChatHeads/maximumVisible`` are shown, except for two; nil for none.
  func excess(besides selected: HeadID?, _ active: HeadID?) -> Int? {
    guard heads.count > ChatHeads.maximumVisible else { return nil }
    for index in heads.indices.reversed() where heads[index].id != selected && heads[index].id != active {
      return index
    }
    return nil
  }

  /// Adds the excess head to the overflow, and begins its removal from the shown heads. Returns the head; nil for none.
  mutating func beginOverflow(
    besides selected: HeadID?, _ active: HeadID?, in context: borrowing HeadsContext, at now: MotionTime
  ) -> HeadID? {
    guard let index = excess(besides: selected, active) else { return nil }
    let id = heads[index].id
    pushOverflow(id, unread: heads[index].unread, face: heads[index].face)
    begin(index, for: .overflow, in: context, at: now)
    return id
  }

  /// The heads that the overflow's panel lists: first the heads without room in the row.
  func listed(clock: MotionClock, in context: borrowing HeadsContext) -> [Head] {
    var listed: [Head] = []
    for index in heads.indices.dropFirst(row(in: context.geometry).shown) { listed.append(heads[index]) }
    for entry in overflow {
      listed.append(makeHead(entry.id, unread: entry.unread, face: entry.face, clock: clock, in: context))
    }
    return listed
  }
}
