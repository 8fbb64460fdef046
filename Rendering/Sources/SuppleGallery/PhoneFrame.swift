import SuppleCairo
import SuppleScene

/// A phone around a viewport: body, edge and shadow, in the proportions of the demo page.
struct PhoneFrame: Sendable, Hashable {
  /// Width of the bezel, in points.
  static let bezel = 10.0
  /// Margin around the body, in points.
  static let margin = Insets(top: 32, left: 32, bottom: 40, right: 32)
  /// Width of the line around the body, in points.
  static let edge = 1.5

  /// Size of the screen, in points.
  var viewport: Size

  /// Corner radius of the screen, in points: 54 for a phone, less for a smaller screen and for a tablet.
  var screenRadius: Double {
    let side = min(viewport.width, viewport.height)
    return side >= 600 ? 24 : min(54, 0.14 * side)
  }

  /// Size with bezel and margin, in points.
  var size: Size {
    let margin = PhoneFrame.margin
    return Size(
      width: viewport.width + 2 * PhoneFrame.bezel + margin.left + margin.right,
      height: viewport.height + 2 * PhoneFrame.bezel + margin.top + margin.bottom)
  }

  /// Draws the body, with the top left corner of the screen at the origin.
  func drawBody(palette: Palette, with painter: Painter) {
    let body = self.bounds.inset(by: -PhoneFrame.bezel)
    let radius = screenRadius + PhoneFrame.bezel
    let near = Shadow(opacity: 0.6 * palette.liftedShadow, offset: 2, radius: 6)
    let far = Shadow(opacity: palette.liftedShadow, offset: 14, radius: 34)
    for shadow in [far, near] {
      painter.shadow(of: body, topRadius: radius, bottomRadius: radius, shadow)
    }
    painter.fill(.rectangle(body, radius: radius), with: .color(palette.bezel))
    painter.stroke(
      .rectangle(body.inset(by: PhoneFrame.edge / 2), radius: radius - PhoneFrame.edge / 2),
      with: .color(palette.bezelEdge), width: PhoneFrame.edge)
  }

  private var bounds: Rect { Rect(x: 0, y: 0, width: viewport.width, height: viewport.height) }
}
