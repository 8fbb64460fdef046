/// The distance to the target and the speed below which a motion counts as at rest. UIKit, react-spring (`precision`,
/// `restVelocity`) and Motion (`restDelta`, `restSpeed`) have the same pair.
///
/// From its rest time on a motion is exactly at its target; the tolerance bounds the jump that it makes at that time.
public struct RestTolerance: Hashable, Sendable {
  /// The distance to the target, in the motion's units, 0 or more.
  public var restDistance: Double
  /// The speed, in units per second, 0 or more.
  public var restSpeed: Double

  /// A tolerance of a distance in units and a speed in units per second.
  public init(restDistance: Double, restSpeed: Double) {
    self.restDistance = restDistance
    self.restSpeed = restSpeed
  }

  /// The tolerance of positions and lengths: 0.0005 points and 0.01 points per second, far less than a pixel.
  public static var points: RestTolerance { RestTolerance(restDistance: 0.0005, restSpeed: 0.01) }

  /// The tolerance of scales, opacities and other numbers from 0 to 1: 0.00001 and 0.0002 per second.
  public static var fractions: RestTolerance { RestTolerance(restDistance: 0.00001, restSpeed: 0.0002) }

  /// No tolerance: a motion that is not at rest from the start follows its closed form for ever.
  public static var exact: RestTolerance { RestTolerance(restDistance: 0, restSpeed: 0) }
}
