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
    guard let index = heads.roster.index(of: head) else { return }
    closeFlyout()
    // A separate action: the release of a captured stack is reported before the opening of the conversation.
    if !rowLayout.hasSlot(index) { transition(.detach) }
    transition(.lineUp(selected: head, .reading, stagger: geometry.style.rowStagger))
    heads.conversation.setScrim(true, in: context, at: now)
    emit(.opened(head: head.number))
  }

  /// Another head of the open row is selected.
  mutating func select(
    _ head: HeadID, instead selected: HeadID?, _ activity: RowActivity
  ) -> ChatHeadsState? {
    guard let index = heads.roster.index(of: head), selected != head else { return nil }
    let next: ChatHeadsState =
      rowLayout.hasSlot(index) ? .row(selected: head, activity) : lineUp(head, activity)
    if heads.conversation.isOpen { showPanel(of: head) }
    emit(.selected(head: head.number))
    return next
  }

  /// Closes the conversation: the stack returns to its resting place, behind the selected head and then the heads with
  /// news.
  mutating func closeConversation() {
    guard case .row(let selected, _) = state else { return }
    let isBeside = beside != nil
    let style = geometry.style
    transition(.detach)
    transition(.leaveRow(leader: selected))
    transition(
      .settle(
        by: isBeside ? style.closeSpring : style.rowSpring, stagger: style.rowStagger,
        followerDelay: isBeside ? 0 : style.rowLeaveDelay))
  }

  /// Closes panels and scrim. The event names the head that receives the focus: from the overflow's panel, the leader.
  mutating func closePanels(returningFocusFrom head: HeadID?) {
    heads.closeConversation(in: context, at: now)
    emit(.closed(head: (head ?? heads.roster.leader)?.number ?? 0))
  }

  // MARK: The room of the panels

  /// The heads and their conversation side by side; nil where the heads form a row.
  var beside: BesidePlacement? { heads.roster.beside(in: geometry) }

  /// Whether a conversation is open away from its head, and so stays where it is while heads are dragged.
  var hasPanelAway: Bool { beside != nil && state.selected != nil && heads.conversation.panel.isAway }

  /// Whether an open conversation blocks the app below it.
  var isModal: Bool { geometry.style.modality.isModal(beside: beside != nil) }

  /// Whether a touch at `point` is kept from the app below: by the heads, or by an open conversation.
  func covers(_ point: Point) -> Bool {
    state.isRow && isModal || hit(at: point) != .app || heads.conversation.contains(point)
  }

  /// The input of the open panel.
  var panelContext: PanelContext { heads.panelContext(in: context, at: now) }

  /// Moves the open conversation to its room; with `glides` from its current position, by `spring` or that of a closing panel.
  @inline(never)
  mutating func placeConversation(glides: Bool = false, by spring: Spring? = nil) {
    note(heads.placeConversation(of: state.selected, glides: glides, by: spring, in: context, at: now))
  }

  /// Sets the exclusion areas. Heads and panel at rest move to a clear place, the panel by the spring of the heads; under a
  /// finger they do so at its release.
  mutating func setExclusionAreas(_ areas: [Rect]) {
    var kept: [Rect] = []
    for area in areas where area.isFinite && kept.count < Self.maximumAreas { kept.append(area) }
    guard kept != geometry.exclusionAreas else { return }
    wake()
    geometry = geometry.with(exclusionAreas: kept)
    if beside != nil { placeConversation(glides: true, by: geometry.style.settleSpring) }
    transition(.reshape)
  }

  /// Shows a head's panel in place of the open one, with nil the overflow's.
  @inline(never)
  mutating func showPanel(of head: HeadID?) {
    note(heads.showPanel(of: head, clock: clock, in: context))
  }

  /// Notifies the app of a resize that has ended because the heads form a row.
  @inline(never)
  mutating func note(_ effects: PartEffects) {
    guard effects.contains(.changed), let frame = heads.conversation.panel.state.resized else { return }
    emit(.panelResized(frame: frame))
  }

  // MARK: The panel beside its head

  /// Acts on a change of the panel: moves the panel to its place, its heads to the side at which it docks, and notifies the
  /// app of an animated change.
  @inline(never)
  mutating func act(onPanel effects: PartEffects, animated: Bool = true) {
    guard !effects.isEmpty else { return }
    if effects.contains(PanelPart.follows) { return placeConversation(glides: true) }
    let docks = effects.contains(PanelPart.docks)
    if docks,
      heads.roster.stack.setSide(
        heads.conversation.panel.dockingSide, isStacked: heads.roster.isStacked, in: geometry)
    {
      emitMove()
    }
    note(
      heads.conversation.movePanel(after: effects, animated: animated, in: panelContext, at: now))
    // In another width the list has other columns.
    updateList()
    guard animated else { return }
    let frame = heads.conversation.panel.target
    if effects.contains(PanelPart.moves) {
      emitOnce(.panelMoved(docking: heads.conversation.panel.state.docking, frame: frame))
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
    guard context.beside != nil, heads.conversation.isOpen, state.selected != nil, activePointer == nil else {
      return false
    }
    guard let effects = heads.conversation.panel.press(key, on: focus.role, in: context) else { return false }
    act(onPanel: effects)
    return true
  }

  // MARK: The overflow

  /// Updates height and cells of the open panel of the overflow.
  mutating func updateList() { if state.isListing { note(heads.updateList(clock: clock, in: context)) } }

  /// Opens the panel of the overflow from its slot, in place of the open conversation.
  mutating func openOverflow(_ activity: RowActivity) -> ChatHeadsState? {
    guard rowLayout.listed > 0, !state.isListing else { return nil }
    showPanel(of: nil)
    return .row(selected: nil, activity)
  }

  /// Handles a tap on the overflow's slot, or the key for it.
  mutating func openOrCloseOverflow() { transition(state.isListing ? .close : .openOverflow) }

  /// Replaces an empty list by the first head's conversation.
  mutating func leaveEmptyList() {
    guard state.isListing, rowLayout.listed == 0, let first = heads.roster.leader else { return }
    transition(.open(first))
  }

  /// Moves a head of the overflow, or one without a slot of the open row, in front of the others: from the panel if it
  /// is open.
  mutating func takeFromList(_ id: HeadID) {
    let origin = heads.listedPoint(of: id, in: context, at: now)
    if let index = heads.roster.overflowIndex(of: id) {
      takeFromOverflow(index, from: origin)
    } else if state.isRow, let index = heads.roster.index(of: id), !rowLayout.hasSlot(index) {
      // A head that still fades at its former slot continues from there: its cell is not drawn yet.
      if let origin, heads.roster.isHidden(index, in: context, at: now) {
        heads.roster.heads[index].appear(at: origin)
        heads.placePanels(gliding: true, in: context, at: now)
      }
      transition(.rearrange(.moveToFront(index)))
    } else {
      return
    }
    heads.conversation.overflow.remove(id)
  }
}
