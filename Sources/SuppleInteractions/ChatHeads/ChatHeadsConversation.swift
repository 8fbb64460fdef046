import SuppleMotion
import SuppleScene

// Opening and closing conversations.
extension ChatHeadsCore {
  /// Opens a head's conversation, or brings it to the front of the open one; the head may be in the overflow.
  mutating func open(_ head: Int32) {
    finishFling()
    if let index = roster.overflowIndex(of: head) { takeFromOverflow(index) }
    transition(.open(head))
  }

  /// Dismisses at once what was flung to the target: the app wants something else of the heads.
  mutating func finishFling() { if state.fling != nil { transition(.due) } }

  /// The closed stack opens.
  mutating func openConversation(_ head: Int32) {
    guard roster.index(of: head) != nil else { return }
    closeFlyout()
    become(lineUp(head, .reading, stagger: geometry.style.rowStagger))
    showConversation()
    conversation.setScrim(true, at: now, in: geometry, reducedMotion: preferences.reducedMotion)
    emit(.opened(head: head))
  }

  /// Another head of the open row is selected.
  mutating func select(_ head: Int32, instead selected: Int32, _ activity: RowActivity) {
    guard let index = roster.index(of: head), selected != head else { return }
    let hadSlot = rowLayout(selected).slot(of: index) != nil
    become(hadSlot ? .row(selected: head, activity) : lineUp(head, activity))
    if conversation.isOpen { replaceConversation(by: head) }
    emit(.selected(head: head))
  }

  /// The conversation closes: the stack returns to where it rested, led by the head that was selected, and behind it those
  /// with news.
  mutating func closeConversation(_ selected: Int32) {
    detachFollowers()
    become(.row(selected: selected, .reading))
    closePanels(returningFocusFrom: selected)
    if let index = roster.index(of: selected) { roster.moveToFront(index) }
    roster.moveNewsForward()
    become(settle(by: geometry.style.rowSpring, stagger: geometry.style.rowStagger))
  }

  /// Closes panels and scrim, and tells the app from which head the focus returns.
  mutating func closePanels(returningFocusFrom head: Int32) {
    conversation.close(at: now, in: geometry, reducedMotion: preferences.reducedMotion)
    conversation.setScrim(false, at: now, in: geometry, reducedMotion: preferences.reducedMotion)
    emit(.closed(head: head))
  }

  /// Opens the selected head's panel where none is open: an open row in which nothing is dragged or thrown has one.
  mutating func showConversation() {
    guard case .row(let selected, _) = state, state.draggedHead == 0, state.fling == nil,
      !conversation.isOpen
    else { return }
    conversation.open(
      selected, anchorX: slotX(of: selected), at: now, in: geometry,
      reducedMotion: preferences.reducedMotion)
  }

  /// Puts a head's panel in the place of the open one.
  mutating func replaceConversation(by head: Int32) {
    conversation.replace(
      by: head, anchorX: slotX(of: head), at: now, in: geometry, reducedMotion: preferences.reducedMotion)
  }

  /// The x of a head's slot in the open row, in points: its panel grows from there.
  private func slotX(of head: Int32) -> Double {
    guard case .row(let selected, _) = state, let index = roster.index(of: head) else {
      return geometry.viewport.size.width / 2
    }
    return rowLayout(selected).place(of: index).x
  }
}
