import SuppleMotion
import SuppleScene

// The layout of the open heads and their conversation.
extension ChatHeadsCore {
  /// The heads and their conversation side by side; nil where the heads form a row.
  var beside: BesidePlacement? {
    @inline(never) get { BesidePlacement(rest: restPoint, size: conversation.panel.size, in: geometry) }
  }

  /// The height of the bar of an open conversation, in points; 0 for none.
  var panelBar: Double {
    // Every frame asks for the bar, and a placement beside a head costs some hundred operations.
    guard !conversation.panels.isEmpty else { return 0 }
    let height = geometry.style.panelBarHeight
    return height > 0 && beside != nil ? height : 0
  }

  /// The handles by which an open conversation is resized; nil for none.
  var panelHandles: PanelHandles? {
    @inline(never) get {
      let (outset, inset) = (geometry.style.panelHandleOutset, geometry.style.panelHandleInset)
      guard outset + inset > 0, !conversation.panels.isEmpty,
        conversation.panel.docking != .full, let beside
      else { return nil }
      var edges: PanelEdges = [.left, .right, .top, .bottom]
      let heads = conversation.panel.column
      if conversation.panel.docking == .head, let heads { edges.remove(heads.ofPanel) }
      return PanelHandles(
        edges: edges, far: farCorner(in: beside, heads: heads), outset: outset, inset: inset)
    }
  }

  /// The corner of the panel that keys move: docked, the farthest from the heads; else at the bottom, where a line of text
  /// ends.
  func farCorner(in beside: BesidePlacement, heads: HorizontalEdge?) -> PanelEdges {
    if conversation.panel.docking == .head, let heads { return beside.farCorner(heads: heads) }
    return [.bottom, geometry.rightToLeft ? .left : .right]
  }

  /// Whether the open heads stand in a column.
  var isColumn: Bool { beside != nil || geometry.isColumn }

  /// Whether an open conversation blocks the app below it.
  var isModal: Bool {
    switch geometry.style.modality {
    case .automatic: beside == nil
    case .modal: true
    case .modeless: false
    }
  }

  /// The spring that moves heads into their slots.
  var slotSpring: Spring { beside == nil ? geometry.style.rowSpring : geometry.style.settleSpring }

  /// The room of the open conversation.
  var conversationRoom: Rect {
    guard case .row(let selected, _) = state else { return panelRoom(of: nil).room }
    return panelRoom(of: selected).room
  }

  /// The room of a head's conversation, for nil of the overflow's panel, and the side at which the heads stand in a
  /// column; nil for a row.
  @inline(never)
  func panelRoom(of head: HeadID?) -> (room: Rect, heads: HorizontalEdge?) {
    if let beside {
      let row = rowLayout
      let docked = beside.panel(
        first: row.slot(0), selected: row.place(of: head, in: roster), level: panelLevel)
      switch conversation.panel.docking {
      case .head: return (conversation.panel.exact(docked.room), docked.heads)
      case .floating:
        guard let place = conversation.panel.place else { return docked }
        return (conversation.panel.exact(beside.floating(at: place)), docked.heads)
      case .full: return (beside.room, docked.heads)
      }
    }
    let side = stack.side(in: geometry)
    return (geometry.conversationRoom(beside: side), geometry.isColumn ? side : nil)
  }

  /// The height that a docked panel has been given, as a part of the room's free height; nil for that of its heads.
  var panelLevel: Double? {
    guard let level = conversation.panel.level, level.restingPlace == stack.place else { return nil }
    return level.part
  }

  /// Whether a touch at `point` is kept from the app below: by the heads, or by an open conversation.
  func covers(_ point: Point) -> Bool {
    state.isRow && isModal || hit(at: point) != .app || conversation.contains(point)
  }
}
