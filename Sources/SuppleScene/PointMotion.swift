import SuppleMotion

/// A point as a function of time, until it rests: a ``/SuppleMotion/Motion`` for each axis.
///
/// It never changes; copies share it and cost a reference.
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

  /// A point of two motions.
  @inline(never)
  public init(x: Motion, y: Motion) { storage = Storage(x: x, y: y, offset: .zero) }

  /// The horizontal motion, without ``offset``.
  public var x: Motion { storage.x }

  /// The vertical motion, without ``offset``.
  public var y: Motion { storage.y }

  /// How far the whole motion has been shifted, in points.
  public var offset: Vector { storage.offset }

  /// A point that stands still.
  @inline(never)
  public static func resting(at point: Point) -> PointMotion {
    PointMotion(x: .resting(at: point.x), y: .resting(at: point.y))
  }

  /// A point that leaves `from` at the time `start` with `velocity`, drawn to `target` by a spring.
  @inline(never)
  public init(spring: Spring, start: Double, from: Point, velocity: Vector, target: Point) {
    self.init(
      x: Motion(spring: spring, start: start, from: from.x, velocity: velocity.x, target: target.x),
      y: Motion(spring: spring, start: start, from: from.y, velocity: velocity.y, target: target.y))
  }

  /// A delayed start: `touchSpring` brings the point to a halt where it is, and `delay` seconds after `time` `spring`
  /// takes it to the target. Without a delay it sets out at once.
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

  /// Where it ends.
  public var target: Point {
    @inline(never) get { Point(x: x.target + offset.x, y: y.target + offset.y) }
  }

  /// From when on it stands exactly on its target.
  public var restTime: Double {
    @inline(never) get { max(x.restTime, y.restTime) }
  }

  /// Where it is.
  @inline(never)
  public func position(at time: Double) -> Point {
    Point(x: x.value(at: time) + offset.x, y: y.value(at: time) + offset.y)
  }

  /// How fast it is, in points per second.
  @inline(never)
  public func velocity(at time: Double) -> Vector {
    Vector(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  /// From when on it stays within `distance` points of its target, on each axis.
  public func time(within distance: Double) -> Double {
    max(x.time(within: distance), y.time(within: distance))
  }

  /// The same motion moved by `distance`, target and all. Only ``offset`` changes: the two motions stay shared.
  @inline(never)
  public func shifted(by distance: Vector) -> PointMotion {
    PointMotion(Storage(x: x, y: y, offset: offset + distance))
  }

  /// What a ``/SuppleMotion/FollowerChain`` needs to know of it at `time`.
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

  /// The next instant after `time` at which a law hands over or the motion comes to rest, or infinity.
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
  /// Whether two points move alike on both axes.
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
