import SuppleScene

/// What a finger, pen or mouse just did.
public enum PointerPhase: Int32, Sendable, Hashable {
  /// It came down; for a mouse, its primary button.
  case down = 0
  /// It moved while down.
  case move
  /// It went up.
  case up
  /// The system took it away; whatever it held is let go without a throw.
  case cancel
}

/// One sample of one finger, pen or mouse.
public struct Pointer: Sendable, Hashable {
  /// Tells several fingers apart; lasts from down to up or cancel.
  public var id: Int32
  /// What happened.
  public var phase: PointerPhase
  /// Where, in points. Not looked at for `cancel`.
  public var position: Point

  /// A sample.
  public init(id: Int32, phase: PointerPhase, position: Point) {
    self.id = id
    self.phase = phase
    self.position = position
  }
}
