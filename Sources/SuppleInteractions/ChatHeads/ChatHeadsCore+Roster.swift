import SuppleMotion
import SuppleScene

// Heads join, leave and change their order; their messages, faces and unread counts.
extension ChatHeadsCore {
  // MARK: Adding

  /// Adds a head as the leader. It slides in from the edge, or comes from `origin` with a picture of `width` points. A head of
  /// the overflow returns from there; a visible head only receives the count.
  mutating func add(_ id: HeadID, unread: Int32, from origin: Point? = nil, width: Double = 0) {
    guard id.number > 0 else { return }
    if heads.roster.index(of: id) == nil { finishFling() }
    // The end of a fling can have taken the head out of the overflow.
    guard heads.roster.index(of: id) == nil else {
      setUnread(id, count: unread)
      return takeFromList(id)
    }
    // A listed head flies from its cell.
    let origin = origin ?? heads.listedPoint(of: id, in: context, at: now)
    insert(heads.roster.new(id, unread: unread, width: width, clock: clock, in: context), at: 0, from: origin)
    heads.conversation.overflow.remove(id)
    emit(.added(head: id.number))
    moveExcessToOverflow()
  }

  /// Adds a head at the back of the stack without animation. A head that was added before stays as it is.
  mutating func addAtOnce(_ id: HeadID, unread: Int32) {
    guard id.number > 0, !heads.roster.contains(id) else { return }
    if heads.roster.isFull {
      heads.roster.appendOverflow(id, unread: max(0, unread))
      trimOverflow()
      // The overflow's slot may replace a head's slot.
      transition(.reshape)
    } else {
      let head = heads.roster.last(id, unread: unread, clock: clock, in: context)
      transition(.rearrange(.insert(head, at: heads.roster.heads.count)))
    }
    restNow()
  }

  /// Inserts a head, which slides in from the edge, or from `origin` in the overflow's panel or in the app. An active head
  /// stays in front of it.
  private mutating func insert(_ added: Head, at index: Int, from origin: Point? = nil) {
    let head = heads.roster.entering(added, from: origin, in: context, at: now)
    transition(.rearrange(.insert(head, at: min(max(index, firstFreePlace), heads.roster.heads.count))))
  }

  /// The first place at which a head can be inserted: 1 behind a leader that a finger or the target moves, else 0.
  private var firstFreePlace: Int { !state.isRow && state.activeHead != nil ? 1 : 0 }

  // MARK: The overflow

  /// Moves heads from the back to the overflow until at most ``ChatHeads/maximumVisible`` are shown.
  private mutating func moveExcessToOverflow() {
    while let id = heads.roster.beginOverflow(besides: state.selected, state.activeHead, in: context, at: now)
    {
      transition(.rearrange(.remove([id])))
      emit(.overflowed(head: id.number))
    }
    trimOverflow()
  }

  private mutating func trimOverflow() {
    while let dropped = heads.roster.dropOverflow() { emit(.dropped(head: dropped.id.number)) }
    updateList()
  }

  /// Moves a head from the overflow in front of the others. `origin` is its position if it was visible.
  mutating func takeFromOverflow(_ index: Int, from origin: Point? = nil) {
    insertFromOverflow(index, at: 0, from: origin)
    moveExcessToOverflow()
  }

  private mutating func insertFromOverflow(_ index: Int, at place: Int, from origin: Point? = nil) {
    let head = heads.roster.takeOverflow(index, clock: clock, in: context)
    insert(head, at: place, from: origin)
    emit(.added(head: head.id.number))
  }

  // MARK: Removing

  /// Removes a head for the app.
  mutating func remove(_ id: HeadID) {
    guard let index = heads.roster.index(of: id) else {
      heads.roster.forgetOverflow(id)
      transition(.reshape)
      return
    }
    heads.roster.beginRemoval(index, in: context, at: now)
    takeOut([id])
  }

  /// Dismisses heads in place, or into the target that has captured them. If the app has cancelled the dismissal, the heads and an
  /// open conversation return to their places.
  mutating func dismiss(_ ids: [HeadID]) {
    let isActive = state.activeHead.map { ids.contains($0) } ?? false
    let isAbsorbed = isActive && state.capturedHead != nil && geometry.absorbs
    // A separate action: the release of a captured head is reported before the dismissal.
    if isActive { transition(.detach) }
    guard !heads.roster.removals.useCancelling() else {
      if case .row(let selected, let activity) = state {
        transition(.lineUp(selected: selected, activity))
      } else if state.activeHead == nil {
        settle()
      }
      return
    }
    var absorbed = isAbsorbed ? heads.roster.absorption(of: ids, in: context, at: now) : nil
    for id in ids
    where heads.roster.beginDismissal(of: id, absorbedBy: &absorbed, clock: clock, in: context) {
      emit(.dismissed(head: id.number))
    }
    if let absorbed { target.takeIn(absorbed, in: context, at: now) }
    takeOut(ids)
  }

  /// Dismisses the whole stack, including the overflow.
  mutating func dismissStack() { dismiss(heads.roster.ids) }

  /// Takes heads out of the roster. The others close the gap, and heads of the overflow fill up the free places.
  private mutating func takeOut(_ ids: [HeadID]) {
    if let head = flyout.latestHead, ids.contains(head) { closeFlyout() }
    transition(.rearrange(.remove(ids)))
    while !heads.roster.isFull, !heads.roster.overflow.isEmpty {
      insertFromOverflow(0, at: heads.roster.heads.count)
    }
  }

  /// Cancels the dismissal that is in progress, of heads or of an unread count, or else the next one of heads.
  mutating func cancelDismissal() {
    guard heads.roster.removals.hasDismissal(at: now) else {
      if !heads.roster.restoreCounts(into: &events, at: clock.hostTime.seconds, in: geometry) {
        heads.roster.removals.cancelNext()
      }
      return
    }
    let kept = heads.roster.overflow.count
    var opened: HeadID?
    while let removal = heads.roster.cancelLastDismissal() {
      transition(.rearrange(.insert(removal.head, at: min(firstFreePlace, heads.roster.heads.count))))
      if removal.wasOpen { opened = removal.head.id }
    }
    target.release(in: context, at: now)
    if heads.roster.overflow.count != kept { transition(.reshape) }
    moveExcessToOverflow()
    if let opened { transition(.open(opened)) }
  }

  // MARK: The transition

  /// Carries out a change of the roster. Each head that stays keeps its position and velocity.
  mutating func rearrange(_ change: RosterChange) {
    if case .remove(let ids) = change { keepFlyout(besideRemoved: ids) }
    let active = state.activeHead
    switch state {
    case .stack:
      if active != nil, heads.roster.leader(after: change) == active {
        heads.roster.rearrange(change, captured: state.capturedHead, in: context, at: now)
        heads.placePanels(gliding: true, in: context, at: now)
      } else {
        // A separate action: in between, no sum of unread counts includes a head from the overflow, and the stack's
        // badge receives two changes.
        transition(.detach)
        heads.roster.apply(change)
        adoptLeader()
        settle()
      }
    case .row(let selected, let activity):
      heads.detach(in: context, at: now)
      let returning = selected ?? heads.roster.leader
      let next = heads.roster.apply(change, toRowOf: selected)
      adoptLeader()
      guard !heads.roster.heads.isEmpty else {
        settle()
        closePanels(returningFocusFrom: returning)
        return
      }
      let isActiveGone = active != nil && heads.roster.index(of: active) == nil
      let wasOpen = heads.conversation.isOpen
      transition(.lineUp(selected: next, isActiveGone ? .reading : activity))
      if next != selected, wasOpen { showPanel(of: next) }
      if let next, next != selected { emit(.selected(head: next.number)) }
      leaveEmptyList()
    }
  }

  // MARK: Messages

  /// Makes a head the leader of the closed stack; one of the overflow comes into the stack or the row.
  mutating func lead(_ id: HeadID) {
    takeFromList(id)
    guard !state.isRow, state.activeHead == nil, let index = heads.roster.index(of: id), index > 0 else {
      return
    }
    transition(.rearrange(.moveToFront(index)))
  }

  /// Announces a message: its head becomes the leader of the closed stack, and a flyout shows the text.
  mutating func announce(_ text: Int32, size: Size?, for id: HeadID) {
    lead(id)
    guard let index = heads.roster.index(of: id) else { return }
    heads.roster.noteMessage(index)
    guard !state.isRow, state.activeHead == nil else { return }
    let message = FlyoutMessage(head: id, text: text, size: size)
    act(onFlyout: flyout.announce(message, in: flyoutContext, at: now))
    showCounts()
  }

  /// Acts on a change of the flyout, and notifies the app of a message that was visible.
  @inline(never)
  mutating func act(onFlyout effects: PartEffects) {
    heads.roster.sender = flyout.openHead
    if effects.contains(.tapped), let head = flyout.tappedHead { tap(head) }
    if effects.contains(FlyoutPart.closing) { heads.roster.idle.note(at: now) }
    if effects.contains(FlyoutPart.hidden), let head = flyout.hiddenHead {
      emit(.flyoutHidden(head: head.number))
    }
  }

  /// Closes the flyout.
  @inline(never)
  mutating func closeFlyout() { act(onFlyout: flyout.close(in: flyoutContext, at: now)) }

  /// The place of the head of a flyout's message.
  @inline(never)
  func flyoutHead(of message: FlyoutMessage) -> FlyoutHead {
    heads.roster.flyoutHead(of: message, in: context, at: now)
  }

  /// Keeps the flyout's messages beside heads that are about to leave the stack.
  mutating func keepFlyout(besideRemoved ids: [HeadID]) {
    guard flyout.flyout != nil else { return }
    for id in ids {
      guard let index = heads.roster.index(of: id) else { continue }
      flyout.keep(id, at: heads.roster.lastFlyoutHead(index, in: context, at: now))
    }
  }

  // MARK: Faces

  /// Sets the face of a head, shown or in the overflow; nil for the circle. The heads take their new places.
  @inline(never)
  mutating func setFace(_ id: HeadID, _ face: HeadFace?, animated: Bool) {
    if heads.roster.setOverflowFace(id, face) { updateList() }
    guard heads.roster.setFace(id, face, animated: animated, in: geometry, at: now) else { return }
    adoptLeader()
    transition(.reshape)
    if !animated { restNow() }
  }

  /// Moves every head to its resting place or slot, in its final size, without animation.
  @inline(never)
  mutating func restNow() {
    transition(.restAtOnce)
    heads.roster.finishShapes()
  }

  // MARK: Unread counts

  /// Moves every badge to the present and to the corner of its head. With `checking`, connectors that are too long
  /// break.
  mutating func placeBadges(checking: Bool = false) {
    heads.roster.placeBadges(clock: clock, in: context, checking: checking)
    takeBadgeEvents()
  }

  /// Passes a finger's sample to a head's badge; a tap on a badge is a tap on its head.
  mutating func passToBadge(of index: Int?, _ pointer: Pointer, hostTime: HostTime) {
    guard let index else { return }
    let response = heads.roster.heads[index].badge.handle(pointer, hostTime: hostTime)
    if pointer.phase == .down, index == 0, heads.roster.showsSum(in: geometry) { heads.roster.holdSum() }
    takeBadgeEvents()
    if pointer.phase == .up || pointer.phase == .cancel { showCounts() }
    guard response == .tapped, taps.isIntentional else { return }
    tap(heads.roster.heads[index].id)
  }

  /// Sets the count of each badge.
  mutating func showCounts() { heads.roster.showCounts(in: geometry) }

  /// Sets the unread count of a head in the stack, the row or the overflow. A count that rises is news.
  mutating func setUnread(_ id: HeadID, count: Int32) {
    heads.roster.setUnread(id, count: max(0, count))
    showCounts()
    updateList()
  }

  /// Emits the badges' events.
  @inline(never)
  mutating func takeBadgeEvents() { heads.roster.takeBadgeEvents(into: &events, in: geometry) }
}
