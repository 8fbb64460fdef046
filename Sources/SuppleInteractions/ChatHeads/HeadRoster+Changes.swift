import SuppleMotion
import SuppleScene

// Heads that join, leave, or move to the overflow and back.
extension HeadRoster {
  // MARK: Joining

  /// Returns a new head at the start of its path: beyond the edge, or above the row, or at `origin` in the overflow's panel or
  /// in the app.
  func entering(
    _ added: Head, from origin: Point?, in context: borrowing HeadsContext, at now: MotionTime
  ) -> Head {
    var head = added
    let geometry = context.geometry
    let box = geometry.box(of: head.face)
    let edge = stack.place.edge
    head.travel = .resting(
      at: isRow
        ? row(in: geometry).entry
        : rest(in: geometry) - edge.inwards * (edge.isSide ? box.width : box.height))
    if let origin {
      head.appear(at: origin)
    } else {
      head.enter(at: now, spring: geometry.style.settleSpring, reducedMotion: context.reducedMotion)
    }
    return head
  }

  // MARK: The overflow

  /// The last head if more than ``ChatHeads/maximumVisible`` are shown, except for two; nil for none.
  func excess(besides selected: HeadID?, _ active: HeadID?) -> Int? {
    guard heads.count > ChatHeads.maximumVisible else { return nil }
    for index in heads.indices.reversed() where heads[index].id != selected && heads[index].id != active {
      return index
    }
    return nil
  }

  /// The heads that the overflow's panel lists: first those for which the row has no room.
  func listed(clock: MotionClock, in context: borrowing HeadsContext) -> [Head] {
    var listed: [Head] = []
    for index in heads.indices.dropFirst(row(in: context.geometry).shown) { listed.append(heads[index]) }
    for entry in overflow {
      listed.append(makeHead(entry.id, unread: entry.unread, face: entry.face, clock: clock, in: context))
    }
    return listed
  }

  // MARK: Leaving

  /// The removal of a shown head, in place or into the target, as `head`. Shrinking begins at `start`, in motion seconds. A
  /// hidden head needs none, but a dismissed head is kept: the app can cancel the dismissal. `opacity` is that in a tucked stack.
  func removal(
    _ index: Int, as head: Head, from start: MotionTime, duration: Double, reason: HeadRemoval.Reason,
    isAbsorbed: Bool, opacity: Double, in context: borrowing HeadsContext, at now: MotionTime
  ) -> HeadRemoval? {
    let depth: HeadRemoval.Depth =
      isHidden(index, in: context, at: now) ? .hidden : index == 0 || isRow ? .front : .behind
    guard depth != .hidden || reason == .dismissal else { return nil }
    let geometry = context.geometry
    var head = head
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
      head: head, motion: motion, speed: velocity.x, start: start, duration: duration, reason: reason,
      isAbsorbed: isAbsorbed, depth: depth, stackOpacity: opacity,
      badgeVisibility: badgeVisibility(index, in: context, at: now))
  }

  /// The schedule of heads that the dismiss target absorbs. The target does not wait for hidden heads.
  func absorption(
    of ids: [HeadID], duration: Double, in context: borrowing HeadsContext, at now: MotionTime
  ) -> AbsorbedHeads {
    var visible = 0
    for id in ids {
      if let index = index(of: id), !isHidden(index, in: context, at: now) { visible += 1 }
    }
    return AbsorbedHeads(
      start: now, count: visible, duration: duration, interval: context.geometry.style.absorptionInterval)
  }
}
