import SuppleMotion
import SuppleScene

// A list that is scrolled away from its top stays where it is on the screen: what is put above it, or taken away there, is
// added to the scroll position in the same instant.
extension FlippingNotchCore {
  /// Whether what the list shows lies below the room of the card: nothing that happens above may move it.
  var isScrolledAway: Bool {
    scroll.value(at: now) > max(geometry.droppedOffset, overscroll.value(at: now))
  }

  /// The part of the card, 0 to 1, that is hidden as the list is scrolled, or pushed up, and takes a card that waits along:
  /// all of it once its room has been scrolled away.
  private func hiddenPart(at time: Double) -> Double {
    let distance = max(0, -listShift(at: time).value - card.hiddenFrom)
    return min(1, distance / max(1, geometry.droppedOffset - card.hiddenFrom))
      * (1 - card.turn.value(at: time))
  }

  /// The card's opacity, 0 to 1.
  func cardOpacity(at time: Double) -> Double {
    min(1, max(0, card.visibility.value(at: time) * (1 - hiddenPart(at: time))))
  }

  /// Has the card fade from its `opacity` for a duration in seconds, wherever the list is now: the list hides it only as it
  /// is scrolled further.
  mutating func fadeCard(from opacity: Double, to end: Double, at time: Double, for duration: Double) {
    card.hiddenFrom = -listShift(at: time).value
    card.visibility = .moving(from: opacity, to: end, at: time, timing: .linear(duration: duration))
  }

  /// How far the list takes a card that does not flip along, in points down, and the velocity of its scroll position in
  /// points per second: as far as it is scrolled, or pushed up by a finger.
  func listShift(at time: Double) -> (value: Double, velocity: Double) {
    (min(0, heldPull?.offset(at: time) ?? 0) - scroll.value(at: time), -scroll.velocity(at: time))
  }

  /// Whether a card is out that the list makes room for at its top.
  private var isRoomOpen: Bool {
    switch state {
    case .dropping, .waiting, .cancelled(.showing): true
    case .idle, .pulling, .armed, .flipping, .inserting, .cancelled: false
    }
  }

  /// Takes back what the list is opened by at its top, and scrolls it by what that moves it. A list that still moves comes
  /// to rest on the spring of the drop.
  mutating func closeTop() {
    scrollContent(by: -overscroll.value(at: now))
    overscroll = .moving(
      from: 0, velocity: overscroll.velocity(at: now), to: 0, at: now,
      timing: timing(style.dropSpring, style.dropDuration))
  }

  /// Scrolls the list by `distance` points for what is put above it; the host has to do the same.
  private mutating func scrollContent(by distance: Double) {
    guard distance != 0 else { return }
    scroll = scroll.shifted(by: distance)
    isRepositioned = true
  }

  /// Puts new rows into a list that is scrolled away from its top. The card, which nobody sees, goes back.
  mutating func insertAbove(_ items: Int32, at time: Double) -> FlippingNotchState {
    closeTop()
    rows.insert(items)
    scrollContent(by: Double(items) * arrivalPitch)
    card.visibility = .resting(at: 0)
    emit(.inserted(items: items))
    return slideBack(at: time)
  }

  /// The host's scroller is at `y` points from the top. During a pull the report is late, and ignored.
  mutating func scrollTo(_ y: Double) {
    guard y.isFinite, currentPull == nil else { return }
    // A native scroller that bounces reports less than 0: that is the top.
    let newScroll = min(1e9, max(0, y))
    let wasRepositioned = isRepositioned
    isRepositioned = false
    // A scroller that stands where the engine has put it may have rounded that.
    if wasRepositioned, (newScroll - scroll.value(at: now)).magnitude <= 1 { return }
    if scroll.value(at: now) > 0.5, newScroll <= 0.5 { silentSince = clock.hostTime }
    setScroll(to: newScroll)
  }

  /// Sets how far the list is scrolled, in points; a card that flips stays where it is on the screen. A list that opens
  /// for more rows than a screen shows opens by another number of them where others than before are in sight.
  private mutating func setScroll(to y: Double) {
    let time = now
    let top = cardTop(at: time)
    scroll = .resting(at: y)
    if isScrolledAway {
      transition(.scrollAway)
      guard time < overscroll.restTime else { return }
      // What is read does not move with a list that still makes room, or takes it back.
      overscroll = .resting(at: overscroll.value(at: time))
      if !isRoomOpen { closeTop() }
    } else if isRoomOpen, overscroll.target != geometry.droppedOffset {
      // The card shows itself as the list comes near its top.
      showCard(listVelocity: overscroll.velocity(at: time), at: time)
    }
    guard case .flipping(let items, let until) = state else { return }
    if card.origin == .row { setCardTop(top, at: time, until: until) }
    let rows = rowsToOpen(for: items, at: time)
    guard rows != card.openedRows else { return }
    card.openedRows = rows
    openList(for: items, cardTop: top, at: time, by: until - time, until: until)
  }
}
