import SuppleCairo
import SuppleScene

/// A face: a given picture, or two soft tones and initials. It fills a circle.
struct Avatar {
  /// The initials' size as a part of the circle's.
  static let initialsPart = 0.37
  /// Where the gradient runs, as CSS counts: 155 degrees clockwise from upwards.
  static let gradientDirection = Vector(x: 0.4226182617406994, y: 0.9063077870366499)

  /// Who it is.
  var person: Person
  /// Their picture, where there is one.
  var picture: Picture?

  /// Draws it in the largest circle in the middle of a box.
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
    var style = TextStyle(
      size: Avatar.initialsPart * side, weight: .semibold, color: person.tone.ink)
    style.tracking = -0.02 * style.size
    style.alignment = .center
    painter.draw(person.initials, in: square, style: style, placement: .capitals)
  }
}

extension Tone {
  /// The gradient from one colour to the other through a box, as CSS lays it.
  func paint(in box: Rect) -> Paint {
    let direction = Avatar.gradientDirection
    let reach = (box.width * direction.x + box.height * direction.y) / 2
    return .linear(
      from: box.center - direction * reach, to: box.center + direction * reach,
      [GradientStop(0, from), GradientStop(1, to)])
  }
}
