import SuppleCairo
import SuppleScene

/// The bubble beside the heads that shows who wrote, and what.
struct FlyoutBubble {
  /// Who wrote.
  var name: String
  /// What.
  var text: String
  /// Whether reading runs from right to left.
  var isRightToLeft: Bool

  /// Draws it into a flyout of a size, on the flyout's own ground.
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
