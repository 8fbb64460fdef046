import SuppleScene

/// The arrangement of chat heads: resting place, order, counts and the open conversation. An app saves this value between runs.
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
    /// Its face; nil for the circle.
    public var face: HeadFace?

    /// A head with its unread count and its face.
    public init(head: Int32, unread: Int32, face: HeadFace? = nil) {
      self.head = head
      self.unread = unread
      self.face = face
    }
  }

  /// The conversation beside its head: docking, size and place.
  public struct Panel: Sendable, Hashable {
    /// The docking.
    public var docking: PanelDocking
    /// The width that a person or the app has set, in points; nil for the style's.
    public var width: Double?
    /// The height that a person or the app has set, in points; nil for the style's.
    public var height: Double?
    /// The place of its left edge as a part of the free width of the room, 0 to 1; nil for the docked place.
    public var x: Double?
    /// The place of its top as a part of the free height of the room, 0 to 1; nil for the docked place.
    public var y: Double?

    /// Creates a conversation; by default with the style's docking, size and place.
    public init(
      docking: PanelDocking = .head, width: Double? = nil, height: Double? = nil, x: Double? = nil,
      y: Double? = nil
    ) {
      self.docking = docking
      self.width = width
      self.height = height
      self.x = x
      self.y = y
    }
  }

  /// The shown heads, front to back, then the heads of the overflow, the newest first.
  public var heads: [Entry]
  /// The edge at which the stack rests.
  public var edge: RestingEdge
  /// The x of the resting place as a part of the reachable width, 0 at the left to 1 at the right, independent of the viewport;
  /// nil for the x at the edge. It applies at the top and bottom, and with ``RestingEdges/free``.
  public var x: Double?
  /// The height of the resting place as a part of the reachable height, 0 at the top to 1, independent of the viewport.
  public var height: Double
  /// The head whose conversation is open; nil for none.
  public var open: Int32?
  /// The conversation beside its head. The value is kept while the conversation is closed or the layout has no place for it.
  public var panel: Panel

  /// Creates an arrangement from its parts.
  public init(
    heads: [Entry], edge: RestingEdge, x: Double? = nil, height: Double, open: Int32?, panel: Panel = Panel()
  ) {
    self.heads = heads
    self.edge = edge
    self.x = x
    self.height = height
    self.open = open
    self.panel = panel
  }
}

extension ChatHeads {
  /// The current arrangement.
  public var arrangement: ChatHeadsArrangement { core.value.arrangement }

  /// Restores an arrangement without animation. Heads that the arrangement lacks are removed; numbers out of range are
  /// ignored.
  public mutating func restore(_ arrangement: ChatHeadsArrangement, at time: Double) {
    core.value.restore(arrangement, at: time)
  }
}

extension ChatHeadsCore {
  /// Docking, size and place of the panel.
  var panelArrangement: ChatHeadsArrangement.Panel {
    heads.conversation.panel.state.arrangement(at: heads.roster.stack.place)
  }

  /// A part of the reachable centres of a circle, to which an arrangement's place is relative.
  private static func part(_ value: Double, from start: Double, of length: Double) -> Double {
    length > 0 ? (value - start) / length : 0
  }

  /// The numbers of the shown heads, front to back, then of the overflow, the newest first.
  var order: [Int32] { heads.roster.ids.map { $0.number } }

  /// The current arrangement.
  var arrangement: ChatHeadsArrangement {
    var entries: [ChatHeadsArrangement.Entry] = []
    for index in heads.roster.heads.indices {
      let head = heads.roster.heads[index]
      entries.append(.init(head: head.id.number, unread: head.unread, face: head.face))
    }
    for entry in heads.roster.overflow {
      entries.append(.init(head: entry.id.number, unread: entry.unread, face: entry.face))
    }
    let bounds = RestingPlace.bounds(at: heads.roster.stack.place.edge, in: geometry, toEnds: false)
    var point = heads.roster.stack.place.point(in: geometry)
    if geometry.leaderFace != nil || geometry.edgeGap > 0 {
      point.y = geometry.clamp(point.y, bounds.minY...bounds.maxY)
    }
    let edge = heads.roster.stack.place.edge
    var x = clampedToUnit(Self.part(point.x, from: bounds.minX, of: bounds.width))
    // A face and the circle keep different distances to their side.
    if edge.isSide, geometry.style.edges != .free { x = edge == .left ? 0 : 1 }
    let height = Self.part(point.y, from: bounds.minY, of: bounds.height)
    return ChatHeadsArrangement(
      heads: entries, edge: edge, x: x, height: edge.isSide ? height : clampedToUnit(height),
      open: state.selected?.number,

      panel: panelArrangement)
  }

  /// Restores an arrangement without animation. Heads that the arrangement lacks are removed; numbers out of range are
  /// ignored.
  mutating func restore(_ arrangement: ChatHeadsArrangement, at time: Double) {
    perform(.close, at: time)
    for entry in self.arrangement.heads { perform(.remove(head: entry.head), at: time) }
    heads.roster.removals.forgetAll()
    let edge = geometry.allowed(arrangement.edge, near: heads.roster.stack.place.point(in: geometry))
    let bounds = RestingPlace.bounds(at: edge, in: geometry, toEnds: false)
    let part = arrangement.height.isFinite ? clampedToUnit(arrangement.height) : 0
    let y = bounds.minY + part * bounds.height
    let across = arrangement.x.flatMap { $0.isFinite ? clampedToUnit($0) : nil }
    let x = across.map { bounds.minX + $0 * bounds.width }
    for entry in arrangement.heads {
      perform(.add(head: entry.head, unread: entry.unread, animated: false), at: time)
      if let face = entry.face { perform(.setFace(head: entry.head, face, animated: false), at: time) }
    }
    perform(.setRestingPlace(edge: edge, x: x, y: y, animated: false), at: time)
    let panel = arrangement.panel
    perform(
      .restorePanel(
        docking: panel.docking, width: panel.width, height: panel.height, x: panel.x, y: panel.y), at: time)
    if let open = arrangement.open { perform(.open(head: open), at: time) }
  }
}
