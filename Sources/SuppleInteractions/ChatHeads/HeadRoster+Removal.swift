import SuppleMotion
import SuppleScene

// Heads that are removed or dismissed. They stay in the roster until a change takes them out.
extension HeadRoster {
  /// The removal of a shown head, in place or into the target. Shrinking begins at `start`, in motion seconds; nil for now. A
  /// hidden head needs no removal, but a dismissed head is kept, because the app can cancel the dismissal. `opacity` is the
  /// opacity of a tucked stack.
  @inline(never)
  func removal(
    _ index: Int, for reason: HeadRemoval.Reason, from start: MotionTime? = nil, isAbsorbed: Bool = false,
    opacity: Double, in context: borrowing HeadsContext, at now: MotionTime
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
      stackOpacity: opacity, badgeVisibility: badgeVisibility(index, in: context, at: now))
  }

  /// The dismissal of a head, shown or in the overflow, which the head leaves; nil for an unknown head. Heads implode in place,
  /// or by a schedule into the dismiss target, which does not wait for hidden heads.
  @inline(never)
  mutating func dismissal(
    of id: HeadID, absorbedBy schedule: inout AbsorbedHeads?, opacity: Double, clock: MotionClock,
    in context: borrowing HeadsContext
  ) -> HeadRemoval? {
    let (geometry, now) = (context.geometry, clock.now)
    if let index = index(of: id) {
      let start = isHidden(index, in: context, at: now) ? nil : schedule?.nextStart()
      return removal(
        index, for: .dismissal, from: start, isAbsorbed: schedule != nil, opacity: opacity,
        in: context, at: now)
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
