import SuppleMotion
import SuppleScene

// The layers of the heads.
extension HeadRoster {
  /// Writes the heads of a state, back to front. The head under a finger is in front of the row.
  func write(
    _ state: ChatHeadsState, into frame: inout Frame, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    let active = isRow ? index(of: activeHead) : nil
    for index in heads.indices.reversed() where index != active {
      if isRow, isHidden(index, in: context, at: now) { continue }
      write(index, of: state, into: &frame, in: context, at: now)
    }
    if let active { write(active, of: state, into: &frame, in: context, at: now) }
  }

  /// Writes a head with its badge.
  @inline(never)
  private func write(
    _ index: Int, of state: ChatHeadsState, into frame: inout Frame, in context: borrowing HeadsContext,
    at now: MotionTime
  ) {
    var coverage = 1.0
    if !isRow, index > 1 {
      // Right behind the second head no head is visible; the shadow of an emerging head deepens gradually.
      let apart = emergence(index, in: context, at: now)
      guard apart > 0.5 else { return }
      coverage = min(1, apart / 12)
    }
    let point = position(index, in: context, at: now)
    let speed = velocity(index, in: context, at: now).x
    // One copy of the head, because each call would make its own.
    let head = heads[index]
    var layer = head.layer(at: point, speed: speed, in: context, at: now)
    if stack.leader == nil {
      let opacity = head.travel.opacity(at: now)
      let isBehind =
        opacity < 1 && index > 0
        && point.distance(to: position(0, in: context, at: now)) < context.geometry.headRadius
      layer.opacity *= isBehind ? HeadMotion.opacity(behind: opacity) : opacity
    }
    layer.opacity *= idle.opacity(of: head.id, in: context, at: now)
    layer.shadow = head.shadow(at: now, in: context.geometry.style)
    layer.shadow.opacity *= coverage
    layer.traits = head.isShown ? state.traits(of: head.id, isLeader: index == 0) : []
    frame.add(layer)
    head.writeBadge(
      visibility: badgeVisibility(index, in: context, at: now), like: layer, into: &frame)
  }
}
