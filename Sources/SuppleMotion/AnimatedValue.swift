/// A number that an app animates and a finger drags: a spring moves it to targets, a drag moves it with the finger, after a
/// throw it coasts, and it rests within bounds.
///
/// Its position never jumps, and only a finger changes its velocity abruptly. Its ``Motion`` and the time at which a
/// throw meets a bound are closed forms of time: the result does not depend on the frame rate.
///
/// It corresponds to the content offset of a `UIScrollView`, to `useSpring` with `@use-gesture` in react-spring, and to
/// `motionValue` with `dragConstraints` in Motion.
///
/// ```swift
/// var offset = AnimatedValue(0, bounds: 0...600)
/// offset.retarget(to: 200, at: 0)          // a spring takes it there
/// offset.grab(finger: 512, at: 0.1)        // caught before it arrives
/// offset.drag(finger: 530, at: 0.15)       // 1:1 with the finger, with a rubber band beyond the bounds
/// offset.release(velocity: 1800, at: 0.2)  // coasts, and hands over to a spring where it meets a bound
/// offset.value(at: 0.5)
/// ```
///
/// Times are seconds and do not decrease from call to call; velocities are units per second.
public struct AnimatedValue: Hashable, Sendable {
  /// The drag of the value by a finger.
  private struct Drag: Hashable, Sendable {
    /// The position of the finger, in the value's units.
    var finger: Double
    /// The position of the finger for a value of 0.
    var origin: Double
  }

  /// The motion of the value. During a drag, the remaining motion from before it; the finger's position is added to it.
  private var motion: Motion

  /// The drag that is in progress; nil for none.
  private var drag: Drag?

  /// The spring that moves the value to its target, and back into its bounds.
  public var spring: Spring

  /// The range within which the value comes to rest; nil for no limits. A change takes effect with the next motion.
  public var bounds: ClosedRange<Double>?

  /// The friction of a throw, in 1/s: its velocity falls like e^(-friction t). The default, `-1000 ln(0.998)`, is the
  /// friction of iOS scroll views.
  public var friction = 2.002002670673076

  /// The rubber band that acts beyond the bounds.
  public var rubberBand = RubberBand()

  /// The dimension of the rubber band, in units: the size of the viewport along the drag. At 0 the value cannot be
  /// dragged beyond its bounds.
  public var dimension: Double

  /// The touch spring, which brakes a value that a finger catches in motion.
  public static let catchSpring = Spring(stiffness: 12000, dampingRatio: 0.85)

  /// A value at rest.
  ///
  /// - Parameters:
  ///   - position: The position, clamped to the bounds.
  ///   - spring: The spring that moves the value.
  ///   - bounds: The range within which it comes to rest; nil for no limits.
  ///   - dimension: The dimension of the rubber band, in units; by default the width of the bounds.
  public init(
    _ position: Double, spring: Spring = .smooth, bounds: ClosedRange<Double>? = nil, dimension: Double? = nil
  ) {
    self.spring = spring
    self.bounds = bounds
    self.dimension = dimension ?? bounds.map { $0.upperBound - $0.lowerBound } ?? 0
    let place = bounds.map { min(max(position, $0.lowerBound), $0.upperBound) } ?? position
    motion = Motion(.resting(at: place, spring: spring), within: .exact)
  }

  // MARK: Position and velocity

  /// The position at `time`.
  public func value(at time: Double) -> Double {
    guard let drag else { return motion.value(at: time) }
    return stretched(drag.finger - drag.origin) + motion.value(at: time)
  }

  /// The velocity at `time`, in units per second. During a drag, the velocity of the remaining motion from before it,
  /// without the finger's.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The position at which the value comes to rest without further input.
  public var destination: Double {
    guard let drag else { return motion.target }
    return stretched(drag.finger - drag.origin)
  }

  /// The time from which on the value stays within `displacement` of its destination and slower than `speed`.
  ///
  /// - Parameters:
  ///   - displacement: Units, above 0.
  ///   - speed: Units per second, above 0.
  public func restTime(displacement: Double, speed: Double) -> Double {
    motion.restTime(within: RestTolerance(restDistance: displacement, restSpeed: speed))
  }

  // MARK: Changes

  /// Moves the value to `target`, clamped to the bounds. Position and velocity carry over.
  public mutating func retarget(to target: Double, at time: Double) {
    spring(to: target, velocity: velocity(at: time), at: time)
  }

  /// Begins a drag at the value's position.
  ///
  /// - Parameters:
  ///   - finger: The position of the finger, in the value's units.
  ///   - time: The present, in seconds.
  public mutating func grab(finger: Double, at time: Double) {
    let place = value(at: time)
    let finger = SpringMotion.finite(finger)
    // Beyond a bound the rubber band is already stretched: the finger counts as far enough outside to stretch it so.
    let origin = finger - relaxed(place)
    motion = Motion(
      spring: Self.catchSpring, start: time, from: place - stretched(finger - origin),
      velocity: velocity(at: time), target: 0, within: .exact)
    drag = Drag(finger: finger, origin: origin)
  }

  /// Moves the drag to the finger's new position. Ignored without a drag.
  public mutating func drag(finger: Double, at time: Double) {
    guard drag != nil, finger - finger == 0 else { return }
    drag?.finger = finger
  }

  /// Ends the drag.
  ///
  /// Within the bounds the value coasts. If it would leave them, a spring takes over when it meets the bound, with its
  /// velocity there. Beyond the bounds the spring moves it back immediately.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in units per second: see ``VelocityTracker``.
  ///   - time: The present, in seconds.
  public mutating func release(velocity: Double, at time: Double) {
    guard drag != nil else { return }
    launch(velocity: velocity, at: time)
  }

  /// Gives the value a velocity, in units per second, as the release of a drag does.
  public mutating func launch(velocity: Double, at time: Double) {
    let place = value(at: time)
    let speed = SpringMotion.finite(velocity)
    if let bounds, place < bounds.lowerBound || place > bounds.upperBound {
      spring(to: place, velocity: speed, at: time)
      return
    }
    let decay = FrictionDecay(friction: friction, start: time, from: place, velocity: speed)
    drag = nil
    guard let bounds, !bounds.contains(decay.restPosition) else {
      motion = .coasting(decay)
      return
    }
    let bound = speed < 0 ? bounds.lowerBound : bounds.upperBound
    let met = decay.time(reaching: bound) ?? decay.start
    let landing = SpringMotion(
      spring: spring, start: met, from: bound, velocity: decay.velocity(at: met), target: bound)
    motion = .coasting(decay, until: met, then: landing, within: .exact)
  }

  private mutating func spring(to target: Double, velocity: Double, at time: Double) {
    let place = bounds.map { min(max(target, $0.lowerBound), $0.upperBound) } ?? target
    motion = Motion(
      spring: spring, start: time, from: value(at: time), velocity: velocity, target: place, within: .exact)
    drag = nil
  }

  // MARK: The rubber band

  /// The position that the rubber band gives for a finger that would move the value to `place`.
  private func stretched(_ place: Double) -> Double {
    guard let bounds else { return place }
    let inside = min(max(place, bounds.lowerBound), bounds.upperBound)
    return inside + rubberBand.offset(pull: place - inside, dimension: dimension)
  }

  /// The inverse of `stretched`: the position to which the finger would move the value for the rubber band to give
  /// `place`.
  private func relaxed(_ place: Double) -> Double {
    guard let bounds else { return place }
    let inside = min(max(place, bounds.lowerBound), bounds.upperBound)
    return inside + rubberBand.pull(offset: place - inside, dimension: dimension)
  }
}

// MARK: - Phases

extension AnimatedValue {
  /// The kind of motion of an animated value.
  public enum Phase: Hashable, Sendable {
    /// The value is on a spring, or at rest at its target.
    case springing(SpringMotion)
    /// The value is dragged: the position of the finger, the finger's position for a value of 0, and the remaining motion from
    /// before the drag.
    case dragged(finger: Double, origin: Double, rest: SpringMotion)
    /// The value was thrown and comes to rest within the bounds.
    case coasting(FrictionDecay)
    /// The value was thrown and meets a bound at the given time, when a spring takes over.
    case meeting(FrictionDecay, at: Double, then: SpringMotion)
  }

  /// The kind of motion that is in progress.
  public var phase: Phase {
    switch (motion.law, motion.earlier?.law) {
    case (.decay(let decay), _): return .coasting(decay)
    case (.spring(let spring), .decay(let decay)?): return .meeting(decay, at: motion.handOver, then: spring)
    case (.spring(let spring), _):
      guard let drag else { return .springing(spring) }
      return .dragged(finger: drag.finger, origin: drag.origin, rest: spring)
    case (.rest, _), (.wall, _), (.curve, _), (.fall, _), (.dip, _):
      return .springing(.resting(at: motion.target, spring: spring))
    }
  }
}
