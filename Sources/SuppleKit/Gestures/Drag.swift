import SuppleMotion
import SuppleScene

/// The motion of a layer under a finger: a press until the finger has moved beyond the slop, a drag from then on.
///
/// A drag is 1:1 with the finger. Two things would make the layer jump: the slop, which the finger has covered before the
/// drag begins, and the velocity that the layer had when it was touched. A stiff spring, the touch spring, takes up both.
/// Beyond its limits, where it has some, the layer is held back as by a rubber band.
public struct Drag: Sendable {
  /// Where the layer follows the finger 1:1, and how far beyond that it can be dragged.
  public struct Limits: Sendable {
    /// Where the layer's position follows the finger, in points.
    public var area: Rect
    /// How far beyond the area the position can go at the most, in points: as far as that it never gets. At 0 or less
    /// nothing holds it back.
    public var give: Double

    /// Limits of `area`, beyond which a layer can be dragged by less than `give`, both in points.
    public init(area: Rect, give: Double) {
      self.area = area
      self.give = give
    }

    /// The position of a layer that a finger would have at `point`. At the area's edge the speed does not change.
    func position(at point: Point) -> Point {
      guard give > 0 else { return point }
      func limited(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
        let inside = max(min(lower, upper), min(upper, value))
        return inside + RubberBand(coefficient: 1).offset(pull: value - inside, dimension: give)
      }
      return Point(
        x: limited(point.x, area.minX, area.maxX), y: limited(point.y, area.minY, area.maxY))
    }
  }

  /// The default touch spring, which takes up the slop, and the velocity of a layer that is touched in motion.
  public static var touchSpring: Spring { Spring(stiffness: 12000, dampingRatio: 0.85) }

  /// What the finger has done.
  public private(set) var gesture: TouchGesture
  private var anchor: Point
  /// The motion of the layer while the finger rests: the touch spring draws it to ``goal``.
  public private(set) var motion: PointMotion
  private let touchSpring: Spring
  private let limits: Limits?

  /// Begins a press.
  ///
  /// - Parameters:
  ///   - pointer: The finger's number.
  ///   - touch: Where the finger came down.
  ///   - hostTime: When it came down, in host seconds.
  ///   - slop: How far it may move, in points, before it drags.
  ///   - position: Where the layer is.
  ///   - velocity: The layer's velocity, in points per second.
  ///   - time: The present, in motion seconds.
  ///   - touchSpring: The spring that takes up slop and velocity.
  ///   - limits: Where the layer can be dragged; nil for anywhere.
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

  /// Where the finger drags the layer to: its position once the touch spring rests.
  public var goal: Point {
    switch gesture.phase {
    case .pressing: anchor
    case .dragging:
      limits?.position(at: anchor + gesture.translation) ?? anchor + gesture.translation
    }
  }

  /// The layer's position at `time`, in motion seconds.
  public func position(at time: Double) -> Point { motion.position(at: time) }

  /// The layer's velocity at `time` while the finger rests, in points per second.
  public func velocity(at time: Double) -> Vector { motion.velocity(at: time) }

  /// When the touch spring rests, in motion seconds.
  public var restTime: Double { motion.restTime }

  /// Takes in a sample of the finger, stamped in host seconds, at `time` in motion seconds. Returns whether the drag began
  /// with it.
  public mutating func move(to position: Point, hostTime: HostTime, time: Double) -> Bool {
    let before = goal
    guard gesture.move(to: position, time: hostTime) else {
      motion = motion.shifted(by: goal - before)
      return false
    }
    catchUp(at: time)
    return true
  }

  /// Takes in the finger's last position, and returns how the touch ended.
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

  /// Resumes the drag of a layer that did not follow the finger for a while: it is at `position` with `velocity`.
  @inline(never)
  public mutating func resume(from position: Point, velocity: Vector, at time: Double) {
    motion = PointMotion(
      spring: touchSpring, start: time, from: position, velocity: velocity, target: goal)
  }

  /// Lets the layer go on from where it is: the drag has begun, and the finger is ahead by the slop.
  private mutating func catchUp(at time: Double) {
    resume(from: motion.position(at: time), velocity: motion.velocity(at: time), at: time)
  }
}
