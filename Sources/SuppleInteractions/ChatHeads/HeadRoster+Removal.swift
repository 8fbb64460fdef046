import SuppleMotion
import SuppleScene

// Heads that are removed or dismissed. They stay in the roster until a change takes them out.
extension HeadRoster {
  /// Begins the removal of a head by the app. A pressed leader returns to its size during its removal; a pressed head of the row
  /// keeps its scale.
  mutating func beginRemoval(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) {
    if !isRow { setTouchScale(heads[index].id, 1, in: context, at: now) }
    begin(index, for: .removal, in: context, at: now)
  }

  /// Begins the removal of a shown head.
  @inline(never)
  mutating func begin(
    _ index: Int, for reason: HeadRemoval.Reason, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    if let removal = removal(index, for: reason, in: context, at: now) { removals.begin(removal) }
  }

  /// Begins the dismissal of a head, shown or in the overflow, in place or by a schedule into the dismiss target. Returns whether
  /// the head is known.
  mutating func beginDismissal(
    of id: HeadID, absorbedBy schedule: inout AbsorbedHeads?, clock: MotionClock,
    in context: borrowing HeadsContext
  ) -> Bool {
    let removal = dismissal(of: id, absorbedBy: &schedule, clock: clock, in: context)
    if let removal { removals.begin(removal) }
    return removal != nil
  }

  /// Cancels the latest dismissal in progress, and returns it with the head in its motion. A head of the overflow returns there,
  /// and the dismissal before it is next; nil for none.
  mutating func cancelLastDismissal() -> HeadRemoval? {
    while var removal = removals.takeLastDismissal() {
      guard !contains(removal.head.id) else { continue }
      if removal.reason == .dismissalFromOverflow {
        pushOverflow(removal.head.id, unread: removal.head.unread, face: removal.head.face)
        continue
      }
      removal.head.travel = .moving(removal.motion)
      return removal
    }
    return nil
  }

  /// The removal of a shown head, in place or into the target. Shrinking begins at `start`, in motion seconds; nil for now. A
  /// hidden head needs no removal, but a dismissed head is kept, because the app can cancel the dismissal.
  @inline(never)
  private func removal(
    _ index: Int, for reason: HeadRemoval.Reason, from start: MotionTime? = nil, isAbsorbed: Bool = false,
    in context: borrowing HeadsContext, at now: MotionTime
  ) -> HeadRemoval? {
    let depth: HeadRemoval.Depth =
      isHidden(index, in: context, at: now) ? .hidden : index == 0 || isRow ? .front : .behind
    guard depth != .hidden || reason == .dismissal else { return nil }
    let geometry = context.geometry
    var head = heads[index]
    if reason == .overflow { head.setShown(false, at: now) }
    if isAbsorbed {
      // The preceding release of the captured heads has begun to return the face to its size.
      head.fit(
        to: geometry.capturedScale(of: head.face), by: geometry.style.captureSpring, at: now, in: context)
    }
    let point = position(index, in: context, at: now)
    let velocity = velocity(index, in: context, at: now)
    let motion =
      isAbsorbed ? geometry.motionToTarget(from: point, velocity: velocity, at: now) : .resting(at: point)
    return HeadRemoval(
      head: head, motion: motion, speed: velocity.x, start: start ?? now,
      duration: reason.duration(in: geometry), reason: reason, isAbsorbed: isAbsorbed, depth: depth,
      stackOpacity: idle.opacity(of: head.id, in: context, at: now),
      badgeVisibility: badgeVisibility(index, in: context, at: now), wasOpen: isRow && selected == head.id)
  }

  /// The dismissal of a head, shown or in the overflow, which the head leaves; nil for an unknown head. Heads implode in place,
  /// or by a schedule into the dismiss target, which does not wait for hidden heads.
  @inline(never)
  private mutating func dismissal(
    of id: HeadID, absorbedBy schedule: inout AbsorbedHeads?, clock: MotionClock,
    in context: borrowing HeadsContext
  ) -> HeadRemoval? {
    let (geometry, now) = (context.geometry, clock.now)
    if let index = index(of: id) {
      let start = isHidden(index, in: context, at: now) ? nil : schedule?.nextStart()
      return removal(
        index, for: .dismissal, from: start, isAbsorbed: schedule != nil, in: context, at: now)
    }
    guard let index = overflowIndex(of: id) else { return nil }
    let head = takeOverflow(index, clock: clock, in: context)
    let reason = HeadRemoval.Reason.dismissalFromOverflow
    return HeadRemoval(
      head: head, motion: .resting(at: rest(in: geometry)), start: now,
      duration: reason.duration(in: geometry), reason: reason, depth: .hidden, stackOpacity: 1,
      badgeVisibility: 0)
  }

  /// The schedule of heads that the dismiss target absorbs.
  func absorption(
    of ids: [HeadID], in context: borrowing HeadsContext, at now: MotionTime
  ) -> AbsorbedHeads {
    var visible = 0
    for id in ids {
      if let index = index(of: id), !isHidden(index, in: context, at: now) { visible += 1 }
    }
    let geometry = context.geometry
    return AbsorbedHeads(
      start: now, count: visible, duration: HeadRemoval.Reason.dismissal.duration(in: geometry),
      interval: geometry.style.absorptionInterval)
  }
}
