import SuppleMotion
import SuppleScene

// The heads' unread counts: their badges, and the counts that a torn badge clears.
extension ChatHeadsCore {
  /// A head at the origin, with its badge.
  func makeHead(_ id: HeadID, unread: Int32, face: HeadFace? = nil) -> Head {
    roster.makeHead(id, unread: unread, face: face, clock: clock, in: context)
  }

  /// Moves every badge to the present and to the corner of its head. With `checking`, connectors that are too long
  /// break.
  mutating func placeBadges(checking: Bool = false) {
    roster.placeBadges(clock: clock, in: context, checking: checking)
    removals.placeBadges(at: roster.badges.corner(at: now), clock: clock, in: geometry)
    takeBadgeEvents()
  }

  /// Passes a finger's sample to a head's badge; a tap on a badge is a tap on its head.
  mutating func passToBadge(of index: Int?, _ pointer: Pointer, hostTime: HostTime) {
    guard let index else { return }
    let response = roster.heads[index].badge.handle(pointer, hostTime: hostTime)
    takeBadgeEvents()
    if pointer.phase == .up || pointer.phase == .cancel { showCounts() }
    guard response == .tapped, taps.isIntentional else { return }
    tap(roster.heads[index].id)
  }

  /// Sets the count of each badge.
  mutating func showCounts() { roster.showCounts(besideFlyoutOf: flyout.openHead, in: geometry) }

  /// Sets the unread count of a head, wherever the head is. A count that rises is news.
  mutating func setUnread(_ id: HeadID, count: Int32) {
    roster.setUnread(id, count: max(0, count))
    showCounts()
    if state.isListing { updateList() }
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

  /// Emits the badges' events, and sets cleared counts to 0.
  mutating func takeBadgeEvents() {
    for index in roster.heads.indices where !roster.heads[index].badge.events.isEmpty {
      let received = roster.heads[index].badge.events
      roster.heads[index].badge.events.removeAll(keepingCapacity: true)
      for event in received {
        guard event.value == .cleared else {
          emit(event.value, ofBadge: roster.heads[index].id, at: event.time)
          continue
        }
        for id in roster.clearCounts(shownBy: index, sums: roster.showsSum(in: geometry)) {
          emit(.cleared, ofBadge: id, at: event.time)
        }
        showCounts()
      }
    }
  }

  private mutating func emit(_ event: SlimeBadge.Event, ofBadge head: HeadID, at time: Double) {
    events.append(Timed(.badge(head: head.number, event), at: time))
  }
}
