import SuppleMotion
import SuppleScene

// The layers of heads and panels. The dismiss target is between the two, the flyout in front of the heads.
extension HeadsPart {
  /// Writes scrim and panels, with the cells of the overflow's panel except for heads that are drawn elsewhere.
  func writePanels(
    of state: ChatHeadsState, into frame: inout Frame, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    // Most frames show a closed stack, and the closures below copy heads and panels.
    guard conversation.isVisible(isRow: roster.isRow, at: now) else { return }
    let context = copy context
    // Computed once, and only if a panel or row exists: it costs some hundred operations.
    let isNeeded = roster.isRow || !conversation.panels.isEmpty
    let beside = isNeeded ? roster.beside(in: context.geometry) : nil
    var pressed: HeadID?
    if case .row(_, .pressing(.listed(let id), _)) = state { pressed = id }
    conversation.write(
      into: &frame, beside: beside, isRow: roster.isRow, in: context.geometry, at: now
    ) { frame in
      conversation.writeCells(
        into: &frame, in: context, at: now, isOpen: conversation.isListOpen, pressed: pressed
      ) { roster.isDrawn($0, in: context, at: now) }
    }
  }

  /// Writes the overflow's slot and the heads, and behind them the removed heads of a stack.
  func writeHeads(
    of state: ChatHeadsState, into frame: inout Frame, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    let geometry = context.geometry
    roster.removals.write(.behind, into: &frame, in: context, at: now)
    // A closed stack needs no slots.
    if conversation.isSlotVisible(isRow: roster.isRow, in: geometry, at: now) {
      conversation.writeSlot(
        of: roster.row(in: geometry), into: &frame, isRow: roster.isRow, isListing: roster.isListing,
        in: geometry, at: now)
    }
    roster.write(state, into: &frame, in: context, at: now)
  }
}
