import SuppleCairo
import SuppleScene

/// The sample content of a notch's panel: a scanner for receipts, with a title, a frame and a shutter.
struct ScannerPanel {
  /// Width for which the content is laid out, in points. It grows with the panel.
  static let width = 390.0

  /// Draws the content of a panel of `size` points, without its background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let scale = size.width / ScannerPanel.width
    let height = size.height / scale
    guard scale > 0.01, height.isFinite, height > 380 else { return }
    painter.scale(x: scale, y: scale)
    let middle = ScannerPanel.width / 2
    var title = TextStyle(size: 22, weight: .semibold, color: palette.text)
    title.alignment = .center
    let heading = Rect(x: 24, y: 60, width: ScannerPanel.width - 48, height: 30)
    painter.draw("Scan a receipt", in: heading, style: title)

    let side = min(280, height - 300)
    let frame = Rect(x: middle - side / 2, y: 60 + (height - 200 - side) / 2, width: side, height: side)
    painter.fill(.rectangle(frame, radius: 28), with: .color(palette.wash))
    drawCorners(of: frame.inset(by: 22), color: palette.accent, with: painter)

    let shutter = Point(x: middle, y: height - 76)
    painter.fill(.circle(center: shutter, radius: 26), with: .color(palette.accentFill))
    painter.stroke(.circle(center: shutter, radius: 33), with: .color(palette.accentFill), width: 3)
  }

  private func drawCorners(of box: Rect, color: RGBAColor, with painter: Painter) {
    let arm = 30.0
    for x in [box.x, box.x + box.width] {
      for y in [box.y, box.y + box.height] {
        let inward = Point(x: x == box.x ? x + arm : x - arm, y: y == box.y ? y + arm : y - arm)
        painter.stroke(
          .line(Point(x: inward.x, y: y), Point(x: x, y: y), Point(x: x, y: inward.y)), with: .color(color),
          width: 4, cap: .round)
      }
    }
  }
}
