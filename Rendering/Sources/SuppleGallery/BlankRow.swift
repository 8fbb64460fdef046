import SuppleCairo
import SuppleScene

/// A blank row: a field with a caret and a placeholder.
struct BlankRow {
  /// The placeholder of the field.
  var placeholder: String
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// Draws a row of `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    painter.fill(.rectangle(box), with: .color(palette.wash))
    let margin = min(20, 0.135 * size.height)
    let line = min(24, size.height - 2 * margin)
    guard line > 4, size.width > 2 * margin + 8 else { return }
    // A low row has one line, in its middle.
    let y = size.height >= PaymentCard.tall ? margin - 2 : (size.height - line) / 2
    func place(_ leading: Double, width: Double, y: Double, height: Double) -> Rect {
      Rect(x: isRightToLeft ? size.width - leading - width : leading, y: y, width: width, height: height)
    }
    painter.fill(.rectangle(place(margin, width: 2, y: y, height: line)), with: .color(palette.accent))
    var style = TextStyle(size: 0.75 * line, color: palette.textSecondary)
    style.alignment = isRightToLeft ? .right : .left
    painter.draw(
      placeholder, in: place(margin + 5, width: size.width - 2 * margin - 5, y: y, height: line), style: style
    )
  }
}
