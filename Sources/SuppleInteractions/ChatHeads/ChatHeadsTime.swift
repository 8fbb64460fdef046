import SuppleMotion
import SuppleScene

// What happens by itself as time passes, and when the next frame is due.
extension ChatHeadsCore {
  /// Moves the present to `time`, in the host's seconds; what falls due before that happens in order.
  mutating func advance(to time: Double) {
    let goal = clock.motionTime(at: time)
    // Each round ends a flight to the target or lets a resting finger be captured, so a few rounds are all there can be.
    for _ in 0..<64 {
      guard let due = nextDue(), due <= goal, due > now || due == goal else { break }
      // What badges do until then comes first, and is told first.
      moveParts(to: due)
      clock.advance(to: clock.hostTime(at: due))
      finishParts()
      let before = nextDue()
      transition(.due)
      if nextDue() == before { break }
    }
    moveParts(to: goal)
    clock.advance(to: time)
    finishParts()
  }

  /// Moves a badge under a finger, and the followers, to `time` in motion seconds.
  mutating func moveParts(to time: Double) {
    moveBadges(to: time)
    moveChain(to: time)
  }

  /// Moves the followers to `time` in motion seconds; where motion is reduced they do not follow.
  @inline(never)
  mutating func moveChain(to time: Double) {
    guard let leader = leaderMotion, !preferences.reducedMotion else { return }
    stack.moveChain(to: time, behind: leader)
  }

  /// Brings the badges to the present and forgets what is gone by then, whoever asked for a frame in between.
  private mutating func finishParts() {
    placeBadges()
    conversation.removeClosed(at: now)
    removals.removeEnded(at: now)
    if let end = flyout?.showingEnd, now >= end { closeFlyout(at: max(end, flyout?.start ?? end)) }
    if flyout?.isGone(at: now) == true { flyout = nil }
  }

  /// The next instant, in motion seconds, at which the state changes by itself.
  func nextDue() -> Double? {
    if let fling = state.fling { return fling.end }
    // A finger that passed through the target's field too fast and then stopped in it has its head captured once it
    // has rested.
    guard let drag = state.headDrag, drag.capturedMotion == nil, drag.isDragging, drag.isInField(of: geometry)
    else { return nil }
    let rested = drag.lastSeen + VelocityTracker.restAfter * 1.01
    return rested > clock.hostTime ? clock.motionTime(at: rested) : nil
  }

  /// When the next frame is due.
  var schedule: Schedule {
    var rest = max(conversation.restTime, badgeSide.restTime, target.restTime)
    rest = max(rest, removals.restTime)
    let leader = leaderMotion
    for index in roster.heads.indices {
      rest = max(rest, roster.heads[index].restTime)
      if leader == nil { rest = max(rest, roster.heads[index].travel.restTime) }
    }
    if let leader {
      rest = max(rest, leader.restTime)
      if !stack.chain.isAtRest, !preferences.reducedMotion, roster.isStacked { return .now }
    }
    if state.fling != nil { return .now }
    if case .row(_, .dragging(let drag)) = state { rest = max(rest, drag.motion.restTime) }
    var wake = nextDue() ?? .infinity
    if let flyout {
      rest = max(rest, flyout.restTime(after: now))
      if now < flyout.start {
        wake = min(wake, flyout.start)
      } else if let end = flyout.showingEnd {
        wake = min(wake, end)
      } else if flyout.isClosing {
        return .now
      }
    }
    if now < rest { return .now }
    var schedule: Schedule = wake.isFinite ? .at(clock.hostTime(at: wake)) : .settled
    for index in roster.heads.indices {
      schedule = schedule.sooner(roster.heads[index].badge.schedule)
    }
    return schedule
  }
}
