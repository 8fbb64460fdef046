import SuppleCairo
import SuppleScene

/// The dot that shows a finger.
struct TouchDot {
  /// Diameter in points, about the contact area of a fingertip.
  static let diameter = 44.0

  /// Draws a dot of `size` points.
  func draw(size: Size, with painter: Painter) {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    guard radius > 2, radius < 1e5 else { return }
    // A translucent grey that is visible on light and on dark, denser at its rim, with a light edge.
    let ink = RGBAColor(rgba: 0x5B6472FF)
    painter.fill(
      .circle(center: center, radius: radius - 1),
      with: .radial(
        center: center, radius: radius - 1,
        [
          GradientStop(0, ink.faded(to: 0.14)), GradientStop(0.6, ink.faded(to: 0.18)),
          GradientStop(1, ink.faded(to: 0.42)),
        ]))
    painter.stroke(
      .circle(center: center, radius: radius - 1.75), with: .color(RGBAColor.white.faded(to: 0.8)), width: 1.5
    )
  }
}
