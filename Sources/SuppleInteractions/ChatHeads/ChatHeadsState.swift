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
    case captured(PointMotion)
  }

  /// The head under the finger.
  let head: Int32
  /// The finger's hold of it.
  let drag: Drag
  /// The target's.
  let magnet: Magnet
  /// When the finger was last seen, in the host's seconds.
  let seen: Double

  init(head: Int32, drag: Drag, magnet: Magnet, seen: Double) {
    self.head = head
    self.drag = drag
    self.magnet = magnet
    self.seen = seen
  }

  /// The hold once the target has taken its head, on a way of its own.
  func captured(_ motion: PointMotion) -> Hold {
    Hold(head: head, drag: drag, magnet: .captured(motion), seen: seen)
  }

  /// The held head's motion.
  var motion: PointMotion {
    switch magnet {
    case .free: drag.motion
    case .captured(let motion): motion
    }
  }

  var isDragging: Bool { drag.gesture.phase == .dragging }
}

/// Something caught by the target in flight: once it is there, it implodes. It never changes either.
final class Swallow: Sendable {
  /// The head that leads it.
  let head: Int32
  /// Its way to the target.
  let motion: PointMotion
  /// When it is gone.
  let end: Double

  /// On its way by `motion`, gone as soon as it is within two points of where that leads.
  init(head: Int32, motion: PointMotion) {
    self.head = head
    self.motion = motion
    end = motion.time(within: 2)
  }
}

/// What goes on while the heads are closed up at the edge.
indirect enum StackActivity: Sendable {
  /// Each head on its own way to the resting place, or there.
  case settling
  /// The leader on its way to the resting place, or there, the others in its train.
  case landing(PointMotion)
  /// In a finger's hold.
  case held(Hold)
  /// Caught by the target in flight.
  case swallowed(Swallow)
}

/// What of an open row can be tapped and not held.
enum Ground: Sendable {
  /// The veil: a tap closes the conversation.
  case veil
  /// The overflow: a tap gives back a head.
  case overflow
}

/// What goes on while the heads stand in a row and a conversation is open.
indirect enum RowActivity: Sendable {
  /// Nothing is held: the conversation is open.
  case reading
  /// A head is held; once it is dragged the conversation has shrunk away.
  case held(Hold)
  /// A finger is on something that only a tap on it matters to.
  case pressing(Ground, TouchGesture)
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

extension ChatHeadsState {
  /// The finger's hold, if there is one.
  var hold: Hold? {
    @inline(never) get {
      switch self {
      case .stack(.held(let hold)), .row(_, .held(let hold)): hold
      default: nil
      }
    }
  }

  /// What the target has caught in flight, if anything.
  var swallow: Swallow? {
    @inline(never) get {
      switch self {
      case .stack(.swallowed(let swallow)), .row(_, .swallowed(let swallow)): swallow
      default: nil
      }
    }
  }

  /// The way of what a finger or the target holds.
  var graspedMotion: PointMotion? { hold?.motion ?? swallow?.motion }

  /// The head that a finger or the target holds, or 0.
  var grasped: Int32 { hold?.head ?? swallow?.head ?? 0 }

  /// The head that a finger presses and does not drag, or 0.
  var pressed: Int32 {
    guard let hold, !hold.isDragging else { return 0 }
    return hold.head
  }

  /// The head that is dragged, or 0.
  var dragged: Int32 {
    guard let hold, hold.isDragging else { return 0 }
    return hold.head
  }

  /// The head that the target has, or 0.
  var captured: Int32 {
    if let hold, case .captured = hold.magnet { return hold.head }
    return swallow?.head ?? 0
  }
}
