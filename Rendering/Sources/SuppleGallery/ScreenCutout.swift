import SuppleCairo
import SuppleInteractions
import SuppleScene

/// The cut-out of a phone's screen, if no interaction draws it.
struct ScreenCutout {
  /// The kind of cut-out, and its side of the screen.
  enum Place: Sendable, Hashable {
    /// A notch at the top.
    case notch
    /// An island below the top.
    case island
    /// A notch at the left, of a phone in landscape orientation.
    case side
  }

  /// The kind of cut-out.
  let place: Place
  /// Its rectangle on the screen, in points.
  let box: Rect

  /// Derives the cut-out from the safe area of a screen; nil if the safe area leaves no room for one.
  init?(of viewport: Viewport) {
    let size = viewport.size
    let safeArea = viewport.safeArea
    if size.width > size.height {
      guard safeArea.left >= 40, size.height > 240 else { return nil }
      place = .side
      box = Rect(x: 0, y: size.height / 2 - 104.5, width: 30, height: 209)
    } else if safeArea.top >= 55, size.width > 160 {
      place = .island
      box = ScreenCutout.rectangle(of: .island, in: size)
    } else if safeArea.top >= 40, size.width > 240 {
      place = .notch
      box = ScreenCutout.rectangle(of: .notch, in: size)
    } else {
      return nil
    }
  }

  private static func rectangle(of cutout: Cutout, in size: Size) -> Rect {
    Rect(
      x: (size.width - cutout.width) / 2, y: cutout.inset, width: cutout.width, height: cutout.depth)
  }

  /// Radius of the concave corners between a notch and the edge of the screen, in points.
  static let shoulder = 6.0

  /// Draws the cut-out in `size` points. The concave corners extend beyond it.
  func draw(size: Size, color: RGBAColor, with painter: Painter) {
    let corners =
      switch place {
      case .island: Corners(topLeft: 18.5, topRight: 18.5, bottomRight: 18.5, bottomLeft: 18.5)
      case .notch, .side: Corners(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
      }
    painter.saved {
      var box = Rect(x: 0, y: 0, width: size.width, height: size.height)
      if place == .side {
        // The notch at the top, rotated by a quarter turn.
        painter.translate(x: 0, y: size.height)
        painter.rotate(-.pi / 2)
        box = Rect(x: 0, y: 0, width: size.height, height: size.width)
      }
      var path = Outline.rectangle(box, corners: corners)
      if place != .island { ScreenCutout.addShoulders(to: box, path: &path) }
      painter.fill(path, with: .color(color))
    }
  }

  private static func addShoulders(to box: Rect, path: inout Outline) {
    let radius = shoulder
    let quarter = Double.pi / 2
    path.add(.move(Point(x: box.minX, y: box.minY)))
    path.addArc(
      center: Point(x: box.minX - radius, y: box.minY + radius), radius: radius, from: 0, to: -quarter,
      begins: false)
    path.add(.close)
    path.add(.move(Point(x: box.maxX, y: box.minY)))
    path.addArc(
      center: Point(x: box.maxX + radius, y: box.minY + radius), radius: radius, from: 2 * quarter,
      to: 3 * quarter, begins: false)
    path.add(.close)
  }
}
