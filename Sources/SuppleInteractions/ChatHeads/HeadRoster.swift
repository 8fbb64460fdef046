/// The roster: the shown heads, front to back, and the heads of the overflow.
struct HeadRoster: Sendable {
  /// A head that did not fit: nothing of it moves.
  struct OverflowEntry: Sendable {
    /// The head's number.
    let id: Int32
    /// Its unread count, 0 or more.
    var unread: Int32
    /// The unread count that was cleared by tearing off a badge.
    var cleared = ClearedCount.none
  }

  /// The heads that are shown, front to back.
  var heads: [Head] = []
  /// The heads that did not fit, the newest first.
  private(set) var overflow: [OverflowEntry] = []

  /// Whether there is a second head below the leader.
  var isStacked: Bool { heads.count > 1 }

  /// Whether no more heads can be shown.
  var isFull: Bool { heads.count >= ChatHeads.maximumVisible }

  /// The leader's number; 0 without heads.
  var leader: Int32 { heads.isEmpty ? 0 : heads[0].id }

  /// The numbers of the heads that are shown.
  var ids: [Int32] {
    var ids: [Int32] = []
    for index in heads.indices { ids.append(heads[index].id) }
    return ids
  }

  /// The place of a head that is shown, front to back.
  @inline(never)
  func index(of id: Int32) -> Int? { heads.index(of: id) }

  /// The place of a head in the overflow.
  @inline(never)
  func overflowIndex(of id: Int32) -> Int? { overflow.firstIndex { $0.id == id } }

  /// Whether a head is shown or in the overflow.
  func contains(_ id: Int32) -> Bool { index(of: id) != nil || overflowIndex(of: id) != nil }

  /// The leader's number after a change; 0 if no head is left.
  func leader(after change: RosterChange) -> Int32 {
    switch change {
    case .insert(let head, 0): return head.id
    case .insert: return leader
    case .moveToFront(let index): return heads[index].id
    case .remove(let ids):
      for index in heads.indices where !ids.contains(heads[index].id) { return heads[index].id }
      return 0
    }
  }

  /// Carries out a change.
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

  /// Moves the heads with unread counts forward, right behind the leader, the latest news first.
  mutating func moveNewsForward() {
    for index in heads.indices.dropFirst(2) {
      var place = index
      while place > 1, heads[place - 1].newsRank < heads[index].newsRank { place -= 1 }
      if place < index { insert(remove(index), at: place) }
    }
  }

  // MARK: Unread counts

  /// The sum of the unread counts of all heads, those of the overflow included.
  var totalUnread: Int32 {
    var total = 0.0
    for index in heads.indices { total += Double(heads[index].unread) }
    for entry in overflow { total += Double(entry.unread) }
    return Int32(min(total, Double(Int32.max)))
  }

  /// Clears the unread counts of the overflow together with a head's badge. Returns the heads that had a count.
  mutating func clearOverflow(by head: Int32) -> [Int32] {
    var ids: [Int32] = []
    for index in overflow.indices where overflow[index].unread > 0 {
      ids.append(overflow[index].id)
      overflow[index].cleared = ClearedCount(overflow[index].unread, by: head)
      overflow[index].unread = 0
    }
    return ids
  }

  /// Restores the unread counts of the overflow that were cleared with a head's badge. Returns those heads.
  mutating func restoreOverflow(clearedBy head: Int32) -> [Int32] {
    var ids: [Int32] = []
    for index in overflow.indices {
      guard let count = overflow[index].cleared.take(clearedBy: head), overflow[index].unread == 0 else {
        continue
      }
      overflow[index].unread = count
      ids.append(overflow[index].id)
    }
    return ids
  }

  /// Sets the unread count of a head of the overflow.
  mutating func setOverflowUnread(_ id: Int32, count: Int32) {
    if let index = overflowIndex(of: id) { overflow[index].unread = count }
  }

  // MARK: The overflow

  /// Adds a head to the overflow, as the newest.
  mutating func pushOverflow(_ id: Int32, unread: Int32) {
    overflow.insert(OverflowEntry(id: id, unread: unread), at: 0)
  }

  /// Adds a head to the overflow, as the oldest.
  mutating func appendOverflow(_ id: Int32, unread: Int32) {
    overflow.append(OverflowEntry(id: id, unread: unread))
  }

  /// Takes a head out of the overflow.
  mutating func takeOverflow(_ index: Int) -> OverflowEntry { overflow.remove(at: index) }

  /// Takes the oldest head out of an overflow that has more than it may keep.
  mutating func dropOverflow() -> OverflowEntry? {
    overflow.count > ChatHeads.maximumKept ? overflow.removeLast() : nil
  }

  /// Forgets a head of the overflow.
  mutating func forgetOverflow(_ id: Int32) {
    if let index = overflowIndex(of: id) { overflow.remove(at: index) }
  }
}

/// A change of the heads that are shown.
indirect enum RosterChange {
  /// A head joins at a place, counted front to back.
  case insert(Head, at: Int)
  /// The head at a place becomes the leader.
  case moveToFront(Int)
  /// Heads are gone.
  case remove([Int32])
}
