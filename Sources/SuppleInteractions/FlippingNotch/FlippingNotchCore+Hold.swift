import SuppleMotion
import SuppleScene

// A list that a finger or a wheel moves while a card waits or slides back. Times are motion seconds.
extension FlippingNotchCore {
  /// The pull in progress; nil for none.
  var currentPull: FlippingNotchPull? {
    switch state {
    case .pulling(let pull), .armed(let pull): pull
    case .idle, .dropping, .waiting, .flipping, .inserting, .cancelled, .panelOpening, .panelOpen,
      .panelPushed, .panelClosing, .editing, .removing:
      heldPull
    }
  }

  /// Ends a pull while the card slides back, like any other pull.
  mutating func endHeldPull(fingerVelocity: Double = 0, at time: Double) {
    guard let pull = heldPull else { return }
    let top = cardTop(at: time).value
    let opacity = cardOpacity(at: time)
    let shift = listShift(at: time).value
    heldPull = nil
    endPull(pull, fingerVelocity: fingerVelocity, at: time)
    // The card moves with the list, even if the list is beyond its top when the room closes: the card continues from its
    // position and is invisible at the end.
    guard shift + listShift(at: time).value < 0, let end = stateEnd else { return }
    fadeCardOut(at: top, from: opacity, at: time, until: end)
  }

  /// Ends a push of the list under a waiting card: list and card move back to their waiting positions, with the
  /// velocity of finger and touch spring.
  mutating func settleHeldPull(fingerVelocity: Double = 0, at time: Double) {
    guard let pull = heldPull else { return }
    let offset = pull.offset(at: time)
    let pulledStretch = pull.stretch(at: time)
    let stretchVelocity = pull.stretchVelocity(finger: FlippingNotchCore.limited(fingerVelocity), at: time)
    let velocity = pull.velocity(finger: fingerVelocity, at: time) + pull.touchVelocity(at: time)
    let opacity = cardOpacity(at: time)
    heldPull = nil
    let dropTiming = timing(style.dropSpring, style.dropDuration)
    overscroll = .moving(
      from: overscroll.value(at: time) + offset, velocity: overscroll.velocity(at: time) + velocity,
      to: geometry.droppedOffset, at: time, timing: dropTiming)
    card.top = .moving(
      from: card.top.value(at: time) + min(0, offset),
      velocity: card.top.velocity(at: time) + (offset < 0 ? velocity : 0), to: geometry.droppedCard.minY,
      at: time,
      timing: dropTiming)
    if offset < 0 { fadeCard(from: opacity, to: 1, at: time, for: style.fadeDuration) }
    stretch = fallBack(from: pulledStretch, velocity: stretchVelocity, at: time)
  }

  /// Cancels a refresh that the app has not answered; returns the next state.
  mutating func callOff(at time: Double) -> FlippingNotchState {
    emit(.cancelled)
    return slideBack(at: time)
  }

  /// Cancels a refresh or pull by the Escape key; returns whether there was one.
  mutating func callOffByKey() -> Bool {
    switch state {
    case .pulling, .armed, .dropping(_, nil), .waiting, .cancelled(.showing), .panelOpening,
      .panelOpen,
      .panelPushed:
      transition(.cancelRefreshing)
      return true
    case .dropping(_, .blankRow), .flipping(_, true, _), .editing:
      transition(.dropRow)
      return true
    case .idle, .dropping, .flipping, .inserting, .cancelled, .panelClosing, .removing: return false
    }
  }
}
