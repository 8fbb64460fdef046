import SuppleCairo
import SuppleScene

// The chrome that the gallery adds to a frame, and its drawing.
extension GallerySlotRenderer {
  /// The shadow of a card, and of a row that is elevated above the list.
  private var lifted: Shadow { Shadow(opacity: palette.liftedShadow, offset: 10, radius: 32) }

  /// Adds the chrome of the app and of the phone to a frame.
  func addChrome(to frame: inout Frame) {
    dressCards(in: &frame)
    raiseSettlingRows(in: &frame)
    let viewport = history.viewport(at: frame.time)
    let bounds = viewport.bounds
    let isOnItsSide = viewport.size.width > viewport.size.height

    // The bars lie above the list and its badges, and below floating layers.
    var chrome: [Layer] = []
    if let bar = history.notch?.navigationBar, bar > 0 {
      chrome.append(
        Chrome.bar.layer(
          in: Rect(
            x: 0, y: stretch(ofNotchIn: frame), width: bounds.width, height: viewport.safeArea.top + bar)))
    }
    if hasDevice, viewport.safeArea.top >= 20, !isOnItsSide {
      chrome.append(
        Chrome.statusBar.layer(
          in: Rect(x: 0, y: 0, width: bounds.width, height: viewport.safeArea.top)))
    }
    if !chrome.isEmpty {
      let place = frame.layers.firstIndex { !isUnderTheBar($0) } ?? frame.layers.endIndex
      frame.layers.insert(contentsOf: chrome, at: place)
    }

    let keyboard = history.keyboard(at: frame.time)
    if keyboard > 0 {
      frame.layers.append(
        Chrome.keyboard.layer(
          in: Rect(
            x: 0, y: bounds.height - keyboard, width: bounds.width,
            height: history.keyboardExtent(at: frame.time))))
    }
    if hasDevice {
      if history.notch == nil, let cutout = ScreenCutout(of: viewport) {
        frame.layers.append(Chrome.cutout.layer(in: cutout.box))
      }
      if viewport.safeArea.bottom >= 16 {
        let size = Size(width: isOnItsSide ? 240 : 134, height: 5)
        let center = Point(x: bounds.width / 2, y: bounds.height - 8 - size.height / 2)
        frame.layers.append(Chrome.homeBar.layer(in: Rect(center: center, size: size)))
      }
    }
    for (index, touch) in (trail?.touches(at: frame.time) ?? []).enumerated() {
      let size = Size(width: TouchDot.diameter, height: TouchDot.diameter)
      var layer = Chrome.touch(index).layer(in: Rect(center: touch.position, size: size))
      layer.scale = touch.scale
      layer.opacity = touch.visibility
      frame.layers.append(layer)
    }
  }

  /// The stretch of the cut-out in a frame, in points. The bar moves down by it, so that the cut-out covers no title. It does not
  /// move with the list, which stays displaced while a card becomes a row; with reduced motion it does not move.
  private func stretch(ofNotchIn frame: Frame) -> Double {
    guard !script.reducedMotion, let notch = frame.layers.first(where: { $0.id.role == .notch }) else {
      return 0
    }
    let depth = hasCutout ? history.notch?.notch?.depth ?? 0 : 0
    return max(0, notch.size.height - depth)
  }

  /// Whether a layer belongs to the list and lies below its bar. Without a cut-out, cards come out from below the bar
  /// too.
  private func isUnderTheBar(_ layer: Layer) -> Bool {
    switch layer.id.role {
    case .anchor, .connector, .badge, .particle, .ring: !layer.traits.contains(.raised)
    case .list: true
    case .row: !layer.traits.contains(.raised) || !hasCutout
    case .card, .notch: !hasCutout
    default: false
    }
  }

  /// Whether cards come out of a cut-out of the screen.
  private var hasCutout: Bool { history.notch?.notch.map { !$0.isEmpty } ?? false }

  /// The part of the card's own colour, 0 to 1, in a card that comes out of a black cut-out.
  private func tint(of card: Layer) -> Double {
    guard let style = history.notchStyle, let fill = card.fill else { return 1 }
    let full = Double(style.pageColor.red) * style.cardTint
    return full > 0 ? Double(fill.red) / full : 1
  }

  /// Sets the gallery's colour and shadow on cards and on their new rows.
  private func dressCards(in frame: inout Frame) {
    for index in frame.layers.indices {
      switch frame.layers[index].id.role {
      case .card:
        let black = hasDevice ? palette.bezel : .black
        frame.layers[index].fill =
          hasCutout ? black.mixed(with: palette.card, part: tint(of: frame.layers[index])) : palette.card
        frame.layers[index].shadow = lifted
      case .notch where !hasCutout:
        // Without a black cut-out, the outline has the card's colour from the start.
        frame.layers[index].fill = palette.card
      case .notch where hasDevice:
        // The notch has the colour of the bezel, so that both look like one piece.
        frame.layers[index].fill = palette.bezel
      case .row:
        let isArriving = frame.layers[index].traits.contains(.raised)
        let elevation =
          isArriving ? 1 : eventLog.elevation(ofRow: frame.layers[index].id.item, at: frame.time)
        guard elevation > 0 else { continue }
        frame.layers[index].shadow = lifted
        frame.layers[index].shadow.opacity *= elevation
      case .overflow:
        frame.layers[index].shadow = Shadow(opacity: 0.25, offset: 2, radius: 8)
      default:
        break
      }
    }
  }

  /// Moves rows that still have a shadow above the other rows, the upper above the lower, in their order at the
  /// insertion. Otherwise the shadow on the row below would disappear abruptly.
  private func raiseSettlingRows(in frame: inout Frame) {
    let places = frame.layers.indices.filter {
      frame.layers[$0].id.role == .row && !frame.layers[$0].traits.contains(.raised)
    }
    let rows = places.map { frame.layers[$0] }
    let settling = rows.filter { $0.shadow.opacity > 0 }
    guard !settling.isEmpty else { return }
    let ordered = rows.filter { $0.shadow.opacity <= 0 } + settling.reversed()
    for (place, row) in zip(places, ordered) { frame.layers[place] = row }
  }

  func look(ofChrome layer: Layer) -> SlotLook {
    switch Chrome(layer.id) {
    case .bar: SlotLook(version: eventLog.isListScrolled ? 1 : 0)
    case .keyboard: SlotLook()
    case .cutout: SlotLook(overhang: ScreenCutout.shoulder)
    case .statusBar, .homeBar, .touch, nil: SlotLook()
    }
  }

  func drawChrome(_ layer: Layer, at time: Double, with painter: Painter) {
    let viewport = history.viewport(at: time)
    let size = layer.size
    switch Chrome(layer.id) {
    case .bar:
      let side = max(0, (viewport.size.width - history.cell(at: time).width) / 2)
      NavigationBar(
        title: history.isMessenger ? "Chats" : "Payments", icon: history.isMessenger ? .compose : nil,
        safeTop: viewport.safeArea.top, gutter: side + (history.isMessenger ? ListRow.margin : 0),
        isOverRows: eventLog.isListScrolled, isRightToLeft: script.rightToLeft
      ).draw(size: size, palette: palette, with: painter)
    case .statusBar: StatusBar().draw(size: size, palette: palette, with: painter)
    case .cutout: ScreenCutout(of: viewport)?.draw(size: size, color: palette.bezel, with: painter)
    case .homeBar:
      painter.fill(
        .rectangle(
          Rect(x: 0, y: 0, width: size.width, height: size.height), radius: size.height / 2),
        with: .color(palette.text))
    case .keyboard:
      Keyboard().draw(size: size, safeBottom: viewport.safeArea.bottom, palette: palette, with: painter)
    case .touch: TouchDot().draw(size: size, with: painter)
    case nil: break
    }
  }
}
