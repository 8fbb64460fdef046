import SuppleMotion
import SuppleScene

/// The motions of the card, an upright box that turns about its horizontal middle axis, and of the new rows. Lengths
/// are points, times motion seconds.
struct FlippingNotchCard: Sendable {
  /// The origin of ``top``.
  enum Origin: Sendable {
    /// The screen's top edge.
    case viewport
    /// The position of the row that the card becomes; it moves with the list.
    case row
    /// The open panel's place; it moves with a finger that pushes it.
    case panel
  }

  /// The entrance of new rows.
  enum Entrance: Sendable {
    /// The first row on the flipping card, the others moving down from under it.
    case dealt
    /// All rows fade in at their final positions after the card has faded out, for reduced motion.
    case faded
  }

  /// The origin of ``top``.
  var origin = Origin.viewport
  /// The top, measured from ``origin``.
  var top = Motion.resting(at: 0)
  /// The height.
  var height = Motion.resting(at: 0)
  /// The width.
  var width = Motion.resting(at: 0)
  /// The x coordinate of the centre.
  var centerX = Motion.resting(at: 0)
  /// The radius of the corners.
  var radius = Motion.resting(at: 0)
  /// The turn, from 0 (front) to 1 (back): the angle divided by pi.
  var turn = Motion.resting(at: 0)
  /// The opacity, 0 to 1.
  var visibility = Motion.resting(at: 0)
  /// The distance of scrolling or pushing up at which the list begins to hide the card, in points.
  var hiddenFrom = 0.0
  /// The number of rows by which the list opens for new ones.
  var openedRows = 0.0
  /// The distance of the list from its opened offset at the start of the flip, if list and card share one easing and arrive
  /// together; 0 if the list has a separate spring.
  var initialDeviation = 0.0
  /// The entrance of new rows.
  var entrance = Entrance.dealt
  /// The progress of the new rows, 0 to 1; below 0 before rows that fade in appear.
  var arrival = Motion.resting(at: 0)

  /// Places the card, invisible and at rest, at a box measured from the screen's top edge.
  mutating func setBox(_ box: Rect, radius: Double) {
    origin = .viewport
    top = .resting(at: box.minY)
    height = .resting(at: box.height)
    width = .resting(at: box.width)
    centerX = .resting(at: box.center.x)
    self.radius = .resting(at: radius)
    turn = .resting(at: 0)
    visibility = .resting(at: 0)
    hiddenFrom = 0
    arrival = .resting(at: 0)
  }

  /// Retargets size, centre and corners; the corners change at constant speed over `duration` seconds.
  @inline(never)
  mutating func resize(
    to size: Size, centerX: Double, radius: Double, at time: Double, timing: Timing, for duration: Double
  ) {
    height = height.retargeted(to: size.height, at: time, timing: timing)
    width = width.retargeted(to: size.width, at: time, timing: timing)
    self.centerX = self.centerX.retargeted(to: centerX, at: time, timing: timing)
    self.radius = self.radius.retargeted(to: radius, at: time, timing: .linear(duration: duration))
  }

  /// Turns the card, and moves the new rows, to their start (0) or their end (1) in `duration` seconds.
  @inline(never)
  mutating func turn(to end: Double, at time: Double, for duration: Double) {
    turn = turn.retargeted(to: end, at: time, timing: .easeInOut(duration: duration))
    arrival = arrival.retargeted(to: end, at: time, timing: .easeInOut(duration: duration))
  }

  /// The time from which on card and new rows are at rest.
  var restTime: Double {
    let box = max(max(top.restTime, height.restTime), max(width.restTime, centerX.restTime))
    return max(max(box, radius.restTime), max(max(turn.restTime, visibility.restTime), arrival.restTime))
  }
}
