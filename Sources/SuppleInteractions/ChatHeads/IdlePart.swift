import SuppleMotion
import SuppleScene

/// How long the stack has been left alone, and how opaque it is: a stack at rest that nobody needs tucks itself away.
struct IdlePart: Part {
  typealias Context = HeadsContext

  /// How long a stack takes to fade as it tucks itself away or comes out, in seconds.
  private static let fadeDuration = 0.2

  /// The opacity of the stack: 1, or less while the stack is tucked away.
  private var visibility = Motion.resting(at: 1)
  /// The leader of the stack as it last tucked itself away; nil before.
  private var tuckedLeader: HeadID?
  /// The time of the last activity, in motion seconds; nil before the first.
  private var lastActivity: MotionTime?
  /// Whether the person's attention is on the heads.
  private var isAttended = false

  /// The heads are needed, or something about them has changed.
  mutating func note(at now: MotionTime) { lastActivity = now }

  /// The person's attention comes to the heads, or leaves them.
  mutating func setAttention(_ isPresent: Bool) { isAttended = isPresent }

  /// Whether a stack that is left alone tucks itself away.
  func tucks(in context: borrowing HeadsContext) -> Bool {
    context.geometry.style.idleDelay > 0 && !isAttended
  }

  /// When a stack that is at rest from `rest` on tucks itself away, in motion seconds.
  func tuckTime(restingFrom rest: MotionTime, in context: borrowing HeadsContext) -> MotionTime {
    max(lastActivity ?? -.infinity, rest) + context.geometry.style.idleDelay
  }

  /// The stack tucks itself away behind its leader.
  mutating func tuck(behind leader: HeadID?) { tuckedLeader = leader }

  /// Fades the stack as it tucks itself away, or lets it come back.
  mutating func fade(isTucked: Bool, in context: borrowing HeadsContext, at now: MotionTime) {
    let goal = isTucked ? context.geometry.style.idleOpacity : 1
    guard visibility.target != goal else { return }
    visibility = visibility.retargeted(to: goal, at: now, timing: .fade(duration: Self.fadeDuration))
  }

  /// The opacity of a head. The followers fade out, because they would show through the leader, and stay hidden until the
  /// stack is out again, also under another leader.
  func opacity(of head: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Double {
    let opacity = visibility.value(at: now)
    let last = context.geometry.style.idleOpacity
    return head == tuckedLeader || last >= 1 ? opacity : min(1, max(0, (opacity - last) / (1 - last)))
  }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime { visibility.restTime }
}
