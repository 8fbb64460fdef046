import SuppleCairo
import SuppleMotion
import SuppleScene

/// One of eight pictures of a burst: six puffs that fly apart and get smaller.
struct BurstPuff {
  /// The number of the picture, from 0.
  var number: Int32
  /// The colour of the badge.
  var color: RGBAColor

  private static let puffs = 6

  /// Draws the picture in `size` points.
  func draw(size: Size, with painter: Painter) {
    let side = min(size.width, size.height)
    let progress = min(1, (Double(number) + 1) / 8)
    let (reach, radius) = (side * (0.1 + 0.32 * progress), side * 0.16 * (1.05 - progress))
    for puff in 0..<Self.puffs {
      let angle = 2 * Double.pi * (Double(puff) / Double(Self.puffs) + 0.08 * progress)
      let center = Point(
        x: size.width / 2 + reach * Elementary.cos(angle), y: size.height / 2 + reach * Elementary.sin(angle))
      painter.fill(
        .circle(center: center, radius: radius * (puff.isMultiple(of: 2) ? 1 : 0.7)),
        with: .color(color.faded(to: 1 - 0.6 * progress)))
    }
  }
}
