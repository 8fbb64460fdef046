import SuppleScene

// The layers of chat heads. A head's badge has the layers of ``SlimeBadge``, with the head's number as their item.
extension LayerRole {
  /// The scrim, which darkens the content behind an open conversation.
  public static let scrim = LayerRole(rawValue: 0)
  /// A head's conversation: a slot.
  public static let conversation = LayerRole(rawValue: 1)
  /// The beak of a panel, which points to its head: an outline in the colour of the conversation. Its index is 0 below a
  /// row, 1 right of a column and 2 left of one.
  public static let conversationBeak = LayerRole(rawValue: 19)
  /// The bar of a conversation beside its head, by which it is dragged. It is selected while the conversation is away from
  /// its head, and engaged in a drag.
  public static let panelBar = LayerRole(rawValue: 22)
  /// The hit area of an edge or corner of a conversation beside its head, which resizes it. Its index is the sum of 1 for
  /// left, 2 right, 4 top and 8 bottom. It is engaged in a resize, and selected at the corner that keys move.
  public static let panelHandle = LayerRole(rawValue: 24)
  /// The dismiss target, at the bottom, into which heads are thrown.
  public static let dismissTarget = LayerRole(rawValue: 2)
  /// A head's avatar: a slot.
  public static let head = LayerRole(rawValue: 3)
  /// The bubble of text beside the resting stack.
  public static let flyout = LayerRole(rawValue: 4)
  /// The slot of the open row for the overflow.
  public static let overflow = LayerRole(rawValue: 5)
  /// A head without a slot of the open row, in the panel of the overflow: a slot, for its avatar and, below, its name.
  public static let overflowed = LayerRole(rawValue: 14)
  /// The gradient behind the dismiss target, clear at its top and dark at its bottom.
  public static let targetScrim = LayerRole(rawValue: 17)
  /// The panel of the overflow, which lists the heads without a slot of the open row.
  public static let overflowPanel = LayerRole(rawValue: 15)
}
