import SuppleCairo
import SuppleInteractions
import SuppleMotion
import SuppleScene
import SuppleScript

/// Draws sample data in the slots of a script's frames. The content depends on the frames so far.
final class GallerySlotRenderer: SlotRenderer {
  let script: Script
  let history: ScriptHistory
  let palette: Palette
  let pictureStore: PictureStore
  let background: RGBAColor?
  let hasDevice: Bool
  let trail: TouchTrail?
  private(set) var eventLog: EventLog
  /// Whether the current frame has a card.
  private var hasCard = false
  private var backdrop: (content: Backdrop, version: Int)?

  /// Creates a slot renderer for the frames of a script.
  init(_ script: Script, options: Gallery.Options) {
    self.script = script
    history = ScriptHistory(script)
    palette = Palette(options.appearance)
    pictureStore = options.pictures
    background = options.background
    hasDevice = options.hasDevice
    trail = options.showsTouches ? TouchTrail(script.events) : nil
    eventLog = EventLog(history)
  }

  /// Records a frame before it is drawn. Frames must come in the order of their times.
  func prepare(_ frame: ReplayFrame) {
    eventLog.record(frame, history: history)
    hasCard = frame.scene.layers.contains { $0.id.role == .card }
  }

  // MARK: People

  func isSlot(_ layer: Layer) -> Bool { layer.id.role.isSlot }

  func text(of number: Int32) -> String? { script.names.text(of: number) }

  func borderColor(of layer: Layer) -> RGBAColor { palette.surface }

  func outlineColor(of layer: Layer) -> RGBAColor? {
    layer.id.role == .conversationBeak ? palette.conversation : nil
  }

  /// A cut-out has its edge while it is pulled, in full from 10 points on. A card that leaves the cut-out continues it.
  func edgeColor(of layer: Layer) -> RGBAColor? {
    guard layer.id.role == .notch, let cutout = history.notch?.notch, palette.darkEdge.alpha > 0, !hasCard
    else {
      return nil
    }
    let stretch = layer.size.height - cutout.depth
    return stretch > 0 ? palette.darkEdge.faded(to: stretch / 10) : nil
  }

  /// The person of a head, with all messages up to a time in seconds.
  func person(ofHead head: Int32, at time: Double) -> Person {
    var person = Person(id: script.names.id(of: head) ?? String(head))
    for (index, number) in history.messages(for: head, at: time).enumerated() {
      guard let text = script.names.text(of: number) else { continue }
      person.messages.append(
        Person.Message(isMine: false, text: text, when: index == 0 ? "Today, \(SampleData.clock)" : nil))
      person.time = SampleData.clock
    }
    return person
  }

  private func picture(of person: Person) -> Picture? { pictureStore[person.id] }

  // MARK: Slots

  func look(of layer: Layer, at time: Double) -> SlotLook {
    switch layer.id.role {
    case .head: return SlotLook(inset: avatarInset)
    case .overflow: return SlotLook(inset: avatarInset)
    case .overflowed: return SlotLook(version: history.faceChanges(ofHead: layer.id.item, at: time))
    case .overflowPanel, .panel: return SlotLook(background: palette.conversation)
    case .conversation:
      return SlotLook(
        version: history.messages(for: layer.id.item, at: time).count, background: palette.conversation)
    case .dismissTarget:
      return SlotLook(
        version: Int(64 * glow(of: layer)), overhang: DismissTarget.overhang, shadow: Shadow.none)
    case .flyout: return SlotLook(background: palette.raised)
    case .row: return look(ofRow: layer, at: time)
    case .card:
      if layer.face == .back {
        return SlotLook(
          version: 2 * Int(eventLog.cardRow) + (eventLog.isCardBlank ? 1 : 0),
          background: history.isMessenger ? palette.surface : nil)
      }
      return SlotLook(version: layer.traits.contains(.waiting) ? nil : 0)
    case .list: return look(ofChrome: layer)
    case .burst: return SlotLook(version: Int(picture(of: layer)))
    default: return SlotLook()
    }
  }

  func draw(_ layer: Layer, at time: Double, with painter: Painter) {
    let size = layer.size
    switch layer.id.role {
    case .head:
      let person = person(ofHead: layer.id.item, at: time)
      HeadFace(
        avatar: Avatar(person: person, picture: picture(of: person)), inset: avatarInset,
        glowRadius: history.heads?.style.glowRadius ?? 0,
        border: (history.heads?.style.ringWidth ?? 0, palette.surface),
        isSelected: layer.traits.contains(.selected), cornerRadius: layer.topRadius
      ).draw(size: size, with: painter)
    case .overflow:
      if case .count(let count) = layer.label {
        OverflowCounter(count: count, inset: avatarInset).draw(size: size, palette: palette, with: painter)
      }
    case .overflowed:
      let person = person(ofHead: layer.id.item, at: time)
      ListedHead(
        avatar: Avatar(person: person, picture: picture(of: person)), name: person.name,
        count: FrameLine.label(of: layer, names: script.names), headSize: history.heads?.style.headSize ?? 0,
        inset: avatarInset,
        glowRadius: history.heads?.style.glowRadius ?? 0, face: history.face(ofHead: layer.id.item, at: time)
      ).draw(size: size, palette: palette, with: painter)
    case .overflowPanel: break
    case .panel: ScannerPanel().draw(size: size, palette: palette, with: painter)
    case .conversation:
      ConversationPanel(
        person: person(ofHead: layer.id.item, at: time), isRightToLeft: script.rightToLeft,
        offset: layer.contentOffset
      ).draw(size: size, palette: palette, with: painter)
    case .dismissTarget:
      let isLabelled = (history.heads?.style.targetScrimHeight ?? 0) > 0
      DismissTarget(
        glow: glow(of: layer), isRing: layer.shadow.radius > 0, label: isLabelled ? "Remove" : nil
      ).draw(size: size, palette: palette, with: painter)
    case .targetScrim: TargetScrim().draw(size: size, with: painter)
    case .flyout:
      var text = ""
      var sender: String?
      if case .text(let number) = layer.label {
        text = script.names.text(of: number) ?? ""
        sender = script.names.sender(of: number)
      }
      FlyoutBubble(
        name: sender ?? person(ofHead: layer.id.item, at: time).name, text: text,
        others: history.unread(besides: layer.id.item, at: time) { eventLog.lastCleared(head: $0) },
        isRightToLeft: script.rightToLeft
      ).draw(size: size, palette: palette, with: painter)
    case .row:
      drawRow(
        layer.id.item, size: size, isPlain: isPlain(layer), isBlank: eventLog.isBlank(row: layer.id.item),
        with: painter)
    case .card: drawCard(layer, at: time, with: painter)
    case .list: drawChrome(layer, at: time, with: painter)
    case .burst:
      BurstPuff(number: picture(of: layer), color: SlimeBadgeStyle.modern.fill)
        .draw(size: size, with: painter)
    default: break
    }
  }

  /// The number of a burst's picture.
  private func picture(of layer: Layer) -> Int32 {
    if case .count(let number) = layer.label { number } else { 0 }
  }

  /// The glow of a dismiss target: by its shadow, or immediate in a style without a glow.
  private func glow(of layer: Layer) -> Double {
    guard layer.shadow.radius == 0 else { return layer.shadow.opacity }
    return layer.traits.contains(.engaged) ? 1 : 0
  }

  private var avatarInset: Double { history.heads?.style.avatarInset ?? 0 }

  // MARK: Rows

  /// Whether a row is a normal part of the list: on the list's background, with a hairline.
  private func isPlain(_ layer: Layer) -> Bool {
    !layer.traits.contains(.raised) && layer.shadow.opacity <= 0
  }

  private func look(ofRow layer: Layer, at time: Double) -> SlotLook {
    let isBlank = eventLog.isBlank(row: layer.id.item)
    guard history.isMessenger else { return SlotLook(version: isBlank ? 1 : 0) }
    var version = (eventLog.isUnread(row: layer.id.item) ? 1 : 0) + (isBlank ? 8 : 0)
    if eventLog.isTop(row: layer.id.item) { version += 2 }
    guard !isPlain(layer) else { return SlotLook(version: version, overhang: history.rowGap / 2 + 1) }
    return SlotLook(version: version + 4, background: palette.surface)
  }

  private func drawRow(
    _ number: Int32, size: Size, isPlain: Bool, isBlank: Bool, with painter: Painter
  ) {
    guard !isBlank else {
      BlankRow(
        placeholder: history.isMessenger ? "New chat" : "New payment", isRightToLeft: script.rightToLeft
      ).draw(size: size, palette: palette, with: painter)
      return
    }
    guard history.isMessenger else {
      PaymentCard(
        payment: .row(number, first: history.firstRows), isRightToLeft: script.rightToLeft
      ).draw(size: size, with: painter)
      return
    }
    if isPlain, !eventLog.isTop(row: number) {
      let inset = ListRow.textInset(height: size.height)
      painter.drawHairline(
        x: script.rightToLeft ? ListRow.margin : inset, width: size.width - inset - ListRow.margin,
        y: -history.rowGap / 2, above: false, color: palette.line.faded(to: 0.7))
    }
    let person = history.person(ofRow: number, names: script.names)
    ListRow(
      person: person, picture: picture(of: person), isUnread: eventLog.isUnread(row: number),
      badge: history.rowBadges.isEmpty ? .none : .belowTime, isRightToLeft: script.rightToLeft
    ).draw(size: size, palette: palette, with: painter)
  }

  private func drawCard(_ layer: Layer, at time: Double, with painter: Painter) {
    guard layer.face == .back else {
      var content = CardFront.Content.plain
      if layer.traits.contains(.waiting) { content = .waiting(time: time - eventLog.lastTriggered) }
      if case .text(let number) = layer.label {
        // A missing answer has no text from the app, nor has an answer without rows.
        let isFailure = layer.traits.contains(.failed)
        content = .message(
          script.names.text(of: number) ?? (isFailure ? "No answer" : "Up to date"), isFailure: isFailure)
      }
      CardFront(content: content, isRightToLeft: script.rightToLeft).draw(
        size: layer.size, palette: palette, with: painter)
      if palette.darkEdge.alpha > 0 {
        let box = Rect(x: 0, y: 0, width: layer.size.width, height: layer.size.height).inset(by: 0.5)
        let outline = Outline.rectangle(
          box, topRadius: layer.topRadius - 0.5, bottomRadius: layer.bottomRadius - 0.5)
        painter.stroke(outline, with: .color(palette.darkEdge), width: 1)
      }
      return
    }
    // The row is drawn in its final size, scaled to the card's current size.
    let cell = history.cell(at: time)
    guard cell.width > 0, cell.height > 0 else { return }
    painter.scale(x: layer.size.width / cell.width, y: layer.size.height / cell.height)
    drawRow(
      eventLog.cardRow, size: cell, isPlain: false, isBlank: eventLog.isCardBlank, with: painter)
  }

  // MARK: Backdrop

  func backdropVersion(at time: Double) -> Int? {
    let content = Backdrop(of: self, at: time)
    if let backdrop, backdrop.content == content { return backdrop.version }
    let version = (backdrop?.version ?? 0) + 1
    backdrop = (content, version)
    return version
  }

  func drawBackdrop(size: Size, at time: Double, with painter: Painter) {
    let bounds = Outline.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
    switch Backdrop(of: self, at: time) {
    case .plain(let color): painter.fill(bounds, with: .color(color))
    case .home(let badge): HomeScreen(badgeAnchor: badge).draw(size: size, palette: palette, with: painter)
    case .chats(let safeArea, let people, let unread):
      ChatsScreen(
        entries: zip(people, unread).map { person, unread in
          ChatsScreen.Entry(person: person, picture: picture(of: person), unread: unread)
        }, safeArea: safeArea, isRightToLeft: script.rightToLeft
      ).draw(size: size, palette: palette, with: painter)
    }
  }
}
