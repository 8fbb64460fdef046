package import SuppleInteractions

/// An edge at which heads rest.
public enum ChatHeadsEdge: String, Codable, Sendable {
  /// The left edge of the screen, whatever the layout direction.
  case left
  /// The right edge.
  case right

  /// The edge in the engine's words.
  package init(_ edge: HorizontalEdge) { self = edge == .left ? .left : .right }

  /// The engine's word for the edge.
  package var engineEdge: HorizontalEdge { self == .left ? .left : .right }
}

/// Where the heads rest, in which order, and which one is open: what an app keeps between two runs.
public struct ChatHeadsState: Codable, Sendable, Equatable {
  /// The ids of the heads, front to back.
  public var order: [String]
  /// The edge at which the stack rests.
  public var edge: ChatHeadsEdge
  /// How far down the stack rests, as a share of the reachable height, 0 to 1: it fits any screen.
  public var height: Double
  /// The id of the head whose conversation is open.
  public var open: String?

  /// A state of its parts.
  public init(order: [String], edge: ChatHeadsEdge, height: Double, open: String? = nil) {
    (self.order, self.edge, self.height, self.open) = (order, edge, height, open)
  }
}
