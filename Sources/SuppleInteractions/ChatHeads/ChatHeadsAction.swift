import SuppleMotion
import SuppleScene

/// Every action that can change the state of chat heads: the input of the transition function.
indirect enum ChatHeadsAction {
  /// A finger came down.
  case press(HeadsTouch)
  /// The finger moved at `hostTime`, in host seconds.
  case move(Point, hostTime: HostTime)
  /// The finger was lifted.
  case release(Point, hostTime: HostTime)
  /// The system cancelled the touch.
  case cancelTouch
  /// A due time was reached.
  case due
  /// A head's conversation opens, or takes the place of the open one.
  case open(HeadID)
  /// The panel of the overflow takes the place of the open conversation.
  case openOverflow
  /// The conversation closes.
  case close
  /// The person dismisses heads; the app may have cancelled the dismissal.
  case dismiss([HeadID])
  /// Heads join, are removed, or change their order.
  case rearrange(RosterChange)
  /// Sizes, places or directions have changed.
  case reshape
  /// The stack has another resting place.
  case moveToRestingPlace
  /// Every head moves to its resting place without animation.
  case restAtOnce
  /// A tucked stack comes out: a touch, a command or a message needs it.
  case wake
  /// The leader hints that it can be touched.
  case hint

  // Steps of other actions. Derived state is updated before the next step begins.

  /// A head's drag goes on by another sample, or the dismiss target captures or releases the head.
  case drag(HeadDrag)
  /// A thrown head flies to the dismiss target.
  case fling(FlingToTarget)
  /// Finger and dismiss target release their head, and a leader releases its followers: each keeps position and velocity, then
  /// brakes.
  case detach
  /// The panels close, and the heads of the row are about to form the stack, behind `leader` or behind the first head.
  case leaveRow(leader: HeadID?)
  /// A released stack lands at a new resting place; the velocity is the leader's, in points per second.
  case land(velocity: Vector)
  /// Each head moves to its resting place by itself. The head with the longest distance starts first, each further one
  /// `stagger` seconds later, and all but the leader after another `followerDelay` seconds.
  case settle(by: Spring, stagger: Double = 0, followerDelay: Double = 0)
  /// Each head moves to its slot of the open row, and its conversation opens unless a head is dragged or thrown.
  case lineUp(selected: HeadID?, RowActivity, stagger: Double = 0)
}

/// A touch and the result of its hit test. It is immutable.
final class HeadsTouch: Sendable {
  /// The result of the hit test.
  let hit: ChatHeadsHit
  /// The finger's sample.
  let pointer: Pointer
  /// The start of the touch, in host seconds.
  let hostTime: HostTime

  /// Creates a touch from the result of its hit test.
  init(_ hit: ChatHeadsHit, _ pointer: Pointer, hostTime: HostTime) {
    self.hit = hit
    self.pointer = pointer
    self.hostTime = hostTime
  }

  /// Returns the press at the start of the touch. The press becomes a drag beyond `slop`, in points.
  func gesture(slop: Double) -> TouchGesture {
    TouchGesture(pointer: pointer.id, at: pointer.position, time: hostTime, slop: slop)
  }
}
