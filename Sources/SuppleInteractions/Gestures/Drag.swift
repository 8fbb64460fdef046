import SuppleMotion
import SuppleScene

/// A finger's drag of something: a press until the finger has moved beyond the slop, a drag from then on.
///
/// A drag is 1:1 with the finger. Two things would make the dragged thing jump: the slop, which the finger has covered
/// before the drag begins, and the velocity that the thing had when it was touched. A stiff spring, the touch spring,
/// takes up both.
public struct Drag: Sendable {
  /// The spring that takes up the slop, and the velocity of what is touched in motion.
  public static let touchSpring = Spring(stiffness: 12000, dampingRatio: 0.85)

  /// The finger.
  public private(set) var gesture: TouchGesture
  private var anchor: Point
  /// The motion of the dragged thing while the finger rests: the touch spring draws it to ``goal``.
  private(set) var motion: PointMotion
  private let touchSpring: Spring

  /// Begins a press.
  ///
  /// - Parameters:
  ///   - pointer: The finger's number.
  ///   - touch: Where it came down.
  ///   - hostTime: When, in the host's seconds.
  ///   - slop: How far it may move, in points, before it drags.
  ///   - position: Where the touched thing is.
  ///   - velocity: How fast that is, in points per second.
  ///   - time: The present, in motion seconds.
  ///   - touchSpring: What takes up the slop and the velocity.
  public init(
    pointer: Int32, touch: Point, hostTime: Double, slop: Double, holding position: Point, velocity: Vector,
    time: Double, touchSpring: Spring = Drag.touchSpring
  ) {
    gesture = TouchGesture(pointer: pointer, at: touch, time: hostTime, slop: slop)
    anchor = position
    self.touchSpring = touchSpring
    motion = PointMotion(
      spring: touchSpring, start: time, from: position, velocity: velocity, target: position)
  }

  /// Where the finger wants the dragged thing: its position once the touch spring has come to rest.
  public var goal: Point {
    switch gesture.phase {
    case .pressing: anchor
    case .dragging: anchor + gesture.translation
    }
  }

  /// Where the dragged thing is, at `time` in motion seconds.
  public func position(at time: Double) -> Point { motion.position(at: time) }

  /// How fast the dragged thing moves while the finger rests, in points per second.
  public func velocity(at time: Double) -> Vector { motion.velocity(at: time) }

  /// The time from which on the dragged thing is where the finger wants it.
  public var restTime: Double { motion.restTime }

  /// Takes in a sample of the finger; returns whether the drag began with it.
  public mutating func move(to position: Point, hostTime: Double, time: Double) -> Bool {
    let before = goal
    guard gesture.move(to: position, time: hostTime) else {
      motion = motion.shifted(by: goal - before)
      return false
    }
    catchUp(at: time)
    return true
  }

  /// Takes in the finger's last position, and returns what the touch was.
  public mutating func end(at position: Point, hostTime: Double, time: Double) -> TouchGesture.Ending {
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

  /// Resumes the drag of something that was elsewhere for a while: it is at `position` with `velocity`.
  @inline(never)
  public mutating func resume(from position: Point, velocity: Vector, at time: Double) {
    motion = PointMotion(
      spring: touchSpring, start: time, from: position, velocity: velocity, target: goal)
  }

  /// The drag has begun, and the finger is ahead by the slop: the dragged thing goes on from where it is.
  private mutating func catchUp(at time: Double) {
    resume(from: motion.position(at: time), velocity: motion.velocity(at: time), at: time)
  }
}
