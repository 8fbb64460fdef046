import SuppleMotion
import SuppleScene

/// The removal of a badge, and its return. Each function returns the next state.
extension SlimeBadgeCore {
  /// Bursts or fades the badge in place. A cancelable removal is a dismissal: it is emitted, and the app can cancel it.
  mutating func removing(velocity: Vector, isCancelable: Bool) -> SlimeBadgeState {
    clearTime = nil
    let offset = center - anchor
    let bursts = !reducedMotion && (isCancelable || style.removal == .bursts)
    // The fade that replaces a burst is quick, because the person has torn the badge off.
    let isQuick = reducedMotion && isCancelable && style.burst != .fountain
    let fade = isQuick ? min(style.fadeDuration, SlimeBadgeStyle.reducedFade) : style.fadeDuration
    var removal = SlimeBadgeRemoval(
      offset: offset, connector: removedConnector, start: now, end: now + fade,
      next: isCancelable && style.afterBurst == .returns ? content : .hidden, isCancelable: isCancelable)
    if isCancelable { emit(.cleared) }
    elevation = changing(elevation, to: 0)
    let next: SlimeBadgeState
    if bursts {
      let burst = SlimeBadgeBurst(
        of: capsule, velocity: velocity, at: now, viewport: viewport.size, seed: random.next(),
        pictures: burstFrames, style: style)
      removal.connector = broken(removal.connector, center: center)
      if removal.next == .hidden { removal.connector = vanishing(removal.connector) }
      removal.end = burst.end
      next = .bursting(burst, removal)
    } else {
      opacity = opacity.retargeted(to: 0, at: now, timing: .fade(duration: fade))
      if !reducedMotion {
        scale = changing(scale, to: SlimeBadgeStyle.fadedScale)
      }
      next = .fading(removal)
    }
    // The ring disappears before a badge returns.
    showZone(false, within: removal.end - now)
    return next
  }

  /// The connector at the start of a removal. A badge on its anchor hides its connector.
  private var removedConnector: ConnectorState {
    switch state {
    case .touched(let touch):
      touch.position(anchor: anchor, at: now) == anchor
        ? .broken(anchorScale: .resting(at: 0)) : touch.connector
    case .hinting(let flight, _), .returning(let flight): flight.connector
    case .hidden, .resting, .bursting, .fading: .broken(anchorScale: .resting(at: 0))
    }
  }

  /// Ends a removal. Content that the app has set meanwhile grows out of a visible anchor, but not after the anchor faded with
  /// its badge.
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

  /// Cancels a removal: the badge returns from its place to its anchor.
  mutating func restored(_ removal: SlimeBadgeRemoval) -> SlimeBadgeState {
    var offset = removal.offset
    if case .bursting(let burst, _) = state {
      // The burst did not move with its anchor.
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
