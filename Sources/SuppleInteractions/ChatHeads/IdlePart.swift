import SuppleMotion
import SuppleScene

/// The time without activity, and the stack's opacity: a resting stack tucks itself away after some time.
struct IdlePart: Part {
  typealias Context = HeadsContext

  /// The duration of a stack's fade as it tucks itself away or comes out, in seconds.
  private static let fadeDuration = 0.2

  /// The opacity of the stack: 1, or less while the stack is tucked away.
  private var visibility = Motion.resting(at: 1)
  /// The leader of the stack when it last tucked itself away; nil before.
  private var tuckedLeader: HeadID?
  /// The time of the last activity, in motion seconds; nil before the first.
  private var lastActivity: MotionTime?
  /// Whether the person's attention is on the heads.
  private var isAttended = false

  /// Notes an activity: the heads are needed, or have changed.
  mutating func note(at now: MotionTime) { lastActivity = now }

  /// Sets whether the person's attention is on the heads.
  mutating func setAttention(_ isPresent: Bool) { isAttended = isPresent }

  /// Whether a stack without activity tucks itself away.
  func tucks(in context: borrowing HeadsContext) -> Bool {
    context.geometry.style.idleDelay > 0 && !isAttended
  }

  /// The time at which a stack that rests from `rest` on tucks itself away, in motion seconds.
  func tuckTime(restingFrom rest: MotionTime, in context: borrowing HeadsContext) -> MotionTime {
    max(lastActivity ?? -.infinity, rest) + context.geometry.style.idleDelay
  }

  /// Fades the stack as it tucks itself away behind its leader, or comes out.
  mutating func fade(
    isTucked: Bool, behind leader: HeadID?, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    if isTucked { tuckedLeader = leader }
    let goal = isTucked ? context.geometry.style.idleOpacity : 1
    guard visibility.target != goal else { return }
    visibility = visibility.retargeted(to: goal, at: now, timing: .fade(duration: Self.fadeDuration))
  }

  /// The opacity of a head. The followers fade out, because they would show through the leader, and stay hidden until the
  /// stack is out again, also under another leader.
  func opacity(of head: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Double {
    let opacity = visibility.value(at: now)
    let last = context.geometry.style.idleOpacity
    return head == tuckedLeader || last >= 1 ? opacity : clampedToUnit((opacity - last) / (1 - last))
  }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime { visibility.restTime }
}
