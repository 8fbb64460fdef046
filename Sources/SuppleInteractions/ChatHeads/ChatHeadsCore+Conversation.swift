import SuppleMotion
import SuppleScene

// The open conversation, its panel beside its head, and the overflow.
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
    conversation.setScrim(true, in: context, at: now)
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
    let spring = beside == nil ? geometry.style.rowSpring : geometry.style.closeSpring
    transition(.letGo)
    transition(.leaveRow(leader: selected))
    transition(.settle(by: spring, stagger: geometry.style.rowStagger))
  }

  /// Closes the panels of a row whose heads are about to form the stack, with the heads with news behind the leader.
  mutating func leaveRow(selected: HeadID?, leader: HeadID?) -> ChatHeadsState {
    closePanels(returningFocusFrom: selected)
    roster.leaveRow(behind: leader, in: context, at: now)
    adoptLeader()
    placePanels(gliding: true)
    return .stack(.settling)
  }

  /// Closes panels and scrim. The event names the head that receives the focus: from the overflow's panel, the leader.
  mutating func closePanels(returningFocusFrom head: HeadID?) {
    hideConversation()
    conversation.setScrim(false, in: context, at: now)
    emit(.closed(head: (head ?? roster.leader)?.number ?? 0))
  }

  /// Starts the motion of the open panel back into its slot.
  mutating func hideConversation() {
    let (row, heads) = (rowLayout, roster.heads)
    conversation.close(in: context, at: now) { row.place(of: $0, in: heads) }
  }

  /// Opens the selected head's panel if none is open: every open row that has lined up has one, but during a drag or throw.
  mutating func showConversation() {
    if state.isRow, !state.raisesTarget, !conversation.isOpen { openPanel(of: state.selected) }
  }

  /// Shows a head's panel in place of the open one. The overflow's panel grows and shrinks, conversations cross-fade.
  mutating func showPanel(of head: HeadID?, insteadOf selected: HeadID?) {
    if let selected, let head {
      let slot = rowLayout.place(of: selected, in: roster.heads)
      note(conversation.replace(by: head, from: slot, in: panelContext(of: head), at: now))
    } else if !state.raisesTarget {
      hideConversation()
      openPanel(of: head)
    }
  }

  private mutating func openPanel(of head: HeadID?) {
    if head == nil { updateList(isNew: !conversation.hasPanel(nil)) }
    let start = roster.arrival(of: head, in: geometry, at: now) ?? now
    note(conversation.open(head, from: start, in: panelContext(of: head), at: now))
  }

  // MARK: The room of the panels

  /// The heads and their conversation side by side; nil where the heads form a row.
  var beside: BesidePlacement? { roster.beside(in: geometry) }

  /// Whether an open conversation blocks the app below it.
  var isModal: Bool { geometry.style.modality.isModal(beside: beside != nil) }

  /// Whether a touch at `point` is kept from the app below: by the heads, or by an open conversation.
  func covers(_ point: Point) -> Bool {
    state.isRow && isModal || hit(at: point) != .app || conversation.contains(point)
  }

  /// The input of the open panel.
  var panelContext: PanelContext { panelContext(of: state.selected) }

  /// The input of a head's panel; with nil, of the overflow's.
  @inline(never)
  func panelContext(of head: HeadID?) -> PanelContext {
    var context = roster.panelContext(of: head, at: panelPoint(of: head), in: geometry)
    if geometry.style.panelSizing == .content {
      // A panel that closes keeps its height, and so does a conversation while the list is open.
      context.contentHeight = conversation.panel.contentHeight(of: head, isOpen: head != nil && state.isRow)
    }
    if head == nil, context.beside != nil, state.isRow || conversation.hasPanel(nil) {
      context.listHeight = conversation.overflow.height
    }
    return context
  }

  /// The position of a panel's head, with nil of the overflow's slot; nil for a missing head.
  private func panelPoint(of head: HeadID?) -> Point? {
    guard let head else { return conversation.overflow.slot.position(at: now) }
    return roster.index(of: head).map { position($0) } ?? removals.point(of: head, at: now)
  }

  /// Moves the panels' points of growth to their heads. With `gliding`, a panel whose hidden head jumped glides there from
  /// its current place.
  mutating func placePanels(gliding: Bool = false) {
    for panel in conversation.panels.indices {
      let head = conversation.panels[panel].head
      let index = roster.index(of: head)
      if roster.heads.hasFaces, let index, let shape = roster.heads[index].shape {
        conversation.round(panel, to: shape, in: geometry, at: now)
      }
      guard case .springs = geometry.style.changes, let point = panelPoint(of: head) else { continue }
      let velocity = gliding ? index.map { self.velocity($0) } ?? .zero : nil
      conversation.setAnchor(point, ofPanel: panel, gliding: velocity, in: context, at: now)
    }
  }

  /// Moves the open conversation to its room; with `glides` from its current position, by `spring` or that of a closing panel.
  mutating func placeConversation(glides: Bool = false, by spring: Spring? = nil) {
    placeConversation(of: state.selected, glides: glides, by: spring)
  }

  /// Moves the conversation to a head's room, with nil to the overflow's; with `glides` from its current position.
  @inline(never)
  mutating func placeConversation(of head: HeadID?, glides: Bool = false, by spring: Spring? = nil) {
    note(conversation.place(glides: glides, by: spring, in: panelContext(of: head), at: now))
  }

  /// Sets the exclusion areas. What is at rest moves to a clear place, the panel by the spring of the heads; what a finger holds
  /// does so at its release.
  mutating func setExclusionAreas(_ areas: [Rect]) {
    var kept: [Rect] = []
    for area in areas where area.isFinite && kept.count < Self.maximumAreas { kept.append(area) }
    guard kept != geometry.exclusionAreas else { return }
    wake()
    geometry = geometry.with(exclusionAreas: kept)
    if beside != nil { placeConversation(glides: true, by: geometry.style.settleSpring) }
    transition(.reshape)
  }

  /// Notifies the app of a resize that has ended because the heads form a row.
  private mutating func note(_ effects: PartEffects) {
    guard effects.contains(.changed), let frame = conversation.panel.state.resized else { return }
    emit(.panelResized(frame: frame))
  }

  // MARK: The panel beside its head

  /// Acts on a change of the panel: moves the panel to its place, its heads to the side at which it docks, and notifies the
  /// app of an animated change.
  @inline(never)
  mutating func act(onPanel effects: PartEffects, animated: Bool = true) {
    guard !effects.isEmpty else { return }
    if effects.contains(PanelPart.follows) { return placeConversation(of: state.selected, glides: true) }
    let docks = effects.contains(PanelPart.docks)
    if docks, roster.stack.setSide(conversation.panel.dockingSide, isStacked: roster.isStacked, in: geometry)
    {
      emitMove()
    }
    note(
      conversation.movePanel(after: effects, animated: animated, in: panelContext, at: now))
    // In another width the list has other columns.
    if state.isListing { updateList() }
    guard animated else { return }
    let frame = conversation.panel.target
    if effects.contains(PanelPart.moves) {
      emitOnce(.panelMoved(docking: conversation.panel.state.docking, frame: frame))
    }
    if docks { transition(.reshape) }
    if effects.contains(.changed) { emitOnce(.panelResized(frame: frame)) }
  }

  /// Emits a change of the panel. Several steps at one instant are one change.
  private mutating func emitOnce(_ event: ChatHeads.Event) {
    if let last = events.last, last.time == clock.hostTime.seconds {
      switch (last.value, event) {
      case (.panelMoved, .panelMoved), (.panelResized, .panelResized): events.removeLast()
      default: break
      }
    }
    emit(event)
  }

  /// Handles a key on the bar or a handle of the open conversation.
  @inline(never)
  mutating func pressPanel(_ key: Key, _ focus: LayerID) -> Bool {
    let context = panelContext
    guard context.beside != nil, conversation.isOpen, state.selected != nil, activePointer == nil else {
      return false
    }
    guard let effects = conversation.panel.press(key, on: focus.role, in: context) else { return false }
    act(onPanel: effects)
    return true
  }

  // MARK: The overflow

  /// Updates the panel's height and cells for the listed heads. With `isNew` all cells appear without animation.
  mutating func updateList(isNew: Bool = false) {
    let listed = roster.listed(clock: clock, in: context)
    conversation.overflow.measure(listed, width: listRoom.width, in: geometry)
    if beside != nil { placeConversation(of: nil, glides: true) }
    conversation.overflow.update(listed, in: listRoom, isNew: isNew, at: now, geometry: geometry)
  }

  /// The room of the overflow's panel.
  private var listRoom: Rect {
    @inline(never) get { conversation.panel.state.room(in: panelContext(of: nil)).room }
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
