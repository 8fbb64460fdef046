import SuppleMotion
import SuppleScene

/// The roster: the shown heads, front to back, in the stack or in the open row, the heads of the overflow, and the heads that
/// are being removed.
struct HeadRoster: Part {
  typealias Context = HeadsContext

  /// A head in the overflow, without motion.
  struct OverflowEntry: Sendable {
    /// The head's number.
    let id: HeadID
    /// Its unread count, 0 or more.
    var unread: Int32
    /// The unread count that a torn badge cleared.
    var cleared: ClearedCount?
    /// The face; nil for the circle.
    var face: HeadFace?
  }

  /// The shown heads, front to back.
  var heads: [Head] = []
  /// The heads of the overflow, the newest first.
  private(set) var overflow: [OverflowEntry] = []
  /// The resting place, the leader, and the followers behind it.
  var stack: StackPart
  /// The corner of the heads' badges.
  var badges: BadgesPart
  /// The heads that are being removed.
  var removals = RemovalsPart()
  /// The idle time, and the opacity of a stack that has tucked itself away.
  var idle = IdlePart()
  /// Whether the heads stand in the open row or column.
  private(set) var isRow = false
  /// The head of the open conversation; nil for none, and for the overflow's panel.
  private(set) var selected: HeadID?
  /// The press or drag of a head; nil for none.
  private var drag: HeadDrag?
  /// The flight of a head to the dismiss target; nil for none.
  private var fling: FlingToTarget?
  /// The head of an open flyout; nil for none.
  var sender: HeadID?
  /// Whether the leader's badge shows its own count because a flyout shows its message.
  var hidesSum = false
  /// The sum on a badge that a finger holds.
  var heldSum = HeldSum()
  /// The number of the latest news: a message or a raised count.
  private var newsCount: Int32 = 0
  /// The seed of the badges' bursts.
  let seed: UInt64

  /// A roster without heads. The stack rests at the edge where lines of text end.
  init(seed: UInt64, in geometry: ChatHeadsGeometry) {
    self.seed = seed
    stack = StackPart(edge: geometry.startingEdge, in: geometry)
    badges = BadgesPart(corner: stack.badgeCorner(in: geometry))
  }

  func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing HeadsContext) {
    visitor.read(stack, in: context)
    visitor.read(badges, in: context)
    visitor.read(removals, in: context)
    visitor.read(idle, in: context)
  }

  mutating func visitParts<V: PartMover>(_ visitor: inout V, in context: borrowing HeadsContext) {
    visitor.move(&stack, in: context)
    visitor.move(&badges, in: context)
    visitor.move(&removals, in: context)
    visitor.move(&idle, in: context)
  }

  /// The time from which on nothing of stack and heads changes: scale, opacity, badge, removal, and the position without a
  /// leader.
  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime {
    // A flight to the target does not end at rest.
    if fling != nil { return .infinity }
    var rest = max(stack.restTime(in: context, at: now), badges.restTime(in: context, at: now))
    rest = max(rest, max(removals.end, idle.restTime(in: context, at: now)))
    if isRow, let drag { rest = max(rest, drag.motion.restTime) }
    for index in heads.indices {
      rest = max(rest, max(heads[index].restTime, heads[index].badge.restTime))
      if stack.leader == nil { rest = max(rest, heads[index].travel.restTime) }
    }
    return rest
  }

  /// Takes the form of a state: a stack or a row, of which a finger or the dismiss target moves a head. That head has another
  /// scale under the finger, unless the target has captured it, and is as prominent as the selected one. A change is an activity.
  mutating func form(
    as state: ChatHeadsState, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    idle.note(at: now)
    idle.fade(isTucked: state.isTucked, behind: leader, in: context, at: now)
    let before = activeHead
    isRow = state.isRow
    selected = state.selected
    drag = state.headDrag
    fling = state.fling
    let isAlike = context.reducedMotion || !isRow
    for index in heads.indices {
      let id = heads[index].id
      heads[index].prominence.set(isAlike || id == selected || id == drag?.head, at: now)
      if id == selected { heads[index].unreadMessage = -1 }
    }
    if before != activeHead { setTouchScale(before, 1, in: context, at: now) }
    guard let drag else { return }
    let style = context.geometry.style
    let dragged = drag.capturedMotion == nil ? style.draggedScale : 1
    setTouchScale(drag.head, drag.isDragging ? dragged : style.pressedScale, in: context, at: now)
  }

  /// The head that a finger or the dismiss target moves; nil for none.
  var activeHead: HeadID? { drag?.head ?? fling?.head }

  /// Whether the panel of the overflow is open in place of a conversation.
  var isListing: Bool { isRow && selected == nil }

  /// Whether the dismiss target is raised: a head is dragged, or flies to the target.
  var raisesTarget: Bool { fling != nil || drag?.isDragging == true }

  /// The head that the dismiss target has captured; nil for none.
  private var capturedHead: HeadID? { drag?.capturedMotion == nil ? fling?.head : drag?.head }

  /// Follows the leader of a stack that lands, or that a finger or the dismiss target moves, from its present form on. Each
  /// head fits its place, and the badges are at the corner away from the edge.
  mutating func follow(landing: PointMotion?, in context: borrowing HeadsContext, at now: MotionTime) {
    fit(captured: capturedHead, in: context, at: now)
    let leader = isRow ? nil : landing ?? drag?.motion ?? fling?.motion
    stack.follow(leader, isCaptured: !isRow && capturedHead != nil, heads, in: context, at: now)
    if !heads.isEmpty {
      heads[0].setLanding(landing, at: stack.place.edge, from: now, in: context.geometry)
    }
    turnBadges(in: context, at: now)
  }

  /// The motion of a head of the open row that a finger or the dismiss target moves; nil for any other head.
  @inline(never)
  func activeMotion(of id: HeadID) -> PointMotion? {
    guard isRow, activeHead == id else { return nil }
    return drag?.motion ?? fling?.motion
  }

  /// The time at which a badge needs a frame.
  func nextWake(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime? {
    var wake: MotionTime?
    for index in heads.indices {
      if let next = heads[index].badge.wakeTime { wake = min(wake ?? next, next) }
    }
    return wake
  }

  /// The next instant at which followers or a bursting badge can come to rest.
  func nextPossibleRest(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime {
    var end = MotionTime.infinity
    for index in heads.indices where heads[index].badge.restTime == .infinity {
      if let next = heads[index].badge.nextDue() { end = min(end, next) }
    }
    guard stack.restTime(in: context, at: now) == .infinity else { return end }
    end = min(end, FollowerChain.nextCommit(after: now) ?? -.infinity)
    return min(end, stack.leader?.nextBreak(after: now) ?? .infinity)
  }

  /// Whether the stack has a second head below the leader.
  var isStacked: Bool { heads.count > 1 }

  /// Whether the maximum number of heads is shown.
  var isFull: Bool { heads.count >= ChatHeads.maximumVisible }

  /// The leader's number; nil without heads.
  var leader: HeadID? { heads.isEmpty ? nil : heads[0].id }

  /// The numbers of the shown heads, front to back, then of the overflow, the newest first.
  var ids: [HeadID] {
    var ids: [HeadID] = []
    for index in heads.indices { ids.append(heads[index].id) }
    for entry in overflow { ids.append(entry.id) }
    return ids
  }

  /// The place of a shown head, front to back.
  @inline(never)
  func index(of id: HeadID?) -> Int? { heads.index(of: id) }

  /// The place of a head in the overflow.
  @inline(never)
  func overflowIndex(of id: HeadID?) -> Int? { overflow.firstIndex { $0.id == id } }

  /// Whether a head is shown or in the overflow.
  func contains(_ id: HeadID) -> Bool { index(of: id) != nil || overflowIndex(of: id) != nil }

  /// The leader's number after a change; nil if no head is left.
  func leader(after change: RosterChange) -> HeadID? {
    switch change {
    case .insert(let head, 0): return head.id
    case .insert: return leader
    case .moveToFront(let index): return heads[index].id
    case .remove(let ids):
      for index in heads.indices where !ids.contains(heads[index].id) { return heads[index].id }
      return nil
    }
  }

  /// Applies a change.
  @inline(never)
  mutating func apply(_ change: RosterChange) {
    switch change {
    case .insert(let head, let index): insert(head, at: index)
    case .moveToFront(let index): moveToFront(index)
    case .remove(let ids):
      for index in heads.indices.reversed() where ids.contains(heads[index].id) { remove(index) }
    }
  }

  /// Makes a head the leader.
  @inline(never)
  mutating func moveToFront(_ index: Int) { move(index, to: 0) }

  /// Moves a head to another place, counted front to back.
  mutating func move(_ index: Int, to place: Int) { insert(remove(index), at: place) }

  @inline(never)
  private mutating func insert(_ head: Head, at index: Int) { heads.insert(head, at: index) }

  @inline(never)
  @discardableResult
  private mutating func remove(_ index: Int) -> Head { heads.remove(at: index) }

  // MARK: Unread counts

  /// The sum of the unread counts of all heads, including the overflow, without those of a held sum.
  private var totalUnread: Int32 {
    var total = 0.0
    for index in heads.indices where !isHeld(heads[index].id) { total += Double(heads[index].unread) }
    for entry in overflow where !isHeld(entry.id) { total += Double(entry.unread) }
    return Int32(min(total, Double(Int32.max)))
  }

  /// Whether a held sum has a head's count.
  @inline(never)
  private func isHeld(_ id: HeadID) -> Bool {
    for held in heldSum.heads where held == id { return true }
    return false
  }

  /// The heads with unread counts, those of the overflow last.
  @inline(never)
  private func unreadHeads() -> [HeadID] {
    var ids: [HeadID] = []
    for index in heads.indices where heads[index].unread > 0 { ids.append(heads[index].id) }
    for entry in overflow where entry.unread > 0 { ids.append(entry.id) }
    return ids
  }

  /// Sets the count of each badge: its head's own, or with `sums` the sum of all on the leader's badge. No badge shows a part
  /// of a held sum again.
  mutating func showCounts(sums: Bool) {
    for index in heads.indices {
      let id = heads[index].id
      var count = isHeld(id) ? 0 : heads[index].unread
      if index == 0, sums { count = totalUnread }
      if heldSum.owner == id { count = heldSum.count }
      heads[index].showCount(count)
    }
  }

  /// Keeps the sum on the leader's badge, which a finger has pressed.
  @inline(never)
  mutating func holdSum() {
    guard !heads.isEmpty, heads[0].badge.pointer != nil else { return }
    heldSum = HeldSum(owner: heads[0].id, count: heads[0].shownCount, heads: unreadHeads())
    // The other badges are hidden now, so nobody sees them change.
    showCounts(sums: true)
  }

  /// Sets the unread count of a head, shown or in the overflow, 0 or more. A rising count is news.
  mutating func setUnread(_ id: HeadID, count: Int32) {
    if let index = index(of: id) {
      if count > heads[index].unread { heads[index].news = nextNews() }
      heads[index].unread = count
      if count == 0 { heads[index].clearUnread() }
    }
    if let index = overflowIndex(of: id) { overflow[index].unread = count }
  }

  /// Notes a message for a shown head. A message of the open conversation is read.
  @inline(never)
  mutating func noteMessage(_ index: Int) {
    heads[index].news = nextNews()
    if heads[index].id != selected { heads[index].unreadMessage = heads[index].news }
  }

  /// Returns the number of a new item of news.
  mutating func nextNews() -> Int32 {
    newsCount &+= 1
    return newsCount
  }

  /// Clears the counts that a torn badge showed: those of a held sum, else its head's, or with `sums` all of them if the head is
  /// the leader. Returns the heads with cleared counts, the overflow's last.
  mutating func clearCounts(shownBy index: Int, sums: Bool) -> [HeadID] {
    let owner = heads[index].id
    let isHeldSum = heldSum.owner == owner
    heads[index].shownCount = 0
    var ids: [HeadID] = []
    for id in isHeldSum || index == 0 && sums ? unreadHeads() : [owner] where !isHeldSum || isHeld(id) {
      ids.append(id)
      if let index = self.index(of: id) {
        heads[index].cleared = ClearedCount(heads[index].unread, by: owner)
        heads[index].clearUnread()
      } else if let index = overflowIndex(of: id) {
        overflow[index].cleared = ClearedCount(overflow[index].unread, by: owner)
        overflow[index].unread = 0
      }
    }
    return ids
  }

  /// Restores the counts that were cleared with the badge of a head. Returns the other heads with restored counts.
  mutating func restoreCounts(clearedBy index: Int) -> [HeadID] {
    let owner = heads[index].id
    var ids: [HeadID] = []
    for other in heads.indices where heads[other].restoreCount(clearedBy: owner) && other != index {
      ids.append(heads[other].id)
    }
    for index in overflow.indices {
      guard let count = overflow[index].cleared.take(clearedBy: owner), overflow[index].unread == 0 else {
        continue
      }
      overflow[index].unread = count
      ids.append(overflow[index].id)
    }
    if case .number(let count) = heads[index].badge.content { heads[index].shownCount = count }
    return ids
  }

  // MARK: The overflow

  /// Adds a head to the overflow as its newest head.
  mutating func pushOverflow(_ id: HeadID, unread: Int32, face: HeadFace?) {
    overflow.insert(OverflowEntry(id: id, unread: unread, face: face), at: 0)
  }

  /// Adds a head to the overflow as its oldest head.
  mutating func appendOverflow(_ id: HeadID, unread: Int32) {
    overflow.append(OverflowEntry(id: id, unread: unread))
  }

  /// Sets the face of a head of the overflow, nil for the circle; returns whether the overflow has the head.
  mutating func setOverflowFace(_ id: HeadID, _ face: HeadFace?) -> Bool {
    guard let index = overflowIndex(of: id) else { return false }
    overflow[index].face = face
    return true
  }

  /// Removes and returns a head of the overflow, at the origin.
  mutating func takeOverflow(
    _ index: Int, clock: MotionClock, in context: borrowing HeadsContext
  ) -> Head {
    let entry = overflow.remove(at: index)
    return makeHead(entry.id, unread: entry.unread, face: entry.face, clock: clock, in: context)
  }

  /// Removes the oldest head from an overflow with more than the maximum.
  mutating func dropOverflow() -> OverflowEntry? {
    overflow.count > ChatHeads.maximumKept ? overflow.removeLast() : nil
  }

  /// Forgets a head of the overflow.
  mutating func forgetOverflow(_ id: HeadID) {
    if let index = overflowIndex(of: id) { overflow.remove(at: index) }
  }
}

/// A change of the shown heads.
indirect enum RosterChange {
  /// A head joins at a place, counted front to back.
  case insert(Head, at: Int)
  /// The head at a place becomes the leader.
  case moveToFront(Int)
  /// Heads are removed.
  case remove([HeadID])
}
