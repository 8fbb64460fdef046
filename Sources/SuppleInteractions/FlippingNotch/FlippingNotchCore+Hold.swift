import SuppleMotion
import SuppleScene

// A list that a finger or a wheel moves while a card waits or slides back. Times are motion seconds.
extension FlippingNotchCore {
  /// The pull that is in progress; nil where there is none.
  var currentPull: FlippingNotchPull? {
    switch state {
    case .pulling(let pull), .armed(let pull): pull
    case .idle, .dropping, .waiting, .flipping, .inserting, .cancelled: heldPull
    }
  }

  /// Ends a pull of a list whose card slides back, as any other.
  mutating func endHeldPull(fingerVelocity: Double = 0, at time: Double) {
    guard let pull = heldPull else { return }
    let top = cardTop(at: time).value
    let opacity = cardOpacity(at: time)
    let shift = listShift(at: time).value
    heldPull = nil
    endPull(pull, fingerVelocity: fingerVelocity, at: time)
    // The list had taken the card along, or takes it along from now on, also where the list is beyond its top as it closes:
    // the card goes on from where it is, and is gone by its end.
    guard shift + listShift(at: time).value < 0, let end = stateEnd else { return }
    card.top = card.top.shifted(by: top - cardTop(at: time).value)
    fadeCard(from: opacity, to: 0, at: time, for: max(0, end - time))
  }

  /// Ends a push of the list under a card that waits: list and card move back to where they wait, from the velocity that
  /// finger and touch spring give them.
  mutating func settleHeldPull(fingerVelocity: Double = 0, at time: Double) {
    guard let pull = heldPull else { return }
    let offset = pull.offset(at: time)
    let pulledStretch = pull.stretch(at: time)
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
    stretch = fallBack(from: pulledStretch, velocity: 0, at: time)
  }

  /// Calls a refresh off that the app has not answered; returns the state that follows.
  mutating func callOff(at time: Double) -> FlippingNotchState {
    emit(.cancelled)
    return slideBack(at: time)
  }

  /// Escape calls off what the person can call off; returns whether there was anything.
  mutating func callOffByKey() -> Bool {
    switch state {
    case .pulling, .armed, .dropping(_, nil), .waiting, .cancelled(.showing):
      transition(.cancelRefreshing)
      return true
    case .idle, .dropping, .flipping, .inserting, .cancelled: return false
    }
  }
}
