import SuppleMotion
import SuppleScene

// Taps on a head, its badge or its flyout, and keys that act as taps.
extension ChatHeadsCore {
  /// The maximum distance of a head from its place, in points, at which a tap on it counts as intentional.
  static let choiceDistance = 10.0

  /// Whether a tap on `hit` that begins now, at `hostTime` in host seconds, counts as intentional.
  func isChoice(_ hit: ChatHeadsHit, at hostTime: HostTime) -> Bool {
    if state.isRow, taps.isDoubleTap(at: hostTime) { return false }
    // A hint invites a touch.
    if case .stack(.landing) = state, taps.isHinting(at: now) { return true }
    switch hit {
    case .head(let head), .badge(let head):
      guard let index = roster.index(of: head) else { return true }
      return roster.distanceFromPlace(index, in: context, at: now) <= Self.choiceDistance
    case .flyout, .overflow, .listed, .scrim, .bar, .handle, .app: return true
    }
  }

  /// Emits that a head was tapped, and notes the time of a tap on the closed stack.
  mutating func noteTap(_ head: HeadID) {
    if !state.isRow { taps.note(at: clock.hostTime) }
    emit(.tapped(head: head.number))
  }

  /// Handles a tap on a head, or a key for it. The style decides whether it opens or closes the head's conversation.
  mutating func tap(_ head: HeadID) {
    noteTap(head)
    guard geometry.style.tapOpens == .on else { return }
    if case .row(let selected, .reading) = state, selected == head {
      transition(.close)
    } else {
      open(head)
    }
  }

  /// Ends a press on a head without a drag.
  mutating func endTap(on head: HeadID) {
    if taps.isIntentional { noteTap(head) }
    let opens = taps.isIntentional && geometry.style.tapOpens == .on
    if case .row(let selected, _) = state {
      transition(.lineUp(selected: selected, .reading, stagger: 0))
      if opens { transition(selected == head ? .close : .open(head)) }
    } else {
      transition(opens ? .open(head) : .settle(by: geometry.style.settleSpring, stagger: 0))
    }
  }

  /// Ends a press on an element that reacts to taps only.
  mutating func tap(_ target: TapTarget) {
    switch target {
    case .scrim: transition(.close)
    case .overflow: openOrCloseOverflow()
    case .listed(let head): tap(head)
    }
  }
}
