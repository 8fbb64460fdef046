import SuppleMotion

/// The prominence of a head or of the overflow's slot in the open row: 0 for an unselected one, else 1.
struct Prominence {
  /// The motion between the two. It is nil at rest at 1, so that a stack pays nothing.
  private var motion: Motion?

  /// The time from which on the prominence does not change by itself, in motion seconds.
  var restTime: Double { motion?.restTime ?? -.infinity }

  /// Makes the head or slot as prominent as the selected head from `time` on, or as an unselected one.
  @inline(never)
  mutating func set(_ isProminent: Bool, at time: Double) {
    if isProminent, let current = motion, current.target == 1, time >= current.restTime { motion = nil }
    let goal = isProminent ? 1.0 : 0
    guard goal != motion?.target ?? 1 else { return }
    motion = (motion ?? .resting(at: 1)).retargeted(
      to: goal, at: time, timing: .curve(.easeOut, duration: HeadMotion.fadeDuration))
  }

  /// The value at `time` between that of an unselected head and 1.
  @inline(never)
  func value(from unselected: Double, at time: Double) -> Double {
    guard let motion else { return 1 }
    return 1 - (1 - unselected) * (1 - motion.value(at: time))
  }
}
