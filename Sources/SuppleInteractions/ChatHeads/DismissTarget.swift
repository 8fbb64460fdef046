import SuppleMotion
import SuppleScene

/// The place at the bottom where heads are thrown away.
struct DismissTarget: Sendable {
  /// How far it has risen, 0 to 1 and a little beyond.
  var rise: ScalarMotion = .resting(0)
  /// Its diameter, in points.
  var diameter: ScalarMotion
  /// Whether it holds something.
  var isEngaged = false

  /// A target below the screen.
  init(style: ChatHeadsStyle) { diameter = .resting(style.targetSize) }

  var restTime: Double { max(rise.restTime, diameter.restTime) }

  /// Whether any of it is to be seen.
  func isShown(at time: Double) -> Bool { rise.target > 0 || time < rise.restTime }
}

extension ChatHeadsMachine {
  /// Raises the target, or lets it fall away.
  func raiseTarget(_ isRaised: Bool, at time: Double) {
    let goal = isRaised ? 1.0 : 0.0
    guard target.rise.target != goal else { return }
    target.rise =
      preferences.reducedMotion
      ? target.rise.fading(to: goal, at: time, duration: HeadTravel.fadeDuration)
      : target.rise.springing(to: goal, at: time, spring: geometry.style.targetSpring)
  }

  /// Has the target close round what it holds, or let it go.
  func engageTarget(_ isEngaged: Bool, at time: Double) {
    guard target.isEngaged != isEngaged else { return }
    target.isEngaged = isEngaged
    let goal = isEngaged ? geometry.style.targetHeldSize : geometry.style.targetSize
    target.diameter =
      preferences.reducedMotion
      ? .resting(goal) : target.diameter.springing(to: goal, at: time, spring: geometry.style.targetSpring)
  }
}
