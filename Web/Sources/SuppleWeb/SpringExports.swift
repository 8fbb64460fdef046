#if SPRINGS
  import SuppleMotion

  // The engine's springs, for pages that plot them or animate their own elements. The modules of single elements omit
  // them.

  /// Returns the position at `time` of a spring that starts from 0 towards 1 with a velocity.
  @_expose(wasm, "springValue")
  @c(springValue)
  public func springValue(stiffness: Double, dampingRatio: Double, velocity: Double, time: Double) -> Double {
    // The propagator instead of `Spring.value`: motions use it too, so that the module contains the solution once.
    let step = Spring(stiffness: stiffness, dampingRatio: dampingRatio).propagator(time: time)
    return 1 + (velocity * step.positionFromVelocity - step.positionFromPosition)
  }

  /// Returns the velocity of such a spring, in units per second.
  @_expose(wasm, "springVelocity")
  @c(springVelocity)
  public func springVelocity(stiffness: Double, dampingRatio: Double, velocity: Double, time: Double)
    -> Double
  {
    let step = Spring(stiffness: stiffness, dampingRatio: dampingRatio).propagator(time: time)
    return velocity * step.velocityFromVelocity - step.velocityFromPosition
  }

  /// Returns the last time at which such a spring is `epsilon` or more away from 1.
  @_expose(wasm, "springSettling")
  @c(springSettling)
  public func springSettling(
    stiffness: Double, dampingRatio: Double, velocity: Double, epsilon: Double
  ) -> Double {
    Spring(stiffness: stiffness, dampingRatio: dampingRatio)
      .settlingDuration(target: 1, initialVelocity: velocity, epsilon: epsilon)
  }
#endif
