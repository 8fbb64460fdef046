import SuppleCairo
import SuppleScene

/// The status bar of a phone: time, signal, battery. It is never mirrored.
struct StatusBar {
  /// Distance between the screen's sides and the content, in points.
  static let margin = 18.0
  /// The grid of the symbols.
  private static let grid = Size(width: 72, height: 14)

  /// Draws a bar of `size` points; the middle stays free for a cut-out.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    guard size.height >= 16, size.width >= 180 else { return }
    var clock = TextStyle(size: size.height >= 40 ? 16 : 14, weight: .semibold, color: palette.text)
    clock.alignment = .center
    painter.draw(
      SampleData.clock, in: Rect(x: StatusBar.margin, y: 0, width: 64, height: size.height),
      style: clock,
      placement: .capitals)
    let part = 62 / StatusBar.grid.width
    painter.saved {
      painter.translate(
        x: size.width - StatusBar.margin - 62, y: (size.height - StatusBar.grid.height * part) / 2)
      painter.scale(x: part, y: part)
      drawSigns(.color(palette.text), faint: .color(palette.text.faded(to: 0.45)), with: painter)
    }
  }

  private func drawSigns(_ ink: Paint, faint: Paint, with painter: Painter) {
    for (index, height) in [5, 7.5, 10.5, 13].enumerated() {
      let bar = Rect(x: Double(index) * 5, y: 14 - height, width: 3, height: height)
      painter.fill(.rectangle(bar, radius: 1), with: ink)
    }
    // Three concentric arcs of a quarter turn.
    let source = Point(x: 32.5, y: 12.6)
    for (radius, width) in [(1.5, 3.0), (5.4, 1.8), (9.4, 1.8)] {
      var wave = Outline()
      wave.addArc(
        center: source, radius: radius, from: -0.75 * Double.pi, to: -0.25 * Double.pi, begins: true)
      painter.stroke(wave, with: ink, width: width)
    }
    painter.stroke(
      .rectangle(Rect(x: 47.1, y: 1.6, width: 20.8, height: 10.8), radius: 3.4), with: faint, width: 1.2)
    painter.fill(.rectangle(Rect(x: 49, y: 3.5, width: 13, height: 7), radius: 1.4), with: ink)
    var nub = Outline()
    nub.addArc(
      center: Point(x: 69.6, y: 7), radius: 2, from: -0.5 * Double.pi, to: 0.5 * Double.pi, begins: true)
    nub.add(.close)
    painter.fill(nub, with: faint)
  }
}
