package import SuppleInteractions

/// An edge at which heads rest, among the edges of the style. Example: `let edge = heads.state.edge`
public enum ChatHeadsEdge: String, Codable, CaseIterable, Sendable {
  /// The left edge of the screen, independent of the layout direction. Example: `heads.move(to: .left)`
  case left
  /// The right edge. Example: `heads.move(to: .right)`
  case right
  /// The top edge. Example: `heads.move(to: .top, x: 0.5)`
  case top
  /// The bottom edge. Example: `heads.move(to: .bottom, x: 0)`
  case bottom

  /// The edge of an engine's value.
  package init(_ edge: RestingEdge) {
    switch edge {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }

  /// The engine's value of this edge.
  package var engineEdge: RestingEdge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The action that moves the stack to this edge, in the app's words.
  package func action(in labels: SuppleLabels) -> String {
    switch self {
    case .left: labels.moveToLeft
    case .right: labels.moveToRight
    case .top: labels.moveToTop
    case .bottom: labels.moveToBottom
    }
  }
}

/// The edge and place of the stack, the order of the heads, the open one and its panel. An app saves it between two runs.
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
  /// The horizontal position of the stack, as a share of the reachable width, 0 to 1; nil for the x at the edge. It applies at
  /// the top and bottom, and with free edges. Example: `kept.x = 0.5`
  public var x: Double?
  /// The vertical position of the stack, as a share of the reachable height, 0 to 1, so that it fits any screen.
  /// Example: `kept.height = 0`
  public var height: Double
  /// The id of the head whose conversation is open. Example: `kept.open = nil`
  public var open: String?
  /// The conversation beside its head; nil for the style's docking, size and place. Example: `kept.panel = nil`
  public var panel: ChatHeadsPanel?

  /// Makes a state. Example: `heads.restore(ChatHeadsState(order: ["anna"], edge: .left, height: 0.5))`
  public init(
    order: [String], edge: ChatHeadsEdge, x: Double? = nil, height: Double, open: String? = nil,
    panel: ChatHeadsPanel? = nil
  ) {
    (self.order, self.edge, self.x, self.height, self.open) = (order, edge, x, height, open)
    self.panel = panel
  }
}

extension ChatHeadsState {
  /// Returns the state after a move; `x` and `height` are shares, nil for those of before.
  package func moved(to edge: ChatHeadsEdge, x: Double?, height: Double?) -> ChatHeadsState {
    var state = self
    (state.edge, state.x) = (edge, x ?? self.x)
    state.height = min(1, max(0, height ?? self.height))
    return state
  }
}

extension ChatHeadsStyle {
  /// The centre of a head at a share, 0 to 1, of what it can reach between two limits, in points.
  package func center(at share: Double, of limits: ClosedRange<Double>) -> Double {
    let reach = max(0, limits.upperBound - limits.lowerBound - headSize)
    return limits.lowerBound + headSize / 2 + min(1, max(0, share)) * reach
  }
}

/// The requests that an app may make before there is a window.
package enum ChatHeadsRequest {
  case overflow
  case message(String, sender: String?, from: String)

  /// Whether a later request of this kind replaces this one.
  package func isReplaced(by other: ChatHeadsRequest) -> Bool {
    switch (self, other) {
    case (.overflow, .overflow): true
    case (.message(_, _, let id), .message(_, _, let next)): id == next
    default: false
    }
  }
}
