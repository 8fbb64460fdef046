import SuppleMotion
import SuppleScene

// A refresh, or a blank row, from the drop of the card to the new rows in the list. Functions that begin a state return it.
// Times are motion seconds.
extension FlippingNotchCore {
  /// The minimum height by which a list opens for rows that need not all be visible, in points. Most screens are lower; a
  /// higher screen has 1.5 times its own height.
  private static let minimumOpening = 2048.0

  // MARK: Drop

  /// Begins a refresh, or inserts a known result. `listVelocity` is in points per second.
  mutating func dropCard(
    _ result: FlippingNotchResult?, listVelocity velocity: Double, at time: Double
  ) -> FlippingNotchState {
    emit(result == .blankRow ? .rowAdded : .beganRefreshing)
    arrivals = nil
    setMark(false, at: time)
    answerDue = style.answerLimit > 0 ? time + style.answerLimit : .infinity
    if scroll.value(at: time) > max(Self.topTolerance, overscroll.value(at: time)) {
      // The card appears when the list is scrolled back to its top; a fading card finishes its fade in place.
      if card.visibility.target > 0 { card.visibility = .resting(at: 0) }
      let top = cardTop(at: time).value
      let opacity = cardOpacity(at: time)
      let end = card.visibility.restTime
      closeTop()
      fadeCardOut(at: top, from: opacity, at: time, until: end)
    } else {
      showCard(listVelocity: velocity, at: time)
    }
    let duration = preferences.reducedMotion ? style.fadeDuration : style.dropDuration
    return .dropping(until: time + duration, result: result)
  }

  /// Drops the card out of the notch to its waiting place.
  mutating func showCard(listVelocity velocity: Double, at time: Double) {
    showCard(
      in: geometry.droppedCard, offset: geometry.droppedOffset, listVelocity: velocity, at: time,
      timing: timing(style.dropSpring, style.dropDuration), for: style.dropDuration)
    card.turn(to: 0, at: time, for: style.dropDuration)
  }

  /// Moves the card out of the notch to a box, retracts the notch and makes room in the list. `listVelocity` is in points per
  /// second.
  mutating func showCard(
    in dropped: Rect, offset: Double, listVelocity velocity: Double, at time: Double,
    timing dropTiming: Timing,
    for duration: Double
  ) {
    let pulledStretch = stretch.value(at: time)
    let wasShown = isCardShown && card.visibility.value(at: time) > 0
    overscroll = .moving(
      from: overscroll.value(at: time), velocity: velocity, to: offset, at: time, timing: dropTiming)
    stretch = .moving(
      from: pulledStretch, velocity: wasShown ? stretch.velocity(at: time) : velocity, to: 0, at: time,
      timing: timing(style.retractSpring, style.dropDuration))
    if preferences.reducedMotion {
      if !wasShown { card.setBox(dropped, radius: style.cellRadius) }
      card.visibility = card.visibility.retargeted(
        to: 1, at: time, timing: .linear(duration: style.fadeDuration))
    } else {
      if !wasShown {
        let retracted = geometry.retractedCard(stretch: pulledStretch)
        card.setBox(retracted, radius: geometry.notchRadius(stretch: pulledStretch))
        // The notch's lower edge has the list's velocity, and the card's lower edge takes its place.
        card.height = .moving(
          from: retracted.height, velocity: velocity, to: dropped.height, at: time, timing: dropTiming)
      }
      card.visibility =
        wasShown
        ? card.visibility.retargeted(to: 1, at: time, timing: .linear(duration: style.fadeDuration))
        : .resting(at: 1)
    }
    moveCard(to: dropped, radius: style.cellRadius, at: time, timing: dropTiming, for: duration)
  }

  /// Begins the consequence of the app's answer.
  mutating func showResult(_ result: FlippingNotchResult, at time: Double) -> FlippingNotchState {
    settleHeldPull(at: time)
    setTick(false, at: time)
    switch result {
    case .items(let count) where rows.room(for: count) > 0: return bringRows(rows.room(for: count), at: time)
    case .blankRow:
      return rows.room(for: 1) > 0 ? bringRows(1, isBlank: true, at: time) : dropCardRow(at: time)
    case .items, .nothing:
      emit(.cancelled)
      return style.nothingNewDuration > 0
        ? .cancelled(.showing(.nothingNew, until: time + style.nothingNewDuration)) : slideBack(at: time)
    case .failure(let text):
      emit(.failed(text: text))
      return .cancelled(.showing(.failure(text: text), until: time + style.failureDuration))
    }
  }

  // MARK: Flip

  /// Brings new rows in, or inserts them immediately if their place is off-screen.
  private mutating func bringRows(
    _ items: Int32, isBlank: Bool = false, at time: Double
  ) -> FlippingNotchState {
    isScrolledAway
      ? insertAbove(items, isBlank: isBlank, at: time) : flipCard(for: items, isBlank: isBlank, at: time)
  }

  /// Begins the flip: the first new row arrives on the card, which turns and grows to the row's box; the others move down from
  /// under it. With reduced motion the card fades out while the list opens, and then the rows fade in. The list opens by the
  /// height of the new rows, at most by the height that moves its content out of sight.
  private mutating func flipCard(
    for items: Int32, isBlank: Bool, at time: Double
  ) -> FlippingNotchState {
    let reduced = preferences.reducedMotion
    let duration = reduced ? style.fadeDuration : style.flipDuration
    let top = cardTop(at: time)
    card.turn(to: 1, at: time, for: duration)
    card.entrance = reduced ? .faded : .dealt
    if reduced {
      card.turn = .resting(at: 0)
      card.visibility = card.visibility.retargeted(to: 0, at: time, timing: .linear(duration: duration / 2))
      // The rows are invisible below 0, for the same time.
      card.arrival = Motion.resting(at: -1).retargeted(to: 1, at: time, timing: .linear(duration: duration))
    } else {
      card.origin = .row
    }
    let until = time + duration
    card.openedRows = rowsToOpen(for: items, at: time)
    card.initialDeviation = hasListSpring(for: items) ? 0 : overscroll.value(at: time) - opening
    openList(for: items, cardTop: top, at: time, by: reduced ? duration / 2 : duration, until: until)
    return .flipping(items: items, isBlank: isBlank, until: until)
  }

  /// The number of new rows by which the list opens: rows further below are out of sight.
  func rowsToOpen(for items: Int32, at time: Double) -> Double {
    let visible = max(FlippingNotchCore.minimumOpening, 1.5 * geometry.viewport.size.height)
    return min(Double(items), (max(0, scroll.value(at: time)) + visible) / arrivalPitch)
  }

  /// Whether the list opens on a spring and may still move when the card has landed. Otherwise list and card follow one easing;
  /// so do lists that do not open for all rows, so that the content below is out of sight at the landing.
  private func hasListSpring(for items: Int32) -> Bool {
    style.motion == .springs && !preferences.reducedMotion && card.openedRows == Double(items)
  }

  /// Opens the list in `duration` seconds, and moves the card from `top` to its row, where it arrives at `until`.
  mutating func openList(
    for items: Int32, cardTop top: (value: Double, velocity: Double), at time: Double, by duration: Double,
    until: Double
  ) {
    overscroll = overscroll.retargeted(
      to: opening, at: time,
      timing: hasListSpring(for: items) ? .spring(style.flipSpring) : .easeInOut(duration: duration))
    guard card.origin == .row else { return }
    setCardTop(top, at: time, until: until)
    card.resize(
      to: geometry.cell, centerX: landingX, radius: style.cellRadius, at: time,
      timing: .easeInOut(duration: duration), for: duration)
  }

  /// The x coordinate of the centre of the first new row: in the middle, or in its column of a grid.
  private var landingX: Double { geometry.rowCenterX + (arrivals?.firstX ?? 0) }

  /// Aims a flipping card at the place of the first new row.
  mutating func aimCard() {
    guard case .flipping(_, _, let until) = state, card.origin == .row, card.centerX.target != landingX else {
      return
    }
    card.centerX = card.centerX.retargeted(
      to: landingX, at: now, timing: .easeInOut(duration: until - now))
  }

  /// Applies new measures of the arriving rows; an opening list continues from its current position.
  mutating func measureArrivals(_ measured: FlippingNotchArrivals) {
    let time = now
    let top = cardTop(at: time)
    arrivals = measured
    guard case .flipping(let items, _, let until) = state else { return }
    card.openedRows = rowsToOpen(for: items, at: time)
    openList(for: items, cardTop: top, at: time, by: until - time, until: until)
  }

  /// Inserts the new rows into the list: its offset decreases by their opened height, so that nothing moves.
  mutating func insertRows(_ items: Int32, isBlank: Bool, at time: Double) -> FlippingNotchState {
    rows.insert(items)
    overscroll = overscroll.shifted(by: -opening)
    emit(.inserted(items: items))
    return isBlank ? .editing : .inserting(until: max(time, overscroll.restTime))
  }
}
