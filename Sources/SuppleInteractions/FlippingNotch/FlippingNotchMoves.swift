import SuppleMotion
import SuppleScene

// What the transitions set in motion. Each begins from where everything is and how fast it is.
extension FlippingNotchMachine {
  /// The fastest a finger is taken to be, in points per second.
  private static let fastest = 10_000.0
  /// As much of a list is out of sight on most screens, in points; on taller ones it takes more.
  private static let tallest = 2048.0

  /// By how much the list opens for the rows that come in.
  private var opening: Double { card.opening * geometry.pitch }

  private func timing(_ spring: Spring, _ duration: Double) -> Timing {
    if preferences.reducedMotion { return .easeInOut(duration: geometry.style.fadeDuration) }
    switch geometry.style.motion {
    case .springs: return .spring(spring)
    case .eased: return .easeInOut(duration: duration)
    }
  }

  /// The list is let go by a finger of that velocity: it falls back, or glides on where it was scrolled. Returns how
  /// fast it was.
  @discardableResult
  func letGo(_ pull: FlippingNotchPull, finger: Double, at time: Double) -> Double {
    let finger = min(FlippingNotchMachine.fastest, max(-FlippingNotchMachine.fastest, finger))
    let place = pull.place(at: time)
    let pulled = pull.stretch(at: time)
    let velocity = pull.velocity(finger: finger, at: time)
    state = .idle
    if place < 0 {
      scroll = .scrolling(from: -place, velocity: -velocity, at: time)
      list = .resting(at: 0)
      stretch = fallBack(from: pulled, velocity: 0, at: time)
      return 0
    }
    list = fallBack(from: place, velocity: velocity, at: time)
    stretch = fallBack(from: pulled, velocity: velocity, at: time)
    return velocity
  }

  private func fallBack(from place: Double, velocity: Double, at time: Double) -> Motion {
    .fallingBack(
      from: place, velocity: velocity, at: time, rate: geometry.style.fallBackRate,
      turnRate: geometry.style.motion == .springs ? geometry.style.fallBackTakeUp : nil)
  }

  /// The card drops out of the notch, the notch draws back, the list makes room. `velocity` is the list's.
  func drop(velocity: Double, at time: Double) {
    emit(.triggered)
    let dropTiming = timing(geometry.style.dropSpring, geometry.style.dropDuration)
    let pulled = stretch.value(at: time)
    let wasOut = isCardOut
    list = .moving(
      from: list.value(at: time), velocity: velocity, to: geometry.droppedOffset, at: time, timing: dropTiming
    )
    stretch = .moving(
      from: pulled, velocity: wasOut ? stretch.velocity(at: time) : velocity, to: 0, at: time,
      timing: timing(geometry.style.retractSpring, geometry.style.dropDuration))
    let dropped = geometry.droppedCard
    if preferences.reducedMotion {
      if !wasOut { card.place(dropped, radius: geometry.style.cellRadius) }
      card.visibility = card.visibility.retargeted(
        to: 1, at: time, timing: .linear(duration: geometry.style.fadeDuration))
    } else {
      if !wasOut {
        let tucked = geometry.tuckedCard(stretch: pulled)
        card.place(tucked, radius: geometry.notchRadius(stretch: pulled))
        // The notch's lower edge moves with the list; the card's, which it becomes, runs on with it.
        card.height = .moving(
          from: tucked.height, velocity: velocity, to: dropped.height, at: time, timing: dropTiming)
      }
      card.visibility = .resting(at: 1)
    }
    sendCard(
      to: dropped, radius: geometry.style.cellRadius, at: time, timing: dropTiming,
      for: geometry.style.dropDuration
    )
    card.turn(to: 0, at: time, for: geometry.style.dropDuration)
    let duration = preferences.reducedMotion ? geometry.style.fadeDuration : geometry.style.dropDuration
    state = .dropping(until: time + duration, answer: geometry.style.content == .oneRow ? .items(1) : nil)
  }

  /// New rows come in: the first flips over on the card and grows into its place, the others are dealt from under it;
  /// where motion is reduced all of them fade in. The list opens by their height, or by as much of it as takes what it
  /// holds out of sight.
  func bringIn(_ items: Int32, at time: Double) {
    let reduced = preferences.reducedMotion
    let duration = reduced ? geometry.style.fadeDuration : geometry.style.flipDuration
    let top = cardTop(at: time)
    card.turn(to: 1, at: time, for: duration)
    card.entrance = reduced ? .faded : .dealt
    if reduced {
      card.turn = .resting(at: 0)
      card.visibility = card.visibility.retargeted(
        to: 0, at: time, timing: .linear(duration: duration))
    } else {
      card.anchor = .row
    }
    state = .flipping(items: items, until: time + duration)
    card.opening = rowsToOpen(for: items, at: time)
    card.sharedOpening = listRunsOn(after: items) ? 0 : list.value(at: time) - opening
    openList(for: items, cardTop: top, at: time, by: duration)
  }

  /// By how many of so many rows the list opens: those below are out of sight, where nobody sees them come.
  private func rowsToOpen(for items: Int32, at time: Double) -> Double {
    let seen = max(FlippingNotchMachine.tallest, 1.5 * geometry.viewport.size.height)
    return min(Double(items), (max(0, scroll.value(at: time)) + seen) / geometry.pitch)
  }

  /// Whether the list may run on after the card has landed, as with springs. Eased, both end at once; so they do where
  /// not all rows are opened for, that what is below them is out of sight as they land.
  private func listRunsOn(after items: Int32) -> Bool {
    geometry.style.motion == .springs && !preferences.reducedMotion && card.opening == Double(items)
  }

  /// The list opens, and the card, which is at `top`, goes to its row.
  private func openList(
    for items: Int32, cardTop top: (value: Double, velocity: Double), at time: Double, by duration: Double
  ) {
    list = list.retargeted(
      to: opening, at: time,
      timing: listRunsOn(after: items)
        ? .spring(geometry.style.flipSpring) : .easeInOut(duration: duration))
    guard card.anchor == .row else { return }
    setCardTop(top, at: time)
    card.resize(
      to: geometry.cell, middle: geometry.rowMiddle, radius: geometry.style.cellRadius, at: time,
      timing: .easeInOut(duration: duration), for: duration)
  }

  /// The list was scrolled. Where it opens for more rows than a screen holds, others than before may be in sight.
  func scroll(to y: Double, at time: Double) {
    let top = cardTop(at: time)
    scroll = .resting(at: y)
    setCardTop(top, at: time)
    guard case .flipping(let items, let until) = state else { return }
    let rows = rowsToOpen(for: items, at: time)
    guard rows != card.opening else { return }
    card.opening = rows
    openList(for: items, cardTop: top, at: time, by: until - time)
  }

  /// The rows are in the list: its place is less by what it had opened for them, and nothing has moved.
  func land(_ items: Int32, at time: Double) {
    rows.insert(items)
    list = list.shifted(by: -opening)
    state = .inserting(until: max(time, list.restTime))
    emit(.inserted(items: items))
  }

  /// The card slides back up into the notch, and the list closes at its pace, so that neither runs into the other.
  func slideBack(items: Int32 = 0, failure: Int32? = nil, at time: Double) {
    let top = cardTop(at: time)
    let duration = preferences.reducedMotion ? geometry.style.fadeDuration : geometry.style.returnDuration
    list = list.retargeted(to: 0, at: time, timing: .easeInOut(duration: duration))
    card.anchor = .viewport
    card.top = .moving(
      from: top.value, velocity: top.velocity, to: top.value, at: time,
      timing: .easeInOut(duration: duration))
    if preferences.reducedMotion {
      card.visibility = card.visibility.retargeted(
        to: 0, at: time, timing: .linear(duration: duration))
    } else {
      tuckCard(at: time, for: duration)
    }
    card.turn(to: 0, at: time, for: duration)
    state = .cancelled(.slidingBack(items: items, failure: failure, until: time + duration))
  }

  /// The list dips a little under the notch and comes back.
  func hint(at time: Double) {
    guard case .idle = state, isUntouched, !preferences.reducedMotion,
      time >= max(list.restTime, max(stretch.restTime, scroll.restTime)),
      scroll.value(at: time) <= 0.5
    else { return }
    list = .dipping(by: geometry.style.hintDistance, duration: geometry.style.hintDuration, at: time)
    stretch = list
  }

  /// Everything takes its place in another geometry: what is under way goes there from where it is.
  func layOut(_ changed: FlippingNotchGeometry, at time: Double) {
    guard !changed.isSame(as: geometry) else { return }
    let top = cardTop(at: time)
    geometry = changed
    switch state {
    case .idle, .pulling, .armed, .inserting: break
    case .dropping, .waiting, .cancelled(.showingFailure):
      let dropTiming = timing(geometry.style.dropSpring, geometry.style.dropDuration)
      list = list.retargeted(to: geometry.droppedOffset, at: time, timing: dropTiming)
      sendCard(
        to: geometry.droppedCard, radius: geometry.style.cellRadius, at: time, timing: dropTiming,
        for: geometry.style.dropDuration)
    case .flipping(let items, let until):
      card.opening = rowsToOpen(for: items, at: time)
      openList(for: items, cardTop: top, at: time, by: until - time)
    case .cancelled(.slidingBack(_, _, let until)):
      guard !preferences.reducedMotion else { return }
      tuckCard(at: time, for: until - time)
    }
  }
}

// MARK: - The card's box

extension FlippingNotchMachine {
  /// Whether there is a card.
  var isCardOut: Bool {
    switch state {
    case .dropping, .waiting, .flipping, .cancelled: true
    case .idle, .pulling, .armed, .inserting: false
    }
  }

  /// Where a flipping card is without its own way: at its row's place on the screen, and towards the end of its flight
  /// with the list, by what that is off its own course. So the card flies straight, and yet lands on a list that may
  /// still be moving, with its velocity.
  private func bond(at time: Double) -> (value: Double, velocity: Double) {
    let arrival = card.arrival.value(at: time)
    let pace = card.arrival.velocity(at: time)
    let lack = card.sharedOpening * (1 - arrival)
    let astray = list.value(at: time) - opening - lack
    let drift = list.velocity(at: time) + card.sharedOpening * pace
    let hold = arrival * arrival * arrival
    return (
      geometry.firstRowTop - scroll.value(at: time) + hold * astray,
      3 * arrival * arrival * pace * astray + hold * drift - scroll.velocity(at: time)
    )
  }

  /// The card's top on the screen, and its velocity.
  func cardTop(at time: Double) -> (value: Double, velocity: Double) {
    let own = (value: card.top.value(at: time), velocity: card.top.velocity(at: time))
    guard card.anchor == .row else { return own }
    let bond = bond(at: time)
    return (own.value + bond.value, own.velocity + bond.velocity)
  }

  /// Keeps a card that flips where it is on the screen, whatever became of the row it goes to.
  func setCardTop(_ top: (value: Double, velocity: Double), at time: Double) {
    guard case .flipping(_, let until) = state, card.anchor == .row else { return }
    let bond = bond(at: time)
    card.top = .moving(
      from: top.value - bond.value, velocity: top.velocity - bond.velocity, to: 0, at: time,
      timing: .easeInOut(duration: until - time))
  }

  private func tuckCard(at time: Double, for duration: Double) {
    sendCard(
      to: geometry.tuckedCard(stretch: 0), radius: geometry.tuckedRadius, at: time,
      timing: .easeInOut(duration: duration),
      for: duration)
  }

  private func sendCard(
    to box: Rect, radius: Double, at time: Double, timing: Timing, for duration: Double
  ) {
    card.top = card.top.retargeted(to: box.minY, at: time, timing: timing)
    card.resize(to: box.size, middle: box.center.x, radius: radius, at: time, timing: timing, for: duration)
  }
}
