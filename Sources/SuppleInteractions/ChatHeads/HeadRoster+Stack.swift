import SuppleMotion
import SuppleScene

// The transitions of the closed stack: each starts the motions of the activity that it returns.
extension HeadRoster {
  /// Moves each head to the resting place by itself. Each starts `stagger` seconds after the head with the next longer
  /// distance, and all but the leader another `followerDelay` seconds later.
  @inline(never)
  mutating func settle(
    by spring: Spring, stagger: Double = 0, followerDelay: Double = 0, in context: borrowing HeadsContext,
    at now: MotionTime
  ) -> StackActivity {
    settle(
      .settling, at: rest(in: context.geometry), by: spring, stagger: stagger, followerDelay: followerDelay,
      in: context, at: now)
  }

  /// Moves each head by itself to its place in a stack with the leader at `place`.
  private mutating func settle(
    _ activity: StackActivity, at place: Point, by spring: Spring, stagger: Double = 0,
    followerDelay: Double = 0, in context: borrowing HeadsContext, at now: MotionTime
  ) -> StackActivity {
    send(
      to: stackPlaces(leader: place, in: context.geometry), by: spring, stagger: stagger,
      followerDelay: followerDelay, in: context, at: now)
    return activity
  }

  /// Moves each head further into its edge; with reduced motion the stack stays at its place.
  mutating func tuck(in context: borrowing HeadsContext, at now: MotionTime) -> StackActivity {
    let geometry = context.geometry
    let rest = rest(in: geometry)
    let place = context.reducedMotion ? rest : geometry.tucked(rest, at: stack.place.edge)
    return settle(.tucked, at: place, by: geometry.style.settleSpring, in: context, at: now)
  }

  /// Moves the leader to the resting place by a spring, from its current position and velocity; the others follow. With reduced
  /// motion each head moves by itself.
  @inline(never)
  mutating func moveToRest(in context: borrowing HeadsContext, at now: MotionTime) -> StackActivity {
    let spring = context.geometry.style.settleSpring
    if context.reducedMotion || heads.isEmpty { return settle(by: spring, in: context, at: now) }
    let velocity = velocity(0, in: context, at: now)
    return .landing(springToRest(velocity: velocity, by: spring, in: context, at: now))
  }

  /// The motion of the leader to the resting place by a spring, from its current position.
  private func springToRest(
    velocity: Vector, by spring: Spring, in context: borrowing HeadsContext, at now: MotionTime
  ) -> PointMotion {
    PointMotion(
      spring: spring, start: now, from: position(0, in: context, at: now), velocity: velocity,
      target: rest(in: context.geometry))
  }

  /// Lands a released stack at a new resting place. `velocity` is the leader's, in points per second.
  mutating func land(
    velocity: Vector, in context: borrowing HeadsContext, at now: MotionTime
  ) -> StackActivity {
    let motion = moveRest(velocity: velocity, in: context, at: now)
    return context.reducedMotion
      ? settle(by: context.geometry.style.settleSpring, in: context, at: now) : .landing(motion)
  }

  /// Moves the resting place to the landing place of a leader that is released with a velocity, in points per second. Returns
  /// the leader's motion to that place.
  @inline(never)
  mutating func moveRest(
    velocity: Vector, in context: borrowing HeadsContext, at now: MotionTime
  ) -> PointMotion {
    let pose = HeadPose(point: position(0, in: context, at: now), velocity: velocity, isHeld: true)
    return stack.land(from: pose, isStacked: isStacked, in: context.geometry, at: now)
  }

  /// The motion of the leader of a resting stack a little away from its edge and back; nil if nothing moves.
  func hint(in context: borrowing HeadsContext, at now: MotionTime) -> PointMotion? {
    guard !heads.isEmpty, !context.reducedMotion, now >= travelEnd, hasLanded(in: context, at: now) else {
      return nil
    }
    let style = context.geometry.style
    return springToRest(
      velocity: stack.place.edge.inwards * style.hintSpeed, by: style.hintSpring, in: context, at: now)
  }

  /// Whether no head follows a moving leader.
  private func hasLanded(in context: borrowing HeadsContext, at now: MotionTime) -> Bool {
    stack.restTime(in: context, at: now) <= now
  }

  /// Moves heads that rest or settle to their current places; nil for heads that move there already. Captured heads stay in the
  /// target.
  mutating func reshape(
    _ activity: StackActivity, in context: borrowing HeadsContext, at now: MotionTime
  ) -> StackActivity? {
    let geometry = context.geometry
    switch activity {
    case .settling: return settle(by: geometry.style.settleSpring, in: context, at: now)
    case .tucked: return tuck(in: context, at: now)
    case .landing where hasLanded(in: context, at: now):
      return settle(by: geometry.style.settleSpring, in: context, at: now)
    case .landing(let motion):
      let isMeasured = stack.isMeasured(by: heads, in: context)
      guard motion.target == rest(in: geometry), isMeasured || !context.reducedMotion else {
        return moveToRest(in: context, at: now)
      }
      // Faces or directions can have changed without the leader's place: the chain moves the followers to their new places.
      if !isMeasured { return activity }
      fit(captured: nil, in: context, at: now)
      return nil
    case .dragging, .flungToTarget: return activity.retargeted(in: geometry, at: now)
    }
  }

  /// Carries out a change behind a leader that a finger or the dismiss target moves, which may have captured it. The state
  /// stays the same, so only this function gives a new head the scale of its place, a follower and a count.
  mutating func rearrange(
    _ change: RosterChange, captured: HeadID?, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    detach(in: context, at: now)
    apply(change)
    fit(captured: captured, in: context, at: now)
    stack.startChain(heads, in: context, at: now)
    showCounts(in: context.geometry)
  }

  /// Moves the heads of a stack at rest in from beyond their edge.
  mutating func enter(in context: borrowing HeadsContext, at now: MotionTime) {
    let (edge, extent) = (stack.place.edge, context.geometry.leaderExtent)
    let outside = edge.inwards * -(edge.isSide ? extent.width : extent.height)
    let spring = context.geometry.style.settleSpring
    for index in heads.indices {
      let goal = heads[index].travel.target
      heads[index].enter(at: now, spring: spring, reducedMotion: context.reducedMotion)
      guard !context.reducedMotion else { continue }
      heads[index].travel = .leaving(
        goal + outside, velocity: .zero, for: goal, at: now, delay: 0.06 * Double(index), spring: spring)
    }
  }
}
