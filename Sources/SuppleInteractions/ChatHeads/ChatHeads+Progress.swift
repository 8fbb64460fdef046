import SuppleMotion
import SuppleScene

/// The position of the head under a finger, or else of the leader, and the growth of an open conversation.
public struct ChatHeadsProgress: InteractionProgress {
  /// The head under a finger, else the leader; 0 for none.
  public var head: Int32
  /// The head's centre from the left, in points.
  public var x: Double
  /// The head's centre from the top, in points.
  public var y: Double
  /// The velocity to the right, in points per second.
  public var vx: Double
  /// The velocity downwards, in points per second.
  public var vy: Double
  /// The distance between the centres of head and dismiss target, in points; -1 without a visible target.
  public var target: Double
  /// The growth of the open conversation, 0 to 1.
  public var open: Double

  /// The progress, rounded to the steps in which hosts receive it.
  public var rounded: ChatHeadsProgress {
    ChatHeadsProgress(
      head: head, x: x.roundedPoints, y: y.roundedPoints, vx: vx.roundedSpeed, vy: vy.roundedSpeed,
      target: target.roundedPoints, open: open.roundedRatio)
  }

  /// A field as a number, by its place in the contract.
  public func number(at index: Int32) -> Double {
    switch index {
    case 0: Double(head)
    case 1: x
    case 2: y
    case 3: vx
    case 4: vy
    case 5: target
    case 6: open
    default: 0
    }
  }
}

extension ChatHeads: ProgressingInteraction {
  /// The progress at the present.
  public func progress() -> ChatHeadsProgress { core.value.progress }
}

extension ChatHeadsCore {
  var progress: ChatHeadsProgress {
    let open = heads.conversation.growth(at: now)
    guard let index = heads.roster.index(of: state.activeHead ?? heads.roster.leader) else {
      return ChatHeadsProgress(head: 0, x: 0, y: 0, vx: 0, vy: 0, target: -1, open: open)
    }
    let point = position(index)
    let velocity = velocity(index)
    return ChatHeadsProgress(
      head: heads.roster.heads[index].id.number, x: point.x, y: point.y, vx: velocity.x, vy: velocity.y,
      target: target.isVisible(at: now) ? point.distance(to: geometry.targetCenter) : -1, open: open)
  }
}
