import SuppleMotion

/// A point, a size, a rectangle, a colour or a transform that bounces: ``/SuppleMotion/Bounce`` for any
/// ``/SuppleMotion/Movable`` type.
///
/// One spring by the magnitude of the displacement moves all components: a point runs on a straight line, and a wall
/// reflects the whole displacement.
///
/// ```swift
/// let bounce = Bounce(bounces: 2, duration: 0.5)
/// let card = MovingBounce(bounce, start: 0, from: SIMD2(0, 0), target: SIMD2(120, 40))
/// card.value(at: 0.1)
/// ```
public struct MovingBounce<Value: Movable>: Sendable {
  /// The bounce.
  public let bounce: Bounce
  /// The spring of the bounce over the distance from start to target.
  public let spring: Spring
  /// The start time, in seconds.
  public let start: Double
  /// The position at the start of a bounce; a shake swings around the target instead.
  public let from: Value
  /// The position of rest.
  public let target: Value
  /// The displacement from the target to `from`.
  private let displacement: Value.Displacement
  /// The length of the displacement; 0 for a length that is not finite.
  private let distance: Double
  /// The signed distance to the target along the displacement.
  private let along: Motion

  /// A value that bounces from `from` to `target`, from the time `start` (seconds) on.
  public init(_ bounce: Bounce, start: Double, from: Value, target: Value) {
    self.bounce = bounce
    self.start = start - start == 0 ? start : 0
    self.from = from
    self.target = target
    displacement = from.displacement(from: target)
    let length = displacement.magnitudeSquared.squareRoot()
    distance = length < .infinity ? length : 0
    spring = bounce.spring(distance: distance)
    along = .bouncing(bounce, from: distance, to: 0, at: self.start, within: .exact)
  }

  /// The position at `time`.
  public func value(at time: Double) -> Value {
    guard distance > 0 else { return target }
    guard time > start else { return bounce.isShake ? target : from }
    return target.moved(by: displacement.scaled(by: along.value(at: time) / distance))
  }

  /// The velocity at `time`, in units per second.
  public func velocity(at time: Double) -> Value.Displacement {
    guard distance > 0 else { return .zero }
    return displacement.scaled(by: along.velocity(at: time) / distance)
  }

  /// Returns the value on the same spring with another target from `time` on. Position and velocity carry over.
  public func retargeted(to target: Value, at time: Double) -> MovingValue<Value> {
    MovingValue(
      spring: spring, start: time, from: value(at: time), velocity: velocity(at: time), target: target)
  }

  /// The time from which on the value stays nearer to its target than `displacement`, in seconds.
  public func restTime(displacement: Double) -> Double { max(start, along.time(within: displacement)) }
}
