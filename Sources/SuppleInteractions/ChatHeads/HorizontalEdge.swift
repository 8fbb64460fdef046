/// A side of the screen, for badges, columns and panels. Heads rest at a ``RestingEdge``.
public enum HorizontalEdge: Int32, Sendable, Hashable {
  /// The left side.
  case left = 0
  /// The right side.
  case right

  /// The other side.
  public var opposite: HorizontalEdge { self == .left ? .right : .left }
}
