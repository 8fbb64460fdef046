import SuppleCairo
import SuppleScene

/// The soft dot that stands for a fingertip.
struct TouchDot {
  /// Its diameter, in points: about what a fingertip covers.
  static let diameter = 44.0

  /// Draws it into a layer of a size.
  func draw(size: Size, with painter: Painter) {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    guard radius > 2, radius < 1e5 else { return }
    // A grey that is seen on light and on dark, a little denser at its rim, and a light edge around it.
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
