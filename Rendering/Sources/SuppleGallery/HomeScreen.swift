import SuppleCairo
import SuppleScene

/// A phone's first screen, as the ground of a badge that stands alone: the badge sits on the corner of an app's icon.
struct HomeScreen {
  /// The side of an app's icon, in points.
  static let icon = 76.0
  /// The radius of its corners, in points.
  static let iconRadius = 18.0
  /// How far the badge's middle stands in from the icon's corner, in points.
  static let badgeInset = 5.0

  /// Where the badge lives.
  var badgeHome: Point

  /// Draws it over a screen of a size.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let bounds = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    painter.fill(
      .rectangle(bounds),
      with: .radial(
        center: Point(x: size.width / 2, y: 0.42 * size.height),
        radius: max(1, 0.62 * max(size.width, size.height)),
        [GradientStop(0, palette.groundGlow), GradientStop(1, palette.ground)]))
    guard badgeHome.isFinite else { return }
    let side = min(HomeScreen.icon, 0.3 * min(size.width, size.height))
    // On the corner that has the icon on the screen.
    let isAtLeft = badgeHome.x < side
    let inset = HomeScreen.badgeInset
    let box = Rectangle(
      x: isAtLeft ? badgeHome.x - inset : badgeHome.x + inset - side, y: badgeHome.y - inset, width: side,
      height: side)
    drawIcon(in: box, palette: palette, with: painter)
    var label = TextStyle(size: 13, weight: .medium, color: palette.textSecondary)
    label.alignment = .center
    painter.draw(
      "Mail", in: Rectangle(x: box.minX - 20, y: box.maxY + 6, width: box.width + 40, height: 18), style: label)
  }

  private func drawIcon(in box: Rectangle, palette: Palette, with painter: Painter) {
    let radius = HomeScreen.iconRadius * box.width / HomeScreen.icon
    painter.shadow(
      of: box, topRadius: radius, bottomRadius: radius,
      Shadow(opacity: palette.liftedShadow, offset: 6, radius: 20))
    painter.fill(
      .rectangle(box, radius: radius),
      with: .linear(
        from: Point(x: box.minX, y: box.minY), to: Point(x: box.minX + 0.4 * box.width, y: box.maxY),
        [
          GradientStop(0, palette.accentFill.mixed(with: .white, part: 0.22)),
          GradientStop(1, palette.accentFill),
        ]))
    Icon.envelope.draw(center: box.center, side: 0.62 * box.width, color: palette.onAccent, with: painter)
  }
}
