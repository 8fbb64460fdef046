// The vocabulary of SwiftUI's `Spring` over vectors and places. Each mirrors a function over `Double`.

extension Spring {
  /// Where a vector is that set out from zero.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: Its velocity when it set out, in units per second.
  ///   - time: Seconds since it set out.
  @inlinable
  public func value<V: VectorSpace>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let step = propagator(time: time)
    return target
      + (initialVelocity.scaled(by: step.positionFromVelocity) - target.scaled(by: step.positionFromPosition))
  }

  /// The velocity of a vector that set out from zero, in units per second.
  @inlinable
  public func velocity<V: VectorSpace>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let step = propagator(time: time)
    return initialVelocity.scaled(by: step.velocityFromVelocity)
      - target.scaled(by: step.velocityFromPosition)
  }

  /// The force on a vector: towards the target by its distance, against its velocity by the damping.
  @inlinable
  public func force<V: VectorSpace>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a vector and its velocity on by `deltaTime` seconds, exactly, whatever the length of the step.
  ///
  /// - Parameters:
  ///   - value: Where the vector is.
  ///   - velocity: Its velocity in units per second.
  ///   - target: Where it comes to rest.
  ///   - deltaTime: Seconds; a negative one is none.
  @inlinable
  public func update<V: VectorSpace>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let step = propagator(time: deltaTime)
    let displacement = value - target
    value =
      target
      + (displacement.scaled(by: step.positionFromPosition) + velocity.scaled(by: step.positionFromVelocity))
    velocity =
      displacement.scaled(by: step.velocityFromPosition) + velocity.scaled(by: step.velocityFromVelocity)
  }

  /// Where something is that set out from `fromValue`.
  ///
  /// - Parameters:
  ///   - fromValue: Where it set out.
  ///   - toValue: Where it comes to rest.
  ///   - initialVelocity: Its velocity when it set out, in units per second.
  ///   - time: Seconds since it set out.
  @inlinable
  public func value<M: Movable>(
    fromValue: M, toValue: M, initialVelocity: M.Displacement = .zero, time: Double
  ) -> M {
    let step = propagator(time: time)
    let displacement = fromValue.displacement(from: toValue)
    return toValue.moved(
      by: displacement.scaled(by: step.positionFromPosition)
        + initialVelocity.scaled(by: step.positionFromVelocity))
  }

  /// The velocity of something that set out from `fromValue`, in units per second.
  @inlinable
  public func velocity<M: Movable>(
    fromValue: M, toValue: M, initialVelocity: M.Displacement = .zero, time: Double
  ) -> M.Displacement {
    velocity(target: toValue.displacement(from: fromValue), initialVelocity: initialVelocity, time: time)
  }

  /// The force on something on its way from `fromValue` to `toValue`; where it set out does not matter to it.
  @inlinable
  public func force<M: Movable>(
    fromValue: M, toValue: M, position: M, velocity: M.Displacement
  ) -> M.Displacement {
    toValue.displacement(from: position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The last time in seconds at which the distance of a vector from its target is `epsilon` or more, or a little later.
  ///
  /// In one dimension it is exact. In several the parts of the motion along and across the way settle apart, and the
  /// later one counts, each with the share of `epsilon` that keeps their sum below it.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest, having set out from zero.
  ///   - initialVelocity: Its velocity when it set out, in units per second.
  ///   - epsilon: The distance that counts as settled, above 0.
  @inlinable
  public func settlingDuration<V: VectorSpace>(target: V, initialVelocity: V = .zero, epsilon: Double)
    -> Double
  {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // |t - v|^2 = t^2 + v^2 - 2 t.v gives the scalar product from magnitudes alone.
    let product =
      (target.magnitudeSquared + initialVelocity.magnitudeSquared
        - (target - initialVelocity).magnitudeSquared) / 2
    let along = distance > 0 ? product / distance : speed
    let square = speed * speed - along * along
    let across = distance > 0 && square > 1e-12 * speed * speed ? square.squareRoot() : 0
    guard across > 0 else {
      return settlingDuration(target: distance, initialVelocity: along, epsilon: epsilon)
    }
    let share = epsilon * 0.707_106_781_186_547_5
    return max(
      settlingDuration(target: distance, initialVelocity: along, epsilon: share),
      settlingDuration(target: 0.0, initialVelocity: across, epsilon: share))
  }

  /// The last time in seconds at which something is `epsilon` or more away from where it comes to rest.
  @inlinable
  public func settlingDuration<M: Movable>(
    fromValue: M, toValue: M, initialVelocity: M.Displacement = .zero, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.displacement(from: fromValue), initialVelocity: initialVelocity, epsilon: epsilon)
  }
}
