import SuppleScene

/// What happens to chat heads: the alphabet of their one transition function.
enum ChatHeadsStimulus {
  /// A finger came down on something.
  case down(ChatHeadsHit, Pointer, hostTime: Double)
  /// The finger that holds something moved.
  case move(Point, hostTime: Double)
  /// It went up.
  case up(Point, hostTime: Double)
  /// It was taken away.
  case cancel
  /// An instant that was waited for has come.
  case due
  /// A head is to be read.
  case open(Int32)
  /// No head is to be read any more.
  case close
  /// Heads are to go, if the app does not refuse.
  case dismiss([Int32])
  /// Heads have come or gone, or stand in another order: these there are now.
  case arrange([Head])
  /// Sizes, places or directions are others.
  case reshape
  /// The stack rests somewhere else from now on.
  case moveHome
  /// Every head is to be where it belongs at once.
  case seat
  /// The leader is to show that it can be touched.
  case hint
}
