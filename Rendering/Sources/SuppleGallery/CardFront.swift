import SuppleCairo
import SuppleMotion
import SuppleScene

/// The front of a card that dropped out of the notch: dark, with light that sweeps over it while it waits, or with what
/// went wrong.
struct CardFront {
  /// What the front shows on its colour.
  enum Content: Sendable, Hashable {
    /// Nothing.
    case plain
    /// The sweep, so many seconds after the card came out.
    case waiting(time: Double)
    /// The failure.
    case failed(text: String)
  }

  /// How long one sweep takes, in seconds.
  static let sweepDuration = 1.4
  /// How bright the sweep is in its middle.
  static let sweepOpacity = 0.22

  /// What it shows.
  var content: Content

  /// Draws it into a card of a size, on the card's own colour.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch content {
    case .plain: break
    case .waiting(let time): drawSweep(in: box, at: time, with: painter)
    case .failed(let text):
      var style = TextStyle(size: 15, weight: .medium, color: palette.onCard)
      style.alignment = .center
      style.lines = size.height >= 64 ? 2 : 1
      style.lineHeight = 1.3
      let margin = min(16, size.width / 8)
      painter.draw(
        text, in: Rect(x: margin, y: 0, width: size.width - 2 * margin, height: size.height),
        style: style)
    }
  }

  /// A band of light, leaning by 10 degrees, from before the left edge to beyond the right one.
  private func drawSweep(in box: Rect, at time: Double, with painter: Painter) {
    guard time.isFinite, box.width > 0 else { return }
    let phase = time / CardFront.sweepDuration
    let eased = CubicBezierEasing.easeInOut.value(at: phase - phase.rounded(.down))
    let middle = box.center + Vector(x: (2 * eased - 1) * box.width, y: 0)
    // CSS's 100 degrees clockwise from upwards.
    let direction = Vector(x: 0.984807753012208, y: 0.17364817766693033)
    let reach = (box.width * direction.x + box.height * direction.y) / 2
    let clear = RGBAColor.white.faded(to: 0)
    painter.fill(
      .rectangle(box),
      with: .linear(
        from: middle - direction * reach, to: middle + direction * reach,
        [
          GradientStop(0.2, clear), GradientStop(0.5, RGBAColor.white.faded(to: CardFront.sweepOpacity)),
          GradientStop(0.8, clear),
        ]))
  }
}
