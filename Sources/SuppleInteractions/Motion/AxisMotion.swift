import SuppleMotion

/// One axis of something that comes to rest: perhaps a glide under friction, and then a spring.
///
/// The hand-over from glide to spring is an instant found analytically, so the motion is one function of time.
public struct AxisMotion: Sendable, Hashable {
  /// How near a rest is at rest, in points: far below what a screen can show.
  public static let nearness = 0.0005
  /// How slow a rest is at rest, in points per second.
  public static let slowness = 0.01

  private let glide: FrictionDecay?
  private let spring: SpringMotion
  /// When the spring takes over from the glide; the past where there is none.
  public let handOver: Double
  /// From when on it stands on its target.
  public let restTime: Double

  /// A value on a spring.
  public init(spring: Spring, start: Double, from: Double, velocity: Double, target: Double) {
    self.init(SpringMotion(spring: spring, start: start, from: from, velocity: velocity, target: target))
  }

  /// A value on a spring that is in motion already.
  public init(_ spring: SpringMotion) {
    glide = nil
    self.spring = spring
    handOver = -.infinity
    restTime = spring.restTime(displacement: AxisMotion.nearness, speed: AxisMotion.slowness)
  }

  /// A value that stands still.
  public init(restingAt value: Double) {
    glide = nil
    spring = SpringMotion(spring: .smooth, start: 0, from: value, velocity: 0, target: value)
    handOver = -.infinity
    restTime = -.infinity
  }

  /// A throw: it glides until it meets `target` or its speed has fallen to `handOverSpeed`, and with the velocity
  /// of that instant the spring takes it to the target.
  public init(
    throwing from: Double, velocity: Double, start: Double, friction: Double, handOverSpeed: Double,
    spring: Spring, target: Double
  ) {
    let glide = FrictionDecay(friction: friction, start: start, from: from, velocity: velocity)
    let meeting = glide.time(reaching: target) ?? .infinity
    let handOver = min(meeting, glide.time(slowingTo: handOverSpeed))
    let glides = handOver.isFinite && handOver > start
    self.glide = glides ? glide : nil
    self.handOver = glides ? handOver : -.infinity
    let begin = glides ? handOver : start
    self.spring = SpringMotion(
      spring: spring, start: begin, from: glide.value(at: begin), velocity: glide.velocity(at: begin),
      target: target)
    restTime = max(
      begin, self.spring.restTime(displacement: AxisMotion.nearness, speed: AxisMotion.slowness))
  }

  /// Where it comes to rest.
  public var target: Double { spring.target }

  /// From when on it stays within `distance` points of its target.
  public func time(within distance: Double) -> Double {
    max(handOver, spring.restTime(displacement: distance, speed: .infinity))
  }

  /// Where it is.
  public func value(at time: Double) -> Double {
    if time >= restTime { return spring.target }
    if let glide, time < handOver { return glide.value(at: time) }
    return spring.value(at: time)
  }

  /// How fast it is, in points per second.
  public func velocity(at time: Double) -> Double {
    if time >= restTime { return 0 }
    if let glide, time < handOver { return glide.velocity(at: time) }
    return spring.velocity(at: time)
  }

  /// The stiffness of the law in force at `time`, at mass 1; 0 while it glides.
  public func stiffness(at time: Double) -> Double {
    glide != nil && time < handOver ? 0 : spring.spring.stiffness / spring.spring.mass
  }

  /// The damping of the law in force at `time`, in 1/s: the friction while it glides.
  public func damping(at time: Double) -> Double {
    if let glide, time < handOver { return glide.friction }
    return spring.spring.damping / spring.spring.mass
  }

  /// The same value drawn elsewhere from `time` on; position and velocity carry over.
  public func retargeted(to target: Double, at time: Double, spring: Spring) -> AxisMotion {
    AxisMotion(
      spring: spring, start: time, from: value(at: time), velocity: velocity(at: time), target: target)
  }
}
