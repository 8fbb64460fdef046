import SuppleScene

/// The values that an open panel reads: its own room, and where the heads stand in it.
struct PanelContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// Whether the person prefers reduced motion.
  let reducedMotion: Bool
  /// The heads and their conversation side by side; nil where the heads form a row.
  let beside: BesidePlacement?
  /// The first slot of the heads that stand beside their conversation, in points.
  let firstSlot: Point
  /// The slot of the panel's head, or the overflow's, in points.
  let slot: Point
  /// Where the stack rests.
  let restingPlace: RestingPlace
  /// The side of the screen at which the stack rests.
  let side: HorizontalEdge
}
