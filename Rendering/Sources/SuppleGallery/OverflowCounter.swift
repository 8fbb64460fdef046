import SuppleCairo
import SuppleScene

/// The row's last place: how many heads did not fit.
struct OverflowCounter {
  /// How many.
  var count: Int32
  /// How far the disc stands in from its layer's edge, in points, as faces do.
  var inset: Double

  /// Draws it into a layer of a size.
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
