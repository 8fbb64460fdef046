/// How near its target, and how slow, a motion has to be to count as at rest.
///
/// From its rest time on a motion stands exactly on its target; the tolerance bounds the jump that it makes then.
public struct RestTolerance: Hashable, Sendable {
  /// The distance to the target, in the motion's units, 0 or more.
  public var restDistance: Double
  /// The speed, in units per second, 0 or more.
  public var restSpeed: Double

  /// A tolerance of so many units and so many units per second.
  public init(restDistance: Double, restSpeed: Double) {
    self.restDistance = restDistance
    self.restSpeed = restSpeed
  }

  /// For positions and lengths: 0.0005 points and 0.01 points per second, far below what a screen can show.
  public static var points: RestTolerance { RestTolerance(restDistance: 0.0005, restSpeed: 0.01) }

  /// For scales, opacities and other numbers of which 1 is the whole: 0.00001 and 0.0002 per second.
  public static var fractions: RestTolerance { RestTolerance(restDistance: 0.00001, restSpeed: 0.0002) }

  /// No tolerance: a motion follows its closed form for ever, unless it stands still from the start.
  public static var exact: RestTolerance { RestTolerance(restDistance: 0, restSpeed: 0) }
}
