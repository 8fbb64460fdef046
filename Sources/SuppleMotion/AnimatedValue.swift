/// A number on a viewport: sent to places by a spring, grabbed by a finger, thrown, and kept within bounds.
///
/// Whatever happens to it, its position never jumps, and neither does its velocity, save by the finger that holds it.
/// Its ``Motion`` is a closed form of time, also the moment at which a throw meets a bound, so that the frame rate does
/// not show.
///
/// ```swift
/// var offset = AnimatedValue(0, bounds: 0...600)
/// offset.retarget(to: 200, at: 0)          // a spring takes it there
/// offset.grab(finger: 512, at: 0.1)        // caught on the way
/// offset.drag(finger: 530, at: 0.15)       // 1:1 with the finger, with a rubber band beyond the bounds
/// offset.release(velocity: 1800, at: 0.2)  // coasts, and hands over to a spring where it meets a bound
/// offset.value(at: 0.5)
/// ```
///
/// Times are seconds and should not run backwards; velocities are units per second.
public struct AnimatedValue: Hashable, Sendable {
  /// A finger's drag of the value.
  private struct Drag: Hashable, Sendable {
    /// Where the finger is, in the value's units.
    var finger: Double
    /// Where the finger would be if the value were at 0.
    var origin: Double
  }

  /// Its motion; while it is dragged, what is left of the motion that it had, on top of where the finger has it.
  private var motion: Motion

  /// The finger's drag, if there is one.
  private var drag: Drag?

  /// What takes it to its target, and back into its bounds.
  public var spring: Spring

  /// What it comes to rest within; nothing for anywhere. A change counts from the next input on.
  public var bounds: ClosedRange<Double>?

  /// How fast a throw slows down, in 1/s. The default is that of scroll views, `-1000 ln(0.998)`.
  public var friction = 2.002002670673076

  /// How it resists a finger that drags it beyond its bounds.
  public var rubberBand = RubberBand()

  /// The size of what is being dragged along, which the rubber band is measured by, in units; 0 lets nothing past.
  public var dimension: Double

  /// Takes up what is left of a motion that a finger catches.
  public static let catchSpring = Spring(stiffness: 12000, dampingRatio: 0.85)

  /// A value that rests at `position`.
  ///
  /// - Parameters:
  ///   - position: Where it rests; put within the bounds.
  ///   - spring: What will move it.
  ///   - bounds: What it comes to rest within.
  ///   - dimension: What the rubber band is measured by; if not given, the width of the bounds.
  public init(
    _ position: Double, spring: Spring = .smooth, bounds: ClosedRange<Double>? = nil, dimension: Double? = nil
  ) {
    self.spring = spring
    self.bounds = bounds
    self.dimension = dimension ?? bounds.map { $0.upperBound - $0.lowerBound } ?? 0
    let place = bounds.map { min(max(position, $0.lowerBound), $0.upperBound) } ?? position
    motion = Motion(.resting(at: place, spring: spring), within: .exact)
  }

  // MARK: Where it is

  /// Where it is at `time`.
  public func value(at time: Double) -> Double {
    guard let drag else { return motion.value(at: time) }
    return stretched(drag.finger - drag.origin) + motion.value(at: time)
  }

  /// Its velocity at `time`, in units per second; while dragged, that of what is left of the motion it was caught in.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// Where it will come to rest if nothing more happens.
  public var destination: Double {
    guard let drag else { return motion.target }
    return stretched(drag.finger - drag.origin)
  }

  /// The time from which on it stays within `displacement` of its destination and slower than `speed`.
  ///
  /// - Parameters:
  ///   - displacement: Units, above 0.
  ///   - speed: Units per second, above 0.
  public func restTime(displacement: Double, speed: Double) -> Double {
    motion.restTime(within: RestTolerance(restDistance: displacement, restSpeed: speed))
  }

  // MARK: What happens to it

  /// Sends it to `target`, which is put within the bounds, from where it is and as fast as it is.
  public mutating func retarget(to target: Double, at time: Double) {
    spring(to: target, velocity: velocity(at: time), at: time)
  }

  /// A finger takes hold of it where it is.
  ///
  /// - Parameters:
  ///   - finger: Where the finger is, in the same units.
  ///   - time: When.
  public mutating func grab(finger: Double, at time: Double) {
    let place = value(at: time)
    let finger = SpringMotion.finite(finger)
    // Caught beyond a bound it already is where the rubber band would put it for a finger further out.
    let origin = finger - relaxed(place)
    motion = Motion(
      spring: Self.catchSpring, start: time, from: place - stretched(finger - origin),
      velocity: velocity(at: time), target: 0, within: .exact)
    drag = Drag(finger: finger, origin: origin)
  }

  /// The finger that drags it is now at `finger`; ignored if none does.
  public mutating func drag(finger: Double, at time: Double) {
    guard drag != nil, finger - finger == 0 else { return }
    drag?.finger = finger
  }

  /// The finger lets go of it.
  ///
  /// Within the bounds it coasts; if it would leave them, a spring takes over at the instant at which it meets the
  /// bound, with the velocity of that instant. Beyond them the spring brings it back at once.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, in units per second: see ``VelocityTracker``.
  ///   - time: When.
  public mutating func release(velocity: Double, at time: Double) {
    guard drag != nil else { return }
    launch(velocity: velocity, at: time)
  }

  /// Gives it a velocity, as if a finger had let go of it.
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

  /// Where the rubber band lets something go that a finger would have at `place`.
  private func stretched(_ place: Double) -> Double {
    guard let bounds else { return place }
    let inside = min(max(place, bounds.lowerBound), bounds.upperBound)
    return inside + rubberBand.offset(pull: place - inside, dimension: dimension)
  }

  /// Where a finger has to be for the rubber band to let something go to `place`.
  private func relaxed(_ place: Double) -> Double {
    guard let bounds else { return place }
    let inside = min(max(place, bounds.lowerBound), bounds.upperBound)
    return inside + rubberBand.pull(offset: place - inside, dimension: dimension)
  }
}

// MARK: - Phases

extension AnimatedValue {
  /// What a value is doing.
  public enum Phase: Hashable, Sendable {
    /// On a spring, or at rest at its target.
    case springing(SpringMotion)
    /// Dragged: where the finger is, where it would be for a value of 0, and what is left of the motion before.
    case held(finger: Double, grip: Double, rest: SpringMotion)
    /// Thrown, coming to rest within the bounds.
    case coasting(FrictionDecay)
    /// Thrown, until it meets a bound at the given time; a spring takes over there.
    case meeting(FrictionDecay, at: Double, then: SpringMotion)
  }

  /// What it is doing.
  public var phase: Phase {
    switch (motion.law, motion.earlier?.law) {
    case (.decay(let decay), _): return .coasting(decay)
    case (.spring(let spring), .decay(let decay)?): return .meeting(decay, at: motion.handOver, then: spring)
    case (.spring(let spring), _):
      guard let drag else { return .springing(spring) }
      return .held(finger: drag.finger, grip: drag.origin, rest: spring)
    case (.rest, _), (.curve, _), (.fall, _), (.dip, _):
      return .springing(.resting(at: motion.target, spring: spring))
    }
  }
}
