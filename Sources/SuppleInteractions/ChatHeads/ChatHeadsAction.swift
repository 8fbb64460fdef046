import SuppleScene

/// All that can happen to the state of chat heads: the alphabet of the transition function.
indirect enum ChatHeadsAction {
  /// A finger came down.
  case press(HeadsTouch)
  /// The finger moved; `hostTime` is in the host's seconds.
  case move(Point, hostTime: HostTime)
  /// The finger was lifted.
  case release(Point, hostTime: HostTime)
  /// The finger was taken away by the system.
  case cancelTouch
  /// An instant that was waited for has come.
  case due
  /// A head's conversation opens, or takes the place of the open one.
  case open(Int32)
  /// The panel of the overflow takes the place of the open conversation.
  case openOverflow
  /// The conversation closes.
  case close
  /// The person dismisses heads; the app can have cancelled that.
  case dismiss([Int32])
  /// Heads join, are removed, or change their order.
  case rearrange(RosterChange)
  /// Sizes, places or directions have changed.
  case reshape
  /// The stack has another resting place.
  case moveToRestingPlace
  /// Every head is to be where it belongs, without any motion.
  case restAtOnce
  /// Someone or something needs a stack that has tucked itself away.
  case wake
  /// The leader hints that it can be touched.
  case hint
}

/// A finger that came down, and what it met. It is immutable.
final class HeadsTouch: Sendable {
  /// What the finger met.
  let hit: ChatHeadsHit
  /// The finger's sample.
  let pointer: Pointer
  /// When it came down, in the host's seconds.
  let hostTime: HostTime

  /// A finger that met `hit`.
  init(_ hit: ChatHeadsHit, _ pointer: Pointer, hostTime: HostTime) {
    self.hit = hit
    self.pointer = pointer
    self.hostTime = hostTime
  }

  /// The press that the touch begins; beyond `slop`, in points, it is a drag.
  func gesture(slop: Double) -> TouchGesture {
    TouchGesture(pointer: pointer.id, at: pointer.position, time: hostTime, slop: slop)
  }
}
