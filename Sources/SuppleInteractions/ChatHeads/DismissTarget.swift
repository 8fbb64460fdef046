import SuppleMotion
import SuppleScene

/// The place at the bottom where heads are thrown away.
struct DismissTarget: Sendable {
  /// How far it has risen, 0 to 1 and a little beyond.
  var rise: Motion = .resting(at: 0)
  /// Its diameter, in points.
  var diameter: Motion
  /// Whether it holds something.
  var isEngaged = false

  /// A target below the screen.
  init(style: ChatHeadsStyle) { diameter = .resting(at: style.targetSize) }

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
      ? target.rise.retargeted(to: goal, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
      : target.rise.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.targetSpring, within: .fractions))
  }

  /// Has the target close round what it holds, or let it go.
  func engageTarget(_ isEngaged: Bool, at time: Double) {
    guard target.isEngaged != isEngaged else { return }
    target.isEngaged = isEngaged
    let goal = isEngaged ? geometry.style.targetHeldSize : geometry.style.targetSize
    target.diameter =
      preferences.reducedMotion
      ? .resting(at: goal)
      : target.diameter.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.targetSpring, within: .fractions))
  }

  /// A hold once the target has taken what came near, or lost what the finger takes away.
  func attracted(_ hold: Hold, hostTime: Double) -> Hold {
    guard hold.isDragging else { return hold }
    let isNear =
      hold.drag.gesture.position.distance(to: geometry.targetCenter) <= geometry.style.captureRadius
    switch hold.magnet {
    case .free:
      let velocity = hold.drag.gesture.velocity(at: hostTime)
      guard isNear, velocity.x.magnitude <= geometry.style.passingSpeed else { return hold }
      return hold.captured(
        motionToTarget(from: hold.drag.position(at: now), velocity + hold.drag.velocity(at: now)))
    case .captured: return isNear ? hold : escaped(hold)
    }
  }

  /// A hold that the target has no part in: what it had goes back to the finger.
  func escaped(_ hold: Hold) -> Hold {
    guard case .captured(let motion) = hold.magnet else { return hold }
    var drag = hold.drag
    drag.resume(from: motion.position(at: now), velocity: motion.velocity(at: now), at: now)
    return Hold(head: hold.head, drag: drag, magnet: .free, seen: hold.seen)
  }

  /// A hold whose captive goes to where the target is now.
  func redirected(_ hold: Hold) -> Hold {
    guard case .captured(let motion) = hold.magnet, motion.target != geometry.targetCenter else {
      return hold
    }
    return hold.captured(motionToTarget(from: motion.position(at: now), motion.velocity(at: now)))
  }

  /// Something caught in flight that goes to where the target is now.
  func redirected(_ swallow: Swallow) -> Swallow {
    let motion = swallow.motion
    guard motion.target != geometry.targetCenter else { return swallow }
    return Swallow(
      head: swallow.head, motion: motionToTarget(from: motion.position(at: now), motion.velocity(at: now)))
  }

  /// The motion to the target's centre, by its spring.
  func motionToTarget(from point: Point, _ velocity: Vector) -> PointMotion {
    PointMotion(
      spring: geometry.style.captureSpring, start: now, from: point, velocity: velocity,
      target: geometry.targetCenter)
  }
}
