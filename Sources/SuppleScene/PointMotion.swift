import SuppleMotion

/// A point as a function of time, until it is at rest: a ``/SuppleMotion/Motion`` for each axis.
///
/// Times are motion seconds, positions points, velocities points per second. A motion is immutable: copies share its
/// storage, and a copy costs one reference count.
public struct PointMotion: Sendable {
  private final class Storage: Sendable {
    let x: Motion
    let y: Motion
    let offset: Vector

    init(x: Motion, y: Motion, offset: Vector) {
      self.x = x
      self.y = y
      self.offset = offset
    }
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// A point with a motion for each axis.
  @inline(never)
  public init(x: Motion, y: Motion) { storage = Storage(x: x, y: y, offset: .zero) }

  /// The horizontal motion, without ``offset``.
  public var x: Motion { storage.x }

  /// The vertical motion, without ``offset``.
  public var y: Motion { storage.y }

  /// The offset that is added to both motions, in points: the sum of all shifts.
  public var offset: Vector { storage.offset }

  /// A point at rest.
  @inline(never)
  public static func resting(at point: Point) -> PointMotion {
    PointMotion(x: .resting(at: point.x), y: .resting(at: point.y))
  }

  /// A point on a spring that starts from `from` at the time `start` with `velocity` and moves to `target`.
  @inline(never)
  public init(spring: Spring, start: Double, from: Point, velocity: Vector, target: Point) {
    self.init(
      x: Motion(spring: spring, start: start, from: from.x, velocity: velocity.x, target: target.x),
      y: Motion(spring: spring, start: start, from: from.y, velocity: velocity.y, target: target.y))
  }

  /// A point that bounces from `from` to `target`, from the time `start` on. Each axis has a spring by its own distance, so
  /// that the path is not straight; `MovingBounce` in SuppleValues has one spring for both.
  @inline(never)
  public init(bounce: Bounce, start: Double, from: Point, target: Point) {
    self.init(
      x: .bouncing(bounce, from: from.x, to: target.x, at: start),
      y: .bouncing(bounce, from: from.y, to: target.y, at: start))
  }

  /// A delayed start: `touchSpring` brings the point to rest at `from`, and `delay` seconds after `time` `spring`
  /// moves it to the target. With a delay of 0 or less `spring` moves it from the start.
  public static func delayed(
    by delay: Double, from: Point, velocity: Vector, to target: Point, at time: Double, touchSpring: Spring,
    spring: Spring
  ) -> PointMotion {
    PointMotion(
      x: .delayed(
        by: delay, from: from.x, velocity: velocity.x, to: target.x, at: time, touchSpring: touchSpring,
        spring: spring),
      y: .delayed(
        by: delay, from: from.y, velocity: velocity.y, to: target.y, at: time, touchSpring: touchSpring,
        spring: spring))
  }

  /// The position at the end.
  public var target: Point {
    @inline(never) get { Point(x: x.target + offset.x, y: y.target + offset.y) }
  }

  /// The time from which on the point is exactly at ``target``, in motion seconds.
  public var restTime: Double {
    @inline(never) get { max(x.restTime, y.restTime) }
  }

  /// The position at a time in motion seconds.
  @inline(never)
  public func position(at time: Double) -> Point {
    Point(x: x.value(at: time) + offset.x, y: y.value(at: time) + offset.y)
  }

  /// The velocity at a time in motion seconds, in points per second.
  @inline(never)
  public func velocity(at time: Double) -> Vector {
    Vector(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  /// The time from which on the point stays within `distance` points of its target on each axis, in motion seconds.
  public func time(within distance: Double) -> Double {
    max(x.time(within: distance), y.time(within: distance))
  }

  /// Returns the motion with every position and the target moved by `distance`. Only ``offset`` changes: the two motions stay
  /// shared.
  @inline(never)
  public func shifted(by distance: Vector) -> PointMotion {
    PointMotion(Storage(x: x, y: y, offset: offset + distance))
  }

  /// The law in force at `time`, for a ``/SuppleMotion/FollowerChain`` that follows this point.
  @inline(never)
  public func lead(at time: Double) -> FollowerChain.Lead {
    let position = position(at: time)
    let velocity = velocity(at: time)
    let target = target
    return FollowerChain.Lead(
      position: SIMD2(position.x, position.y), velocity: SIMD2(velocity.x, velocity.y),
      target: SIMD2(target.x, target.y), stiffness: SIMD2(x.stiffness(at: time), y.stiffness(at: time)),
      damping: SIMD2(x.damping(at: time), y.damping(at: time)))
  }

  /// The next time after `time` at which the law of an axis changes or an axis comes to rest; infinity for none.
  public func nextBreak(after time: Double) -> Double {
    var next = Double.infinity
    if x.handOver > time { next = x.handOver }
    if y.handOver > time { next = min(next, y.handOver) }
    if x.restTime > time { next = min(next, x.restTime) }
    if y.restTime > time { next = min(next, y.restTime) }
    return next
  }
}

extension PointMotion: Hashable {
  /// Whether two points have the same motions and the same offset.
  public static func == (a: PointMotion, b: PointMotion) -> Bool {
    a.storage === b.storage || (a.x == b.x && a.y == b.y && a.offset == b.offset)
  }

  /// Hashes both motions and the offset.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x)
    hasher.combine(y)
    hasher.combine(offset)
  }
}
