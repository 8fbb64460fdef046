import SuppleMotion
import SuppleScene

// A resting stack tucks itself away after some time without activity, and comes out when it is needed.
extension ChatHeadsCore {
  /// Brings a tucked stack out, and restarts the time without activity.
  mutating func wake() {
    idle.note(at: now)
    if case .stack(.tucked) = state { transition(.wake) }
  }

  /// The time at which the resting stack tucks itself away, in motion seconds; nil for never. The stack must rest for
  /// the style's delay, without attention, finger or flyout.
  var tuckTime: Double? {
    guard idle.tucks(in: context), !roster.heads.isEmpty, flyout.isClosing, activePointer == nil
    else { return nil }
    let rest: MotionTime
    switch state {
    case .stack(.settling): rest = roster.travelEnd
    case .stack(.landing(let motion)): rest = motion.restTime
    case .stack, .row: return nil
    }
    return idle.tuckTime(restingFrom: rest, in: context)
  }

  /// Moves each head of the stack further into its edge; with reduced motion the stack only fades.
  mutating func tuck() -> ChatHeadsState {
    idle.tuck(behind: roster.leader)
    let rest = restPoint
    let place = preferences.reducedMotion ? rest : geometry.tucked(rest, at: roster.stack.place.edge)
    return settle(.tucked, at: place, by: geometry.style.settleSpring)
  }
}
