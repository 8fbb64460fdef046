import SuppleCairo
import SuppleScene

/// The messenger's first screen, as the background of chat heads: a navigation bar and the list of conversations.
struct ChatsScreen {
  /// Height of the navigation bar without the safe area, in points.
  static let barHeight = 104.0
  /// The height for a screen lower than 500 points.
  static let lowBarHeight = 64.0
  /// Height of a row, in points: `--row-height` of the demo page with text of the usual size.
  static let rowHeight = 88.0
  /// Distance between rows and the sides of the screen, in points.
  static let gutter = 8.0

  /// One row.
  struct Entry {
    /// The person, with the messages so far.
    var person: Person
    /// The person's picture, or nil.
    var picture: Picture?
    /// Number of unread messages.
    var unread: Int32
  }

  /// The rows, from top to bottom.
  var entries: [Entry]
  /// Insets of cut-outs and system bars, in points.
  var safeArea: Insets
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// Draws a screen of `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    painter.fill(
      .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(palette.surface)
    )
    let sides = max(safeArea.left, safeArea.right)
    let bar = size.height < 500 ? ChatsScreen.lowBarHeight : ChatsScreen.barHeight
    let top = safeArea.top + bar
    let row = Size(
      width: size.width - 2 * (ChatsScreen.gutter + sides), height: ChatsScreen.rowHeight)
    let x = ChatsScreen.gutter + sides
    for (index, entry) in entries.enumerated() {
      let y = top + Double(index) * row.height
      guard y < size.height else { break }
      painter.saved {
        painter.translate(x: x, y: y)
        draw(entry, isFirst: index == 0, size: row, palette: palette, with: painter)
      }
    }
    NavigationBar(
      title: "Chats", icon: .compose, safeTop: safeArea.top, gutter: x + ListRow.margin, isOverRows: false,
      isRightToLeft: isRightToLeft
    ).draw(size: Size(width: size.width, height: top), palette: palette, with: painter)
  }

  private func draw(_ entry: Entry, isFirst: Bool, size: Size, palette: Palette, with painter: Painter) {
    if !isFirst {
      let inset = ListRow.textInset(height: size.height)
      painter.drawHairline(
        x: isRightToLeft ? ListRow.margin : inset, width: size.width - inset - ListRow.margin, y: 0,
        above: false, color: palette.line.faded(to: 0.7))
    }
    ListRow(
      person: entry.person, picture: entry.picture, isUnread: entry.unread > 0, badge: .belowTime,
      isRightToLeft: isRightToLeft
    ).draw(size: size, palette: palette, with: painter)
    guard entry.unread > 0 else { return }
    let text = entry.unread > 99 ? "99+" : String(entry.unread)
    let width = 22 + 8 * Double(text.count - 1)
    let box = Rect(
      x: isRightToLeft ? ListRow.margin : size.width - ListRow.margin - width, y: size.height / 2 + 2,
      width: width,
      height: 22
    )
    painter.fill(.rectangle(box, radius: 11), with: .color(palette.danger))
    var style = TextStyle(size: 13, weight: .semibold, color: .white)
    style.alignment = .center
    style.hasTabularFigures = true
    painter.draw(text, in: box, style: style, placement: .capitals)
  }
}
