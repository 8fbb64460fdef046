import SuppleScene

/// Where chat heads rest, their order, and what is open: all that an app keeps between two runs, as one value.
///
/// ```swift
/// let kept = heads.arrangement
/// // ... another day, another viewport
/// heads.restore(kept, at: time)
/// ```
public struct ChatHeadsArrangement: Sendable, Hashable {
  /// A head and its unread count.
  public struct Entry: Sendable, Hashable {
    /// The head's number, 1 and up.
    public var head: Int32
    /// Its unread count, 0 or more.
    public var unread: Int32

    /// A head with its unread count.
    public init(head: Int32, unread: Int32) {
      self.head = head
      self.unread = unread
    }
  }

  /// The heads, front to back, those of the overflow (the newest first) after those that are shown.
  public var heads: [Entry]
  /// The edge the stack rests at.
  public var edge: HorizontalEdge
  /// How far down the reachable height it rests, 0 to 1, so that it fits any viewport.
  public var height: Double
  /// The head whose conversation is open, if one is.
  public var open: Int32?

  /// An arrangement of its parts.
  public init(heads: [Entry], edge: HorizontalEdge, height: Double, open: Int32?) {
    self.heads = heads
    self.edge = edge
    self.height = height
    self.open = open
  }
}

extension ChatHeads {
  /// Where the heads rest, their order, and what is open, at the present.
  public var arrangement: ChatHeadsArrangement { core.value.arrangement }

  /// Puts the heads where an arrangement has them, without any motion. Heads that it does not name are removed; numbers
  /// out of range are ignored.
  public mutating func restore(_ arrangement: ChatHeadsArrangement, at time: Double) {
    core.value.restore(arrangement, at: time)
  }
}

extension ChatHeadsCore {
  /// Where the heads rest, their order, and what is open, at the present.
  var arrangement: ChatHeadsArrangement {
    var entries: [ChatHeadsArrangement.Entry] = []
    for index in roster.heads.indices {
      entries.append(.init(head: roster.heads[index].id, unread: roster.heads[index].unread))
    }
    for entry in roster.overflow { entries.append(.init(head: entry.id, unread: entry.unread)) }
    let heights = geometry.restHeights(stacked: false, keyboard: false)
    let room = heights.upperBound - heights.lowerBound
    let y = stack.place.point(in: geometry).y
    var open: Int32?
    if case .row(let selected, _) = state, selected != 0 { open = selected }
    return ChatHeadsArrangement(
      heads: entries, edge: stack.place.edge, height: room > 0 ? (y - heights.lowerBound) / room : 0,
      open: open)
  }

  /// Puts the heads where an arrangement has them, without any motion. Heads that it does not name are removed; numbers
  /// out of range are ignored.
  mutating func restore(_ arrangement: ChatHeadsArrangement, at time: Double) {
    perform(.close, at: time)
    for entry in self.arrangement.heads { perform(.remove(head: entry.head), at: time) }
    removals.underWay = []
    let heights = geometry.restHeights(stacked: false, keyboard: false)
    let part = arrangement.height.isFinite ? min(1, max(0, arrangement.height)) : 0
    let y = heights.lowerBound + part * (heights.upperBound - heights.lowerBound)
    for entry in arrangement.heads {
      perform(.add(head: entry.head, unread: entry.unread, animated: false), at: time)
    }
    perform(.setRestingPlace(edge: arrangement.edge, y: y, animated: false), at: time)
    if let open = arrangement.open { perform(.open(head: open), at: time) }
  }
}
