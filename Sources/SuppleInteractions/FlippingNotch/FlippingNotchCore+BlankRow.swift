import SuppleMotion
import SuppleScene

// The empty row that a person fills in: it comes in like any other row, and stays or goes.
extension FlippingNotchCore {
  /// Whether the empty row fades.
  var isRemovingRow: Bool {
    if case .removing = state { true } else { false }
  }

  /// Has the card with the empty row go back into the notch.
  mutating func dropCardRow(at time: Double) -> FlippingNotchState {
    emit(.rowDropped)
    // A card that fades in goes from where it is, so that one that is dropped in the instant in which it began never shows.
    card.visibility = .resting(at: card.visibility.value(at: time))
    guard case .flipping(let items, _, _) = state else { return slideBack(at: time) }
    return slideBack(items: items, at: time)
  }

  /// Takes the empty row out of the list, which closes its gap while the row fades. In a list away from its top nothing
  /// else moves.
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

  /// Adds the row that is removed: it moves with the list above the gap and fades.
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
  /// What a release brings; nil where the app is asked.
  var result: FlippingNotchResult? {
    switch self {
    case .asksApp: nil
    case .oneRow: .items(1)
    case .blankRow: .blankRow
    }
  }
}
