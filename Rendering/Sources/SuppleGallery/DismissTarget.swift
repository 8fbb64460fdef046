import SuppleCairo
import SuppleScene

/// The dismiss target of chat heads: a dark circle with a cross, red and glowing while it has captured a head.
struct DismissTarget {
  /// Room for the glow and for the label around the target, in points.
  static let overhang = 64.0
  /// Radius of the glow, in points.
  static let glowRadius = 36.0

  /// The glow, 0 to 1.
  var glow: Double
  /// The displacement of the cross from under a captured head, 0 to 1.
  var crossOffset = 0.0
  /// The label below the target; nil for none.
  var label: String?

  /// Draws the target in `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    guard radius > 1, radius < 1e5 else { return }
    let circle = Outline.circle(center: center, radius: radius)
    if glow > 0 {
      let reach = radius + DismissTarget.glowRadius
      painter.fill(
        .circle(center: center, radius: reach),
        with: .radial(
          center: center, radius: reach,
          [
            GradientStop(radius / reach, palette.danger.faded(to: 0.6 * glow)),
            GradientStop((radius + reach) / 2 / reach, palette.danger.faded(to: 0.2 * glow)),
            GradientStop(1, palette.danger.faded(to: 0)),
          ]))
    }
    // An approximation of frosted glass by one translucent colour.
    painter.fill(circle, with: .color(RGBAColor(rgba: 0x14161A_99)))
    if glow > 0 { painter.fill(circle, with: .color(palette.danger.faded(to: glow))) }
    let width = min(2, radius / 4)
    painter.stroke(.circle(center: center, radius: radius - width / 2), with: .color(.white), width: width)
    // The cross appears on a disc at the lower right.
    let diameter = 2 * radius
    let out = center + Vector(x: 0.41, y: 0.41) * (diameter * crossOffset)
    if crossOffset > 0 {
      painter.fill(
        .circle(center: out, radius: 0.17 * diameter), with: .color(.white.faded(to: crossOffset)))
    }
    let side = (0.34 - 0.16 * crossOffset) * diameter * 24 / 18
    let color = RGBAColor.white.mixed(with: palette.danger, part: crossOffset)
    Icon.cross.draw(center: out, side: side, color: color, strokeWidth: 2, with: painter)
    guard let label else { return }
    var style = TextStyle(size: 13, weight: .semibold, color: .white)
    style.alignment = .center
    painter.draw(
      label, in: Rect(x: center.x - 60, y: size.height + 6, width: 120, height: 16), style: style)
  }
}

/// The gradient behind the dismiss target.
struct TargetScrim {
  /// Draws the gradient in `size` points.
  func draw(size: Size, with painter: Painter) {
    painter.fill(
      .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)),
      with: .linear(
        from: .zero, to: Point(x: 0, y: size.height),
        [GradientStop(0, RGBAColor.black.faded(to: 0)), GradientStop(1, RGBAColor.black.faded(to: 0.6))]))
  }
}
