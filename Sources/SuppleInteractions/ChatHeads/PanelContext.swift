import SuppleMotion
import SuppleScene

/// The values that an open panel reads: its own room, and where the heads stand in it.
struct PanelContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// The heads and their conversation side by side; nil where the heads form a row.
  let beside: BesidePlacement?
  /// The first slot of the open row, in points.
  let firstSlot: Point
  /// The slot of the panel's head, or the overflow's, in points.
  let slot: Point
  /// The panel's head; nil for the overflow, and for a head that is gone.
  let origin: PanelOrigin?
  /// The time at which the head is near its slot, in motion seconds; nil for none.
  let arrival: MotionTime?
  /// Where the stack rests.
  let restingPlace: RestingPlace
  /// The side of the screen at which the stack rests.
  let side: HorizontalEdge

  /// Whether the person prefers reduced motion.
  var reducedMotion: Bool { geometry.reducedMotion }
}

/// The head from which a panel grows, at the present.
struct PanelOrigin {
  /// The head's centre, in points.
  let point: Point
  /// The head's velocity, in points per second.
  var velocity = Vector.zero
  /// The shape of the head's picture; nil for the circle of a stack without faces.
  var picture: PanelPicture?
}
