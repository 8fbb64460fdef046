import SuppleCairo
import SuppleScene

/// The last place of the row of heads, with the number of heads without a slot.
struct OverflowCounter {
  /// Number of heads without a slot.
  var count: Int32
  /// Distance between the layer's edge and the disc, in points, the same as for avatars.
  var inset: Double

  /// Draws a counter of `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: inset)
    let side = min(box.width, box.height)
    guard side > 0, side < 1e5 else { return }
    painter.fill(.circle(center: box.center, radius: side / 2), with: .color(palette.raised))
    var style = TextStyle(size: 0.32 * side, weight: .semibold, color: palette.text)
    style.alignment = .center
    style.hasTabularFigures = true
    let text = count > 99 ? "99+" : "+\(max(0, count))"
    painter.draw(text, in: box, style: style, placement: .capitals)
  }
}
