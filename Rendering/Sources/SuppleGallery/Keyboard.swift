import SuppleCairo
import SuppleScene

/// An on-screen keyboard.
struct Keyboard {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// Draws a keyboard of `size` points; the bottom `safeBottom` points stay free.
  func draw(size: Size, safeBottom: Double, palette: Palette, with painter: Painter) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    painter.fill(.rectangle(bounds), with: .color(palette.ground))
    painter.drawHairline(x: 0, width: size.width, y: 0, above: false, color: palette.line)
    let height = size.height - min(safeBottom, size.height / 3)
    let gap = 6.0
    let key = Size(width: (size.width - 11 * gap) / 10, height: (height - 5 * 10) / 4)
    guard key.width > 4, key.height > 8 else { return }
    var style = TextStyle(size: min(20, 0.5 * key.height), color: palette.text)
    style.alignment = .center
    for (row, letters) in Keyboard.rows.enumerated() {
      let width = Double(letters.count) * (key.width + gap) - gap
      for (index, letter) in letters.enumerated() {
        let box = Rect(
          x: (size.width - width) / 2 + Double(index) * (key.width + gap),
          y: 10 + Double(row) * (key.height + 10), width: key.width, height: key.height)
        painter.fill(.rectangle(box, radius: 5), with: .color(palette.raised))
        painter.draw(String(letter), in: box, style: style)
      }
    }
    let space = Rect(
      x: 0.25 * size.width, y: 10 + 3 * (key.height + 10), width: 0.5 * size.width, height: key.height)
    painter.fill(.rectangle(space, radius: 5), with: .color(palette.raised))
  }
}
