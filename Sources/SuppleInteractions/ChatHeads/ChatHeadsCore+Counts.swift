import SuppleScene

// Unread counts: the count of each badge, and the counts that a torn badge clears.
extension ChatHeadsCore {
  /// Whether the leader's badge shows the sum of all unread counts.
  var sumsCounts: Bool { !state.isRow && geometry.style.stackCount == .sum }

  /// Sets the count of each badge: its head's own, or on the leader of a closed stack the sum of all. Beside a flyout the
  /// leader's badge shows the sender's own count, because the flyout has only that sender's words. A badge in the hand keeps
  /// what it counts.
  mutating func showCounts() {
    if draggedBadge == nil { flyoutHidesSum = !flyout.isClosing && flyout.latestHead == roster.leader }
    roster.showCounts(sums: showsSum)
  }

  /// Whether the leader's badge shows the sum now.
  private var showsSum: Bool { sumsCounts && !flyoutHidesSum }

  /// Sets the unread count of a head, wherever the head is. A count that rises is news.
  mutating func setUnread(_ id: HeadID, count: Int32) {
    roster.setUnread(id, count: max(0, count))
    showCounts()
    if state.isListing { updateList() }
  }

  /// Clears the counts that a torn badge showed, at `time` in host seconds, and notifies the app of each.
  private mutating func clearCounts(shownBy index: Int, at time: Double) {
    for id in roster.clearCounts(shownBy: index, sums: showsSum) { emit(.cleared, ofBadge: id, at: time) }
    showCounts()
  }

  /// Restores the counts that a torn badge cleared, because the app cancelled the dismissal.
  mutating func restoreCounts(clearedBy index: Int) {
    roster.heads[index].badge.perform(.cancelDismissal)
    takeBadgeEvents()
    for id in roster.restoreCounts(clearedBy: index) {
      emit(.restored, ofBadge: id, at: clock.hostTime.seconds)
    }
    showCounts()
  }

  private mutating func emit(_ event: SlimeBadge.Event, ofBadge head: HeadID, at time: Double) {
    events.append(Timed(.badge(head: head.number, event), at: time))
  }

  /// Emits the badges' events, and sets cleared counts to 0.
  mutating func takeBadgeEvents() {
    for index in roster.heads.indices where !roster.heads[index].badge.events.isEmpty {
      let received = roster.heads[index].badge.events
      roster.heads[index].badge.events.removeAll(keepingCapacity: true)
      for event in received {
        if event.value == .cleared {
          clearCounts(shownBy: index, at: event.time)
        } else {
          emit(event.value, ofBadge: roster.heads[index].id, at: event.time)
        }
      }
    }
  }
}
