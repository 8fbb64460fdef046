import SuppleMotion
import SuppleScene

/// A layer that is dragged along one line, thrown, and comes to rest at snap points: a sheet, a drawer, a player.
///
/// Its value is its distance from its hidden place, in points. At 0, the point -1, the layer is hidden.
public struct SnapDrag: Part {
  /// The input of the part.
  public struct Context: Sendable {
    /// The resting values, as shares of the length.
    public let points: SnapPoints
    /// The length of the share 1, in points.
    public let length: Double
    /// The unit vector out of the hidden place: `Vector(x: 0, y: -1)` for a sheet at the bottom.
    public let out: Vector
    /// Whether a person can dismiss the layer.
    public let isDismissible: Bool
    /// The motion to a resting value.
    public let timing: Timing
    /// The distance at which a press becomes a drag, in points.
    public let slop: Double

    /// A context; the length is at least 1 point.
    public init(
      points: SnapPoints, length: Double, out: Vector, isDismissible: Bool, timing: Timing, slop: Double
    ) {
      self.points = points
      self.length = max(1, length)
      self.out = out
      self.isDismissible = isDismissible
      self.timing = timing
      self.slop = slop
    }

    /// The value of a point, in points: 0 for -1, the maximum for any point beyond the last.
    public func value(_ point: Int) -> Double { points[point] * length }

    /// The maximum value, in points.
    public var greatest: Double { value(.max) }
  }

  /// The upper bound of the distance to which a finger drags the layer beyond its range, in points.
  private static let give = 60.0
  /// The speed above which a throw reaches at least the next point, in points per second.
  private static let fastSpeed = 500.0

  /// The point at which the layer rests, or the point to which it moves; -1 for the hidden place.
  public private(set) var point = -1
  private var drag: Drag?
  private var handoff = ScrollHandoff(nil)
  private var motion = Motion.resting(at: 0)
  private var finger = Point.zero

  /// A hidden layer.
  public init() {}

  /// The number of the finger on the layer; nil without a finger.
  public var pointer: Int32? { drag?.gesture.pointer }

  /// The offset of the scroller in the layer, in points, as the finger has set it.
  public var scrollOffset: Double { handoff.scrollable.offset }

  /// The distance from the hidden place, in points.
  public func value(in context: borrowing Context, at now: MotionTime) -> Double {
    drag.map { ($0.position(at: now) - .zero).dot(context.out) } ?? motion.value(at: now)
  }

  /// Handles a sample of a finger that came down on the layer; `time` is the sample's own stamp.
  public mutating func touch(
    _ pointer: Pointer, _ time: HostTime, in context: borrowing Context, at now: MotionTime
  ) -> PartEffects {
    guard pointer.phase == .down ? drag == nil : pointer.id == self.pointer else { return [] }
    switch pointer.phase {
    case .down:
      press(pointer, time, in: context, at: now)
      return []
    case .move: return move(to: pointer.position, time, in: context, at: now)
    case .up:
      guard let ending = drag?.end(at: pointer.position, hostTime: time, time: now) else { return [] }
      guard case .thrown(let velocity) = ending else { return land(0, in: context, at: now).union(.tapped) }
      // A fling of the scroller does not throw the layer.
      return land(scrollOffset > 0 ? 0 : velocity.dot(context.out), in: context, at: now)
    case .cancel: return land(0, in: context, at: now)
    }
  }

  /// Moves to a point; -1 hides the layer.
  public mutating func go(to point: Int, in context: borrowing Context, at now: MotionTime) {
    let velocity = drag.map { $0.velocity(at: now).dot(context.out) } ?? motion.velocity(at: now)
    go(to: point, velocity: velocity, in: context, at: now)
  }

  /// Adapts to other points or another length. A layer under a finger adapts at the release.
  public mutating func refit(in context: borrowing Context, at now: MotionTime) {
    if drag == nil { go(to: point, in: context, at: now) }
  }

  private mutating func press(
    _ pointer: Pointer, _ time: HostTime, in context: borrowing Context, at now: MotionTime
  ) {
    let far = Point.zero + context.out * context.greatest
    let near = Point.zero + context.out * (context.isDismissible ? 0 : context.value(0))
    let area = Rect(
      x: min(far.x, near.x), y: min(far.y, near.y), width: (far.x - near.x).magnitude,
      height: (far.y - near.y).magnitude)
    drag = Drag(
      pointer: pointer.id, touch: pointer.position, hostTime: time, slop: context.slop,
      holding: .zero + context.out * value(in: context, at: now),
      velocity: context.out * motion.velocity(at: now), time: now,
      limits: Drag.Limits(area: area, give: Self.give))
    handoff = ScrollHandoff(pointer.scrollable)
    finger = pointer.position
  }

  private mutating func move(
    to position: Point, _ time: HostTime, in context: borrowing Context, at now: MotionTime
  ) -> PartEffects {
    let room = context.greatest - value(in: context, at: now)
    let began = drag?.move(to: position, hostTime: time, time: now) ?? false
    guard let gesture = drag?.gesture, gesture.phase == .dragging else { return [] }
    let along = gesture.translation.dot(context.out)
    let across = gesture.translation - context.out * along
    if began, across.length > along.magnitude { return land(0, in: context, at: now) }
    let movement = position - finger
    let forward = movement.dot(context.out)
    // The layer ignores movement across its line, and the scroller's share.
    let scrolled = handoff.take(-forward, room: room)
    drag?.leave(movement - context.out * (forward + scrolled))
    finger = position
    return began ? .dragBegan : []
  }

  private mutating func land(
    _ velocity: Double, in context: borrowing Context, at now: MotionTime
  ) -> PartEffects {
    let length = context.length
    let landing = context.points.landing(
      from: value(in: context, at: now) / length, velocity: velocity / length,
      orAway: context.isDismissible, fastSpeed: Self.fastSpeed / length)
    go(to: landing, velocity: velocity, in: context, at: now)
    return .landed
  }

  private mutating func go(
    to goal: Int, velocity: Double, in context: borrowing Context, at now: MotionTime
  ) {
    motion = .moving(
      from: value(in: context, at: now), velocity: velocity, to: context.value(goal), at: now,
      timing: context.timing)
    point = max(-1, min(goal, context.points.values.count - 1))
    drag = nil
  }

  /// The end of the motion to the hidden place.
  public func nextDue(in context: borrowing Context, at now: MotionTime) -> MotionTime? {
    point < 0 && drag == nil && motion.restTime > now ? motion.restTime : nil
  }

  /// The end of the motion.
  public func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime {
    drag?.restTime ?? motion.restTime
  }

  /// The layer is hidden.
  public mutating func due(in context: borrowing Context, at now: MotionTime) -> PartEffects { .ended }
}
