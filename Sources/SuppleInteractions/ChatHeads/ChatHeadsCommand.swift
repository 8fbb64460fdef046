import SuppleScene

/// A side of the screen.
public enum HorizontalEdge: Int32, Sendable, Hashable {
  /// The left side.
  case left = 0
  /// The right side.
  case right

  /// The other side.
  public var opposite: HorizontalEdge { self == .left ? .right : .left }
}

/// What an app can ask of its chat heads. Heads go by numbers of 1 and up; unknown ones are ignored.
public enum ChatHeadsCommand: Sendable, Hashable {
  /// A new head slides in and leads; one that is there already only takes the count.
  case add(head: Int32, unread: Int32)
  /// A head takes its place at the back of the stack without any motion, to restore what was.
  case seat(head: Int32, unread: Int32)
  /// A head goes, without an event.
  case remove(head: Int32)
  /// A head's conversation opens, or comes to the front if another is open.
  case open(head: Int32)
  /// The same as `open` where a row is open; ignored where none is.
  case select(head: Int32)
  /// The open conversation closes.
  case close
  /// A head's unread count; 0 for none.
  case setUnread(head: Int32, count: Int32)
  /// A message has come for a head: it takes the lead, and a flyout shows the text of this number.
  case message(head: Int32, text: Int32)
  /// The stack moves to an edge and a height (the leader's centre, in points).
  case moveTo(edge: HorizontalEdge, y: Double)
  /// The same without any motion, to restore what was; a height that is not a number leaves it as it is.
  case place(edge: HorizontalEdge, y: Double)
  /// The last dismissal, if it is still under way, else the next one, does not happen.
  case refuse
  /// Forgets the areas to keep clear.
  case clearKeepOut
  /// Names an area, in points, that resting heads keep clear.
  case addKeepOut(Rect)
  /// Brings back the newest head of the overflow.
  case openOverflow
  /// The leader nudges from its edge, to show that it can be touched.
  case nudge
}
