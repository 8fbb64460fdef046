import SuppleCairo
import SuppleScene

/// The dismiss target of chat heads: a dark circle with a cross, red while it has captured a head.
struct DismissTarget {
  /// Extent of the halo of a target that has captured something, beyond its edge, in points.
  static let halo = 14.0

  /// Whether the target has captured something.
  var isCaptured: Bool

  /// Draws the target in `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    guard radius > 1, radius < 1e5 else { return }
    if isCaptured {
      painter.fill(
        .circle(center: center, radius: radius + DismissTarget.halo),
        with: .color(palette.danger.faded(to: 0.3)))
      painter.fill(.circle(center: center, radius: radius), with: .color(palette.danger))
    } else {
      // An approximation of frosted glass by one translucent colour.
      painter.fill(.circle(center: center, radius: radius), with: .color(RGBAColor(rgba: 0x14161A_99)))
    }
    let width = min(2, radius / 4)
    painter.stroke(.circle(center: center, radius: radius - width / 2), with: .color(.white), width: width)
    let side = 0.34 * 2 * radius * 24 / 18
    Icon.cross.draw(center: center, side: side, color: .white, strokeWidth: 2, with: painter)
  }
}
