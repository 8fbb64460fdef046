import SuppleMotion
import SuppleScene

// What a tap on a head means: on the head itself, on its badge or its flyout, or by a key that stands for a tap.
extension ChatHeadsCore {
  /// For how long after a tap on the closed stack taps on the row that it opened change nothing, in the host's seconds:
  /// the second tap of a double tap meets what flies past. As long as Android's double tap.
  static let doubleTapPeriod = 0.3
  /// How far from its place a head may be, in points, for a tap on it to be a choice of it.
  static let choiceDistance = 10.0

  /// Whether a tap that begins now, at `hostTime` in the host's seconds, on `hit` would be a choice of what it meets.
  func isChoice(_ hit: ChatHeadsHit, at hostTime: HostTime) -> Bool {
    if state.isRow, hostTime - lastTap < Self.doubleTapPeriod { return false }
    // A hint asks to be touched.
    if case .stack(.landing) = state, now < hintEnd { return true }
    switch hit {
    case .head(let head), .badge(let head):
      guard let index = roster.index(of: head) else { return true }
      return distanceFromPlace(index) <= Self.choiceDistance
    case .flyout, .overflow, .listed, .scrim, .app: return true
    }
  }

  /// How far a head is from its slot or its resting place, in points. A stack that tucks itself away or comes out again is
  /// at its resting place all along.
  private func distanceFromPlace(_ index: Int) -> Double {
    let point = position(index)
    if state.isRow { return point.distance(to: rowLayout.slot(index)) }
    let rest = restPoint
    let tucked = geometry.tucked(rest, at: stack.place.edge)
    let x = geometry.clamp(point.x, min(rest.x, tucked.x)...max(rest.x, tucked.x))
    return point.distance(to: Point(x: x, y: rest.y + (index == 0 ? 0 : geometry.style.stackOffset)))
  }

  /// Emits that a head was tapped, and notes the time of a tap on the closed stack.
  mutating func noteTap(_ head: Int32) {
    if !state.isRow { lastTap = clock.hostTime }
    emit(.tapped(head: head))
  }

  /// A tap on a head, or a key that stands for one. The style says whether it opens the head's conversation, or closes it
  /// where it is open.
  mutating func tap(_ head: Int32) {
    noteTap(head)
    guard geometry.style.tapOpens == .on else { return }
    if case .row(head, .reading) = state { transition(.close) } else { open(head) }
  }

  /// A finger that pressed a head is lifted without a drag.
  mutating func endTap(on head: Int32) {
    if isTapChoice { noteTap(head) }
    let opens = isTapChoice && geometry.style.tapOpens == .on
    if case .row(let selected, _) = state {
      become(lineUp(selected, .reading))
      if opens { transition(selected == head ? .close : .open(head)) }
    } else if opens {
      transition(.open(head))
    } else {
      become(settle(by: geometry.style.settleSpring))
    }
  }
}
