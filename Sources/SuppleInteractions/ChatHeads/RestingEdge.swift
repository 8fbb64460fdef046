import SuppleScene

/// An edge of the screen at which heads rest.
public enum RestingEdge: Int32, Sendable, Hashable {
  /// The left side.
  case left = 0
  /// The right side.
  case right
  /// The top.
  case top
  /// The bottom.
  case bottom

  /// The edge at a side of the screen.
  public init(_ side: HorizontalEdge) { self = side == .left ? .left : .right }

  /// Whether the edge is a side: heads at a side rest at a height, heads at the top and bottom at a distance from the left.
  public var isSide: Bool { self == .left || self == .right }

  /// The direction away from the edge, as a vector of length 1.
  var inwards: Vector {
    switch self {
    case .left: Vector(x: 1, y: 0)
    case .right: Vector(x: -1, y: 0)
    case .top: Vector(x: 0, y: 1)
    case .bottom: Vector(x: 0, y: -1)
    }
  }
}
