import SuppleMotion
import SuppleScene

/// The room of an open conversation, which glides from below the row to beside the column and back.
struct PanelRoom: Sendable {
  /// The edge of the column beside the room; nil for a room below the row.
  private(set) var column: HorizontalEdge?
  /// The upper left corner.
  private var origin = PointMotion.resting(at: .zero)
  /// The width and height, as a point.
  private var extent = PointMotion.resting(at: .zero)
  /// The room at rest.
  private(set) var target = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The time from which on the room is at rest, in motion seconds.
  var restTime: Double { max(origin.restTime, extent.restTime) }

  /// The room at `time`.
  @inline(never)
  func rect(at time: Double) -> Rect {
    let corner = origin.position(at: time)
    let size = extent.position(at: time)
    return Rect(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }

  /// Moves the room from `time` on. With `spring` it glides if it changes sides, is gliding, or `glides` is true;
  /// otherwise it jumps. Returns whether it changes sides.
  @inline(never)
  mutating func move(
    to goal: Rect, column: HorizontalEdge?, at time: Double, spring: Spring?, glides: Bool
  ) -> Bool {
    let changesSides = self.column != column
    self.column = column
    guard goal != target else { return changesSides }
    target = goal
    let spring = glides || changesSides || time < restTime ? spring : nil
    origin = origin.gliding(to: Point(x: goal.x, y: goal.y), at: time, by: spring)
    extent = extent.gliding(to: Point(x: goal.width, y: goal.height), at: time, by: spring)
    return changesSides
  }
}

extension PointMotion {
  /// Returns the motion from the current state to `goal` from `time` on; without a spring it jumps.
  fileprivate func gliding(to goal: Point, at time: Double, by spring: Spring?) -> PointMotion {
    guard let spring else { return .resting(at: goal) }
    return PointMotion(
      spring: spring, start: time, from: position(at: time), velocity: velocity(at: time), target: goal)
  }
}
