import SuppleMotion
import SuppleScene

/// The dismissal of heads.
struct HeadDismissal {
  /// The removal of each head, in the order of their names.
  var removals: [HeadRemoval] = []
  /// The schedule by which the dismiss target absorbs the heads; nil for heads that implode in place.
  var absorbed: AbsorbedHeads?
}

// Heads that are removed or dismissed. They stay in the roster until a change takes them out.
extension HeadRoster {
  /// The removal of a shown head, in place or into the target. Shrinking begins at `start`, in motion seconds; nil for now. A
  /// hidden head needs none, but a dismissed head is kept: the app can cancel the dismissal.
  func removal(
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
      // The release of the captured heads, just before, has begun to return the face to its size.
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
      badgeVisibility: badgeVisibility(index, in: context, at: now))
  }

  /// The dismissal of heads, shown or in the overflow, which they leave. The dismiss target absorbs them one by one, without
  /// waiting for hidden ones, or they implode in place.
  mutating func dismissal(
    of ids: [HeadID], isAbsorbed: Bool, clock: MotionClock, in context: borrowing HeadsContext
  ) -> HeadDismissal {
    let (geometry, now) = (context.geometry, clock.now)
    let absorbed = absorption(of: ids, in: context, at: now)
    var dismissal = HeadDismissal(absorbed: isAbsorbed ? absorbed : nil)
    var place = 0
    for id in ids {
      if let index = index(of: id) {
        let waits = isAbsorbed && !isHidden(index, in: context, at: now)
        let removal = removal(
          index, for: .dismissal, from: waits ? absorbed.start(of: place) : now, isAbsorbed: isAbsorbed,
          in: context, at: now)
        if let removal { dismissal.removals.append(removal) }
        if waits { place += 1 }
      } else if let index = overflowIndex(of: id) {
        let head = takeOverflow(index, clock: clock, in: context)
        let reason = HeadRemoval.Reason.dismissalFromOverflow
        dismissal.removals.append(
          HeadRemoval(
            head: head, motion: .resting(at: rest(in: geometry)), start: now,
            duration: reason.duration(in: geometry), reason: reason, depth: .hidden, badgeVisibility: 0))
      }
    }
    return dismissal
  }

  /// The schedule of heads that the dismiss target absorbs.
  private func absorption(
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
