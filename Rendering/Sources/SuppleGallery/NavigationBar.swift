import SuppleCairo
import SuppleScene

/// The navigation bar above a list: a large title, and a search field if there is room.
struct NavigationBar {
  /// Smallest height with a search field, in points, without the safe area.
  static let tall = 104.0

  /// The title.
  var title: String
  /// The icon at the end of the line of the title.
  var icon: Icon?
  /// Height of the safe area at the top, in points.
  var safeTop: Double
  /// Distance between the content and the sides, in points.
  var gutter: Double
  /// Whether rows lie below the bar, which a hairline shows.
  var isOverRows: Bool
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// Draws a bar of `size` points, including the safe area.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    painter.fill(
      .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(palette.surface)
    )
    if isOverRows {
      painter.drawHairline(x: 0, width: size.width, y: size.height, above: true, color: palette.line)
    }
    let height = size.height - safeTop
    let room = size.width - 2 * gutter
    guard height >= 16, room > 40 else { return }
    let isTall = height >= NavigationBar.tall
    let line = isTall ? 60.0 : height
    let middle = safeTop + (isTall ? 34 : height / 2)
    var style = TextStyle(size: min(32, 0.6 * line), weight: .semibold, color: palette.text)
    style.tracking = -0.025 * style.size
    style.alignment = isRightToLeft ? .right : .left
    // The side bearing of large letters is compensated, so that the title is aligned with the rows.
    let sideBearing = isRightToLeft ? 0.04 * style.size : -0.04 * style.size
    painter.draw(
      title,
      in: Rect(
        x: gutter + sideBearing + (isRightToLeft ? 44 : 0), y: middle - line / 2, width: room - 44,
        height: line),
      style: style)
    if let icon {
      let side = min(24, 0.6 * line)
      icon.draw(
        center: Point(x: isRightToLeft ? gutter + side / 2 : size.width - gutter - side / 2, y: middle),
        side: side, color: palette.accent, with: painter)
    }
    if isTall { drawSearch(y: safeTop + 60, width: size.width, palette: palette, with: painter) }
  }

  private func drawSearch(y: Double, width: Double, palette: Palette, with painter: Painter) {
    let field = Rect(x: gutter, y: y, width: width - 2 * gutter, height: 44)
    painter.fill(.rectangle(field, radius: 12), with: .color(palette.wash))
    Icon.search.draw(
      center: Point(x: isRightToLeft ? field.maxX - 20 : field.minX + 20, y: y + 22), side: 20,
      color: palette.textSecondary, with: painter)
    var style = TextStyle(size: 16, color: palette.textSecondary)
    style.alignment = isRightToLeft ? .right : .left
    painter.draw("Search", in: field.inset(by: Insets(left: 40, right: 40)), style: style)
  }
}
