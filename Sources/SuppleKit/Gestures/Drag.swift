import SuppleMotion
import SuppleScene

/// The motion of a layer under a finger: a press until the finger moves beyond the slop, then a drag.
///
/// A drag is 1:1 with the finger. Two things would make the layer jump: the slop, and the layer's velocity at the
/// touch. A stiff spring, the touch spring, takes up both. A rubber band resists a drag beyond the limits.
public struct Drag: Sendable {
  /// The area in which the layer follows the finger 1:1, and the range of the drag beyond that area.
  public struct Limits: Sendable {
    /// The area in which the layer's position follows the finger, in points.
    public var area: Rect
    /// The upper bound of the position's distance from the area, in points, which it never reaches; 0 or less for no
    /// resistance.
    public var give: Double
    /// The same bound along the vertical axis; nil if it equals ``give``.
    public var verticalGive: Double?
    /// The axes along which the layer follows the finger.
    public var axis: DragAxis

    /// Limits of `area`. A layer can be dragged beyond it by less than `give`, in points, along `axis`; up and down by less
    /// than `verticalGive`, if that is not nil.
    public init(area: Rect, give: Double, verticalGive: Double? = nil, axis: DragAxis = .both) {
      self.area = area
      self.give = give
      self.verticalGive = verticalGive
      self.axis = axis
    }

    /// The position of a layer for a finger that would put it at `point`. The speed is continuous at the area's edge.
    func position(at point: Point) -> Point {
      guard give > 0 else { return point }
      func limited(_ value: Double, _ lower: Double, _ upper: Double, by give: Double) -> Double {
        let inside = max(min(lower, upper), min(upper, value))
        return inside + RubberBand(coefficient: 1).offset(pull: value - inside, dimension: give)
      }
      return Point(
        x: limited(point.x, area.minX, area.maxX, by: give),
        y: limited(point.y, area.minY, area.maxY, by: verticalGive ?? give))
    }
  }

  /// The default touch spring, which takes up the slop and the velocity of a layer that is touched in motion.
  public static var touchSpring: Spring { Spring(stiffness: 12000, dampingRatio: 0.85) }

  /// The recognizer of the touch.
  public private(set) var gesture: TouchGesture
  private var anchor: Point
  /// The motion of the layer while the finger rests: the touch spring moves it to ``goal``.
  public private(set) var motion: PointMotion
  private let touchSpring: Spring
  private let limits: Limits?

  /// Begins a press.
  ///
  /// - Parameters:
  ///   - pointer: The finger's number.
  ///   - touch: The position of the finger at the start.
  ///   - hostTime: The start of the touch, in host seconds.
  ///   - slop: The distance at which the press becomes a drag, in points.
  ///   - position: The layer's position.
  ///   - velocity: The layer's velocity, in points per second.
  ///   - time: The present, in motion seconds.
  ///   - touchSpring: The spring that takes up slop and velocity.
  ///   - limits: The limits of the drag; nil for none.
  public init(
    pointer: Int32, touch: Point, hostTime: HostTime, slop: Double, holding position: Point, velocity: Vector,
    time: Double, touchSpring: Spring = Drag.touchSpring, limits: Limits? = nil
  ) {
    gesture = TouchGesture(pointer: pointer, at: touch, time: hostTime, slop: slop)
    anchor = position
    self.touchSpring = touchSpring
    self.limits = limits
    motion = PointMotion(
      spring: touchSpring, start: time, from: position, velocity: velocity, target: position)
  }

  /// The layer's position once the touch spring rests.
  public var goal: Point {
    switch gesture.phase {
    case .pressing: anchor
    case .dragging:
      limits.map { $0.position(at: anchor + $0.axis.along(gesture.translation)) }
        ?? anchor + gesture.translation
    }
  }

  /// The layer's position at `time`, in motion seconds.
  public func position(at time: Double) -> Point { motion.position(at: time) }

  /// The layer's velocity at `time` while the finger rests, in points per second.
  public func velocity(at time: Double) -> Vector { motion.velocity(at: time) }

  /// The time from which on the touch spring rests, in motion seconds.
  public var restTime: Double { motion.restTime }

  /// Handles a sample of the finger, stamped in host seconds, at `time` in motion seconds. Returns whether it begins the drag.
  public mutating func move(to position: Point, hostTime: HostTime, time: Double) -> Bool {
    let before = goal
    guard gesture.move(to: position, time: hostTime) else {
      motion = motion.shifted(by: goal - before)
      return false
    }
    catchUp(at: time)
    return true
  }

  /// Keeps the layer in place for a part of the finger's last movement: the movement across its line, or the share of a
  /// scroller in it.
  public mutating func leave(_ movement: Vector) {
    let before = goal
    anchor = anchor - movement
    motion = motion.shifted(by: goal - before)
  }

  /// Handles the finger's last position, and returns the ending of the touch.
  public mutating func end(at position: Point, hostTime: HostTime, time: Double) -> TouchGesture.Ending {
    let before = goal
    let phase = gesture.phase
    let ending = gesture.end(at: position, time: hostTime)
    if phase == gesture.phase {
      motion = motion.shifted(by: goal - before)
    } else {
      catchUp(at: time)
    }
    return ending
  }

  /// Resumes the drag of a layer that has not followed the finger: it is at `position` with `velocity`.
  @inline(never)
  public mutating func resume(from position: Point, velocity: Vector, at time: Double) {
    motion = PointMotion(
      spring: touchSpring, start: time, from: position, velocity: velocity, target: goal)
  }

  /// Continues from the layer's position at the start of the drag, with the finger ahead by the slop.
  private mutating func catchUp(at time: Double) {
    resume(from: motion.position(at: time), velocity: motion.velocity(at: time), at: time)
  }
}
