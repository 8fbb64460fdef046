/// How a ``Motion`` gets to its target.
public enum Timing: Hashable, Sendable {
  /// By a spring, which takes over position and velocity, until it is within the tolerance of its target.
  case spring(Spring, within: RestTolerance = .points)
  /// Along an easing curve in so many seconds (at least a millionth). The position carries over, and so does the
  /// velocity where the curve starts flat: see ``TimedCurve/initialVelocity``.
  case curve(CubicBezierEasing, duration: Double)
  /// Evenly in so many seconds, whatever the velocity was: for opacities. Such a motion reports the velocity 0.
  case fade(duration: Double)

  /// Along a curve that is slow at both ends, in so many seconds: ``CubicBezierEasing/easeInOut``.
  @inline(never)
  public static func easeInOut(duration: Double) -> Timing { .curve(.easeInOut, duration: duration) }

  /// Evenly, in so many seconds: ``CubicBezierEasing/linear``. A velocity carries over as a bump.
  @inline(never)
  public static func linear(duration: Double) -> Timing { .curve(.linear, duration: duration) }
}
