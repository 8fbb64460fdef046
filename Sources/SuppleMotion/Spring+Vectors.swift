// The functions of SwiftUI's `Spring` for vectors and positions. Each corresponds to a function for `Double`.

extension Spring {
  /// The position of a vector that starts from zero.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: The time since the start, in seconds.
  @inlinable
  public func value<V: VectorSpace>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let step = propagator(time: time)
    return target
      + (initialVelocity.scaled(by: step.positionFromVelocity) - target.scaled(by: step.positionFromPosition))
  }

  /// The velocity of a vector that starts from zero, in units per second.
  @inlinable
  public func velocity<V: VectorSpace>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let step = propagator(time: time)
    return initialVelocity.scaled(by: step.velocityFromVelocity)
      - target.scaled(by: step.velocityFromPosition)
  }

  /// The force on a vector: k (target - position) - c velocity.
  @inlinable
  public func force<V: VectorSpace>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances a vector and its velocity by `deltaTime` seconds, exactly for a step of any length.
  ///
  /// - Parameters:
  ///   - value: The vector.
  ///   - velocity: The velocity, in units per second.
  ///   - target: The position of rest.
  ///   - deltaTime: The step, in seconds; a negative one counts as 0.
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

  /// The position of a value that starts from `fromValue`.
  ///
  /// - Parameters:
  ///   - fromValue: The position at the start.
  ///   - toValue: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: The time since the start, in seconds.
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

  /// The velocity of a value that starts from `fromValue`, in units per second.
  @inlinable
  public func velocity<M: Movable>(
    fromValue: M, toValue: M, initialVelocity: M.Displacement = .zero, time: Double
  ) -> M.Displacement {
    velocity(target: toValue.displacement(from: fromValue), initialVelocity: initialVelocity, time: time)
  }

  /// The force on a value that moves to `toValue`; `fromValue` has no effect; SwiftUI's function has the parameter.
  @inlinable
  public func force<M: Movable>(
    fromValue: M, toValue: M, position: M, velocity: M.Displacement
  ) -> M.Displacement {
    toValue.displacement(from: position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The last time at which the distance of a vector from its target is `epsilon` or more, in seconds; for a vector
  /// that starts from zero.
  ///
  /// The time is exact for a motion in one dimension, otherwise it can be a little late. The components along and
  /// across the line to the target each settle to epsilon / sqrt(2), and the later time counts.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - epsilon: The distance that counts as settled, above 0.
  @inlinable
  public func settlingDuration<V: VectorSpace>(target: V, initialVelocity: V = .zero, epsilon: Double)
    -> Double
  {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // The scalar product follows from magnitudes alone: |t - v|^2 = t^2 + v^2 - 2 t.v.
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

  /// The last time at which the distance of a value from its position of rest is `epsilon` or more, in seconds.
  @inlinable
  public func settlingDuration<M: Movable>(
    fromValue: M, toValue: M, initialVelocity: M.Displacement = .zero, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.displacement(from: fromValue), initialVelocity: initialVelocity, epsilon: epsilon)
  }
}
