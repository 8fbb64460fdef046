import SuppleMotion

/// One axis of something that comes to rest: perhaps a glide under friction, and then a spring.
///
/// The hand-over from glide to spring is an instant found analytically, so the motion is one function of time.
public struct AxisMotion: Sendable, Hashable {
  /// How near a rest is at rest, in points: far below what a screen can show.
  public static let nearness = 0.0005
  /// The same for a scale, or for any other number of which one is the whole.
  public static let fineNearness = 0.00001
  /// How slow a rest is at rest, in nearnesses per second.
  public static let slowness = 20.0

  /// What takes the value where, as a function of time.
  private struct Course: Sendable, Hashable {
    /// The glide that comes first, if there is one.
    var glide: FrictionDecay?
    /// The spring that brings it to rest.
    var spring: SpringMotion
    /// When the spring takes over.
    var handOver: Double
    /// From when on it stands on its target.
    var restTime: Double
    /// How far the whole motion has been carried along, in points.
    var shift = 0.0

    init(
      glide: FrictionDecay?, spring: SpringMotion, handOver: Double, nearness: Double = AxisMotion.nearness
    ) {
      self.glide = glide
      self.spring = spring
      self.handOver = handOver
      restTime = max(
        handOver, spring.restTime(displacement: nearness, speed: AxisMotion.slowness * nearness))
    }
  }

  private var box: Boxed<Course>

  private var course: Course { @_transparent get { box.wrappedValue } }

  /// A value on a spring, which is at rest as near to its target as `nearness`.
  public init(
    spring: Spring, start: Double, from: Double, velocity: Double, target: Double,
    nearness: Double = AxisMotion.nearness
  ) {
    self.init(
      SpringMotion(spring: spring, start: start, from: from, velocity: velocity, target: target),
      nearness: nearness)
  }

  /// A value on a spring that is in motion already.
  public init(_ spring: SpringMotion, nearness: Double = AxisMotion.nearness) {
    box = Boxed(wrappedValue: Course(glide: nil, spring: spring, handOver: -.infinity, nearness: nearness))
  }

  /// A value that stands still.
  public init(restingAt value: Double) {
    var still = Course(glide: nil, spring: .resting(at: value), handOver: -.infinity)
    still.restTime = -.infinity
    box = Boxed(wrappedValue: still)
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
    let begin = glides ? handOver : start
    let landing = SpringMotion(
      spring: spring, start: begin, from: glide.value(at: begin), velocity: glide.velocity(at: begin),
      target: target)
    box = Boxed(
      wrappedValue: Course(
        glide: glides ? glide : nil, spring: landing, handOver: glides ? handOver : -.infinity))
  }

  /// When the spring takes over from the glide; the past where there is none.
  public var handOver: Double { course.handOver }

  /// From when on it stands on its target.
  public var restTime: Double { course.restTime }

  /// Where it comes to rest.
  public var target: Double { course.spring.target + course.shift }

  /// From when on it stays within `distance` points of its target.
  public func time(within distance: Double) -> Double {
    max(course.handOver, course.spring.restTime(displacement: distance, speed: .infinity))
  }

  /// Where it is.
  @inline(never)
  public func value(at time: Double) -> Double {
    if time >= course.restTime { return course.spring.target + course.shift }
    if let glide = course.glide, time < course.handOver { return glide.value(at: time) + course.shift }
    return course.spring.value(at: time) + course.shift
  }

  /// How fast it is, in points per second.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    if time >= course.restTime { return 0 }
    if let glide = course.glide, time < course.handOver { return glide.velocity(at: time) }
    return course.spring.velocity(at: time)
  }

  /// The stiffness of the law in force at `time`, at mass 1; 0 while it glides.
  public func stiffness(at time: Double) -> Double {
    time < course.handOver ? 0 : course.spring.spring.stiffness / course.spring.spring.mass
  }

  /// The damping of the law in force at `time`, in 1/s: the friction while it glides.
  public func damping(at time: Double) -> Double {
    if let glide = course.glide, time < course.handOver { return glide.friction }
    return course.spring.spring.damping / course.spring.spring.mass
  }

  /// The same value drawn elsewhere from `time` on; position and velocity carry over.
  public func retargeted(to target: Double, at time: Double, spring: Spring) -> AxisMotion {
    AxisMotion(
      spring: spring, start: time, from: value(at: time), velocity: velocity(at: time), target: target)
  }

  /// The same motion carried along by `distance`, target and all.
  public func shifted(by distance: Double) -> AxisMotion {
    var carried = course
    carried.shift += distance
    var copy = self
    copy.box.wrappedValue = carried
    return copy
  }
}
