import SuppleScene

/// The card on its way: an upright box, how far it has turned, and how much of it is seen; and with it the rows that
/// come in.
struct FlippingNotchCard: Sendable {
  /// What the card's top is measured from.
  enum Anchor: Sendable {
    /// The screen's top edge.
    case viewport
    /// The place of the row that it becomes.
    case row
  }

  /// How new rows come in.
  enum Entrance: Sendable {
    /// The first on the flipping card, the others dealt out from under it.
    case dealt
    /// All of them fade in where they belong, the card out.
    case faded
  }

  var anchor = Anchor.viewport
  var top = Course.still(0)
  var height = Course.still(0)
  var width = Course.still(0)
  var middle = Course.still(0)
  var radius = Course.still(0)
  /// 0 front, 1 back: the angle is pi times this.
  var turn = Course.still(0)
  /// 0 not seen, 1 seen.
  var presence = Course.still(0)
  /// By how many rows the list opens for those that come in.
  var opening = 0.0
  /// Where list and card run on one easing: what the list lacks, as the flip begins, of having opened for the new rows.
  var sharedOpening = 0.0
  var entrance = Entrance.dealt
  /// How far the new rows have come, 0 to 1.
  var arrival = Course.still(0)

  /// A card that stands at a place.
  mutating func place(_ box: Rect, radius: Double) {
    anchor = .viewport
    top = .still(box.minY)
    height = .still(box.height)
    width = .still(box.width)
    middle = .still(box.center.x)
    self.radius = .still(radius)
    turn = .still(0)
    presence = .still(0)
    arrival = .still(0)
  }

  /// Sends its box, but for its top, to another size and middle.
  mutating func resize(
    to size: Size, middle: Double, radius: Double, at time: Double, by pace: Course.Pace, for duration: Double
  ) {
    height = height.redirected(to: size.height, at: time, by: pace)
    width = width.redirected(to: size.width, at: time, by: pace)
    self.middle = self.middle.redirected(to: middle, at: time, by: pace)
    self.radius = self.radius.redirected(to: radius, at: time, by: .even(duration))
  }

  /// Turns it, and brings the new rows, to their start or their end.
  mutating func turn(to end: Double, at time: Double, for duration: Double) {
    turn = turn.redirected(to: end, at: time, by: .eased(duration))
    arrival = arrival.redirected(to: end, at: time, by: .eased(duration))
  }

  /// From when on it stands.
  var rest: Double {
    let box = max(max(top.rest, height.rest), max(width.rest, middle.rest))
    return max(max(box, radius.rest), max(max(turn.rest, presence.rest), arrival.rest))
  }
}
