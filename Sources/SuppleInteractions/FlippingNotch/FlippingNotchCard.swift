import SuppleMotion
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
  var top = Motion.resting(at: 0)
  var height = Motion.resting(at: 0)
  var width = Motion.resting(at: 0)
  var middle = Motion.resting(at: 0)
  var radius = Motion.resting(at: 0)
  /// 0 front, 1 back: the angle is pi times this.
  var turn = Motion.resting(at: 0)
  /// 0 not seen, 1 seen.
  var visibility = Motion.resting(at: 0)
  /// By how many rows the list opens for those that come in.
  var opening = 0.0
  /// Where list and card run on one easing: what the list lacks, as the flip begins, of having opened for the new rows.
  var sharedOpening = 0.0
  var entrance = Entrance.dealt
  /// How far the new rows have come, 0 to 1.
  var arrival = Motion.resting(at: 0)

  /// A card that stands at a place.
  mutating func place(_ box: Rect, radius: Double) {
    anchor = .viewport
    top = .resting(at: box.minY)
    height = .resting(at: box.height)
    width = .resting(at: box.width)
    middle = .resting(at: box.center.x)
    self.radius = .resting(at: radius)
    turn = .resting(at: 0)
    visibility = .resting(at: 0)
    arrival = .resting(at: 0)
  }

  /// Sends its box, but for its top, to another size and middle.
  mutating func resize(
    to size: Size, middle: Double, radius: Double, at time: Double, timing: Timing, for duration: Double
  ) {
    height = height.retargeted(to: size.height, at: time, timing: timing)
    width = width.retargeted(to: size.width, at: time, timing: timing)
    self.middle = self.middle.retargeted(to: middle, at: time, timing: timing)
    self.radius = self.radius.retargeted(to: radius, at: time, timing: .linear(duration: duration))
  }

  /// Turns it, and brings the new rows, to their start or their end.
  mutating func turn(to end: Double, at time: Double, for duration: Double) {
    turn = turn.retargeted(to: end, at: time, timing: .easeInOut(duration: duration))
    arrival = arrival.retargeted(to: end, at: time, timing: .easeInOut(duration: duration))
  }

  /// From when on it stands.
  var restTime: Double {
    let box = max(max(top.restTime, height.restTime), max(width.restTime, middle.restTime))
    return max(max(box, radius.restTime), max(max(turn.restTime, visibility.restTime), arrival.restTime))
  }
}
