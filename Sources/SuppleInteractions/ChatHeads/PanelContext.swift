import SuppleScene

/// The input of an open panel: its room, and the places of the heads.
struct PanelContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// The heads and their conversation side by side; nil if the heads form a row.
  let beside: BesidePlacement?
  /// The first slot of the open row, in points.
  let firstSlot: Point
  /// The slot of the panel's head, or the overflow's, in points.
  let slot: Point
  /// The point from which the panel grows: the head's position, or with recorded changes its slot, in points.
  let anchor: Point
  /// The resting place of the stack.
  let restingPlace: RestingPlace
  /// The side of the screen at which the stack rests.
  let side: HorizontalEdge
  /// The natural height of the head's conversation, if the panel takes it, in points.
  var contentHeight: Double?
  /// The natural height of the overflow's list in a panel beside the heads, in points; nil for a conversation.
  var listHeight: Double?

  /// Whether the person prefers reduced motion.
  var reducedMotion: Bool { geometry.reducedMotion }
}
