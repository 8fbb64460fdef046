import SuppleMotion
import SuppleScene

/// What a finger holds, and whether the target has taken it from the finger.
///
/// It never changes; another takes its place. So states share it, and copy no more than a reference.
final class Hold: Sendable {
  /// What the dismissal target does to what is held.
  indirect enum Magnet: Sendable {
    /// It follows the finger.
    case free
    /// It sits in the target while the finger stays near.
    case captured(PlanarMotion)
  }

  /// The head under the finger.
  let head: Int32
  /// The finger's hold of it.
  let grip: Grip
  /// The target's.
  let magnet: Magnet
  /// When the finger was last seen, in the host's seconds.
  let seen: Double

  init(head: Int32, grip: Grip, magnet: Magnet, seen: Double) {
    self.head = head
    self.grip = grip
    self.magnet = magnet
    self.seen = seen
  }

  /// The hold once the target has taken its head, on a way of its own.
  func captured(_ motion: PlanarMotion) -> Hold {
    Hold(head: head, grip: grip, magnet: .captured(motion), seen: seen)
  }

  /// The held head's motion.
  var motion: PlanarMotion {
    switch magnet {
    case .free: grip.motion
    case .captured(let motion): motion
    }
  }

  var isDragging: Bool { grip.gesture.phase == .dragging }
}

/// Something caught by the target in flight: once it is there, it implodes.
struct Swallow: Sendable {
  /// The head that leads it.
  var head: Int32
  /// Its way to the target.
  var motion: PlanarMotion
  /// When it is gone.
  var end: Double
}

/// What goes on while the heads are closed up at the edge.
indirect enum StackActivity: Sendable {
  /// Each head on its own way to the resting place, or there.
  case settling
  /// The leader on its way to the resting place, or there, the others in its train.
  case landing(PlanarMotion)
  /// In a finger's hold.
  case held(Hold)
  /// Caught by the target in flight.
  case swallowed(Swallow)
}

/// What goes on while the heads stand in a row and a conversation is open.
indirect enum RowActivity: Sendable {
  /// Nothing is held: the conversation is open.
  case reading
  /// A head is held; once it is dragged the conversation has shrunk away.
  case held(Hold)
  /// A finger is on the veil; lifted there, it closes the conversation.
  case pressingVeil(TouchGesture)
  /// A finger is on the overflow; lifted there, it gives back a head.
  case pressingOverflow(TouchGesture)
  /// A head of the row was caught by the target in flight.
  case swallowed(Swallow)
}

/// The state of chat heads: closed up in a stack, or open in a row.
indirect enum ChatHeadsState: Sendable {
  /// Closed.
  case stack(StackActivity)
  /// Open, with the head whose conversation is shown.
  case row(selected: Int32, RowActivity)
}
