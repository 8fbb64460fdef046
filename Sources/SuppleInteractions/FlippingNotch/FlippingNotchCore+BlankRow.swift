import SuppleMotion
import SuppleScene

// The blank row for a person to fill in: it arrives like any other row, and is kept or dropped.
extension FlippingNotchCore {
  /// Whether the blank row fades.
  var isRemovingRow: Bool {
    if case .removing = state { true } else { false }
  }

  /// Returns the card with the blank row into the notch.
  mutating func dropCardRow(at time: Double) -> FlippingNotchState {
    emit(.rowDropped)
    // A card that fades in stops at its current opacity, so that a row dropped in the instant of its start never shows.
    card.visibility = .resting(at: card.visibility.value(at: time))
    guard case .flipping(let items, _, _) = state else { return slideBack(at: time) }
    return slideBack(items: items, at: time)
  }

  /// Removes the blank row from the list, which closes its gap while the row fades. In a list away from its top nothing else
  /// moves.
  mutating func removeRow(at time: Double) -> FlippingNotchState {
    emit(.rowDropped)
    rows.removeTop()
    var gap = arrivalPitch
    card.arrival = .moving(from: 1, to: 0, at: time, timing: .linear(duration: style.fadeDuration))
    if isScrolledAway {
      let above = min(gap, scroll.value(at: time))
      scrollContent(by: -above)
      gap -= above
    }
    overscroll = overscroll.shifted(by: gap).retargeted(
      to: 0, at: time, timing: timing(style.flipSpring, style.flipDuration))
    return .removing(until: time + style.fadeDuration, addsRow: false)
  }

  /// Adds the removed row, which fades and moves with the list above the gap.
  func writeRemovedRow(into frame: inout Frame) {
    let measured = arrivals?.row(at: 0)
    let size = Size(width: geometry.cell.width, height: measured?.height ?? geometry.cell.height)
    let box = geometry.row(0, offset: listPosition(at: now).offset - arrivalPitch)
    var row = Layer(
      LayerID(.row, item: rows.number(at: 0, arriving: 1)),
      center: Point(x: box.center.x + (measured?.x ?? 0), y: box.minY + size.height / 2), size: size)
    row.cornerRadius = style.cellRadius
    row.opacity = clampedToUnit(card.arrival.value(at: now))
    row.traits = .raised
    frame.add(row)
  }
}

extension PullContent {
  /// The content that a release inserts; nil if the app supplies it.
  var result: FlippingNotchResult? {
    switch self {
    case .asksApp: nil
    case .oneRow: .items(1)
    case .blankRow: .blankRow
    }
  }
}
