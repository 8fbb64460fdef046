import SuppleScene

// Unread counts: the count of each badge, and the counts that a torn badge clears.
extension ChatHeadsCore {
  /// Whether the leader's badge shows the sum of all unread counts.
  var sumsCounts: Bool { !state.isRow && geometry.style.stackCount == .sum }

  /// Gives each badge the count that it shows: its head's own, or on the leader of a closed stack the sum of all.
  mutating func showCounts() {
    for index in roster.heads.indices {
      roster.heads[index].showCount(
        index == 0 && sumsCounts ? roster.totalUnread : roster.heads[index].unread)
    }
  }

  /// Sets the unread count of a head, wherever the head is. A count that rises is news.
  mutating func setUnread(_ id: Int32, count: Int32) {
    let count = max(0, count)
    if let index = roster.index(of: id) {
      if count > roster.heads[index].unread { noteNews(index) }
      roster.heads[index].unread = count
    }
    roster.setOverflowUnread(id, count: count)
    showCounts()
    if isListing { updateList() }
  }

  /// Notes that the latest news is a head's.
  mutating func noteNews(_ index: Int) {
    newsCount &+= 1
    roster.heads[index].news = newsCount
  }

  /// Clears the counts that a torn badge showed, at `time` in host seconds, and notifies the app of each.
  mutating func clearCounts(shownBy index: Int, at time: Double) {
    let owner = roster.heads[index].id
    let isSum = index == 0 && sumsCounts
    roster.heads[index].shownCount = 0
    for other in roster.heads.indices where other == index || isSum {
      guard !isSum || roster.heads[other].unread > 0 else { continue }
      emit(.cleared, ofBadge: roster.heads[other].id, at: time)
      roster.heads[other].cleared = ClearedCount(roster.heads[other].unread, by: owner)
      roster.heads[other].unread = 0
    }
    if isSum { for id in roster.clearOverflow(by: owner) { emit(.cleared, ofBadge: id, at: time) } }
    showCounts()
  }

  /// Restores the counts that a torn badge cleared, because the app cancelled the dismissal.
  mutating func restoreCounts(clearedBy index: Int) {
    let owner = roster.heads[index].id
    roster.heads[index].badge.perform(.cancelDismissal)
    takeBadgeEvents()
    for other in roster.heads.indices where roster.heads[other].restoreCount(clearedBy: owner) {
      if other != index { emit(.restored, ofBadge: roster.heads[other].id, at: clock.hostTime.seconds) }
    }
    for id in roster.restoreOverflow(clearedBy: owner) {
      emit(.restored, ofBadge: id, at: clock.hostTime.seconds)
    }
    if case .number(let count) = roster.heads[index].badge.content { roster.heads[index].shownCount = count }
    showCounts()
  }

  private mutating func emit(_ event: SlimeBadge.Event, ofBadge head: Int32, at time: Double) {
    events.append(Timed(.badge(head: head, event), at: time))
  }

  /// Takes over the badges' events, and that a cleared count is 0.
  mutating func takeBadgeEvents() {
    for index in roster.heads.indices where !roster.heads[index].badge.events.isEmpty {
      let told = roster.heads[index].badge.events
      roster.heads[index].badge.events.removeAll(keepingCapacity: true)
      for event in told {
        if event.value == .cleared {
          clearCounts(shownBy: index, at: event.time)
        } else {
          emit(event.value, ofBadge: roster.heads[index].id, at: event.time)
        }
      }
    }
  }
}

/// An unread count that was cleared because a badge was torn off, as long as the app can take that back.
struct ClearedCount: Sendable {
  /// The head whose badge was torn off; 0 for none.
  var owner: Int32
  /// The count that was cleared.
  var count: Int32

  /// Nothing was cleared.
  static let none = ClearedCount(0, by: 0)

  /// A count that was cleared with the badge of a head.
  init(_ count: Int32, by owner: Int32) {
    self.owner = owner
    self.count = count
  }

  /// Takes out the count if it was cleared with the badge of `head`; nil where none was.
  mutating func take(clearedBy head: Int32) -> Int32? {
    guard owner == head, count > 0 else { return nil }
    defer { self = .none }
    return count
  }
}
