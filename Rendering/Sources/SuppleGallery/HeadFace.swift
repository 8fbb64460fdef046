import SuppleCairo
import SuppleScene

/// The content of a chat head: the avatar, an inner glow, and a ring around the selected head.
struct HeadFace {
  /// Width of the ring, in points.
  static let ringWidth = 2.5
  /// Largest opacity of the white glow.
  static let glowOpacity = 0.7

  /// The avatar.
  var avatar: Avatar
  /// Distance between the head's edge and the avatar, in points.
  var inset: Double
  /// Blur of the inner glow, in points.
  var glowRadius: Double
  /// Width, in points, and colour of the ring that separates the head from the content below it.
  var border: (width: Double, color: RGBAColor)
  /// Whether the conversation of this head is open.
  var isSelected: Bool
  /// Radius of the head's corners, in points; nil for a circle.
  var cornerRadius: Double?

  /// Draws a head of `size` points.
  func draw(size: Size, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: inset)
    // A circle that is squashed at its edge keeps its radius.
    if let cornerRadius, (4 * cornerRadius - size.width - size.height).magnitude > 0.01 {
      return draw(in: box, cornerRadius: max(0, cornerRadius - inset), with: painter)
    }
    let radius = min(box.width, box.height) / 2
    guard radius > 0, radius < 1e5 else { return }
    if border.width > 0 {
      // A whole disc: nothing shows between it and the avatar.
      painter.fill(
        .circle(center: box.center, radius: radius + border.width), with: .color(border.color))
    }
    if isSelected {
      // The ring overlaps the avatar by one point, so that no background is visible between them.
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

  /// Draws a face that is a rounded rectangle.
  private func draw(in box: Rect, cornerRadius radius: Double, with painter: Painter) {
    guard min(box.width, box.height) > 0, max(box.width, box.height) < 1e5 else { return }
    func outline(_ outset: Double) -> Outline {
      .rectangle(box.inset(by: -outset), topRadius: radius + outset, bottomRadius: radius + outset)
    }
    if border.width > 0 { painter.fill(outline(border.width), with: .color(border.color)) }
    if isSelected {
      let width = min(HeadFace.ringWidth, inset) + 1
      painter.stroke(outline(width / 2 - 1), with: .color(.white), width: width)
    }
    avatar.draw(in: box, cornerRadius: radius, with: painter)
    painter.innerGlow(
      in: box, cornerRadius: radius, blur: glowRadius, color: RGBAColor.white.faded(to: HeadFace.glowOpacity))
  }
}
