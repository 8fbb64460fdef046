/// The law by which a ``Motion`` gets to its target: SwiftUI's `Animation`, CSS's `transition-timing-function`,
/// react-spring's `config`.
public enum Timing: Hashable, Sendable {
  /// A spring, to which position and velocity carry over, until the value is within the tolerance of its target.
  case spring(Spring, within: RestTolerance = .points)
  /// A number of bounces, at a wall too, over the distance to the target, until the value is within
  /// ``RestTolerance/points`` of it. Position and velocity carry over; a value at rest starts as in
  /// ``Motion/bouncing(_:from:to:at:within:)``, except that a shake starts at its current position.
  case bounce(Bounce)
  /// An easing curve with a duration in seconds (at least 0.000001). The position carries over, and so does the
  /// velocity if the curve starts with slope 0: see ``TimedCurve/initialVelocity``.
  case curve(CubicBezierEasing, duration: Double)
  /// Constant speed over a duration in seconds, without the previous velocity, for opacities. The velocity is
  /// reported as 0.
  case fade(duration: Double)

  /// ``CubicBezierEasing/easeInOut`` over a duration in seconds.
  @inline(never)
  public static func easeInOut(duration: Double) -> Timing { .curve(.easeInOut, duration: duration) }

  /// ``CubicBezierEasing/linear`` over a duration in seconds. A velocity carries over as the term that
  /// ``TimedCurve/initialVelocity`` describes.
  @inline(never)
  public static func linear(duration: Double) -> Timing { .curve(.linear, duration: duration) }
}
