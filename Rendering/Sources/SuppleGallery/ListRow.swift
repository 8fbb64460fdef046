import SuppleCairo
import SuppleScene

/// A conversation in a list: avatar, name, time, last message, and room for a badge.
struct ListRow {
  /// The position of the room for a badge.
  enum BadgeRoom: Sendable, Hashable {
    /// There is no badge.
    case none
    /// Below the time, at the end of the last message.
    case belowTime
  }

  /// Distance between the content and the sides of the row, in points.
  static let margin = 12.0
  /// Diameter of the avatar in a row that is high enough, in points.
  static let face = 52.0

  /// The person, with the last message.
  var person: Person
  /// The person's picture, or nil.
  var picture: Picture?
  /// Whether there are unread messages.
  var isUnread: Bool
  /// The position of the badge.
  var badge: BadgeRoom
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// Distance between the row's leading side and the name, in points. Hairlines begin there.
  static func textInset(height: Double) -> Double { margin + faceDiameter(height: height) + 12 }

  /// Draws the content of a row of `size` points, without a background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let face = ListRow.faceDiameter(height: size.height)
    guard face > 0, size.width > 2 * ListRow.margin + face else { return }
    let middle = size.height / 2
    func box(leading: Double, width: Double, y: Double, height: Double) -> Rect {
      Rect(
        x: isRightToLeft ? size.width - leading - width : leading, y: y, width: width, height: height)
    }
    Avatar(person: person, picture: picture)
      .draw(in: box(leading: ListRow.margin, width: face, y: middle - face / 2, height: face), with: painter)

    // On the demo page, the text is laid out for an avatar of 52 points; all lengths scale with the avatar.
    let part = min(1, face / ListRow.face)
    var name = TextStyle(size: 16 * part, weight: .semibold, color: palette.text)
    name.tracking = -0.006 * name.size
    var time = TextStyle(size: 14 * part, color: palette.textSecondary)
    time.hasTabularFigures = true
    var line = TextStyle(size: 14 * part, color: isUnread ? palette.text : palette.textSecondary)
    name.alignment = isRightToLeft ? .right : .left
    line.alignment = name.alignment
    time.alignment = isRightToLeft ? .left : .right

    let leading = ListRow.textInset(height: size.height)
    let room = size.width - leading - ListRow.margin
    let timeWidth = min(
      max(0, room), painter.extent(of: person.time, style: time).width.rounded(.up))
    let nameWidth = room - timeWidth - 12
    painter.draw(
      person.name, in: box(leading: leading, width: nameWidth, y: middle - 26 * part, height: 22 * part),
      style: name)
    painter.draw(
      person.time,
      in: box(
        leading: leading + room - timeWidth, width: timeWidth, y: middle - 26 * part,
        height: 22 * part),
      style: time)
    let cut: Double =
      switch badge {
      case .none: 0
      case .belowTime: isUnread ? 44 : 0
      }
    painter.draw(
      person.lastLine, in: box(leading: leading, width: room - cut, y: middle + 2 * part, height: 20 * part),
      style: line)
  }

  private static func faceDiameter(height: Double) -> Double { max(0, min(face, height - 16)) }
}
