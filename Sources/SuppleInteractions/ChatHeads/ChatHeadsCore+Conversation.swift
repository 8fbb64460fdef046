import SuppleMotion
import SuppleScene

// Opening and closing conversations.
extension ChatHeadsCore {
  /// Opens a head's conversation, or brings it to the front of the open one; the head may be in the overflow.
  mutating func open(_ head: HeadID) {
    finishFling()
    takeFromList(head)
    transition(.open(head))
  }

  /// Dismisses the heads that fly to the target immediately, because the app has another command.
  mutating func finishFling() { if state.fling != nil { transition(.due) } }

  /// The closed stack opens.
  mutating func openConversation(_ head: HeadID) {
    guard let index = roster.index(of: head) else { return }
    closeFlyout()
    // A separate action: the release of a captured stack is reported before the opening of the conversation.
    if !rowLayout.hasSlot(index) { transition(.letGo) }
    transition(.lineUp(selected: head, .reading, stagger: geometry.style.rowStagger))
    showConversation()
    conversation.setScrim(true, at: now, in: geometry, reducedMotion: preferences.reducedMotion)
    emit(.opened(head: head.number))
  }

  /// Another head of the open row is selected.
  mutating func select(
    _ head: HeadID, instead selected: HeadID?, _ activity: RowActivity
  ) -> ChatHeadsState? {
    guard let index = roster.index(of: head), selected != head else { return nil }
    let next: ChatHeadsState =
      rowLayout.hasSlot(index) ? .row(selected: head, activity) : lineUp(head, activity)
    if conversation.isOpen { showPanel(of: head, insteadOf: selected) }
    emit(.selected(head: head.number))
    return next
  }

  /// Closes the conversation: the stack returns to its resting place, behind the selected head and then the heads with
  /// news.
  mutating func closeConversation() {
    guard case .row(let selected, _) = state else { return }
    transition(.letGo)
    transition(.leaveRow(leader: selected))
    transition(.settle(by: geometry.style.rowSpring, stagger: geometry.style.rowStagger))
  }

  /// Closes the panels of a row whose heads are about to form the stack, with the heads with news behind the leader.
  mutating func leaveRow(selected: HeadID?, leader: HeadID?) -> ChatHeadsState {
    closePanels(returningFocusFrom: selected)
    if let index = roster.index(of: leader) { roster.moveToFront(index) }
    roster.moveNewsForward()
    adoptLeader()
    showAll()
    return .stack(.settling)
  }

  /// Closes panels and scrim. The event names the head that receives the focus: from the overflow's panel, the leader.
  mutating func closePanels(returningFocusFrom head: HeadID?) {
    hideConversation()
    conversation.setScrim(false, at: now, in: geometry, reducedMotion: preferences.reducedMotion)
    emit(.closed(head: (head ?? roster.leader)?.number ?? 0))
  }

  /// Starts the motion of the open panel back into its slot.
  mutating func hideConversation() {
    let row = rowLayout
    let roster = roster
    conversation.close(at: now, in: geometry, reducedMotion: preferences.reducedMotion) {
      row.place(of: $0, in: roster)
    }
  }

  /// Opens the selected head's panel if none is open: every open row without a drag or throw has one.
  mutating func showConversation() {
    guard case .row(let selected, _) = state, state.draggedHead == nil, state.fling == nil,
      !conversation.isOpen
    else { return }
    openPanel(of: selected)
  }

  /// Shows a head's panel in place of the open one. The overflow's panel grows and shrinks, conversations cross-fade.
  mutating func showPanel(of head: HeadID?, insteadOf selected: HeadID?) {
    if let selected, let head {
      placeConversation(of: head, glides: beside != nil)
      let row = rowLayout
      let offset = row.place(of: head, in: roster) - row.place(of: selected, in: roster)
      conversation.replace(
        by: head, anchor: panelAnchor(of: head), from: offset.x + offset.y < 0 ? -1 : 1, at: now,
        in: geometry,
        reducedMotion: preferences.reducedMotion)
    } else if state.draggedHead == nil, state.fling == nil {
      hideConversation()
      openPanel(of: head)
    }
  }

  private mutating func openPanel(of head: HeadID?) {
    // One that still closes beside its head is in the same room.
    placeConversation(of: head, glides: beside != nil)
    if head == nil { updateList(isNew: !conversation.hasPanel(nil)) }
    let openingTime =
      beside == nil
      ? roster.index(of: head).map {
        roster.heads[$0].travel.time(within: geometry.style.openDistance, at: now)
      } : nil
    conversation.open(
      head, anchor: panelAnchor(of: head), at: now, from: openingTime ?? now, isBeside: beside != nil,
      in: geometry, reducedMotion: preferences.reducedMotion)
  }

  // MARK: The origins of panels

  /// The point from which a head's panel grows: the head's position, or with recorded changes its slot.
  private func panelAnchor(of head: HeadID?) -> Point {
    guard case .springs = geometry.style.changes, let point = panelOrigin(of: head) else {
      return rowLayout.place(of: head, in: roster)
    }
    return point
  }

  /// The position of a panel's head, for nil of the overflow's slot; nil for a missing head.
  private func panelOrigin(of head: HeadID?) -> Point? {
    guard let head else { return conversation.overflow.slot.position(at: now) }
    if let index = roster.index(of: head) { return position(index) }
    return removals.point(of: head, at: now)
  }

  /// Moves the panels' points of growth to their heads. With `gliding`, a panel whose hidden head jumped glides there from
  /// its current place. With reduced motion, nothing glides.
  mutating func placePanels(gliding: Bool = false) {
    if roster.heads.hasFaces { roundPanels() }
    guard case .springs = geometry.style.changes else { return }
    let gliding = gliding && !preferences.reducedMotion
    for index in conversation.panels.indices {
      let head = conversation.panels[index].head
      if let point = panelOrigin(of: head) {
        let velocity = gliding ? roster.index(of: head).map { self.velocity($0) } : nil
        conversation.setAnchor(
          point, ofPanel: index, glidingFrom: gliding ? now : nil, velocity: velocity ?? .zero, in: geometry)
      }
    }
  }

  /// Gives each panel that is small the shape of its head's face.
  @inline(never)
  private mutating func roundPanels() {
    for panel in conversation.panels.indices {
      guard let index = roster.index(of: conversation.panels[panel].head),
        let shape = roster.heads[index].shape
      else { continue }
      let (extent, inset) = (shape.extent(at: now), geometry.style.avatarInset)
      let picture = PanelPicture(
        size: Size(width: max(0, extent.width - 2 * inset), height: max(0, extent.height - 2 * inset)),
        radius: max(0, shape.cornerRadius(at: now) - inset))
      conversation.setPicture(picture.scaled(by: shape.scale(at: now)), ofPanel: panel)
    }
  }
}
