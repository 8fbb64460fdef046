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
    /// A message: that nothing is new, or a failure, with a sign before it.
    case message(String, isFailure: Bool = false)
  }

  /// Duration of one sweep, in seconds.
  static let sweepDuration = 1.4
  /// Opacity at the middle of the sweep.
  static let sweepOpacity = 0.22

  /// Radius of the spinner, in points.
  static let spinnerRadius = 8.0
  /// Duration of one turn of the spinner, in seconds.
  static let spinnerDuration = 0.8

  /// Width of the sign of a failure, its distance from the message, and the width of its line, in points.
  static let signSize = 21.0
  static let signGap = 8.0
  static let signLine = 1.5

  /// The content.
  var content: Content
  /// Whether lines begin at the right.
  var isRightToLeft = false

  /// Draws the content of a card of `size` points, without its background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch content {
    case .plain: break
    case .waiting(let time):
      drawSweep(in: box, at: time, with: painter)
      drawSpinner(in: box, at: time, palette: palette, with: painter)
    case .message(let text, let isFailure):
      var style = TextStyle(size: 15, weight: .medium, color: palette.onCard)
      style.alignment = .center
      style.lines = size.height >= 64 ? 2 : 1
      style.lineHeight = 1.3
      let margin = min(16, size.width / 8)
      var room = Rect(x: margin, y: 0, width: size.width - 2 * margin, height: size.height)
      if isFailure {
        let side = min(CardFront.signSize, size.height, room.width / 4)
        let free = room.width - side - CardFront.signGap
        let width = min(free, painter.extent(of: text, style: style, width: free).width)
        let start = (size.width - side - CardFront.signGap - width) / 2
        let (sign, words) =
          isRightToLeft ? (size.width - start - side, start) : (start, size.width - start - width)
        drawSign(
          center: Point(x: sign + side / 2, y: box.center.y), side: side, color: style.color, with: painter)
        room = Rect(x: words, y: 0, width: width, height: size.height)
      }
      painter.draw(text, in: room, style: style)
    }
  }

  /// Draws an exclamation mark in a ring.
  private func drawSign(center: Point, side: Double, color: RGBAColor, with painter: Painter) {
    let line = CardFront.signLine
    painter.stroke(.circle(center: center, radius: (side - line) / 2), with: .color(color), width: line)
    var mark = Outline()
    mark.add(.move(Point(x: center.x, y: center.y - side * 0.24)))
    mark.add(.line(Point(x: center.x, y: center.y + side * 0.06)))
    painter.stroke(mark, with: .color(color), width: line * 1.2)
    painter.fill(
      .circle(center: Point(x: center.x, y: center.y + side * 0.22), radius: line * 0.75), with: .color(color)
    )
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
