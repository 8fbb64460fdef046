import SuppleCairo
import SuppleMotion
import SuppleScene

/// The front of a card that comes out of the notch: dark, with a spinner and a highlight that sweeps over it while the card
/// waits, or with a message.
struct CardFront {
  /// The content on the card's colour.
  enum Content: Sendable, Hashable {
    /// No content.
    case plain
    /// The sweep; `time` is the number of seconds since the card came out.
    case waiting(time: Double)
    /// A message: an error, or that nothing is new.
    case message(String)
  }

  /// Duration of one sweep, in seconds.
  static let sweepDuration = 1.4
  /// Opacity at the middle of the sweep.
  static let sweepOpacity = 0.22

  /// Radius of the spinner, in points.
  static let spinnerRadius = 8.0
  /// Duration of one turn of the spinner, in seconds.
  static let spinnerDuration = 0.8

  /// The content.
  var content: Content

  /// Draws the content of a card of `size` points, without its background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch content {
    case .plain: break
    case .waiting(let time):
      drawSweep(in: box, at: time, with: painter)
      drawSpinner(in: box, at: time, palette: palette, with: painter)
    case .message(let text):
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

  /// Draws three quarters of a ring that turns, at the middle.
  private func drawSpinner(in box: Rect, at time: Double, palette: Palette, with painter: Painter) {
    let radius = min(CardFront.spinnerRadius, min(box.width, box.height) / 4)
    guard time.isFinite, radius > 0 else { return }
    let turns = time / CardFront.spinnerDuration
    let start = 2 * Double.pi * (turns - turns.rounded(.down))
    var ring = Outline()
    ring.addArc(center: box.center, radius: radius, from: start, to: start + 1.5 * Double.pi, begins: true)
    painter.stroke(ring, with: .color(palette.onCard.faded(to: 0.8)), width: 2)
  }

  /// Draws a band of light, tilted by 10 degrees, that moves from beyond the left edge to beyond the right edge.
  private func drawSweep(in box: Rect, at time: Double, with painter: Painter) {
    guard time.isFinite, box.width > 0 else { return }
    let phase = time / CardFront.sweepDuration
    let eased = CubicBezierEasing.easeInOut.value(at: phase - phase.rounded(.down))
    let middle = box.center + Vector(x: (2 * eased - 1) * box.width, y: 0)
    // Unit vector of the CSS angle 100deg (clockwise from upwards).
    let direction = Vector(x: 0.984807753012208, y: 0.17364817766693033)
    let extent = (box.width * direction.x + box.height * direction.y) / 2
    let clear = RGBAColor.white.faded(to: 0)
    painter.fill(
      .rectangle(box),
      with: .linear(
        from: middle - direction * extent, to: middle + direction * extent,
        [
          GradientStop(0.2, clear), GradientStop(0.5, RGBAColor.white.faded(to: CardFront.sweepOpacity)),
          GradientStop(0.8, clear),
        ]))
  }
}
