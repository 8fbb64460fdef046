import SuppleMotion

/// The motion that `supple spring` samples and draws: a value on a spring, or a bounce, also at a wall.
struct SpringTrack {
  /// The motion on the spring, without a wall's reflection.
  let onSpring: SpringMotion
  /// The bounce; nil for a spring.
  let bounce: Bounce?
  /// The value at the start; for a shake, the origin of its distance.
  let from: Double
  /// The value as a function of time.
  private let motion: Motion

  init(onSpring: SpringMotion) {
    self.onSpring = onSpring
    bounce = nil
    from = onSpring.from
    motion = Motion(onSpring, within: .exact)
  }

  init(bounce: Bounce, from: Double, to: Double) {
    onSpring = .bouncing(bounce, from: from, to: to, at: 0)
    self.bounce = bounce
    self.from = from
    motion = .bouncing(bounce, from: from, to: to, at: 0, within: .exact)
  }

  var spring: Spring { onSpring.spring }

  /// The value and the velocity at a time in seconds.
  func state(at time: Double) -> (value: Double, velocity: Double) {
    (motion.value(at: time), motion.velocity(at: time))
  }

  /// The time of the last sample, in seconds, with a thousandth of the distance left, or after five periods of a spring
  /// that never settles.
  var end: Double {
    let distance = onSpring.target - from
    let settled = spring.settlingDuration(
      target: onSpring.target - onSpring.from, initialVelocity: onSpring.initialVelocity,
      epsilon: 0.001 * (distance == 0 ? 1 : abs(distance)))
    if settled == .infinity { return 5 * spring.response }
    return settled > 0 ? settled : spring.response
  }
}
