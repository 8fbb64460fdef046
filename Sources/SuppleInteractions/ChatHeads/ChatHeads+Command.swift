import SuppleScene

extension ChatHeads {
  /// A command of the app to its chat heads. Heads are numbered from 1; commands for unknown heads are ignored.
  public enum Command: Sendable, Hashable {
    /// Adds a head with an unread count. Animated, it leads and slides in from the edge, or comes from a picture of the
    /// app's; a head that is there already only takes the count. Not animated, it takes its place at the back of the
    /// stack at once, to restore what was. A picture whose centre is not finite is ignored.
    case add(head: Int32, unread: Int32, animated: Bool, from: PicturePlace? = nil)
    /// Removes a head, without an event.
    case remove(head: Int32)
    /// Opens a head's conversation, or switches to it where another is open.
    case open(head: Int32)
    /// Switches the open conversation to a head's; ignored where none is open.
    case select(head: Int32)
    /// Closes the open conversation.
    case close
    /// Sets a head's unread count; 0 for none.
    case setUnread(head: Int32, count: Int32)
    /// Announces a message for a head: the head takes the lead, and a flyout shows the text of this number. In
    /// a flyout that is there already the text changes.
    case message(head: Int32, text: Int32)
    /// Sets where the stack rests: at an edge, its leader's centre at a height in points. Not animated, to restore what
    /// was, a height that is not a number leaves the height as it is; animated, it is ignored.
    case setRestingPlace(edge: HorizontalEdge, y: Double, animated: Bool)
    /// Cancels the dismissal that is in progress, or else the next one.
    case cancelDismissal
    /// Forgets all exclusion areas.
    case clearExclusionAreas
    /// Adds an exclusion area, in points, which resting heads keep clear of.
    case addExclusionArea(Rect)
    /// Shows the panel of the overflow in place of the open conversation: every head without a slot of the row. Ignored
    /// where no conversation is open, or every head has a slot.
    case openOverflow
    /// Says whether the person's attention is on the heads: a pointer is over one of them, or one has the keyboard's
    /// focus. A stack that has tucked itself away comes out, and does not tuck away again as long as that lasts.
    case setAttention(isPresent: Bool)
    /// Hints that the leader can be touched, by a small move from its edge.
    case hint
    /// Lets the heads of a resting stack come in from beyond their edge, one after the other, as an app starts that has
    /// heads already; where motion is reduced they fade in.
    case enter
  }
}
