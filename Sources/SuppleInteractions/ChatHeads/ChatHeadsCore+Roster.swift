import SuppleMotion
import SuppleScene

// Heads join, leave and change their order; their messages, faces and unread counts.
extension ChatHeadsCore {
  // MARK: Adding

  /// Adds a head as the leader. It slides in from the edge, or comes from `origin` with a picture of `width` points. A head of
  /// the overflow returns from there; a visible head only receives the count.
  mutating func add(_ id: HeadID, unread: Int32, from origin: Point? = nil, width: Double = 0) {
    guard id.number > 0 else { return }
    if roster.index(of: id) == nil { finishFling() }
    // The end of a fling can have taken the head out of the overflow.
    guard roster.index(of: id) == nil else {
      setUnread(id, count: unread)
      return takeFromList(id)
    }
    // A listed head flies from its cell.
    let origin = origin ?? (state.isListing ? conversation.picturePoint(of: id, in: context, at: now) : nil)
    insert(roster.new(id, unread: unread, width: width, clock: clock, in: context), at: 0, from: origin)
    conversation.overflow.remove(id)
    emit(.added(head: id.number))
    moveExcessToOverflow()
  }

  /// Adds a head at the back of the stack without animation. A head that was added before stays as it is.
  mutating func addAtOnce(_ id: HeadID, unread: Int32) {
    guard id.number > 0, !roster.contains(id) else { return }
    if roster.isFull {
      roster.appendOverflow(id, unread: max(0, unread))
      trimOverflow()
      // The overflow's slot may replace a head's slot.
      transition(.reshape)
    } else {
      removals.forget(id)
      let head = roster.last(id, unread: unread, clock: clock, in: context)
      transition(.rearrange(.insert(head, at: roster.heads.count)))
    }
    restNow()
  }

  /// Inserts a head, which slides in from the edge, or from `origin` in the overflow's panel or in the app. An active head
  /// stays in front of it.
  private mutating func insert(_ added: Head, at index: Int, from origin: Point? = nil) {
    removals.forget(added.id)
    let head = roster.entering(added, from: origin, in: context, at: now)
    transition(.rearrange(.insert(head, at: min(max(index, firstFreePlace), roster.heads.count))))
  }

  /// The first place at which a head can be inserted: 1 behind a leader that a finger or the target moves, else 0.
  private var firstFreePlace: Int { !state.isRow && state.activeHead != nil ? 1 : 0 }

  // MARK: The overflow

  /// Moves heads from the back to the overflow until at most ``ChatHeads/maximumVisible`` are shown.
  private mutating func moveExcessToOverflow() {
    while let index = roster.excess(besides: state.selected, state.activeHead) {
      let id = roster.heads[index].id
      roster.pushOverflow(id, unread: roster.heads[index].unread, face: roster.heads[index].face)
      begin(index, for: .overflow)
      transition(.rearrange(.remove([id])))
      emit(.overflowed(head: id.number))
    }
    trimOverflow()
  }

  private mutating func trimOverflow() {
    while let dropped = roster.dropOverflow() { emit(.dropped(head: dropped.id.number)) }
    if state.isListing { updateList() }
  }

  /// Moves a head from the overflow in front of the others. `origin` is its position if it was visible.
  mutating func takeFromOverflow(_ index: Int, from origin: Point? = nil) {
    insertFromOverflow(index, at: 0, from: origin)
    moveExcessToOverflow()
  }

  private mutating func insertFromOverflow(_ index: Int, at place: Int, from origin: Point? = nil) {
    let head = roster.takeOverflow(index, clock: clock, in: context)
    insert(head, at: place, from: origin)
    emit(.added(head: head.id.number))
  }

  // MARK: Removing

  /// Removes a head for the app.
  mutating func remove(_ id: HeadID) {
    guard let index = roster.index(of: id) else {
      roster.forgetOverflow(id)
      transition(.reshape)
      return
    }
    // A pressed leader returns to its size during its removal; a pressed head of the row keeps its scale.
    if !state.isRow { roster.setTouchScale(id, 1, in: context, at: now) }
    begin(index, for: .removal)
    takeOut([id])
  }

  /// Begins the removal of a head that is still in the roster.
  @inline(never)
  private mutating func begin(_ index: Int, for reason: HeadRemoval.Reason) {
    let opacity = idle.opacity(of: roster.heads[index].id, in: context, at: now)
    let removal = roster.removal(index, for: reason, opacity: opacity, in: context, at: now)
    if let removal { removals.begin(removal) }
  }

  /// Dismisses heads in place, or into the target that has captured them. If the app has cancelled the dismissal, the heads and an
  /// open conversation return to their places.
  mutating func dismiss(_ ids: [HeadID]) {
    let isActive = state.activeHead.map { ids.contains($0) } ?? false
    let isAbsorbed = isActive && state.capturedHead != nil && geometry.absorbs
    // A separate action: the release of a captured head is reported before the dismissal.
    if isActive { transition(.letGo) }
    guard !removals.useCancelling() else {
      if case .row(let selected, let activity) = state {
        transition(.lineUp(selected: selected, activity))
      } else if state.activeHead == nil {
        settle()
      }
      return
    }
    var absorbed = isAbsorbed ? roster.absorption(of: ids, in: context, at: now) : nil
    for id in ids {
      let removal = roster.dismissal(
        of: id, absorbedBy: &absorbed, opacity: idle.opacity(of: id, in: context, at: now), clock: clock,
        in: context)
      guard let removal else { continue }
      removals.begin(removal)
      emit(.dismissed(head: id.number))
    }
    if let absorbed { target.takeIn(absorbed, in: context, at: now) }
    takeOut(ids)
  }

  /// Dismisses the whole stack, including the overflow.
  mutating func dismissStack() {
    var ids = roster.ids
    for entry in roster.overflow { ids.append(entry.id) }
    dismiss(ids)
  }

  /// Takes heads out of the roster. The others close the gap, and heads of the overflow fill up the free places.
  private mutating func takeOut(_ ids: [HeadID]) {
    if let head = flyout.latestHead, ids.contains(head) { closeFlyout() }
    transition(.rearrange(.remove(ids)))
    while !roster.isFull, !roster.overflow.isEmpty {
      insertFromOverflow(0, at: roster.heads.count)
    }
  }

  /// Cancels the dismissal that is in progress, of heads or of an unread count, or else the next one of heads.
  mutating func cancelDismissal() {
    guard removals.hasDismissal(at: now) else {
      if !roster.restoreCounts(into: &events, at: clock.hostTime.seconds, in: geometry) {
        removals.cancelNext()
      }
      return
    }
    var reshapes = false
    while let removal = removals.takeLastDismissal() {
      guard !roster.contains(removal.head.id) else { continue }
      if removal.reason == .dismissalFromOverflow {
        roster.pushOverflow(removal.head.id, unread: removal.head.unread, face: removal.head.face)
        reshapes = true
        continue
      }
      var head = removal.head
      head.travel = .moving(removal.motion)
      transition(.rearrange(.insert(head, at: min(firstFreePlace, roster.heads.count))))
    }
    target.release(in: context, at: now)
    if reshapes { transition(.reshape) }
    moveExcessToOverflow()
  }

  // MARK: The transition

  /// Carries out a change of the roster. Each head that stays keeps its position and velocity.
  mutating func rearrange(_ change: RosterChange) {
    if case .remove(let ids) = change { keepFlyout(besideRemoved: ids) }
    let active = state.activeHead
    switch state {
    case .stack:
      if active != nil, roster.leader(after: change) == active {
        roster.rearrange(change, captured: state.capturedHead, in: context, at: now)
        placePanels(gliding: true)
      } else {
        // A separate action: in between, no sum of unread counts includes a head from the overflow, and the stack's
        // badge receives two changes.
        transition(.letGo)
        roster.apply(change)
        adoptLeader()
        settle()
      }
    case .row(let selected, let activity):
      detachFollowers()
      let place = roster.index(of: selected) ?? 0
      let returning = selected ?? roster.leader
      roster.apply(change)
      adoptLeader()
      guard let last = roster.heads.indices.last else {
        settle()
        closePanels(returningFocusFrom: returning)
        return
      }
      let isActiveGone = active != nil && roster.index(of: active) == nil
      let next =
        selected == nil || roster.index(of: selected) != nil ? selected : roster.heads[min(place, last)].id
      let wasOpen = conversation.isOpen
      transition(.lineUp(selected: next, isActiveGone ? .reading : activity))
      if next != selected, wasOpen { showPanel(of: next, insteadOf: selected) }
      if let next, next != selected { emit(.selected(head: next.number)) }
      leaveEmptyList()
    }
  }

  // MARK: Messages

  /// Makes a head the leader of the closed stack; one of the overflow comes into the stack or the row.
  mutating func lead(_ id: HeadID) {
    takeFromList(id)
    guard !state.isRow, state.activeHead == nil, let index = roster.index(of: id), index > 0 else { return }
    transition(.rearrange(.moveToFront(index)))
  }

  /// Announces a message: its head leads the closed stack, and a flyout shows the text.
  mutating func announce(_ text: Int32, size: Size?, for id: HeadID) {
    lead(id)
    guard let index = roster.index(of: id) else { return }
    roster.heads[index].news = roster.nextNews()
    guard !state.isRow, state.activeHead == nil else { return }
    let message = FlyoutMessage(head: id, text: text, size: size)
    act(onFlyout: flyout.announce(message, in: flyoutContext, at: now))
    showCounts()
  }

  /// Acts on a change of the flyout, and notifies the app of a message that was visible.
  @inline(never)
  mutating func act(onFlyout effects: PartEffects) {
    roster.sender = flyout.openHead
    if effects.contains(.tapped), let head = flyout.tappedHead { tap(head) }
    if effects.contains(FlyoutPart.closing) { idle.note(at: now) }
    if effects.contains(FlyoutPart.hidden), let head = flyout.hiddenHead {
      emit(.flyoutHidden(head: head.number))
    }
  }

  /// Closes the flyout.
  @inline(never)
  mutating func closeFlyout() { act(onFlyout: flyout.close(in: flyoutContext, at: now)) }

  /// The place of the head of a flyout's message: current, during its removal, or its last one.
  @inline(never)
  func flyoutHead(of message: FlyoutMessage) -> FlyoutHead {
    if let index = roster.index(of: message.head) { return roster.flyoutHead(index, in: context, at: now) }
    return removals.flyoutHead(of: message.head, at: now, in: geometry) ?? message.lastHead
      ?? roster.flyoutHead(0, in: context, at: now)
  }

  /// Keeps the flyout's messages beside heads that are about to leave the stack.
  mutating func keepFlyout(besideRemoved ids: [HeadID]) {
    guard flyout.flyout != nil else { return }
    for index in roster.heads.indices where ids.contains(roster.heads[index].id) {
      let id = roster.heads[index].id
      var last = roster.flyoutHead(index, in: context, at: now)
      if let point = removals.point(of: id, at: .infinity) { last.point = point }
      flyout.keep(id, at: last)
    }
  }

  // MARK: Faces

  /// Sets the face of a head, shown or in the overflow; nil for the circle. The heads take their new places.
  @inline(never)
  mutating func setFace(_ id: HeadID, _ face: HeadFace?, animated: Bool) {
    if roster.setOverflowFace(id, face), state.isListing { updateList() }
    guard roster.setFace(id, face, animated: animated, in: geometry, at: now) else { return }
    adoptLeader()
    transition(.reshape)
    if !animated { restNow() }
  }

  /// Moves every head to its resting place or slot, in its final size, without animation.
  @inline(never)
  mutating func restNow() {
    transition(.restAtOnce)
    roster.finishShapes()
  }

  // MARK: Unread counts

  /// Moves every badge to the present and to the corner of its head. With `checking`, connectors that are too long
  /// break.
  mutating func placeBadges(checking: Bool = false) {
    roster.placeBadges(clock: clock, in: context, checking: checking)
    removals.placeBadges(at: roster.badges.corner(at: now), clock: clock, in: geometry)
    takeBadgeEvents()
  }

  /// Passes a finger's sample to a head's badge; a tap on a badge is a tap on its head.
  mutating func passToBadge(of index: Int?, _ pointer: Pointer, hostTime: HostTime) {
    guard let index else { return }
    let response = roster.heads[index].badge.handle(pointer, hostTime: hostTime)
    takeBadgeEvents()
    if pointer.phase == .up || pointer.phase == .cancel { showCounts() }
    guard response == .tapped, taps.isIntentional else { return }
    tap(roster.heads[index].id)
  }

  /// Sets the count of each badge.
  mutating func showCounts() { roster.showCounts(in: geometry) }

  /// Sets the unread count of a head in the stack, the row or the overflow. A count that rises is news.
  mutating func setUnread(_ id: HeadID, count: Int32) {
    roster.setUnread(id, count: max(0, count))
    showCounts()
    if state.isListing { updateList() }
  }

  /// Emits the badges' events.
  @inline(never)
  mutating func takeBadgeEvents() { roster.takeBadgeEvents(into: &events, in: geometry) }
}
