import SuppleMotion
import SuppleScene

/// The room of an open conversation, which glides from below the row to beside the column and back.
struct PanelRoom: Sendable {
  /// The side of the column that the room lies beside; nil for a room below the row.
  private var column: HorizontalEdge?
  /// Where the room was when it began to glide.
  private var start = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Where the room is, or will be.
  private(set) var target = Rect(x: 0, y: 0, width: 0, height: 0)
  /// How far it has come from `start` to `target`, 0 to 1.
  private var progress: Motion = .resting(at: 1)

  /// From when on it does not move, in motion seconds.
  var restTime: Double { progress.restTime }

  /// The room at `time`.
  @inline(never)
  func rect(at time: Double) -> Rect {
    let part = progress.value(at: time)
    guard part != 1 else { return target }
    return Rect(
      x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part,
      width: start.width + (target.width - start.width) * part,
      height: start.height + (target.height - start.height) * part)
  }

  /// Puts the room elsewhere from `time` on. With `spring` it glides there if it changes sides, or is gliding; otherwise
  /// it is there at once. Returns whether it has changed sides.
  @inline(never)
  mutating func move(to goal: Rect, column: HorizontalEdge?, at time: Double, spring: Spring?) -> Bool {
    let changesSides = self.column != column
    self.column = column
    guard goal != target else { return changesSides }
    start = rect(at: time)
    target = goal
    if let spring, changesSides || time < restTime {
      progress = Motion(spring: spring, start: time, from: 0, velocity: 0, target: 1, within: .fractions)
    } else {
      progress = .resting(at: 1)
    }
    return changesSides
  }
}
