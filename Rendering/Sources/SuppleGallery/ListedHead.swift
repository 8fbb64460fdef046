import SuppleCairo
import SuppleScene

/// A head in the panel of the overflow: the avatar, the name below it, and the number of unread messages.
struct ListedHead {
  /// Width and height of the number's capsule, in points, for one digit.
  static let countHeight = 20.0

  /// The avatar.
  var avatar: Avatar
  /// The name of the person.
  var name: String
  /// Number of unread messages, in a badge's form; nil for none.
  var count: String?
  /// Width of the head, in points; the name is below it.
  var headSize: Double
  /// Distance between the head's edge and the avatar, in points.
  var inset: Double
  /// Blur of the inner glow, in points.
  var glowRadius: Double

  /// Draws a cell of `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    guard size.width > 0, size.height > headSize, headSize > 2 * inset else { return }
    let left = (size.width - headSize) / 2
    painter.saved {
      painter.translate(x: left, y: 0)
      HeadFace(
        avatar: avatar, inset: inset, glowRadius: glowRadius, border: (0, palette.surface), isSelected: false
      )
      .draw(size: Size(width: headSize, height: headSize), with: painter)
    }
    var style = TextStyle(size: 13, color: palette.text)
    style.alignment = .center
    let room = Rect(x: 2, y: headSize, width: size.width - 4, height: size.height - headSize - 8)
    painter.draw(name, in: room, style: style)
    guard let text = count else { return }
    let height = ListedHead.countHeight
    let width = height + 7 * Double(text.count - 1)
    let box = Rect(x: min(size.width / 2 + 8, size.width - width), y: 0, width: width, height: height)
    painter.fill(.rectangle(box, radius: height / 2), with: .color(palette.danger))
    style = TextStyle(size: 12, weight: .semibold, color: .white)
    style.alignment = .center
    style.hasTabularFigures = true
    painter.draw(text, in: box, style: style, placement: .capitals)
  }
}
