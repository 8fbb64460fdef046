import SuppleCairo
import SuppleScene

/// The home screen of a phone, as the background of a badge that stands alone. The badge is at the corner of an app
/// icon. If the icon's position fits an even grid, other icons are drawn around it.
struct HomeScreen {
  /// Width and height of an app icon, in points.
  static let icon = 64.0
  /// Corner radius of an icon, as a fraction of its width.
  static let roundness = 0.235
  /// Distance of the badge's centre from the icon's corner, inwards, in points.
  static let badgeInset = 4.0
  /// Range of distances between icons that look even, in points.
  static let gaps = 10.0...44.0
  /// Largest number of rows of icons.
  static let rows = 3

  /// The other apps.
  private static let neighbours: [Icon] = [
    .train, .coffee, .book, .plant, .ticket, .groceries, .search, .compose,
  ]

  /// The badge's anchor on the screen, in points.
  var badgeAnchor: Point

  /// Draws a screen of `size` points.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    painter.fill(
      .rectangle(bounds),
      with: .radial(
        center: Point(x: size.width / 2, y: 0.42 * size.height),
        radius: max(1, 0.62 * max(size.width, size.height)),
        [GradientStop(0, palette.groundGlow), GradientStop(1, palette.ground)]))
    guard badgeAnchor.isFinite else { return }
    let side = min(HomeScreen.icon, 0.3 * min(size.width, size.height))
    // The badge is at the top right corner of the icon, or at the top left corner if the icon would be off the screen.
    let inset = HomeScreen.badgeInset
    let isAtLeft = badgeAnchor.x < side
    let box = Rect(
      x: isAtLeft ? badgeAnchor.x - inset : badgeAnchor.x + inset - side, y: badgeAnchor.y - inset,
      width: side,
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

  /// Horizontal centres of an even grid of two to four columns that is centred on the screen and has a column at `x`;
  /// nil if no such grid looks even.
  static func grid(through x: Double, side: Double, width: Double) -> (middles: [Double], pitch: Double)? {
    let apart = (x - width / 2).magnitude
    for (columns, pitch) in [(3, apart), (4, apart / 1.5), (4, 2 * apart), (2, 2 * apart)] {
      let extent = Double(columns - 1) / 2 * pitch
      guard gaps.contains(pitch - side), extent + side / 2 <= width / 2 - 16 else { continue }
      return ((0..<columns).map { width / 2 - extent + Double($0) * pitch }, pitch)
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
  /// The background of the icon with the badge.
  fileprivate func mailGround(in box: Rect) -> Paint {
    .linear(
      from: Point(x: box.minX, y: box.minY), to: Point(x: box.minX + 0.4 * box.width, y: box.maxY),
      [GradientStop(0, accentFill.mixed(with: .white, part: 0.22)), GradientStop(1, accentFill)])
  }
}
