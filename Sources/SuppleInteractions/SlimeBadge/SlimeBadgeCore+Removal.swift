import SuppleMotion
import SuppleScene

/// How a badge is removed, and comes back. Each function gives the state that follows.
extension SlimeBadgeCore {
  /// The badge bursts or fades where it is. A cancelable removal is a dismissal: it is reported, and the app can take
  /// it back.
  mutating func removing(velocity: Vector, isCancelable: Bool) -> SlimeBadgeState {
    let offset = center - anchor
    let bursts = !reducedMotion && (isCancelable || style.removal == .bursts)
    var removal = SlimeBadgeRemoval(
      offset: offset, connector: removedConnector, start: now, end: now + style.fadeDuration,
      next: isCancelable && style.afterBurst == .returns ? content : .hidden, isCancelable: isCancelable)
    if isCancelable { emit(.cleared) }
    elevation = changing(elevation, to: 0)
    let next: SlimeBadgeState
    if bursts {
      let burst = SlimeBadgeBurst(
        of: capsule, velocity: velocity, at: now, viewport: viewport.size, seed: random.next(), style: style)
      removal.connector = broken(removal.connector, center: center)
      if removal.next == .hidden { removal.connector = vanishing(removal.connector) }
      removal.end = burst.end
      next = .bursting(burst, removal)
    } else {
      opacity = fading(opacity, to: 0)
      if !reducedMotion {
        scale = changing(scale, to: SlimeBadgeStyle.fadedScale)
      }
      next = .fading(removal)
    }
    // The ring is gone before a badge comes back: it is as clear as the badge is near.
    showZone(false, within: removal.end - now)
    return next
  }

  /// The connector that a removal begins with. A badge on its anchor hides it, so that there is none to be seen.
  private var removedConnector: ConnectorState {
    switch state {
    case .touched(let touch):
      touch.position(anchor: anchor, at: now) == anchor
        ? .broken(anchorScale: .resting(at: 0)) : touch.connector
    case .hinting(let flight, _), .returning(let flight): flight.connector
    case .hidden, .resting, .bursting, .fading: .broken(anchorScale: .resting(at: 0))
    }
  }

  /// A removal is over. What the app set in between grows out of the anchor where that is still seen: an anchor that faded
  /// with its badge is not.
  mutating func removed(_ removal: SlimeBadgeRemoval) -> SlimeBadgeState {
    opacity = .resting(at: 1)
    scale = .resting(at: 1)
    elevation = .resting(at: 0)
    content = .hidden
    guard removal.next != .hidden else { return .hidden }
    guard case .bursting = state else { return shown(removal.next, from: 0) }
    let anchorScale = anchorScale(of: removal.connector, center: anchor + removal.offset)
    return shown(removal.next, from: geometry.growingScale(anchorScale: anchorScale))
  }

  /// A removal is taken back: the badge is where it was, and returns to its anchor.
  mutating func restored(_ removal: SlimeBadgeRemoval) -> SlimeBadgeState {
    var offset = removal.offset
    if case .bursting(let burst, _) = state {
      // The burst stayed where it was, wherever its anchor went.
      offset = burst.badge.center - anchor
      let progress = (now - removal.start) / max(1e-6, removal.end - removal.start)
      scale = springing(style.popSpring, from: max(0, 1 - progress), to: 1)
    } else {
      scale = scale.retargeted(to: 1, at: now, timing: .spring(calm(style.changeSpring), within: .fractions))
      opacity = fading(opacity, to: 1)
    }
    if removal.next != .hidden { content = removal.next }
    spine = changing(spine, to: geometry.halfSpine(of: content))
    return returning(
      from: offset, velocity: .zero, connector: offset == .zero ? .fresh : removal.connector)
  }
}
