package import SuppleInteractions

/// An edge at which heads rest. Example: `let edge = heads.state.edge`
public enum ChatHeadsEdge: String, Codable, Sendable {
  /// The left edge of the screen, whatever the layout direction. Example: `heads.move(to: .left)`
  case left
  /// The right edge. Example: `heads.move(to: .right)`
  case right

  /// The engine's value of this edge.
  package init(_ edge: HorizontalEdge) { self = edge == .left ? .left : .right }

  /// The edge of an engine's value.
  package var engineEdge: HorizontalEdge { self == .left ? .left : .right }
}

/// The edge and height of the stack, the order of the heads, the open one and its panel. An app saves it between two runs.
///
/// ```swift
/// let kept = try JSONEncoder().encode(heads.state)
/// heads.restore(try JSONDecoder().decode(ChatHeadsState.self, from: kept))
/// ```
public struct ChatHeadsState: Codable, Sendable, Equatable {
  /// The ids of the heads, front to back. Example: `let leader = heads.state.order.first`
  public var order: [String]
  /// The edge at which the stack rests. Example: `kept.edge = .left`
  public var edge: ChatHeadsEdge
  /// The vertical position of the stack, as a share of the reachable height, 0 to 1, so that it fits any screen.
  /// Example: `kept.height = 0`
  public var height: Double
  /// The id of the head whose conversation is open. Example: `kept.open = nil`
  public var open: String?
  /// The conversation beside its head; nil for one as the style has it. Example: `kept.panel = nil`
  public var panel: ChatHeadsPanel?

  /// Makes a state. Example: `heads.restore(ChatHeadsState(order: ["anna"], edge: .left, height: 0.5))`
  public init(
    order: [String], edge: ChatHeadsEdge, height: Double, open: String? = nil, panel: ChatHeadsPanel? = nil
  ) {
    (self.order, self.edge, self.height, self.open) = (order, edge, height, open)
    self.panel = panel
  }
}

/// The requests that an app may make before there is a window.
package enum ChatHeadsRequest {
  case hint
  case overflow
  case message(String, sender: String?, from: String)

  /// Whether a later request of this kind replaces this one.
  package func isReplaced(by other: ChatHeadsRequest) -> Bool {
    switch (self, other) {
    case (.hint, .hint), (.overflow, .overflow): true
    case (.message(_, _, let id), .message(_, _, let next)): id == next
    default: false
    }
  }
}
