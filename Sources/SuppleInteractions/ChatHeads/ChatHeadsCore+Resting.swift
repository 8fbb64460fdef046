import SuppleMotion
import SuppleScene

// Motions to resting places. Functions that return a state start the motions of that state.
extension ChatHeadsCore {
  // MARK: The stack

  /// Moves each head to the resting place by itself, the one with the longest distance first.
  @inline(never)
  mutating func settle(by spring: Spring, stagger: Double = 0) -> ChatHeadsState {
    settle(.settling, at: restPoint, by: spring, stagger: stagger)
  }

  /// Moves each head by itself to its place in a stack with the leader at `place`.
  @inline(never)
  mutating func settle(
    _ activity: StackActivity, at place: Point, by spring: Spring, stagger: Double = 0
  ) -> ChatHeadsState {
    roster.send(
      to: roster.stackPlaces(leader: place, in: geometry), by: spring, stagger: stagger, in: context, at: now)
    placePanels(gliding: true)
    return .stack(activity)
  }

  /// Moves the leader to the resting place by a spring, from its current position; the others follow.
  mutating func springToRest(velocity: Vector, by spring: Spring) -> ChatHeadsState {
    .stack(
      .landing(
        PointMotion(spring: spring, start: now, from: position(0), velocity: velocity, target: restPoint)))
  }

  /// Lands a released stack at a new resting place. `velocity` is the leader's, in points per second.
  @inline(never)
  mutating func land(velocity: Vector) -> ChatHeadsState {
    let pose = HeadPose(point: position(0), velocity: velocity, isHeld: true)
    let motion = roster.stack.land(from: pose, isStacked: roster.isStacked, in: geometry, at: now)
    emitMove()
    return preferences.reducedMotion ? settle(by: geometry.style.settleSpring) : .stack(.landing(motion))
  }

  /// Emits the resting place.
  @inline(never)
  mutating func emitMove() {
    let rest = restPoint
    emit(.moved(head: roster.leader?.number ?? 0, edge: roster.stack.place.edge, x: rest.x, y: rest.y))
  }

  /// Moves the leader of a stack at rest a little away from its edge and back.
  mutating func hint() -> ChatHeadsState? {
    guard !roster.heads.isEmpty, !preferences.reducedMotion, now >= roster.travelEnd else { return nil }
    let next = springToRest(
      velocity: roster.stack.place.edge.inwards * geometry.style.hintSpeed, by: geometry.style.hintSpring)
    if let motion = next.landing { taps.hint(until: motion.restTime) }
    return next
  }

  /// Lets the heads of a stack at rest come in from beyond their edge.
  mutating func enter() {
    guard case .stack(.settling) = state else { return }
    roster.enter(in: context, at: now)
  }

  /// Detaches each head from a leader or a finger: it keeps position and velocity, then brakes.
  @inline(never)
  mutating func detachFollowers() {
    roster.detach(in: context, at: now)
    placePanels(gliding: true)
  }

  // MARK: The row

  /// Moves each head to its slot of the open row. A head without a slot shrinks and fades in place, unless a finger or the
  /// target holds it in the next state.
  @inline(never)
  mutating func lineUp(_ selected: HeadID?, _ activity: RowActivity, stagger: Double = 0) -> ChatHeadsState {
    let next = ChatHeadsState.row(selected: selected, activity)
    let active = next.activeHead
    // The order of the heads decides on their slots, not on the positions of the slots.
    let row = roster.giveSlots(to: selected, active, in: &geometry)
    roster.lineUp(in: row, active: active, stagger: stagger, in: context, at: now)
    placePanels(gliding: true)
    conversation.moveSlot(
      to: row.overflowPlace, by: roster.slotSpring(in: geometry), isRow: state.isRow, in: context, at: now)
    // The panel of a column at the leader's place follows the slots.
    if beside != nil, conversation.isOpen { placeConversation(of: selected, glides: true) }
    if selected == nil { updateList() }
    return next
  }

  /// Shows the heads without a slot of the open row behind the leader again, as the row closes.
  mutating func showAll() {
    roster.showAll(in: context, at: now)
    placePanels(gliding: true)
  }

  // MARK: Both

  /// Moves heads that rest or settle to their current places. Captured heads stay in the target.
  mutating func reshape() -> ChatHeadsState? {
    placeConversation(glides: beside != nil)
    switch state {
    case .stack(.settling): return settle(by: geometry.style.settleSpring)
    case .stack(.tucked): return tuck()
    case .stack(.landing(let motion)):
      guard motion.target != restPoint else { return nil }
      return preferences.reducedMotion
        ? settle(by: geometry.style.settleSpring)
        : springToRest(velocity: motion.velocity(at: now), by: geometry.style.settleSpring)
    case .stack(let activity): return .stack(activity.retargeted(in: geometry, at: now))
    case .row(let selected, let activity):
      transition(
        .lineUp(selected: selected, activity.retargeted(in: geometry, at: now), stagger: 0))
      leaveEmptyList()
      return nil
    }
  }

  /// Places every head at its resting place or slot without animation.
  mutating func restAtOnce() -> ChatHeadsState? {
    switch state {
    case .stack(.settling), .stack(.landing):
      roster.put(at: roster.stackPlaces(leader: restPoint, in: geometry))
      return .stack(.settling)
    case .row:
      let row = rowLayout
      roster.put(at: row.places(of: roster.heads.count))
      conversation.overflow.putSlot(at: row.overflowPlace)
      placeConversation()
    case .stack: break
    }
    return nil
  }

  /// Sets the resting place for the app: an edge, and the leader's centre, in points. A number that is not finite counts as
  /// none.
  mutating func setRestingPlace(_ edge: RestingEdge, x: Double?, y: Double, animated: Bool) {
    guard roster.setRestingPlace(edge, x: x, y: y, animated: animated, in: geometry) else { return }
    guard animated else { return restNow() }
    transition(.moveToRestingPlace)
    // An open column stands at the side of the resting place.
    if state.isRow { transition(.reshape) }
  }
}
