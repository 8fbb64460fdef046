import SuppleMotion
import SuppleScene

// A list away from its top keeps its place on the screen: the scroll position changes by the height of content that is added
// or removed above, in the same instant.
extension FlippingNotchCore {
  /// Whether changes above must not move the visible part of the list: it lies below the room of the card. If the refresh has
  /// opened no room, because it began below the top, the same holds from the top on.
  var isScrolledAway: Bool {
    let room = isRoomOpen && overscroll.target <= 0 ? Self.topTolerance : geometry.droppedOffset
    return scroll.value(at: now) > max(room, overscroll.value(at: now))
  }

  /// The scroll position up to which the list is at its top, in points.
  static let topTolerance = 0.5

  /// Whether the list is away from its top, by the host's reports.
  var isScrolled: Bool { scroll.value(at: now) > Self.topTolerance }

  /// The hidden part of a waiting card, 0 to 1, which scrolls with the list: 1 once its room has been scrolled away.
  private func hiddenPart(at time: Double) -> Double {
    let distance = max(0, -listShift(at: time).value - card.hiddenFrom)
    return min(1, distance / max(1, geometry.droppedOffset - card.hiddenFrom))
      * (1 - card.turn.value(at: time))
  }

  /// The card's opacity, 0 to 1.
  func cardOpacity(at time: Double) -> Double {
    clampedToUnit(card.visibility.value(at: time) * (card.origin == .panel ? 1 : 1 - hiddenPart(at: time)))
  }

  /// Fades the card from `opacity` within a duration in seconds, at any position of the list: only further scrolling
  /// hides the card.
  mutating func fadeCard(from opacity: Double, to end: Double, at time: Double, for duration: Double) {
    card.hiddenFrom = -listShift(at: time).value
    card.visibility = .moving(from: opacity, to: end, at: time, timing: .linear(duration: duration))
  }

  /// Keeps a card that fades out at `top` on the screen, and at its opacity, although the list's position has changed.
  @inline(never)
  mutating func fadeCardOut(at top: Double, from opacity: Double, at time: Double, until end: Double) {
    card.top = card.top.shifted(by: top - cardTop(at: time).value)
    fadeCard(from: opacity, to: 0, at: time, for: max(0, end - time))
  }

  /// The displacement of a card that scrolls with the list, in points down, and the velocity of the scroll position in
  /// points per second. It does not apply to a flip.
  func listShift(at time: Double) -> (value: Double, velocity: Double) {
    (min(0, heldPull?.offset(at: time) ?? 0) - scroll.value(at: time), -scroll.velocity(at: time))
  }

  /// Whether it is the state of a list that makes room for a card at its top.
  private var isRoomOpen: Bool {
    switch state {
    case .dropping, .waiting, .cancelled(.showing): true
    default: false
    }
  }

  /// Closes the room at the list's top, and scrolls the list by the same distance. A moving list comes to rest on the
  /// spring of the drop.
  mutating func closeTop() {
    scrollContent(by: -overscroll.value(at: now))
    overscroll = .moving(
      from: 0, velocity: overscroll.velocity(at: now), to: 0, at: now,
      timing: timing(style.dropSpring, style.dropDuration))
  }

  /// Scrolls the list by `distance` points for content above; the host must do the same.
  mutating func scrollContent(by distance: Double) {
    guard distance != 0 else { return }
    scroll = scroll.shifted(by: distance)
    isRepositioned = true
  }

  /// Inserts new rows into a list away from its top. The invisible card slides back.
  mutating func insertAbove(_ items: Int32, isBlank: Bool, at time: Double) -> FlippingNotchState {
    closeTop()
    rows.insert(items)
    scrollContent(by: Double(items) * arrivalPitch)
    card.visibility = .resting(at: 0)
    emit(.inserted(items: items))
    return isBlank ? .editing : slideBack(at: time)
  }

  /// Sets the position of the host's scroller, in points from the top. A report during a pull is late and is ignored.
  mutating func scrollTo(_ y: Double) {
    guard y.isFinite, currentPull == nil else { return }
    // A bouncing native scroller reports less than 0, which is the top.
    let newScroll = min(1e9, max(0, y))
    let wasRepositioned = isRepositioned
    isRepositioned = false
    // The scroller may have rounded a position that the engine has set.
    if wasRepositioned, (newScroll - scroll.value(at: now)).magnitude <= 1 { return }
    if scroll.value(at: now) > 0.5, newScroll <= 0.5 { silentSince = clock.hostTime }
    setScroll(to: newScroll)
  }

  /// Sets the scroll position, in points; a flipping card keeps its place on the screen. If the list opens for more rows than
  /// fit the screen, their number depends on the visible rows.
  private mutating func setScroll(to y: Double) {
    let time = now
    let top = cardTop(at: time)
    // A list under the panel keeps its place on the screen; below a closing panel it scrolls as it returns.
    let isHeld = if case .panelClosing = state { false } else { isPanelShown }
    if isHeld { overscroll = overscroll.shifted(by: y - scroll.value(at: time)) }
    scroll = .resting(at: y)
    guard !isPanelShown else { return }
    if isScrolledAway {
      transition(.scrollAway)
      guard time < overscroll.restTime else { return }
      // The visible rows do not move with a list that still opens or closes its room.
      overscroll = .resting(at: overscroll.value(at: time))
      if !isRoomOpen { closeTop() }
    } else if isRoomOpen, overscroll.target != geometry.droppedOffset {
      // The card appears as the list comes near its top.
      showCard(listVelocity: overscroll.velocity(at: time), at: time)
    }
    guard case .flipping(let items, _, let until) = state else { return }
    if card.origin == .row { setCardTop(top, at: time, until: until) }
    let rows = rowsToOpen(for: items, at: time)
    guard rows != card.openedRows else { return }
    card.openedRows = rows
    openList(for: items, cardTop: top, at: time, by: until - time, until: until)
  }
}
