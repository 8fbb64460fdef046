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
    writeOverflow(into: &frame)
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
    let point = position(index)
    var coverage = 1.0
    if !state.isRow, index > 1 {
      // Right behind the second head no head is visible; the shadow of an emerging head deepens gradually.
      let apart = roster.emergence(index, in: context, at: now)
      guard apart > 0.5 else { return }
      coverage = min(1, apart / 12)
    }
    // A copy of the head, made before the call: as an argument it would copy the whole core.
    let head = roster.heads[index]
    var layer = head.layer(at: point, speed: velocity(index).x, in: context, at: now)
    layer.opacity *= roster.stack.leader == nil ? head.travel.opacity(at: now) : 1
    layer.opacity *= idle.opacity(of: head.id, in: context, at: now)
    layer.shadow = head.shadow(at: now, in: geometry.style)
    layer.shadow.opacity *= coverage
    layer.traits = head.isShown ? state.traits(of: head.id, isLeader: index == 0) : []
    frame.add(layer)
    let visibility = roster.badgeVisibility(index, in: context, at: now)
    head.writeBadge(visibility: visibility, like: layer, into: &frame)
  }

  /// Whether the overflow's slot is visible: it fades with the scrim.
  var isOverflowSlotVisible: Bool {
    state.isRow
      || (conversation.scrimProgress(at: now, in: geometry) > 0 && geometry.style.scrimOpacity > 0)
  }

  /// Writes the overflow's slot.
  private func writeOverflow(into frame: inout Frame) {
    let row = rowLayout
    guard row.hasOverflowSlot, isOverflowSlotVisible else { return }
    conversation.overflow.writeSlot(
      into: &frame, listed: row.listed, opacity: conversation.scrimProgress(at: now, in: geometry),
      traits: state.isRow ? state.isListing ? [.interactive, .selected] : [.interactive] : [], at: now,
      in: geometry)
  }
}
