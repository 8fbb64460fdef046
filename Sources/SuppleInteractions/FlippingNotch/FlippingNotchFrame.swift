import SuppleMotion
import SuppleScene

// What is to be seen at the present.
extension FlippingNotchMachine {
  /// The most rows that are written; more than a screen shows.
  private static let mostRows = 64

  struct Sight {
    /// The list's over-scroll less how far it is scrolled.
    var place: Double
    var stretch: Double
    /// Whether the engine does the scrolling.
    var isEngaged: Bool
  }

  /// Where the list is, how far the notch is stretched, and who scrolls.
  func sight(at time: Double) -> Sight {
    switch state {
    case .pulling(let pull), .armed(let pull):
      return Sight(place: pull.place(at: time), stretch: pull.stretch(at: time), isEngaged: true)
    case .idle, .dropping, .waiting, .flipping, .inserting, .cancelled:
      return Sight(
        place: list.value(at: time) - scroll.value(at: time), stretch: max(0, stretch.value(at: time)),
        isEngaged: time < scroll.restTime)
    }
  }

  /// When the next frame is due.
  var schedule: Schedule {
    let now = clock.now
    switch state {
    case .pulling(let pull), .armed(let pull):
      if now < pull.restTime { return .now }
    case .idle, .dropping, .waiting, .flipping, .inserting, .cancelled:
      let still = max(
        max(list.restTime, stretch.restTime), max(scroll.restTime, isCardOut ? card.restTime : now))
      if now < still { return .now }
    }
    if let wheelSilent { return .at(wheelSilent) }
    if let due { return .at(clock.hostTime(at: due)) }
    return .settled
  }

  /// Adds all that is to be seen to a frame that its owner began.
  func writeLayers(into frame: inout Frame) {
    writeList(into: &frame)
    writeForeground(into: &frame)
  }

  /// The list and its rows.
  func writeList(into frame: inout Frame) {
    let now = clock.now
    let sight = sight(at: now)
    var list = Layer(
      LayerID(.list),
      center: Point(x: geometry.viewport.size.width / 2, y: geometry.viewport.size.height / 2 + sight.place),
      size: geometry.viewport.size)
    if sight.isEngaged { list.traits.insert(.engaged) }
    frame.layers.append(list)
    writeRows(place: sight.place, into: &frame)
  }

  /// What lies above the list: rows that come in, the card and the notch.
  func writeForeground(into frame: inout Frame) {
    let now = clock.now
    if isCardOut { writeCard(at: now, into: &frame) }
    writeNotch(stretch: sight(at: now).stretch, into: &frame)
  }

  /// Where the row of a number is now, or nil where the list has none.
  func room(ofRow number: Int32) -> Rect? {
    guard let index = rows.index(of: number) else { return nil }
    return geometry.row(Double(index), place: sight(at: clock.now).place)
  }

  // MARK: Rows

  private func writeRows(place: Double, into frame: inout Frame) {
    let cell = geometry.cell
    let above = -(geometry.firstRowTop + place + cell.height) / geometry.pitch
    var index = Int32(max(0, min(Double(rows.count), above.rounded(.up))))
    var written = 0
    while index < rows.count, written < FlippingNotchMachine.mostRows {
      let box = geometry.row(Double(index), place: place)
      guard box.minY < geometry.viewport.size.height else { break }
      let number = rows.number(at: index)
      if number > 0 {
        var row = Layer(LayerID(.row, item: number), center: box.center, size: cell)
        row.cornerRadius = geometry.style.cellRadius
        frame.layers.append(row)
      }
      index += 1
      written += 1
    }
  }

  /// The rows on their way, bottom to top, so that each comes out from under the one above it.
  private func writeArrivals(_ items: Int32, card box: Rect, at time: Double, into frame: inout Frame) {
    let arrival = card.arrival.value(at: time)
    let cell = geometry.cell
    let isDealt = card.entrance == .dealt
    let top = isDealt ? 1 : 0
    let most = min(Int(items), FlippingNotchMachine.mostRows)
    guard most > top else { return }
    for index in (top..<most).reversed() {
      var center = geometry.row(Double(index), place: -scroll.value(at: time)).center
      var scale = 1.0
      if isDealt {
        scale = max(0, box.width / cell.width)
        center = Point(
          x: box.center.x, y: box.minY + Double(index) * geometry.pitch * arrival + cell.height * scale / 2)
      }
      let number = rows.number(at: Int32(index), arriving: items)
      var row = Layer(LayerID(.row, item: number), center: center, size: cell)
      row.scale = scale
      row.cornerRadius = geometry.style.cellRadius
      // Dealt rows begin behind the card and must not show through its turn.
      row.opacity = min(1, max(0, isDealt ? 3 * arrival : arrival))
      row.traits = .raised
      frame.layers.append(row)
    }
  }

  // MARK: Card

  private func writeCard(at time: Double, into frame: inout Frame) {
    let width = max(0, card.width.value(at: time))
    let height = max(0, card.height.value(at: time))
    let box = Rect(
      x: card.middle.value(at: time) - width / 2, y: cardTop(at: time).value, width: width, height: height)
    switch state {
    case .flipping(let items, _), .cancelled(.slidingBack(let items, _, _)):
      writeArrivals(items, card: box, at: time, into: &frame)
    case .idle, .pulling, .armed, .dropping, .waiting, .inserting, .cancelled(.showingFailure): break
    }
    let turn = card.turn.value(at: time)
    var layer = Layer(LayerID(.card), center: box.center, size: box.size)
    layer.angle = Double.pi * turn
    let edge = Elementary.sin(layer.angle).magnitude
    layer.depth = height / 2 * edge
    layer.perspective = geometry.style.perspective
    layer.dimming = geometry.style.dimming * edge
    layer.face = turn < 0.5 ? .front : .back
    layer.opacity = min(1, max(0, card.visibility.value(at: time)))
    layer.cornerRadius = min(max(0, card.radius.value(at: time)), min(width, height) / 2)
    layer.fill = geometry.style.cardColor
    layer.traits = .raised
    switch state {
    case .dropping(_, nil), .waiting: layer.traits.insert(.waiting)
    case .cancelled(.showingFailure(let text, _)), .cancelled(.slidingBack(_, let text?, _)):
      layer.traits.insert(.failed)
      layer.label = .text(text)
    case .idle, .pulling, .armed, .dropping, .flipping, .inserting, .cancelled: break
    }
    frame.layers.append(layer)
  }

  // MARK: Notch

  private func writeNotch(stretch: Double, into frame: inout Frame) {
    let box = geometry.notch(stretch: stretch)
    guard box.width > 0, box.height > 0 else { return }
    let start = frame.outlines.elements.count
    geometry.addOutline(stretch: stretch, to: &frame.outlines)
    var layer = Layer(LayerID(.notch), center: box.center, size: box.size)
    layer.path = OutlineRange(start: start, count: frame.outlines.elements.count - start)
    layer.bottomRadius = geometry.notchRadius(stretch: stretch)
    layer.fill = .black
    layer.traits = .raised
    frame.layers.append(layer)
  }
}

extension FlippingNotchStyle {
  /// The card's colour: black with the page's colour mixed in.
  var cardColor: RGBAColor {
    // Rounding down is one instruction everywhere; rounding to the nearest is a call into libm on WebAssembly.
    func mix(_ part: UInt8) -> UInt8 {
      UInt8(max(0, min(255, (Double(part) * cardTint + 0.5).rounded(.down))))
    }
    return RGBAColor(red: mix(pageColor.red), green: mix(pageColor.green), blue: mix(pageColor.blue))
  }
}
