import SuppleScene

extension ChatHeads {
  /// A command of the app to its chat heads. Heads are numbered from 1; commands for unknown heads are ignored.
  public enum Command: Sendable, Hashable {
    /// Adds a head with an unread count. With animation, it becomes the leader and slides in from the edge, or from a picture in
    /// the app; an existing head only receives the count. Without animation, for restoring, it appears at the back of the stack.
    /// A picture with a centre that is not finite is ignored.
    case add(head: Int32, unread: Int32, animated: Bool, from: PicturePlace? = nil)
    /// Removes a head, without an event.
    case remove(head: Int32)
    /// Opens a head's conversation, or switches to it where another is open.
    case open(head: Int32)
    /// Switches the open conversation to a head's; where none is open, the head takes the lead, and none opens.
    case select(head: Int32)
    /// Closes the open conversation.
    case close
    /// Sets a head's unread count; 0 for none.
    case setUnread(head: Int32, count: Int32)
    /// Announces a message for a head: the head takes the lead, and a flyout shows the text of this number. An open
    /// flyout changes its text. `size` is the size of the drawn words with their padding, in points: the flyout is as wide,
    /// up to ``ChatHeads/flyoutLimit``, and as high. Without a finite size it has the style's width and height.
    case message(head: Int32, text: Int32, size: Size? = nil)
    /// Sets the resting place: an edge, or the nearest that the style allows, and the leader's centre in points. The sides use
    /// the height, top and bottom the x, and ``RestingEdges/free`` both. Without `x` the leader keeps its current x. Without
    /// animation, for restoring, a height that is not a number keeps the current height; with animation the command is then
    /// ignored at the sides.
    case setRestingPlace(edge: RestingEdge, x: Double? = nil, y: Double, animated: Bool)
    /// Cancels the dismissal in progress, otherwise the next one.
    case cancelDismissal
    /// Sets the exclusion areas, in points, at most 64, which resting heads and conversations keep clear of. Areas with numbers
    /// that are not finite are left out.
    case setExclusionAreas([Rect])
    /// Opens the overflow's panel, with every head without a slot of the row, in place of the open conversation.
    /// Ignored without an open conversation, or if every head has a slot.
    case openOverflow
    /// Sets whether the person's attention is on the heads: a pointer over one of them, or the keyboard's focus. With
    /// attention a tucked stack comes out and stays out.
    case setAttention(isPresent: Bool)
    /// Hints that the leader can be touched, by a small move from its edge.
    case hint
    /// Moves the heads of a resting stack in from beyond their edge, one after the other, for the start of an app; with
    /// reduced motion they fade in.
    case enter
    /// Docks an open conversation at its head, floats it, or gives it the whole room. Applies if conversations open beside
    /// their heads.
    case setDocking(PanelDocking, animated: Bool)
    /// Sets the frame of an open conversation, in points, which then floats. Applies if conversations open beside their heads.
    case setPanelFrame(Rect, animated: Bool)
    /// Sets the size of an open conversation, in points: the corner that is farthest from its head moves. Nil resets an axis to
    /// the style's preferred size. A size that is not positive, or above 100,000, is ignored. Applies if conversations open
    /// beside their heads.
    case setPanelSize(width: Double?, height: Double?, animated: Bool)
    /// Sets the natural height of a conversation's content at the panel's width, in points. With ``PanelSizing/content`` the
    /// conversation beside its head takes it, with the bar above it. Changes of less than 1, and numbers that are negative, above
    /// 100,000 or not finite, are ignored.
    case setContentHeight(head: Int32, height: Double)
    /// Sets whether a text field of the open conversation has the focus. A docked conversation with the focus stays at its side
    /// of the heads until it closes, if that side has room.
    case setEditing(Bool)
    /// Restores docking, size and place of the conversation beside its head without animation. The size is in points, nil for
    /// the style's. The place of the upper left corner is a part of the free width and height of the room, 0 to 1, nil for the
    /// docked place. A number out of its range makes the command invalid; it is ignored.
    case restorePanel(docking: PanelDocking, width: Double?, height: Double?, x: Double?, y: Double?)
    /// Sets a head's face, which replaces the circle; nil for the circle. The head keeps it in the overflow, until the head
    /// is removed. Without animation, for restoring, all heads are at rest immediately.
    case setFace(head: Int32, HeadFace?, animated: Bool)
  }
}
