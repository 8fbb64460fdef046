import SuppleCairo
import SuppleScene

/// The place where heads are thrown away: a dark glass circle with a cross, red while it holds something.
struct DismissTarget {
  /// How far the halo of a target that holds something reaches beyond its edge, in points.
  static let halo = 14.0

  /// Whether it holds something.
  var isEngaged: Bool

  /// Draws it into a target of a size.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    guard radius > 1, radius < 1e5 else { return }
    if isEngaged {
      painter.fill(
        .circle(center: center, radius: radius + DismissTarget.halo),
        with: .color(palette.danger.faded(to: 0.3)))
      painter.fill(.circle(center: center, radius: radius), with: .color(palette.danger))
    } else {
      // Frosted glass, as far as one colour can say it.
      painter.fill(.circle(center: center, radius: radius), with: .color(RGBAColor(rgba: 0x14161A_99)))
    }
    let width = min(2, radius / 4)
    painter.stroke(.circle(center: center, radius: radius - width / 2), with: .color(.white), width: width)
    let side = 0.34 * 2 * radius * 24 / 18
    Icon.cross.draw(center: center, side: side, color: .white, strokeWidth: 2, with: painter)
  }
}
