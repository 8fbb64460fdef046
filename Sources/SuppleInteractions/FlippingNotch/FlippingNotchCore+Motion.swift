import SuppleMotion
import SuppleScene

// The motions that transitions start, each from the current position and velocity. Functions that begin a state return it.
// Times are motion seconds.
extension FlippingNotchCore {
  /// The maximum speed of a finger, in points per second; a faster one counts as this fast.
  private static let maximumSpeed = 10_000.0

  /// The height by which the list opens for arriving rows, in points.
  var opening: Double { card.openedRows * arrivalPitch }

  /// The distance by which a new row opens the list, on average, in points.
  var arrivalPitch: Double { arrivals?.pitch ?? geometry.pitch }

  func timing(_ spring: Spring, _ duration: Double) -> Timing {
    if preferences.reducedMotion { return .easeInOut(duration: style.fadeDuration) }
    switch style.motion {
    case .springs: return .spring(spring)
    case .eased: return .easeInOut(duration: duration)
    }
  }

  // MARK: Release

  /// A finger's velocity within the limits of its speed, in points per second.
  static func limited(_ fingerVelocity: Double) -> Double {
    min(maximumSpeed, max(-maximumSpeed, fingerVelocity))
  }

  /// Ends a pull by a finger of the given velocity, in points per second: an over-scrolled list falls back, a scrolled list
  /// glides on. Returns the velocity of the list, in points per second.
  @discardableResult
  mutating func endPull(_ pull: FlippingNotchPull, fingerVelocity: Double, at time: Double) -> Double {
    let offset = overscroll.value(at: time) - scroll.value(at: time) + pull.offset(at: time)
    let pulledStretch = pull.stretch(at: time)
    let finger = FlippingNotchCore.limited(fingerVelocity)
    let velocity = overscroll.velocity(at: time) + pull.velocity(finger: finger, at: time)
    scroll = .resting(at: 0)
    if offset < 0 {
      scroll = .scrolling(from: -offset, velocity: -velocity, at: time)
      overscroll = .resting(at: 0)
      stretch = fallBack(from: pulledStretch, velocity: 0, at: time)
      return 0
    }
    overscroll = fallBack(from: offset, velocity: velocity, at: time)
    stretch = fallBack(from: pulledStretch, velocity: velocity, at: time)
    return velocity
  }

  func fallBack(from offset: Double, velocity: Double, at time: Double) -> Motion {
    .fallingBack(
      from: offset, velocity: velocity, at: time, rate: style.fallBackRate,
      turnRate: style.motion == .springs ? style.fallBackTurnRate : nil)
  }

  // MARK: Return and hint

  /// Slides the card back up into the notch. The list closes on the same easing, so that the two do not overlap.
  mutating func slideBack(
    items: Int32 = 0, saying message: FlippingNotchMessage? = nil, at time: Double
  ) -> FlippingNotchState {
    setTick(false, at: time)
    let top = cardTop(at: time)
    let duration = preferences.reducedMotion ? style.fadeDuration : style.returnDuration
    if isScrolledAway {
      card.visibility = .resting(at: 0)
      closeTop()
    } else {
      overscroll = overscroll.retargeted(to: 0, at: time, timing: .easeInOut(duration: duration))
    }
    card.origin = .viewport
    let shift = listShift(at: time)
    card.top = .moving(
      from: top.value - shift.value, velocity: top.velocity - shift.velocity, to: top.value - shift.value,
      at: time,
      timing: .easeInOut(duration: duration))
    if preferences.reducedMotion {
      card.visibility = card.visibility.retargeted(to: 0, at: time, timing: .linear(duration: duration))
    } else {
      retractCard(at: time, for: duration)
    }
    card.turn(to: 0, at: time, for: duration)
    return .cancelled(.slidingBack(items: items, message: message, until: time + duration))
  }

  /// Moves the list down a little under the notch and back, if nothing is in progress and motion is not reduced.
  mutating func hint(at time: Double) {
    guard case .idle = state, press == nil, isEnabled, !preferences.reducedMotion,
      time >= max(overscroll.restTime, max(stretch.restTime, scroll.restTime)),
      scroll.value(at: time) <= 0.5
    else { return }
    overscroll = .dipping(by: style.hintDistance, duration: style.hintDuration, at: time)
    stretch = overscroll
    hintEnd = overscroll.restTime
  }

  // MARK: Layout

  /// Applies another geometry; motion in progress continues from its current position to its new end.
  @inline(never)
  mutating func layOut(_ changed: FlippingNotchGeometry) {
    guard changed != geometry else { return }
    let time = now
    let top = cardTop(at: time)
    geometry = changed
    switch state {
    case .idle, .pulling, .armed, .inserting, .editing, .removing: break
    case .panelOpening, .panelOpen, .panelPushed: aimPanel(at: time)
    case .dropping, .waiting, .cancelled(.showing):
      let dropTiming = timing(style.dropSpring, style.dropDuration)
      if !isScrolledAway {
        overscroll = overscroll.retargeted(to: geometry.droppedOffset, at: time, timing: dropTiming)
      }
      moveCard(
        to: geometry.droppedCard, radius: style.cellRadius, at: time, timing: dropTiming,
        for: style.dropDuration)
    case .flipping(let items, _, let until):
      card.openedRows = rowsToOpen(for: items, at: time)
      openList(for: items, cardTop: top, at: time, by: until - time, until: until)
    case .cancelled(.slidingBack(_, _, let until)), .panelClosing(let until):
      guard !preferences.reducedMotion else { return }
      retractCard(at: time, for: until - time)
    }
  }

  private mutating func retractCard(at time: Double, for duration: Double) {
    moveCard(
      to: geometry.retractedCard(stretch: 0), radius: geometry.retractedRadius, at: time,
      timing: .easeInOut(duration: duration), for: duration)
  }

  mutating func moveCard(
    to box: Rect, radius: Double, at time: Double, timing: Timing, for duration: Double
  ) {
    card.top = card.top.retargeted(to: box.minY, at: time, timing: timing)
    card.resize(to: box.size, centerX: box.center.x, radius: radius, at: time, timing: timing, for: duration)
  }

  // MARK: The card's top

  /// Whether a card exists.
  var isCardShown: Bool {
    switch state {
    case .dropping, .waiting, .flipping, .cancelled, .panelOpening, .panelOpen, .panelPushed, .panelClosing:
      true
    case .idle, .pulling, .armed, .inserting, .editing, .removing: false
    }
  }

  /// The contribution of the card's row to the top of a flipping card: position in points, velocity in points per second.
  ///
  /// With a the arrival (0 to 1), d(a) = d0 (1 - a) the planned deviation of the list from its opened offset, and x the list's
  /// over-scroll:
  ///
  ///     added = first row's top - scroll + a^3 (x - opening - d(a))
  ///
  /// The weight a^3 is 0 when the flip begins: the card's path is straight, whatever the list does. It is 1 at the end:
  /// the card lands on the list, and with the list's velocity, although the list may still be moving.
  private func rowContribution(at time: Double) -> (value: Double, velocity: Double) {
    let arrival = card.arrival.value(at: time)
    let arrivalVelocity = card.arrival.velocity(at: time)
    let planned = card.initialDeviation * (1 - arrival)
    let deviation = overscroll.value(at: time) - opening - planned
    let deviationVelocity = overscroll.velocity(at: time) + card.initialDeviation * arrivalVelocity
    let weight = arrival * arrival * arrival
    return (
      geometry.firstRowTop - scroll.value(at: time) + weight * deviation,
      3 * arrival * arrival * arrivalVelocity * deviation + weight * deviationVelocity
        - scroll.velocity(at: time)
    )
  }

  /// The card's top on the screen in points, and its velocity in points per second.
  @inline(never)
  func cardTop(at time: Double) -> (value: Double, velocity: Double) {
    let own = (value: card.top.value(at: time), velocity: card.top.velocity(at: time))
    let added =
      switch card.origin {
      case .viewport: listShift(at: time)
      case .row: rowContribution(at: time)
      case .panel: (value: push?.offset(at: time) ?? 0, velocity: 0.0)
      }
    return (own.value + added.value, own.velocity + added.velocity)
  }

  /// Sets the top of a flipping card on the screen; the card arrives at its row at `until`.
  mutating func setCardTop(
    _ top: (value: Double, velocity: Double), at time: Double, until: Double
  ) {
    let row = rowContribution(at: time)
    card.top = .moving(
      from: top.value - row.value, velocity: top.velocity - row.velocity, to: 0, at: time,
      timing: .easeInOut(duration: until - time))
  }
}
