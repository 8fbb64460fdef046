import SuppleMotion
import SuppleScene

/// The side of the heads at which the badges are.
struct BadgesPart: Part {
  typealias Context = HeadsContext

  /// The side: -1 left to 1 right.
  private(set) var side: Motion

  /// Badges that rest on a side, -1 left or 1 right.
  init(side: Double) { self.side = .resting(at: side) }

  /// Moves the badges to a side, -1 left or 1 right, without animation.
  mutating func put(on goal: Double) { side = .resting(at: goal) }

  /// Turns the badges to a side, -1 left or 1 right; with reduced motion immediately.
  @inline(never)
  mutating func turn(to goal: Double, in context: borrowing HeadsContext, at now: MotionTime) {
    guard side.target != goal else { return }
    side =
      context.reducedMotion
      ? .resting(at: goal)
      : side.retargeted(
        to: goal, at: now, timing: .spring(context.geometry.style.targetSpring, within: .fractions))
  }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime { side.restTime }
}
