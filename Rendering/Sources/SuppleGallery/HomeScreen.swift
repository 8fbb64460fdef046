import SuppleCairo
import SuppleScene

/// A phone's first screen, as the ground of a badge that stands alone: the badge sits on the corner of an app's icon, and
/// where the icon's place is one of an even grid, others lie around it.
struct HomeScreen {
  /// The side of an app's icon, in points.
  static let icon = 64.0
  /// The radius of its corners as a part of its side.
  static let roundness = 0.235
  /// How far the badge's middle stands in from the icon's corner, in points.
  static let badgeInset = 4.0
  /// The gaps between icons that look even, in points.
  static let gaps = 10.0...44.0
  /// How many rows of icons there are at most.
  static let rows = 3

  /// The apps around the one with the badge.
  private static let neighbours: [Icon] = [
    .train, .coffee, .book, .plant, .ticket, .groceries, .search, .compose,
  ]

  /// Where the badge lives.
  var badgeHome: Point

  /// Draws it over a screen of a size.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    painter.fill(
      .rectangle(bounds),
      with: .radial(
        center: Point(x: size.width / 2, y: 0.42 * size.height),
        radius: max(1, 0.62 * max(size.width, size.height)),
        [GradientStop(0, palette.groundGlow), GradientStop(1, palette.ground)]))
    guard badgeHome.isFinite else { return }
    let side = min(HomeScreen.icon, 0.3 * min(size.width, size.height))
    // On the corner that has the icon on the screen.
    let inset = HomeScreen.badgeInset
    let isAtLeft = badgeHome.x < side
    let box = Rect(
      x: isAtLeft ? badgeHome.x - inset : badgeHome.x + inset - side, y: badgeHome.y - inset, width: side,
      height: side)
    drawNeighbours(of: box, viewport: size, palette: palette, with: painter)
    draw(
      .envelope, in: box, ground: palette.mailGround(in: box), ink: palette.onAccent, palette: palette,
      with: painter)
  }

  private func drawNeighbours(of box: Rect, viewport: Size, palette: Palette, with painter: Painter) {
    guard let grid = HomeScreen.grid(through: box.center.x, side: box.width, width: viewport.width) else {
      return
    }
    var index = 0
    for row in 0..<HomeScreen.rows {
      let y = box.minY + Double(row) * grid.pitch
      guard y + box.height < viewport.height - 60 else { return }
      for x in grid.middles where row > 0 || (x - box.center.x).magnitude > 1 {
        let tone = Tone.numbered(index + 1)
        let cell = Rect(x: x - box.width / 2, y: y, width: box.width, height: box.height)
        let neighbour = HomeScreen.neighbours[index % HomeScreen.neighbours.count]
        draw(
          neighbour, in: cell, ground: tone.paint(in: cell), ink: tone.ink, palette: palette, with: painter)
        index += 1
      }
    }
  }

  /// The middles of an even grid of two to four columns about the screen's middle, one of them at `x`; nil where there is
  /// none that looks even.
  static func grid(through x: Double, side: Double, width: Double) -> (middles: [Double], pitch: Double)? {
    let apart = (x - width / 2).magnitude
    for (columns, pitch) in [(3, apart), (4, apart / 1.5), (4, 2 * apart), (2, 2 * apart)] {
      let reach = Double(columns - 1) / 2 * pitch
      guard gaps.contains(pitch - side), reach + side / 2 <= width / 2 - 16 else { continue }
      return ((0..<columns).map { width / 2 - reach + Double($0) * pitch }, pitch)
    }
    return nil
  }

  private func draw(
    _ icon: Icon, in box: Rect, ground: Paint, ink: RGBAColor, palette: Palette, with painter: Painter
  ) {
    let radius = HomeScreen.roundness * box.width
    painter.shadow(
      of: box, topRadius: radius, bottomRadius: radius,
      Shadow(opacity: 0.6 * palette.liftedShadow, offset: 2, radius: 8))
    painter.fill(.rectangle(box, radius: radius), with: ground)
    icon.draw(center: box.center, side: 0.58 * box.width, color: ink, with: painter)
  }
}

extension Palette {
  /// The ground of the icon that has the badge.
  fileprivate func mailGround(in box: Rect) -> Paint {
    .linear(
      from: Point(x: box.minX, y: box.minY), to: Point(x: box.minX + 0.4 * box.width, y: box.maxY),
      [GradientStop(0, accentFill.mixed(with: .white, part: 0.22)), GradientStop(1, accentFill)])
  }
}
