import SuppleMotion
import SuppleScene

/// The state machine: what each occurrence makes of each state.
///
///     stack.settling ──down──▶ stack.held ──thrown──▶ stack.landing ──down──▶ stack.held
///                                 │  └─tap──▶ row.reading ◀──back near its slot──┐
///                                 ├─in the target──▶ gone                        │
///                                 └─thrown at the target──▶ stack.swallowed      │
///     row.reading ──down on a head──▶ row.held ──tap──▶ row.reading, or closed ──┤
///                                       ├─far below its slot──▶ stack.landing    │
///                                       └─in the target──▶ that head gone ───────┘
extension ChatHeadsMachine {
  func respond(to occurrence: ChatHeadsOccurrence) {
    switch (state, occurrence) {
    case (.stack(.settling), .down(.head, let pointer, let host)),
      (.stack(.landing), .down(.head, let pointer, let host)):
      hold(index: 0, pointer, hostTime: host)

    case (.row(_, .reading), .down(.head(let head), let pointer, let host)):
      hold(index: index(of: head) ?? 0, pointer, hostTime: host)
    case (.row(let selected, .reading), .down(.veil, let pointer, let host)):
      state = .row(selected: selected, .pressingVeil(gesture(pointer, host)))
    case (.row(let selected, .reading), .down(.overflow, let pointer, let host)):
      state = .row(selected: selected, .pressingOverflow(gesture(pointer, host)))

    case (.stack(.held(let hold)), .move(let point, let host)):
      drag(hold, to: point, hostTime: host)
    case (.row(_, .held(let hold)), .move(let point, let host)):
      drag(hold, to: point, hostTime: host)

    case (.stack(.held(let hold)), .up(let point, let host)):
      letGo(hold, at: point, hostTime: host)
    case (.row(_, .held(let hold)), .up(let point, let host)):
      letGo(hold, at: point, hostTime: host)

    case (.stack(.held(let hold)), .cancel), (.row(_, .held(let hold)), .cancel):
      unpress(hold.head)
      release(hold, velocity: .zero)

    case (.row(let selected, .pressingVeil(var gesture)), .move(let point, let host)):
      _ = gesture.move(to: point, time: host)
      state = .row(selected: selected, .pressingVeil(gesture))
    case (.row(let selected, .pressingVeil(var gesture)), .up(let point, let host)):
      state = .row(selected: selected, .reading)
      if gesture.end(at: point, time: host) == .tap { close() }
    case (.row(let selected, .pressingVeil), .cancel):
      state = .row(selected: selected, .reading)

    case (.row(let selected, .pressingOverflow(var gesture)), .move(let point, let host)):
      _ = gesture.move(to: point, time: host)
      state = .row(selected: selected, .pressingOverflow(gesture))
    case (.row(let selected, .pressingOverflow(var gesture)), .up(let point, let host)):
      state = .row(selected: selected, .reading)
      if gesture.end(at: point, time: host) == .tap { takeFromOverflow(0) }
    case (.row(let selected, .pressingOverflow), .cancel):
      state = .row(selected: selected, .reading)

    case (.stack(.held(let hold)), .due), (.row(_, .held(let hold)), .due):
      attract(hold, hostTime: timeline.hostTime)
    case (.stack(.swallowed), .due):
      emit(.released, head: heads.first?.id ?? 0)
      dismiss(heads.map { $0.id }, from: geometry.targetCenter)
    case (.row(_, .swallowed(let swallow)), .due):
      emit(.released, head: swallow.head)
      dismiss([swallow.head], from: geometry.targetCenter)

    case (_, .down), (_, .move), (_, .up), (_, .cancel), (_, .due):
      break
    }
  }

  private func gesture(_ pointer: Pointer, _ hostTime: Double) -> TouchGesture {
    TouchGesture(pointer: pointer.id, at: pointer.position, time: hostTime, slop: geometry.style.slop)
  }

  // MARK: Holding

  /// A finger takes hold of a head.
  private func hold(index: Int, _ pointer: Pointer, hostTime: Double) {
    guard heads.indices.contains(index) else { return }
    let head = heads[index].id
    let grip = Grip(
      pointer: pointer.id, touch: pointer.position, hostTime: hostTime, slop: geometry.style.slop,
      holding: position(index), velocity: velocity(index), time: now)
    let hold = Hold(head: head, grip: grip, magnet: .free, seen: hostTime)
    press(head)
    emit(.pressed, head: head)
    keep(hold)
  }

  /// Puts a hold in force, in whichever of the two states there is.
  private func keep(_ hold: Hold) {
    switch state {
    case .stack: lead(.held(hold))
    case .row(let selected, _): state = .row(selected: selected, .held(hold))
    }
  }

  private func drag(_ hold: Hold, to point: Point, hostTime: Double) {
    var grip = hold.grip
    let begins = grip.move(to: point, hostTime: hostTime, time: now)
    let moved = Hold(head: hold.head, grip: grip, magnet: hold.magnet, seen: hostTime)
    if begins { beginDrag(moved) }
    keep(moved)
    attract(moved, hostTime: hostTime)
  }

  private func beginDrag(_ hold: Hold) {
    unpress(hold.head)
    raiseTarget(true, at: now)
    dropFlyout(at: now)
    if case .row = state { shrinkPanels(at: now) }
  }

  /// Lets the dismissal target take what comes near, and lose what the finger takes away.
  private func attract(_ hold: Hold, hostTime: Double) {
    guard hold.isDragging else { return }
    let distance = hold.grip.gesture.position.distance(to: geometry.targetCenter)
    let velocity = hold.grip.gesture.velocity(at: hostTime)
    switch hold.magnet {
    case .free:
      guard distance <= geometry.style.captureRadius, velocity.x.magnitude <= geometry.style.passingSpeed
      else { return }
      engageTarget(true, at: now)
      emit(.captured, head: hold.head)
      keep(
        hold.captured(
          PlanarMotion(
            spring: geometry.style.captureSpring, start: now, from: hold.grip.position(at: now),
            velocity: velocity + hold.grip.velocity(at: now), target: geometry.targetCenter)))
    case .captured(let motion):
      guard distance > geometry.style.captureRadius else { return }
      var grip = hold.grip
      grip.resume(from: motion.position(at: now), velocity: motion.velocity(at: now), at: now)
      engageTarget(false, at: now)
      emit(.released, head: hold.head)
      keep(Hold(head: hold.head, grip: grip, magnet: .free, seen: hold.seen))
    }
  }

  // MARK: Letting go

  private func letGo(_ hold: Hold, at point: Point, hostTime: Double) {
    var grip = hold.grip
    let ending = grip.end(at: point, hostTime: hostTime, time: now)
    let kept = Hold(head: hold.head, grip: grip, magnet: hold.magnet, seen: hold.seen)
    if !hold.isDragging, kept.isDragging { beginDrag(kept) }
    unpress(kept.head)
    keep(kept)
    switch ending {
    case .tap:
      tap(kept)
    case .thrown(let velocity):
      attract(kept, hostTime: hostTime)
      guard let current = currentHold else { return }
      release(current, velocity: velocity)
    }
  }

  /// The hold in force.
  private var currentHold: Hold? {
    switch state {
    case .stack(.held(let hold)), .row(_, .held(let hold)): hold
    default: nil
    }
  }

  private func tap(_ hold: Hold) {
    switch state {
    case .stack:
      open(hold.head)
    case .row(let selected, _):
      lineUp(selected: selected, .reading)
      if selected == hold.head { close() } else { open(hold.head) }
    }
  }

  /// What was held goes: into the target, to an edge, or back to its slot.
  private func release(_ hold: Hold, velocity: Vector) {
    raiseTarget(false, at: now)
    if case .captured = hold.magnet {
      engageTarget(false, at: now)
      emit(.released, head: hold.head)
      if velocity != .zero || hold.isDragging {
        dismissHeld(hold)
        return
      }
    }
    let from = hold.motion.position(at: now)
    if hold.isDragging, geometry.catches(from, velocity) {
      swallow(hold, from: from, velocity: velocity)
      return
    }
    switch state {
    case .stack:
      if hold.isDragging {
        land(velocity: velocity)
      } else {
        settle(spring: geometry.style.settleSpring)
      }
    case .row(let selected, _):
      putBack(hold, selected: selected, from: from, velocity: velocity)
    }
  }

  private func dismissHeld(_ hold: Hold) {
    switch state {
    case .stack: dismiss(heads.map { $0.id }, from: hold.motion.position(at: now))
    case .row: dismiss([hold.head], from: hold.motion.position(at: now))
    }
  }

  /// A throw that the target catches in flight.
  private func swallow(_ hold: Hold, from: Point, velocity: Vector) {
    let motion = PlanarMotion(
      spring: geometry.style.captureSpring, start: now, from: from, velocity: velocity,
      target: geometry.targetCenter)
    let arrival = max(motion.x.time(within: 2), motion.y.time(within: 2))
    let swallow = Swallow(head: hold.head, motion: motion, end: arrival)
    raiseTarget(true, at: now)
    engageTarget(true, at: now)
    emit(.captured, head: hold.head)
    switch state {
    case .stack: lead(.swallowed(swallow))
    case .row(let selected, _): state = .row(selected: selected, .swallowed(swallow))
    }
  }

  /// A head of the open row is let go outside the target: back into its slot, or so far below that all close.
  private func putBack(_ hold: Hold, selected: Int32, from: Point, velocity: Vector) {
    guard let index = index(of: hold.head) else { return }
    let row = RowLayout(
      heads: heads, selected: selected, hasOverflow: !overflow.isEmpty, geometry: geometry)
    if hold.isDragging, from.y > row.place(of: index).y + geometry.style.closingDistance {
      let closed = selected
      closePanels(returningFocusFrom: closed)
      for place in heads.indices where heads[place].id != hold.head {
        heads[place].travel = .leaving(
          position(place), velocity: self.velocity(place), for: position(place), at: now, delay: 0,
          spring: geometry.style.chaseSpring)
      }
      heads = heads.filter { $0.id == hold.head } + heads.filter { $0.id != hold.head }
      heads[0].travel = .leaving(
        from, velocity: velocity, for: from, at: now, delay: 0, spring: geometry.style.chaseSpring)
      state = .stack(.settling)
      land(velocity: velocity)
      return
    }
    heads[index].travel = .leaving(
      from, velocity: hold.isDragging ? velocity : hold.motion.velocity(at: now), for: from, at: now,
      delay: 0,
      spring: geometry.style.rowSpring)
    state = .row(selected: selected, .reading)
    lineUp(selected: selected, .reading)
    if hold.isDragging { growPanel(for: selected, anchorX: slotX(of: selected), at: now) }
  }

  // MARK: Pressing

  private func press(_ head: Int32) { setPressed(head, true) }

  private func unpress(_ head: Int32) { setPressed(head, false) }

  private func setPressed(_ head: Int32, _ isPressed: Bool) {
    guard let index = index(of: head), !preferences.reducedMotion else { return }
    let goal = isPressed ? geometry.style.pressedScale : 1
    guard heads[index].press.target != goal else { return }
    switch geometry.style.changes {
    case .springs:
      heads[index].press = heads[index].press.springing(to: goal, at: now, spring: geometry.style.pressSpring)
    case .recorded:
      // Recorded: 1 to 0.90 to 0.95 in 0.1 s each, and back over 1.05 to 1 in 0.15 and 0.1 s.
      let turn = isPressed ? 2 * geometry.style.pressedScale - 1 : 2 - geometry.style.pressedScale
      let first = isPressed ? 0.1 : 0.15
      heads[index].press = .timed(
        TimedLeg(
          start: now, duration: first, from: heads[index].press.value(at: now), to: turn, easing: .easeInOut),
        then: TimedLeg(start: now + first, duration: 0.1, from: turn, to: goal, easing: .easeInOut))
    }
  }
}
