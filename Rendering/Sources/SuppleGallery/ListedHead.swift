import SuppleCairo
import SuppleInteractions
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
  /// The head's face; nil for the circle. It is as small as in the open row.
  var face: SuppleInteractions.HeadFace?

  /// The scale of the face in a cell of a width: at most as high as a circle, and three times as wide.
  private func scale(in width: Double) -> Double {
    guard let face else { return 1 }
    return min(1, headSize / face.height, min(3 * headSize, width) / face.width)
  }

  /// Draws a cell of `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    guard size.width > 0, size.height > headSize, headSize > 2 * inset else { return }
    let scale = scale(in: size.width)
    let picture = Size(width: face?.width ?? headSize, height: face?.height ?? headSize)
    painter.saved {
      painter.translate(
        x: (size.width - picture.width * scale) / 2, y: (headSize - picture.height * scale) / 2)
      painter.scale(x: scale, y: scale)
      HeadFace(
        avatar: avatar, inset: inset, glowRadius: glowRadius, border: (0, palette.surface), isSelected: false,
        cornerRadius: face?.cornerRadius
      )
      .draw(size: picture, with: painter)
    }
    var style = TextStyle(size: 13, color: palette.text)
    style.alignment = .center
    let room = Rect(x: 2, y: headSize, width: size.width - 4, height: size.height - headSize - 8)
    painter.draw(name, in: room, style: style)
    guard let text = count else { return }
    let height = ListedHead.countHeight
    let width = height + 7 * Double(text.count - 1)
    // On the upper right corner of a face, and a little further in on a circle.
    let corner =
      face == nil
      ? Point(x: size.width / 2 + 8, y: 0)
      : Point(
        x: (size.width + picture.width * scale) / 2 - inset - 0.6 * height,
        y: max(0, (headSize - picture.height * scale) / 2 + inset - 0.4 * height))
    let box = Rect(x: min(corner.x, size.width - width), y: corner.y, width: width, height: height)
    painter.fill(.rectangle(box, radius: height / 2), with: .color(palette.danger))
    style = TextStyle(size: 12, weight: .semibold, color: .white)
    style.alignment = .center
    style.hasTabularFigures = true
    painter.draw(text, in: box, style: style, placement: .capitals)
  }
}
