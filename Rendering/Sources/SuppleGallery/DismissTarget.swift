import SuppleCairo
import SuppleScene

/// The dismiss target of chat heads: a ring with a cross, red and glowing with a captured head; in a style without a glow, a
/// dark disc.
struct DismissTarget {
  /// Room for the glow and for the label around the target, in points.
  static let overhang = 64.0
  /// Radius of the glow, in points.
  static let glowRadius = 36.0

  /// The glow, 0 to 1.
  var glow: Double
  /// Whether the target is a ring, with nothing behind the heads.
  var isRing = false
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
            GradientStop((radius - 1) / reach, palette.danger.faded(to: isRing ? 0 : 0.6 * glow)),
            GradientStop(radius / reach, palette.danger.faded(to: 0.6 * glow)),
            GradientStop((radius + reach) / 2 / reach, palette.danger.faded(to: 0.2 * glow)),
            GradientStop(1, palette.danger.faded(to: 0)),
          ]))
    }
    let color = isRing ? palette.text.mixed(with: palette.removal, part: glow) : .white
    let width = min(isRing ? 3 : 2, radius / 4)
    if isRing {
      // The shine separates the ring, in the list's ink, from pictures.
      painter.stroke(
        .circle(center: center, radius: radius - width / 2), with: .color(palette.surface.faded(to: 0.4)),
        width: width + 5)
    } else {
      // An approximation of frosted glass by one translucent colour.
      painter.fill(circle, with: .color(RGBAColor(rgba: 0x14161A_99)))
      if glow > 0 { painter.fill(circle, with: .color(palette.danger.faded(to: glow))) }
    }
    painter.stroke(.circle(center: center, radius: radius - width / 2), with: .color(color), width: width)
    Icon.cross.draw(
      center: center, side: 0.34 * 2 * radius * 24 / 18, color: color.faded(to: isRing ? 1 - glow : 1),
      strokeWidth: 2, with: painter)
    guard let label else { return }
    var style = TextStyle(size: 13, weight: .semibold, color: .white)
    style.alignment = .center
    let side = painter.extent(of: label, style: style).width + 20
    let pill = Rect(x: center.x - side / 2, y: size.height + 6, width: side, height: 24)
    painter.fill(.rectangle(pill, radius: 12), with: .color(RGBAColor(rgba: 0x2B2E33_FF)))
    painter.draw(label, in: Rect(x: pill.x, y: pill.y + 4, width: side, height: 16), style: style)
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
