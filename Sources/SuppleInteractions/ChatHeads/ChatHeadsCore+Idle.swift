import SuppleMotion
import SuppleScene

// A resting stack that is left alone tucks itself away, and comes out when it is needed.
extension ChatHeadsCore {
  /// How long a stack takes to fade as it tucks itself away or comes out, in seconds.
  private static let fadeDuration = 0.2

  /// The resting stack is needed: it comes out, and is not left alone as of now.
  mutating func wake() {
    lastActivity = now
    if case .stack(.tucked) = state { transition(.wake) }
  }

  /// When the resting stack tucks itself away, in motion seconds; nil where it does not. It has to be at rest for the
  /// style's delay, with neither attention nor a flyout.
  var tuckTime: Double? {
    let delay = geometry.style.idleDelay
    guard delay > 0, !isAttended, !roster.heads.isEmpty, flyout.isClosing else { return nil }
    guard activePointer == nil else { return nil }
    var rest = lastActivity
    switch state {
    case .stack(.settling):
      for index in roster.heads.indices { rest = max(rest, roster.heads[index].travel.restTime) }
    case .stack(.landing(let motion)): rest = max(rest, motion.restTime)
    case .stack, .row: return nil
    }
    return rest + delay
  }

  /// Moves each head of the stack further into its edge; where motion is reduced the stack only fades.
  mutating func tuck() -> ChatHeadsState {
    tuckedLeader = roster.leader
    let rest = restPoint
    let place = preferences.reducedMotion ? rest : geometry.tucked(rest, at: stack.place.edge)
    return settle(.tucked, at: place, by: geometry.style.settleSpring)
  }

  /// The opacity of a head in a tucked stack. The followers fade out, because they would show through the leader, and stay
  /// hidden until the stack is out again, also under another leader.
  func stackOpacity(_ index: Int) -> Double {
    let opacity = visibility.value(at: now)
    let last = geometry.style.idleOpacity
    return roster.heads[index].id == tuckedLeader || last >= 1
      ? opacity : min(1, max(0, (opacity - last) / (1 - last)))
  }

  /// Fades the stack as it tucks itself away, or lets it come back.
  mutating func fadeStack() {
    var goal = 1.0
    if case .stack(.tucked) = state { goal = geometry.style.idleOpacity }
    guard visibility.target != goal else { return }
    visibility = visibility.retargeted(to: goal, at: now, timing: .fade(duration: Self.fadeDuration))
  }
}
