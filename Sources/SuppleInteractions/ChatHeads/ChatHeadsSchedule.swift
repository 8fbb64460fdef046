import SuppleMotion
import SuppleScene

/// What is waited for, and when the next frame is due.
extension ChatHeadsMachine {
  /// The next instant, in the motion's time, at which the state changes by itself.
  func nextDue() -> Double? {
    if let swallow = state.swallow { return swallow.end }
    // A finger that passed through the target too fast and then stopped in it is caught once it has rested.
    guard let hold = state.hold, case .free = hold.magnet, hold.isDragging,
      hold.drag.gesture.position.distance(to: geometry.targetCenter) <= geometry.style.captureRadius
    else { return nil }
    let rested = hold.seen + VelocityTracker.restAfter * 1.01
    return rested > clock.hostTime ? clock.motionTime(at: rested) : nil
  }

  /// When the next frame is due.
  var schedule: Schedule {
    var rest = max(dim.restTime, badgeSide.restTime, target.restTime)
    for head in heads {
      rest = max(rest, head.restTime)
      if leaderMotion == nil { rest = max(rest, head.travel.restTime) }
    }
    if let leader = leaderMotion {
      rest = max(rest, leader.restTime)
      if !chain.isAtRest, !preferences.reducedMotion, heads.count > 1 { return .now }
    }
    if state.swallow != nil { return .now }
    if case .row(_, .held(let hold)) = state { rest = max(rest, hold.motion.restTime) }
    for panel in panels { rest = max(rest, panel.restTime) }
    for departure in departures { rest = max(rest, departure.end) }
    var wake = nextDue() ?? .infinity
    if let flyout {
      rest = max(rest, flyout.restTime(after: now))
      if now < flyout.start {
        wake = min(wake, flyout.start)
      } else if case .showing(let leaving) = flyout.state {
        wake = min(wake, leaving)
      } else if case .leaving = flyout.state {
        return .now
      }
    }
    if now < rest { return .now }
    var schedule: Schedule = wake.isFinite ? .at(clock.hostTime(at: wake)) : .settled
    for head in heads { schedule = schedule.sooner(head.badge.schedule(clock: clock)) }
    return schedule
  }
}
