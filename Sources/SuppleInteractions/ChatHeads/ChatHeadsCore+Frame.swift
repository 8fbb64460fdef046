import SuppleMotion
import SuppleScene

// The layers of chat heads.
extension ChatHeadsCore {
  /// Adds the current layers to a begun frame, back to front.
  func writeLayers(into frame: inout Frame) {
    let context = context
    // Computed once, and not where nothing is open: it costs some hundred operations.
    let beside = state.isRow || !conversation.panels.isEmpty ? beside : nil
    conversation.write(
      into: &frame, at: now, in: geometry,
      isBlocking: state.isRow && geometry.style.modality.isModal(beside: beside != nil),
      bar: conversation.bar(isBeside: beside != nil, in: geometry),
      handles: conversation.handles(beside: beside, in: geometry)
    ) {
      writeList(into: &$0)
    }
    target.write(into: &frame, in: context, at: now)
    removals.write(.behind, into: &frame, in: context, at: now)
    conversation.writeSlot(
      of: rowLayout, into: &frame, isRow: state.isRow, isListing: state.isListing, in: geometry, at: now)
    switch state {
    case .stack:
      for index in roster.heads.indices.reversed() { writeHead(index, into: &frame, in: context) }
      if !roster.heads.isEmpty { flyout.write(into: &frame, in: context, at: now) { flyoutHead(of: $0) } }
    case .row:
      // The head under a finger is in front of the row.
      let active = roster.index(of: state.activeHead)
      for index in roster.heads.indices.reversed() where index != active && !isHidden(index) {
        writeHead(index, into: &frame, in: context)
      }
      if let active { writeHead(active, into: &frame, in: context) }
    }
    removals.write(.front, into: &frame, in: context, at: now)
  }

  /// Writes the cells of the overflow's panel, except for heads that are drawn elsewhere.
  private func writeList(into frame: inout Frame) {
    var pressed: HeadID?
    if case .row(_, .pressing(.listed(let id), _)) = state { pressed = id }
    conversation.writeCells(into: &frame, in: context, at: now, isOpen: state.isListing, pressed: pressed) {
      id in
      roster.index(of: id).map { !isHidden($0) } ?? removals.isDrawn(id)
    }
  }

  @inline(never)
  private func writeHead(_ index: Int, into frame: inout Frame, in context: borrowing HeadsContext) {
    let id = roster.heads[index].id
    roster.write(
      index, into: &frame, opacity: idle.opacity(of: id, in: context, at: now),
      traits: state.traits(of: id, isLeader: index == 0), in: context, at: now)
  }
}
