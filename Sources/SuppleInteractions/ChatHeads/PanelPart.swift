import SuppleMotion
import SuppleScene

/// The frame of an open conversation, its docking, and the drag by its bar.
///
///     head ──undock, drag──▶ floating ──dock, release near its head, throw to a side──▶ head
///     head, floating ──full──▶ full ──dock, throw to a side──▶ head
struct PanelPart: Part {
  typealias Context = HeadsContext

  /// The distance, in points, by which a drag can leave the room.
  private static let give = 48.0

  /// The edge of the column beside the room; nil for a room below the row.
  private(set) var column: HorizontalEdge?
  /// The upper left corner.
  private var origin = PointMotion.resting(at: .zero)
  /// The width and height, as a point.
  private var extent = PointMotion.resting(at: .zero)
  /// The room at rest.
  private(set) var target = Rect(x: 0, y: 0, width: 0, height: 0)
  /// What the panel is attached to beside a head.
  var docking = PanelDocking.head
  /// The place of a floating panel, as parts of the free width and height of its room; nil before it has one.
  var place: Point?
  /// The size that the app has set; nil for the style's.
  var size: Size?
  /// The press or drag of the bar by a finger; nil for none.
  private(set) var drag: Drag?

  /// Whether the panel is away from its head, and has no beak.
  var isAway: Bool { docking != .head || drag?.gesture.phase == .dragging }

  /// The time from which on the room is at rest, in motion seconds.
  var restTime: Double { max(origin.restTime, extent.restTime) }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime { restTime }

  /// The room at `time`.
  @inline(never)
  func rect(at time: Double) -> Rect {
    let corner = origin.position(at: time)
    let size = extent.position(at: time)
    return Rect(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }

  /// The velocity of the upper left corner at `time`, in points per second.
  func velocity(at time: Double) -> Vector { origin.velocity(at: time) }

  /// Moves the room from `time` on, unless a finger holds it. With `spring` it glides if it changes sides, is gliding, or
  /// `glides` is true; otherwise it jumps. Returns whether it changes sides.
  @inline(never)
  mutating func move(
    to goal: Rect, column: HorizontalEdge?, at time: Double, spring: Spring?, glides: Bool
  ) -> Bool {
    guard drag == nil else { return false }
    let changesSides = self.column != column
    self.column = column
    guard goal != target else { return changesSides && docking == .head }
    let spring = glides || changesSides || time < restTime ? spring : nil
    land(in: goal, velocity: origin.velocity(at: time), at: time, by: spring)
    return changesSides
  }

  /// Ends a drag, and moves the room to `goal`, from `velocity` in points per second; without a spring it jumps.
  @inline(never)
  mutating func land(in goal: Rect, velocity: Vector, at time: Double, by spring: Spring?) {
    drag = nil
    target = goal
    origin = origin.gliding(to: goal.origin, velocity: velocity, at: time, by: spring)
    extent = extent.gliding(
      to: Point(x: goal.width, y: goal.height), velocity: extent.velocity(at: time), at: time, by: spring)
  }

  // MARK: The drag

  /// Begins a press on the bar. `room` is the room of the panel; with reduced motion it cannot be left.
  mutating func press(
    _ pointer: Pointer, _ hostTime: HostTime, slop: Double, within room: Rect, reducedMotion: Bool,
    at now: Double
  ) {
    let area = Rect(
      x: room.x, y: room.y, width: max(0, room.width - target.width),
      height: max(0, room.height - target.height))
    follow(
      Drag(
        pointer: pointer.id, touch: pointer.position, hostTime: hostTime, slop: slop,
        holding: origin.position(at: now), velocity: origin.velocity(at: now), time: now,
        limits: Drag.Limits(area: area, give: reducedMotion ? 1e-6 : Self.give)))
  }

  /// Handles a further sample of the finger; returns the ending of the touch, for a cancelled one that of a tap.
  mutating func touch(_ pointer: Pointer, _ hostTime: HostTime, at now: Double) -> TouchGesture.Ending? {
    guard var drag, pointer.phase != .cancel else { return .tap }
    var ending: TouchGesture.Ending?
    if pointer.phase == .up {
      ending = drag.end(at: pointer.position, hostTime: hostTime, time: now)
    } else {
      _ = drag.move(to: pointer.position, hostTime: hostTime, time: now)
    }
    follow(drag)
    return ending
  }

  /// Ends a drag where the panel is.
  mutating func dropDrag() { drag = nil }

  private mutating func follow(_ drag: Drag) {
    self.drag = drag
    origin = drag.motion
    target.x = drag.goal.x
    target.y = drag.goal.y
  }
}

extension PointMotion {
  /// Returns the motion from the current position and `velocity` to `goal` from `time` on; without a spring it jumps.
  fileprivate func gliding(
    to goal: Point, velocity: Vector, at time: Double, by spring: Spring?
  ) -> PointMotion {
    guard let spring else { return .resting(at: goal) }
    return PointMotion(
      spring: spring, start: time, from: position(at: time), velocity: velocity, target: goal)
  }
}
