import SuppleCairo
import SuppleScene

/// The flyout beside the chat heads that shows a new message and its sender.
struct FlyoutBubble {
  /// Name of the sender.
  var name: String
  /// Text of the message.
  var text: String
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// Draws the content of a flyout of `size` points, without its background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let margin = min(14, size.width / 6)
    var name = TextStyle(size: 13, weight: .semibold, color: palette.text)
    var text = TextStyle(size: 15, color: palette.text)
    name.alignment = isRightToLeft ? .right : .left
    text.alignment = name.alignment
    let lines = (name: 17.0, text: 20.0)
    let top = (size.height - lines.name - lines.text) / 2
    let width = size.width - 2 * margin
    painter.draw(
      self.name, in: Rect(x: margin, y: top, width: width, height: lines.name), style: name)
    painter.draw(
      self.text, in: Rect(x: margin, y: top + lines.name, width: width, height: lines.text), style: text)
  }
}
