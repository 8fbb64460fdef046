import SuppleMotion
import SuppleScene

/// A point that comes to rest: each axis by itself.
public struct PlanarMotion: Sendable, Hashable {
  /// The horizontal motion.
  public var x: AxisMotion
  /// The vertical motion.
  public var y: AxisMotion

  /// A point of two motions.
  public init(x: AxisMotion, y: AxisMotion) {
    self.x = x
    self.y = y
  }

  /// A point that stands still.
  public init(restingAt point: Point) {
    x = AxisMotion(restingAt: point.x)
    y = AxisMotion(restingAt: point.y)
  }

  /// A point on a spring.
  public init(spring: Spring, start: Double, from: Point, velocity: Vector, target: Point) {
    x = AxisMotion(spring: spring, start: start, from: from.x, velocity: velocity.x, target: target.x)
    y = AxisMotion(spring: spring, start: start, from: from.y, velocity: velocity.y, target: target.y)
  }

  /// Where it comes to rest.
  public var target: Point { Point(x: x.target, y: y.target) }

  /// From when on it stands there.
  public var restTime: Double { max(x.restTime, y.restTime) }

  /// Where it is.
  public func position(at time: Double) -> Point { Point(x: x.value(at: time), y: y.value(at: time)) }

  /// How fast it is, in points per second.
  public func velocity(at time: Double) -> Vector {
    Vector(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  /// The same motion carried along by `distance`, target and all.
  public func shifted(by distance: Vector) -> PlanarMotion {
    PlanarMotion(x: x.shifted(by: distance.x), y: y.shifted(by: distance.y))
  }

  /// What a chain of followers needs to know of it at `time`.
  @inline(never)
  func lead(at time: Double) -> FollowerChain.Lead {
    FollowerChain.Lead(
      position: SIMD2(x.value(at: time), y.value(at: time)),
      velocity: SIMD2(x.velocity(at: time), y.velocity(at: time)), target: SIMD2(x.target, y.target),
      stiffness: SIMD2(x.stiffness(at: time), y.stiffness(at: time)),
      damping: SIMD2(x.damping(at: time), y.damping(at: time)))
  }

  /// The next instant after `time` at which its law changes, or infinity.
  func nextBreak(after time: Double) -> Double {
    min(
      min(soonest(x.handOver, after: time), soonest(y.handOver, after: time)),
      min(soonest(x.restTime, after: time), soonest(y.restTime, after: time)))
  }

  private func soonest(_ instant: Double, after time: Double) -> Double {
    instant > time ? instant : .infinity
  }
}
