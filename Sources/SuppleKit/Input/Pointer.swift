import SuppleScene

/// The phase of a finger, pen or mouse.
public enum PointerPhase: Int32, Sendable, Hashable {
  /// The finger came down; for a mouse, its primary button.
  case down = 0
  /// The finger moved while down.
  case move
  /// The finger went up.
  case up
  /// The system cancelled the touch: the dragged layer is released without a throw.
  case cancel
}

/// One sample of one finger, pen or mouse.
public struct Pointer: Sendable, Hashable {
  /// The finger's number, from down to up or cancel.
  public var id: Int32
  /// The phase.
  public var phase: PointerPhase
  /// The position, in points. Ignored for `cancel`.
  public var position: Point
  /// The scroller below the finger, at `down`; nil without one, and ignored by interactions without a ``ScrollHandoff``.
  public var scrollable: Scrollable?

  /// A sample.
  public init(id: Int32, phase: PointerPhase, position: Point, scrollable: Scrollable? = nil) {
    self.id = id
    self.phase = phase
    self.position = position
    self.scrollable = scrollable
  }
}
