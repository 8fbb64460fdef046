import SuppleMotion
import SuppleScene

// The layers of the present.
extension FlippingNotchCore {
  /// The maximum number of rows that are written; more than a screen shows.
  private static let maximumVisibleRows = 64

  /// The position of the list, the stretch of the notch, and whether engine or host scrolls.
  struct ListPosition {
    /// The list's over-scroll less its scroll position, in points: the negative of UIKit's `contentOffset.y`.
    var offset: Double
    /// The stretch of the notch, in points.
    var stretch: Double
    /// Whether the engine, and not the host, scrolls the list.
    var isEngaged: Bool
  }

  /// The position of the list at a time in motion seconds.
  @inline(never)
  func listPosition(at time: Double) -> ListPosition {
    let offset = overscroll.value(at: time) - scroll.value(at: time) + (push?.offset(at: time) ?? 0)
    if let pull = currentPull {
      return ListPosition(
        offset: offset + pull.offset(at: time), stretch: pull.stretch(at: time), isEngaged: true)
    }
    return ListPosition(
      offset: offset, stretch: max(0, stretch.value(at: time)), isEngaged: time < scroll.restTime)
  }

  /// The rectangle of a row by its number at the present, in the screen's points; nil for an unknown number.
  func rowFrame(_ number: Int32) -> Rect? {
    guard let index = rows.index(of: number) else { return nil }
    return geometry.row(Double(index), offset: listPosition(at: now).offset)
  }

  /// The time from which nothing moves, in motion seconds.
  var restTime: MotionTime {
    max(
      max(overscroll.restTime, currentPull?.restTime ?? max(stretch.restTime, push?.restTime ?? -.infinity)),
      max(
        max(max(scroll.restTime, line.restTime), max(tick.restTime, mark.restTime)),
        isCardShown ? card.restTime : isRemovingRow ? card.arrival.restTime : -.infinity))
  }

  /// The time of the next frame: now during motion, else the end of a wheel's silence or of a state.
  var schedule: Schedule {
    if now < restTime { return .now }
    let end = stateEnd.map { clock.hostTime(at: $0).seconds }
    guard let due = wheelReleaseTime?.seconds ?? end else { return .settled }
    return .at(min(due, end ?? .infinity))
  }

  func writeLayers(into frame: inout Frame) {
    let position = listPosition(at: now)
    writeList(at: position, into: &frame)
    writeForeground(stretch: position.stretch, into: &frame)
  }

  /// Adds the list and its rows.
  func writeList(at position: ListPosition, into frame: inout Frame) {
    let screen = geometry.viewport.size
    var list = Layer(
      LayerID(.list), center: Point(x: screen.width / 2, y: screen.height / 2 + position.offset), size: screen
    )
    if position.isEngaged { list.traits.insert(.engaged) }
    if isRepositioned { list.traits.insert(.repositioned) }
    frame.add(list)
    writeRows(offset: position.offset, into: &frame)
  }

  /// Adds the layers in front of the list: arriving rows, the card and the notch.
  func writeForeground(stretch: Double, into frame: inout Frame) {
    if isRemovingRow { writeRemovedRow(into: &frame) }
    let box = isCardShown ? cardBox(at: now) : nil
    if let box { writeCard(box, stretch: stretch, at: now, into: &frame) }
    writeNotch(stretch: stretch, card: box, into: &frame)
    writeIndicator(stretch: stretch, into: &frame)
  }

  // MARK: Rows

  /// Adds the rows within the screen, from the top down.
  private func writeRows(offset: Double, into frame: inout Frame) {
    let cell = geometry.cell
    let rowsAbove = -(geometry.firstRowTop + offset + cell.height) / geometry.pitch
    var index = Int32(max(0, min(Double(rows.count), rowsAbove.rounded(.up))))
    var written = 0
    while index < rows.count, written < FlippingNotchCore.maximumVisibleRows {
      let box = geometry.row(Double(index), offset: offset)
      guard box.minY < geometry.viewport.size.height else { break }
      let number = rows.number(at: index)
      if number > 0 {
        var row = Layer(LayerID(.row, item: number), center: box.center, size: cell)
        row.cornerRadius = style.cellRadius
        frame.add(row)
      }
      index += 1
      written += 1
    }
  }

  /// Adds the arriving rows, from the bottom up, so that each lies under the one above it.
  private func writeArrivals(_ items: Int32, card box: Rect, at time: Double, into frame: inout Frame) {
    let arrival = card.arrival.value(at: time)
    let cell = geometry.cell
    let isDealt = card.entrance == .dealt
    // The first of dealt rows is on the card's back.
    let first = isDealt ? 1 : 0
    let end = min(Int(items), FlippingNotchCore.maximumVisibleRows)
    guard end > first else { return }
    let firstX = arrivals?.firstX ?? 0
    let firstRow = geometry.row(0, offset: -scroll.value(at: time))
    for index in (first..<end).reversed() {
      let measured = arrivals?.row(at: index)
      let place =
        measured ?? FlippingNotchArrivals.Row(x: firstX, y: Double(index) * arrivalPitch, height: cell.height)
      let size = Size(width: cell.width, height: place.height)
      var center = Point(x: firstRow.center.x + place.x, y: firstRow.minY + place.y + size.height / 2)
      var scale = 1.0
      if isDealt {
        scale = max(0, box.width / cell.width)
        center = Point(
          x: box.center.x + (place.x - firstX) * arrival,
          y: box.minY + place.y * arrival + size.height * scale / 2)
      }
      let number = rows.number(at: Int32(index), arriving: items)
      var row = Layer(LayerID(.row, item: number), center: center, size: size)
      row.scale = scale
      row.cornerRadius = style.cellRadius
      // Dealt rows come out from behind the opaque card. Only rows that are higher than the card need the fade.
      row.opacity = clampedToUnit(isDealt ? 30 * arrival : arrival)
      row.traits = .raised
      frame.add(row)
    }
  }

  // MARK: Card

  /// Adds the card and the rows that arrive with it.
  ///
  /// The card turns about the horizontal axis through its centre, and moves back by (h / 2) |sin angle|, so that its near
  /// edge stays in the screen's plane and is never drawn wider than the card. Seen from the side, the viewer at the left:
  ///
  /// ```
  ///                 z = 0, the screen's plane
  ///                   |         .  far edge, at h |sin angle| behind the plane
  ///                   |       .'
  ///    eye o - - - - -|- - -+'- - -  centre, at (h / 2) |sin angle| behind the plane
  ///        <---------->   .'         (the layer's `depth`)
  ///        perspective| .'
  ///                   '   near edge, in the plane
  /// ```
  private func writeCard(_ box: Rect, stretch: Double, at time: Double, into frame: inout Frame) {
    switch state {
    case .flipping(let items, _, _), .cancelled(.slidingBack(let items, _, _)):
      writeArrivals(items, card: box, at: time, into: &frame)
    default: break
    }
    let turn = card.turn.value(at: time)
    let opacity = cardOpacity(at: time)
    // An invisible card has no layer, unless it is about to fade in.
    guard opacity > 0 || time < card.visibility.restTime else { return }
    // The panel is the back of its card.
    var layer = Layer(
      LayerID(isPanelShown && turn >= 0.5 ? .panel : .card), center: box.center, size: box.size)
    layer.angle = Double.pi * turn
    let sine = Elementary.sin(layer.angle).magnitude
    layer.depth = box.height / 2 * sine
    layer.perspective = style.perspective
    layer.face = turn < 0.5 ? .front : .back
    layer.dimming = (turn < 0.5 ? style.dimming : style.backDimming) * sine
    layer.opacity = opacity
    layer.cornerRadius = cardRadius(of: box, at: time)
    let apart = apartness(of: box, stretch: stretch, at: time)
    layer.fill = style.cardColor(apart: apart)
    layer.traits = .raised
    switch state {
    // A card that still touches the cut-out is partly below it, and the cut-out still shows its mark.
    case .dropping(_, nil) where apart > 0: layer.traits.insert(.waiting)
    case .waiting: layer.traits.insert(.waiting)
    case .cancelled(.showing(let message, _)), .cancelled(.slidingBack(_, let message?, _)):
      switch message {
      case .failure(let text):
        layer.traits.insert(.failed)
        layer.label = .text(text)
      case .nothingNew: layer.label = .text(0)
      }
    default: break
    }
    frame.add(layer)
  }

  /// The card's box on the screen.
  func cardBox(at time: Double) -> Rect {
    let width = max(0, card.width.value(at: time))
    return Rect(
      x: card.centerX.value(at: time) - width / 2, y: cardTop(at: time).value, width: width,
      height: max(0, card.height.value(at: time)))
  }

  private func cardRadius(of box: Rect, at time: Double) -> Double {
    min(max(0, card.radius.value(at: time)), min(box.width, box.height) / 2)
  }

  /// The progress of the card's departure from the cut-out, 0 to 1; scrolling the list does not reduce it.
  private func apartness(of box: Rect, stretch: Double, at time: Double) -> Double {
    guard style.neckLength > 0, geometry.waitingDistance > 0 else { return 1 }
    let distance = box.minY + scroll.value(at: time) - geometry.notch(stretch: stretch).maxY
    return clampedToUnit(distance / geometry.waitingDistance)
  }

  // MARK: Notch

  /// The depth from which on a notch without a cut-out is opaque, in points.
  private static let opaqueDepth = 4.0

  /// Adds the notch: its box, and its outline, which a neck joins to a card that has just come out of it or returns.
  private func writeNotch(stretch: Double, card box: Rect?, into frame: inout Frame) {
    let shape = geometry.notch(stretch: stretch)
    guard shape.width > 0, shape.height > 0 else { return }
    let start = frame.outlines.elements.count
    geometry.addOutline(stretch: stretch, to: &frame.outlines)
    switch state {
    case .dropping, .cancelled(.slidingBack):
      guard let box, cardOpacity(at: now) >= 1 else { break }
      geometry.addNeck(stretch: stretch, to: box, radius: cardRadius(of: box, at: now), into: &frame.outlines)
    default: break
    }
    var layer = Layer(LayerID(.notch), center: shape.center, size: shape.size)
    layer.path = frame.outlines.range(from: start)
    layer.bottomRadius = geometry.notchRadius(stretch: stretch)
    layer.fill = .black
    layer.traits = .raised
    // Without a cut-out the last part of the notch would be a line across the edge.
    if geometry.cutout == nil, style.neckLength > 0 { layer.opacity = min(1, stretch / Self.opaqueDepth) }
    frame.add(layer)
  }
}

extension FlippingNotchStyle {
  /// The card's colour: black mixed with `cardTint` of the page's colour. A card that comes out of the cut-out begins with the
  /// cut-out's black, and has its own colour once wholly `apart`, from 0 to 1.
  func cardColor(apart: Double) -> RGBAColor {
    let tint = cardTint * apart
    // Rounding down is one instruction everywhere; rounding to the nearest is a call into libm on WebAssembly.
    func mix(_ part: UInt8) -> UInt8 {
      UInt8(max(0, min(255, (Double(part) * tint + 0.5).rounded(.down))))
    }
    return RGBAColor(red: mix(pageColor.red), green: mix(pageColor.green), blue: mix(pageColor.blue))
  }
}
