import SuppleInteractions
import UIKit

extension ChatHeadsController {
  /// Where the heads rest, in which order, and which one is open: what an app keeps between two runs.
  ///
  /// ```swift
  /// scene.userActivity?.addUserInfoEntries(from: ["heads": try JSONEncoder().encode(heads.state)])
  /// ```
  public struct State: Codable, Sendable, Equatable {
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

  /// Where the heads rest now.
  public var state: State {
    guard isRunning else {
      return model.awaited
        ?? State(order: model.heads.map(\.id), edge: .right, height: style.startingHeight, open: nil)
    }
    let arrangement = driver.engine.arrangement
    return State(
      order: arrangement.heads.compactMap { model.ids[$0.head] },
      edge: arrangement.edge == .left ? .left : .right, height: arrangement.height,
      open: arrangement.open.flatMap { model.ids[$0] })
  }

  /// Puts the heads where a state has them, without motion. Ids that ``heads`` does not have are ignored, and heads that
  /// the state does not name come last.
  public func restore(_ state: State) {
    if isRunning { place(state) } else { model.awaited = state }
  }

  func place(_ state: State) {
    let rank = Dictionary(state.order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let ordered = model.heads.enumerated().sorted { a, b in
      (rank[a.element.id] ?? .max, a.offset) < (rank[b.element.id] ?? .max, b.offset)
    }
    let entries = ordered.map { _, head in
      ChatHeadsArrangement.Entry(head: number(head), unread: Int32(clamping: max(0, head.unread)))
    }
    let open = state.open.flatMap { id in model.heads.first { $0.id == id } }.map(number)
    let arrangement = ChatHeadsArrangement(
      heads: entries, edge: state.edge == .left ? .left : .right, height: state.height, open: open)
    driver.change { engine, time in engine.restore(arrangement, at: time) }
  }
}
