/// What a spring does within a given time to any displacement and velocity: a linear map, found once and good for many.
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
  /// The displacement that remains of a displacement of 1.
  public let positionFromPosition: Double
  /// The displacement that a velocity of 1 leads to, in seconds.
  public let positionFromVelocity: Double
  /// The velocity that a displacement of 1 leads to, in 1/s.
  public let velocityFromPosition: Double
  /// The velocity that remains of a velocity of 1.
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
  /// What this spring does to a displacement and a velocity within `time` seconds.
  ///
  /// With a = z w0 and q = (1 - z)(1 + z) w0^2, the solution is e^(-a t) times a combination of cos(sqrt(q) t) and
  /// sin(sqrt(q) t) / sqrt(q), or of the hyperbolic pair where q is negative. Both pairs are 1 and t at q = 0, and the
  /// quotient is kept whole, so nothing cancels and nothing jumps where the regimes meet. The overdamped side is
  /// written with the two plain exponentials, the slower one without subtraction, so that nothing overflows.
  ///
  /// - Parameter time: Seconds; a time that is negative or not-a-number counts as 0.
  public func propagator(time: Double) -> SpringPropagator { solution(time: time) }

  /// The propagator, laid open to where it is used, so that what is not asked for is not worked out.
  @inline(__always)
  func solution(time: Double) -> SpringPropagator {
    guard time > 0 else {
      return SpringPropagator(
        positionFromPosition: 1, positionFromVelocity: 0, velocityFromPosition: 0, velocityFromVelocity: 1)
    }
    // Longer than this is at rest, or (undamped) beyond what a phase can mean.
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
    // The product of the two rates is w0^2; as a quotient the slower one has all its digits.
    let slowRate = swingRate == 0 ? decay : square / fastRate
    let slow = Elementary.decay(slowRate * t)
    if swingRate == 0 {
      // The limit of either side, without the way there.
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
    // The difference of two nearly equal terms far from critical damping, the difference of two rates near it.
    let velocityShare =
      gap > 1 ? (fastOverSlow * fastRate - slowRate) / spread : middle - decay * swing
    return SpringPropagator(
      positionFromPosition: slow * (middle + decay * swing),
      positionFromVelocity: slow * swing,
      velocityFromPosition: -square * (slow * swing),
      velocityFromVelocity: slow * velocityShare)
  }
}
