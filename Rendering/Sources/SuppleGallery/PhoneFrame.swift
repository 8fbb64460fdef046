import SuppleCairo
import SuppleScene

/// A phone around a viewport: body, edge and the shadow it casts. In the proportions of the demo page's stage.
struct PhoneFrame: Sendable, Hashable {
  /// The bezel's width, in points.
  static let bezel = 10.0
  /// The room around the body, in points.
  static let margin = Insets(top: 32, left: 32, bottom: 40, right: 32)
  /// The width of the line that is the body's edge, in points.
  static let edge = 1.5

  /// The screen's size, in points.
  var viewport: Size

  /// The radius of the screen's corners, in points: 54 on a phone's, less on a smaller screen and on a tablet's.
  var screenRadius: Double {
    let side = min(viewport.width, viewport.height)
    return side >= 600 ? 24 : min(54, 0.14 * side)
  }

  /// The size with bezel and room around it, in points.
  var size: Size {
    let margin = PhoneFrame.margin
    return Size(
      width: viewport.width + 2 * PhoneFrame.bezel + margin.left + margin.right,
      height: viewport.height + 2 * PhoneFrame.bezel + margin.top + margin.bottom)
  }

  /// Draws the body, the screen's top left corner at the origin.
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
