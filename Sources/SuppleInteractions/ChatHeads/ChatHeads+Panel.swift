import SuppleScene

// The conversation beside its head, for hosts.
extension ChatHeads {
  /// The docking of a conversation beside its head. The value is kept while no conversation is open.
  public var docking: PanelDocking { core.value.heads.conversation.panel.state.docking }

  /// Docking, size and place of a conversation beside its head, as in an arrangement.
  public var panel: ChatHeadsArrangement.Panel { core.value.panelArrangement }

  /// The exclusion areas, in points.
  public var exclusionAreas: [Rect] { core.value.geometry.exclusionAreas }

  /// The edge at which the closed stack rests, and the leader's centre there, in points.
  public var rest: (edge: RestingEdge, point: Point) {
    (core.value.heads.roster.stack.place.edge, core.value.restPoint)
  }

  /// The maximum height of content that a conversation beside its head shows without scrolling, in points. A keyboard takes some
  /// of it for a time.
  public var contentLimit: Double {
    let geometry = core.value.geometry
    let room = geometry.viewport.safeBounds.height - 2 * geometry.style.panelMargin
    return min(geometry.style.panelMaximumHeight, room) - geometry.style.panelBarHeight
  }

  /// The size at which the open conversation comes to rest, in points; nil without one.
  public var conversationSize: Size? {
    let core = core.value
    return core.state.isRow ? core.heads.conversation.panel.target.size : nil
  }

  /// Whether the open conversation keeps its side of the heads, because a text field in it has the focus.
  public var keepsSide: Bool { core.value.heads.conversation.panel.state.keptHeads != nil }

  /// The frame at which the open conversation beside its head comes to rest, in points; nil without one.
  public var panelFrame: Rect? {
    let core = core.value
    return core.state.isRow && core.beside != nil ? core.heads.conversation.panel.target : nil
  }
}
