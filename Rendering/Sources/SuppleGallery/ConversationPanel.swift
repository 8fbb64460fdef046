import SuppleCairo
import SuppleScene

/// The conversation of a chat head: the other person, the messages, and a field for the next message.
///
/// ```
/// | Anna Berg                 v |   header
/// | Active now                  |
/// |-----------------------------|
/// | ( I found the chairs. )     |   bubbles, the newest at the bottom
/// |            ( All of them? ) |
/// |-----------------------------|
/// | ( Message             ) (^) |   composer
/// ```
struct ConversationPanel {
  /// Height of the header, in points.
  static let headerHeight = 56.0
  /// Height of the composer, in points.
  static let composerHeight = 60.0
  /// Distance between bubbles and the sides of the panel, in points.
  static let margin = 16.0
  /// Corner radius between two bubbles of the same person, in points.
  static let bubbleRadius = 20.0
  /// Corner radius where two bubbles of the same person meet, in points.
  static let joinedRadius = 8.0

  /// The other person.
  var person: Person
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool
  /// The displacement of the content to the right while one conversation replaces another, in points. Composer, lines and the
  /// button of the header do not move; the name slides behind the button.
  var offset = 0.0

  /// Draws the content of a panel of `size` points, without its background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    guard size.width > 0, size.height > 0 else { return }
    let hasComposer = size.height >= 200
    let bottom = size.height - (hasComposer ? ConversationPanel.composerHeight : 0)
    let top = min(ConversationPanel.headerHeight, size.height)
    painter.saved {
      painter.clip(
        to: .rectangle(Rect(x: 0, y: top, width: size.width, height: max(0, bottom - top))))
      drawMessages(width: size.width, top: top, bottom: bottom, palette: palette, with: painter)
    }
    let hasHeader = size.height >= ConversationPanel.headerHeight
    if hasHeader { drawName(width: size.width, palette: palette, with: painter) }
    painter.saved {
      painter.translate(x: -offset, y: 0)
      if hasHeader { drawHeader(width: size.width, palette: palette, with: painter) }
      if hasComposer { drawComposer(width: size.width, top: bottom, palette: palette, with: painter) }
    }
  }

  // MARK: Header

  private func drawName(width: Double, palette: Palette, with painter: Painter) {
    var name = TextStyle(size: 16, weight: .semibold, color: palette.text)
    var visibility = TextStyle(size: 14, color: palette.textSecondary)
    name.alignment = isRightToLeft ? .right : .left
    visibility.alignment = name.alignment
    let room = width - 16 - 56
    let x = isRightToLeft ? 56.0 : 16.0
    painter.draw(person.name, in: Rect(x: x, y: 9, width: room, height: 20), style: name)
    painter.draw("Active now", in: Rect(x: x, y: 29, width: room, height: 18), style: visibility)
  }

  private func drawHeader(width: Double, palette: Palette, with painter: Painter) {
    let button = Point(x: isRightToLeft ? 28 : width - 28, y: ConversationPanel.headerHeight / 2)
    if offset != 0 {
      let box = Rect(
        x: isRightToLeft ? 0 : width - 56, y: 0, width: 56, height: ConversationPanel.headerHeight)
      painter.fill(.rectangle(box), with: .color(palette.conversation))
    }
    Icon.down.draw(center: button, side: 24, color: palette.accent, with: painter)
    painter.drawHairline(
      x: 0, width: width, y: ConversationPanel.headerHeight, above: true, color: palette.conversationLine)
  }

  // MARK: Composer

  private func drawComposer(width: Double, top: Double, palette: Palette, with painter: Painter) {
    if offset != 0 {
      let box = Rect(x: 0, y: top, width: width, height: ConversationPanel.composerHeight)
      painter.fill(.rectangle(box), with: .color(palette.conversation))
    }
    painter.drawHairline(x: 0, width: width, y: top, above: false, color: palette.conversationLine)
    let middle = top + ConversationPanel.composerHeight / 2
    let field = Rect(
      x: isRightToLeft ? 54 : 12, y: middle - 22, width: max(0, width - 66), height: 44)
    painter.fill(.rectangle(field, radius: 22), with: .color(palette.bubble))
    var style = TextStyle(size: 16, color: palette.textSecondary)
    style.alignment = isRightToLeft ? .right : .left
    painter.draw("Message", in: field.inset(by: Insets(left: 16, right: 16)), style: style)
    let button = Point(x: isRightToLeft ? 28 : width - 28, y: middle)
    painter.fill(.circle(center: button, radius: 18), with: .color(palette.bubble))
    Icon.send.draw(center: button, side: 20, color: palette.textSecondary, strokeWidth: 2.1, with: painter)
  }

  // MARK: Messages

  /// A bubble or a line with a time, and its position.
  private struct Entry {
    var text: String
    var isMine: Bool
    var isTime: Bool
    var height: Double
    var width: Double
    /// Distance to the entry above, in points.
    var gap: Double
    var joinsAbove = false
    var joinsBelow = false
  }

  private func drawMessages(
    width: Double, top: Double, bottom: Double, palette: Palette, with painter: Painter
  ) {
    let room = width - 2 * ConversationPanel.margin
    guard room > 60 else { return }
    let entries = layout(room: room, with: painter)
    // A short conversation is aligned to the bottom, next to the composer.
    var y = bottom - ConversationPanel.margin
    for entry in entries.reversed() {
      y -= entry.height
      guard y + entry.height > top else { return }
      draw(entry, y: y, width: width, palette: palette, with: painter)
      y -= entry.gap
    }
  }

  private func layout(room: Double, with painter: Painter) -> [Entry] {
    let style = ConversationPanel.bubbleText(.black)
    let widest = 0.84 * room - 28
    var entries: [Entry] = []
    for message in person.messages {
      if let when = message.when {
        entries.append(
          Entry(text: when, isMine: false, isTime: true, height: 32, width: room, gap: 4))
      }
      let extent = painter.extent(of: message.text, style: style, width: widest)
      var entry = Entry(
        text: message.text, isMine: message.isMine, isTime: false,
        height: 22 * Double(max(1, extent.lines)) + 16,
        width: min(widest, extent.width.rounded(.up) + 1) + 28,
        gap: 4)
      if let last = entries.indices.last, !entries[last].isTime {
        if entries[last].isMine == entry.isMine {
          entries[last].joinsBelow = true
          entry.joinsAbove = true
        } else {
          entry.gap = 12
        }
      }
      entries.append(entry)
    }
    return entries
  }

  private func draw(_ entry: Entry, y: Double, width: Double, palette: Palette, with painter: Painter) {
    if entry.isTime {
      var style = TextStyle(size: 14, color: palette.textSecondary)
      style.alignment = .center
      style.hasTabularFigures = true
      painter.draw(
        entry.text,
        in: Rect(x: ConversationPanel.margin, y: y + 8, width: entry.width, height: 20), style: style)
      return
    }
    // The owner's messages are at the trailing side, the other person's at the leading side.
    let isAtRight = entry.isMine != isRightToLeft
    let x = isAtRight ? width - ConversationPanel.margin - entry.width : ConversationPanel.margin
    let box = Rect(x: x, y: y, width: entry.width, height: entry.height)
    let joined = ConversationPanel.joinedRadius
    let round = min(ConversationPanel.bubbleRadius, entry.height / 2)
    let above = entry.joinsAbove ? joined : round
    let below = entry.joinsBelow ? joined : round
    painter.fill(
      .rectangle(
        box,
        corners: isAtRight
          ? Corners(topLeft: round, topRight: above, bottomRight: below, bottomLeft: round)
          : Corners(topLeft: above, topRight: round, bottomRight: round, bottomLeft: below)),
      with: .color(entry.isMine ? palette.accentFill : palette.bubble))
    // The direction of a message follows its own text, not the layout.
    painter.draw(
      entry.text, in: box.inset(by: Insets(top: 8, left: 14, bottom: 8, right: 13)),
      style: ConversationPanel.bubbleText(entry.isMine ? palette.onAccent : palette.text))
  }

  private static func bubbleText(_ color: RGBAColor) -> TextStyle {
    var style = TextStyle(size: 16, color: color)
    style.lines = 0
    style.lineHeight = 22 / 16
    return style
  }
}
