import SuppleMotion
import SuppleScene

// The overflow while the row is open: every head without a slot, and the panel that lists them.
extension ChatHeadsCore {
  /// Updates the panel's cells for the listed heads. With `isNew` all cells appear without animation.
  mutating func updateList(isNew: Bool = false) {
    conversation.overflow.update(
      roster.listed(clock: clock, in: context), in: conversation.panel.state.room(in: panelContext).room,
      isNew: isNew, at: now,
      geometry: geometry,
      reducedMotion: preferences.reducedMotion)
  }

  /// Opens the panel of the overflow from its slot, in place of the open conversation.
  mutating func openOverflow(_ activity: RowActivity) -> ChatHeadsState? {
    guard rowLayout.listed > 0, !state.isListing else { return nil }
    showPanel(of: nil, insteadOf: nil)
    return .row(selected: nil, activity)
  }

  /// Handles a tap on the overflow's slot, or the key for it.
  mutating func openOrCloseOverflow() { transition(state.isListing ? .close : .openOverflow) }

  /// Replaces an empty list by the first head's conversation.
  mutating func leaveEmptyList() {
    guard state.isListing, rowLayout.listed == 0, let first = roster.leader else { return }
    transition(.open(first))
  }

  /// Moves a head of the overflow, or one without a slot of the open row, in front of the others: from the panel if it
  /// is open.
  mutating func takeFromList(_ id: HeadID) {
    let origin = state.isListing ? conversation.picturePoint(of: id, in: context, at: now) : nil
    if let index = roster.overflowIndex(of: id) {
      takeFromOverflow(index, from: origin)
    } else if state.isRow, let index = roster.index(of: id), !rowLayout.hasSlot(index) {
      // A head that still fades at its former slot continues from there: its cell is not drawn yet.
      if let origin, isHidden(index) {
        roster.heads[index].appear(at: origin)
        placePanels(gliding: true)
      }
      transition(.rearrange(.moveToFront(index)))
    } else {
      return
    }
    conversation.overflow.remove(id)
  }
}
