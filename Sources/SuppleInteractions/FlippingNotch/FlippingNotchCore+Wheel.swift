import SuppleMotion
import SuppleScene

// The effect of a wheel or trackpad on the list. A wheel has no release: silence ends its pull.
extension FlippingNotchCore {
  /// Handles a turn of a wheel by `delta` points, negative upwards. Returns whether it pulls the list. A pull begins after
  /// both the wheel was silent and the list was at its top for `wheelSilence`, so that the momentum of a scroll that arrives
  /// at the top begins no pull.
  mutating func turnWheel(by delta: Vector) -> Bool {
    guard delta.isFinite else { return false }
    let wasSilent = clock.hostTime - silentSince >= style.wheelSilence - 1e-9
    silentSince = clock.hostTime
    if var pull = currentPull {
      guard case .wheel = pull.source else { return true }
      let target = pull.targetOffset - delta.y
      if target < 0 { interruptEpisode() }
      pull.source = .wheel(lastEvent: clock.hostTime)
      pull.retarget(to: min(1e6, max(0, target)), touchSpring: style.wheelSpring, at: now)
      transition(.pull(pull))
      guard target < 0 else { return true }
      // The wheel was turned back past the start of the pull: from now on it scrolls the page.
      transition(.cancelPull)
      return false
    }
    guard wasSilent, delta.y < 0, -delta.y >= delta.x.magnitude, press == nil, canBeginPull else {
      return false
    }
    interruptEpisode()
    var pull = beginPull(.wheel(lastEvent: clock.hostTime), touchSpring: style.wheelSpring, canFire: true)
    pull.retarget(to: min(1e6, max(0, pull.targetOffset - delta.y)), touchSpring: style.wheelSpring, at: now)
    transition(.pull(pull))
    return true
  }

  /// The time at which the silence of a pulling wheel counts as a release, in host seconds; nil if no wheel pulls.
  var wheelReleaseTime: HostTime? {
    guard let pull = currentPull, case .wheel(let lastEvent) = pull.source else { return nil }
    return lastEvent + style.wheelSilence
  }
}
