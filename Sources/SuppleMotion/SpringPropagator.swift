/// The linear map of a spring's displacement and velocity over a given time (the state transition matrix). It is computed once
/// for many values.
///
/// Displacements are measured from the target. After the time for which the propagator was made,
///
///     displacement' = positionFromPosition * displacement + positionFromVelocity * velocity
///     velocity'     = velocityFromPosition * displacement + velocityFromVelocity * velocity
///
/// which is exact for a step of any length.
///
/// ```swift
/// let frame = Spring.snappy.propagator(time: 1.0 / 60)
/// (offset, speed) = frame.advance(displacement: offset, velocity: speed)
/// ```
public struct SpringPropagator: Hashable, Sendable {
  /// The displacement after an initial displacement of 1.
  public let positionFromPosition: Double
  /// The displacement after an initial velocity of 1, in seconds.
  public let positionFromVelocity: Double
  /// The velocity after an initial displacement of 1, in 1/s.
  public let velocityFromPosition: Double
  /// The velocity after an initial velocity of 1.
  public let velocityFromVelocity: Double

  /// The displacement from the target and the velocity after the step.
  public func advance(displacement: Double, velocity: Double) -> (displacement: Double, velocity: Double) {
    (
      positionFromPosition * displacement + positionFromVelocity * velocity,
      velocityFromPosition * displacement + velocityFromVelocity * velocity
    )
  }
}

extension Spring {
  /// The map of displacement and velocity over `time` seconds.
  ///
  /// With a = z w0 and q = (1 - z)(1 + z) w0^2, the solution is e^(-a t) times a combination of cos(sqrt(q) t) and
  /// sin(sqrt(q) t) / sqrt(q), or of cosh and sinh where q is negative. Both pairs tend to 1 and t as q tends to 0.
  /// The quotient is computed as one number, so that the result is accurate and continuous around critical damping.
  /// The overdamped solution is computed from two exponentials, the slower one without a subtraction, so that nothing
  /// overflows.
  ///
  /// - Parameter time: The time, in seconds; negative and not-a-number count as 0.
  public func propagator(time: Double) -> SpringPropagator { solution(time: time) }

  /// The propagator, always inlined: coefficients that the caller does not use are not computed.
  @inline(__always)
  func solution(time: Double) -> SpringPropagator {
    guard time > 0 else {
      return SpringPropagator(
        positionFromPosition: 1, positionFromVelocity: 0, velocityFromPosition: 0, velocityFromVelocity: 1)
    }
    // After a longer time a spring is at rest, or, undamped, its phase has no significant digits.
    let t = time < 1e100 ? time : 1e100
    let square = angularFrequency * angularFrequency
    let decay = dampingRatio * angularFrequency
    if dampingRatio < 1 {
      let envelope = Elementary.exp(-decay * t)
      let (sine, cosine) = Elementary.sinCos(swingRate * t)
      let swing = sine / swingRate
      let lag = decay * swing
      return SpringPropagator(
        positionFromPosition: envelope * (cosine + lag),
        positionFromVelocity: envelope * swing,
        velocityFromPosition: -square * (envelope * swing),
        velocityFromVelocity: envelope * (cosine - lag))
    }
    let fastRate = decay + swingRate
    // The product of the two rates is w0^2. The slower one is accurate as a quotient; it would not be as a difference.
    let slowRate = swingRate == 0 ? decay : square / fastRate
    let slow = Elementary.decay(slowRate * t)
    if swingRate == 0 {
      // Critical damping, the limit of both other cases.
      let swing = slow * t
      let lag = decay * swing
      return SpringPropagator(
        positionFromPosition: slow + lag, positionFromVelocity: swing,
        velocityFromPosition: -square * swing, velocityFromVelocity: slow - lag)
    }
    let spread = 2 * swingRate
    let gap = spread * t
    // e^-gap, and t (1 - e^-gap) / gap.
    let fastOverSlow: Double
    let swing: Double
    if gap > 0.3 {
      fastOverSlow = Elementary.exp(-gap)
      swing = (1 - fastOverSlow) / spread
    } else {
      let lost = Elementary.expMinusOne(-gap)
      fastOverSlow = 1 + lost
      swing = -lost / spread
    }
    let middle = 0.5 * (1 + fastOverSlow)
    // The formula without a difference of nearly equal numbers: the first far from critical damping, the second near
    // it.
    let velocityShare =
      gap > 1 ? (fastOverSlow * fastRate - slowRate) / spread : middle - decay * swing
    return SpringPropagator(
      positionFromPosition: slow * (middle + decay * swing),
      positionFromVelocity: slow * swing,
      velocityFromPosition: -square * (slow * swing),
      velocityFromVelocity: slow * velocityShare)
  }
}
