import SuppleMotion
import SuppleScene

/// Something held by a finger: grabbed where it was touched, and from then on 1:1 with the finger.
///
/// Two things would make it jump: the slop, which the finger has covered before a drag is one, and the speed
/// that it had when it was caught. A stiff spring takes up both.
public struct Grip: Sendable {
  /// The spring that takes up the slop and the speed of what is caught.
  public static let takeUp = Spring(stiffness: 12000, dampingRatio: 0.85)

  /// The finger.
  public private(set) var gesture: TouchGesture
  private var anchor: Point
  /// The held thing's own motion while the finger rests: it is drawn to where the finger wants it.
  private(set) var motion: PlanarMotion
  private let takeUp: Spring

  /// Takes hold, by a finger that came down at `touch` at `hostTime`, of something that is at `position` with
  /// `velocity` at the motion's time `time`.
  public init(
    pointer: Int32, touch: Point, hostTime: Double, slop: Double, holding position: Point, velocity: Vector,
    time: Double, takeUp: Spring = Grip.takeUp
  ) {
    gesture = TouchGesture(pointer: pointer, at: touch, time: hostTime, slop: slop)
    anchor = position
    self.takeUp = takeUp
    motion = PlanarMotion(
      spring: takeUp, start: time, from: position, velocity: velocity, target: position)
  }

  /// Where the finger wants it: without what is still being taken up.
  public var goal: Point {
    switch gesture.phase {
    case .pressing: anchor
    case .dragging: anchor + gesture.translation
    }
  }

  /// Where it is at the motion's time `time`.
  public func position(at time: Double) -> Point { motion.position(at: time) }

  /// How fast it moves by itself while the finger rests, in points per second.
  public func velocity(at time: Double) -> Vector { motion.velocity(at: time) }

  /// The time from which it is where the finger wants it.
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

  /// Takes in the finger's last place and says what the touch was.
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

  /// Comes back to the finger from somewhere else: what was held elsewhere is at `position` with `velocity`.
  @inline(never)
  public mutating func resume(from position: Point, velocity: Vector, at time: Double) {
    motion = PlanarMotion(
      spring: takeUp, start: time, from: position, velocity: velocity, target: goal)
  }

  /// The drag has begun, and the finger is ahead by the slop: what is held goes on from where it is.
  private mutating func catchUp(at time: Double) {
    resume(from: motion.position(at: time), velocity: motion.velocity(at: time), at: time)
  }
}
