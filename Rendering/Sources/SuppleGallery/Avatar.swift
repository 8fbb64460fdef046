import SuppleCairo
import SuppleScene

/// The round picture of a person: a given picture, or initials on a gradient of two colours.
struct Avatar {
  /// Font size of the initials, as a fraction of the diameter.
  static let initialsPart = 0.37
  /// Unit vector of the gradient, for the CSS angle 155deg (clockwise from upwards).
  static let gradientDirection = Vector(x: 0.4226182617406994, y: 0.9063077870366499)

  /// The person.
  var person: Person
  /// The person's picture, or nil for initials.
  var picture: Picture?

  /// Draws the avatar in the largest circle at the centre of a box.
  func draw(in box: Rect, with painter: Painter) {
    let side = min(box.width, box.height)
    guard side > 0, side < 1e5 else { return }
    let square = Rect(center: box.center, size: Size(width: side, height: side))
    let circle = Outline.circle(center: square.center, radius: side / 2)
    if let picture {
      painter.draw(picture, in: square, cornerRadius: side / 2)
      return
    }
    painter.fill(circle, with: person.tone.paint(in: square))
    drawInitials(in: square, with: painter)
  }

  /// Draws the avatar in a rounded rectangle.
  func draw(in box: Rect, cornerRadius: Double, with painter: Painter) {
    if let picture { return painter.draw(picture, in: box, cornerRadius: cornerRadius) }
    painter.fill(
      .rectangle(box, topRadius: cornerRadius, bottomRadius: cornerRadius),
      with: person.tone.paint(in: box))
    drawInitials(in: box, with: painter)
  }

  private func drawInitials(in square: Rect, with painter: Painter) {
    let side = min(square.width, square.height)
    var style = TextStyle(
      size: Avatar.initialsPart * side, weight: .semibold, color: person.tone.ink)
    style.tracking = -0.02 * style.size
    style.alignment = .center
    painter.draw(person.initials, in: square, style: style, placement: .capitals)
  }
}

extension Tone {
  /// A gradient through a box between the two colours, with end points as CSS computes them.
  func paint(in box: Rect) -> Paint {
    let direction = Avatar.gradientDirection
    let extent = (box.width * direction.x + box.height * direction.y) / 2
    return .linear(
      from: box.center - direction * extent, to: box.center + direction * extent,
      [GradientStop(0, from), GradientStop(1, to)])
  }
}
