import SuppleCairo
import SuppleScene

/// What fills a chat head: the avatar, a glow inside of its edge, and a ring around the selected one.
struct HeadFace {
  /// The ring's width, in points.
  static let ringWidth = 2.5
  /// How white the glow is where it is whitest, 0 to 1.
  static let glowOpacity = 0.7

  /// The face.
  var avatar: Avatar
  /// How far the face stands in from the head's edge, in points.
  var inset: Double
  /// How soft the inner glow is, in points.
  var glowRadius: Double
  /// Whether it is the one whose conversation is open.
  var isSelected: Bool

  /// Draws it into a head of a size.
  func draw(size: Size, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: inset)
    let radius = min(box.width, box.height) / 2
    guard radius > 0, radius < 1e5 else { return }
    if isSelected {
      // Its middle lies on the face's edge, so that no hair of ground shows between them.
      let width = min(HeadFace.ringWidth, inset) + 1
      painter.stroke(
        .circle(center: box.center, radius: radius + width / 2 - 1), with: .color(.white), width: width)
    }
    avatar.draw(in: box, with: painter)
    let face = Rect(center: box.center, size: Size(width: 2 * radius, height: 2 * radius))
    painter.innerGlow(
      in: face, cornerRadius: radius, blur: glowRadius, color: RGBAColor.white.faded(to: HeadFace.glowOpacity)
    )
  }
}
