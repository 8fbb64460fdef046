import SuppleMotion
import SuppleScene

/// What the app can ask for, and what touches lead to: opening, closing, coming and going.
extension ChatHeadsMachine {
  // MARK: Opening and closing

  /// Opens a head's conversation, or brings it to the front of the open one.
  func open(_ head: Int32) {
    if let kept = overflow.firstIndex(where: { $0.id == head }) { takeFromOverflow(kept) }
    guard let index = index(of: head) else { return }
    switch state {
    case .row(let selected, let activity):
      guard case .reading = activity, selected != head else { return }
      let hadSlot =
        RowLayout(
          heads: heads, selected: selected, hasOverflow: !overflow.isEmpty, geometry: geometry
        ).slot(of: index) != nil
      state = .row(selected: head, .reading)
      if !hadSlot { lineUp(selected: head, .reading) }
      switchPanel(to: head, anchorX: slotX(of: head), at: now)
      emit(.selected, head: head)
    case .stack(let activity):
      if case .swallowed = activity { return }
      if case .held = activity { letGoForApp() }
      dropFlyout(at: now)
      raiseTarget(false, at: now)
      lineUp(selected: head, .reading, stagger: geometry.style.rowStagger)
      growPanel(for: head, anchorX: slotX(of: head), at: now)
      setDim(true, at: now)
      emit(.opened, head: head)
    }
  }

  /// Closes the open conversation: the stack returns to where it rested, the head that was read leading.
  func close() {
    guard case .row(let selected, let activity) = state else { return }
    if case .held = activity { letGoForApp() }
    closePanels(returningFocusFrom: selected)
    bringToFront(selected)
    settle(spring: geometry.style.rowSpring, stagger: geometry.style.rowStagger)
  }

  /// Sends the conversation and the veil away.
  func closePanels(returningFocusFrom head: Int32) {
    shrinkPanels(at: now)
    setDim(false, at: now)
    raiseTarget(false, at: now)
    emit(.closed, head: head)
  }

  /// The x of a head's slot in the open row, from where its conversation grows.
  func slotX(of head: Int32) -> Double {
    guard case .row(let selected, _) = state, let index = index(of: head) else {
      return geometry.screen.size.width / 2
    }
    return RowLayout(heads: heads, selected: selected, hasOverflow: !overflow.isEmpty, geometry: geometry)
      .place(of: index).x
  }

  /// Takes what a finger holds out of its hold, because the app wants something else of it.
  private func letGoForApp() {
    switch state {
    case .stack(.held(let hold)), .row(_, .held(let hold)):
      if case .captured = hold.magnet {
        engageTarget(false, at: now)
        emit(.released, head: hold.head)
      }
      raiseTarget(false, at: now)
      if let index = index(of: hold.head) { heads[index].press = .resting(1) }
    default: break
    }
  }

  private func bringToFront(_ head: Int32) {
    guard let index = index(of: head), index > 0 else { return }
    reorder { heads in
      let moved = heads.remove(at: index)
      heads.insert(moved, at: 0)
    }
  }

  // MARK: Coming

  func add(_ id: Int32, unread: Int32) {
    guard id > 0 else { return }
    if isKnown(id) {
      setUnread(id, count: unread)
      return
    }
    let isHeld = holdingPointer != nil && leaderMotion != nil
    insert(makeHead(id, unread: unread), at: isHeld ? min(1, heads.count) : 0)
    emit(.added, head: id)
    makeRoom()
  }

  /// Puts a head among the others, sliding in from the edge.
  private func insert(_ head: Head, at index: Int) {
    // One that is still on its way out has come back: there is one head of a number.
    departures.removeAll { $0.head.id == head.id }
    let rest = restPoint
    let outside = place.edge == .left ? -geometry.style.headSize : geometry.style.headSize
    var start = Point(x: rest.x + outside, y: rest.y)
    if case .row = state {
      start = geometry.slot(0, of: heads.count + 1) - Vector(x: 0, y: geometry.style.headSize)
    }
    head.travel = .resting(at: start)
    head.entrance =
      preferences.reducedMotion
      ? ScalarMotion.resting(0).fading(to: 1, at: now, duration: HeadTravel.fadeDuration)
      : ScalarMotion.resting(0).springing(to: 1, at: now, spring: geometry.style.settleSpring)
    reorder { $0.insert(head, at: min(index, $0.count)) }
    arrangeAgain()
  }

  /// Sends everyone to where they belong after heads have come or gone.
  private func arrangeAgain() {
    switch state {
    case .stack(.settling), .stack(.landing): settle(spring: geometry.style.settleSpring)
    case .stack(.held), .stack(.swallowed): break
    case .row(let selected, let activity): lineUp(selected: selected, activity)
    }
  }

  func seat(_ id: Int32, unread: Int32) {
    guard id > 0, !isKnown(id) else { return }
    guard heads.count < ChatHeads.mostShown else {
      overflow.append((id, max(0, unread)))
      trimOverflow()
      return
    }
    let head = makeHead(id, unread: unread)
    departures.removeAll { $0.head.id == id }
    reorder { $0.append(head) }
    if case .stack(.held) = state { return }
    putAllAtRest()
  }

  /// Puts every head where it belongs, without any motion.
  private func putAllAtRest() {
    switch state {
    case .stack(.held), .stack(.swallowed): return
    case .stack(.settling), .stack(.landing):
      let rest = restPoint
      state = .stack(.settling)
      for index in heads.indices {
        heads[index].travel = .resting(
          at: rest + Vector(x: 0, y: index == 0 ? 0 : geometry.style.stackOffset))
      }
    case .row(let selected, _):
      let row = RowLayout(
        heads: heads, selected: selected, hasOverflow: !overflow.isEmpty, geometry: geometry)
      for index in heads.indices { heads[index].travel = .resting(at: row.place(of: index)) }
    }
  }

  func isKnown(_ id: Int32) -> Bool { index(of: id) != nil || overflow.contains { $0.id == id } }

  /// Sends the hindmost heads to the overflow until no more are shown than may be.
  private func makeRoom() {
    var moved = false
    while heads.count > ChatHeads.mostShown {
      var selected: Int32 = 0
      if case .row(let open, _) = state { selected = open }
      let held = currentlyHeld
      guard let index = heads.lastIndex(where: { $0.id != selected && $0.id != held }) else { break }
      let leaving = heads[index]
      reorder { $0.remove(at: index) }
      overflow.insert((leaving.id, leaving.unread), at: 0)
      emit(.overflowed, head: leaving.id)
      moved = true
    }
    trimOverflow()
    if moved { arrangeAgain() }
  }

  private func trimOverflow() {
    while overflow.count > ChatHeads.mostKept {
      let dropped = overflow.removeLast()
      emit(.dropped, head: dropped.id)
    }
  }

  /// The head that a finger or the target holds, or 0.
  private var currentlyHeld: Int32 {
    switch state {
    case .stack(.held(let hold)), .row(_, .held(let hold)): hold.head
    case .stack(.swallowed(let swallow)), .row(_, .swallowed(let swallow)): swallow.head
    default: 0
    }
  }

  /// Brings a head back from the overflow; in an open row it is read at once.
  func takeFromOverflow(_ index: Int) {
    guard overflow.indices.contains(index) else { return }
    let kept = overflow.remove(at: index)
    insert(makeHead(kept.id, unread: kept.unread), at: 0)
    emit(.added, head: kept.id)
    if case .row(_, .reading) = state { open(kept.id) }
    makeRoom()
  }

  func setUnread(_ id: Int32, count: Int32) {
    if let index = index(of: id) {
      heads[index].unread = max(0, count)
      heads[index].badge.setCount(max(0, count), at: moment)
    }
    for index in overflow.indices where overflow[index].id == id { overflow[index].unread = max(0, count) }
  }

  func receive(_ text: Int32, for id: Int32) {
    if let kept = overflow.firstIndex(where: { $0.id == id }) { takeFromOverflow(kept) }
    guard let index = index(of: id), case .stack(let activity) = state else { return }
    switch activity {
    case .settling, .landing:
      if index > 0 {
        bringToFront(id)
        settle(spring: geometry.style.settleSpring)
      }
      announce(text, of: id, at: now)
    case .held, .swallowed: break
    }
  }

  // MARK: Going

  func remove(_ id: Int32) {
    overflow.removeAll { $0.id == id }
    guard let index = index(of: id) else { return }
    departures.append(
      Departure(
        head: heads[index], point: position(index), start: now,
        duration: geometry.style.implosionDuration, isDismissal: false))
    takeOut([id])
  }

  /// Heads implode, at `center` or where they are, unless the app refuses.
  func dismiss(_ ids: [Int32], from center: Point?) {
    raiseTarget(false, at: now)
    engageTarget(false, at: now)
    if refusesNext {
      refusesNext = false
      comeBack()
      return
    }
    for id in ids {
      guard let index = index(of: id) else { continue }
      departures.append(
        Departure(
          head: heads[index], point: center ?? position(index), start: now,
          duration: preferences.reducedMotion ? HeadTravel.fadeDuration : geometry.style.implosionDuration,
          isDismissal: true))
      emit(.dismissed, head: id)
    }
    takeOut(ids)
  }

  /// Heads that were about to go return to where they belong, and an open conversation with them.
  private func comeBack() {
    switch state {
    case .stack:
      settle(spring: geometry.style.settleSpring)
    case .row(let selected, _):
      lineUp(selected: selected, .reading)
      if !panels.contains(where: { !$0.isLeaving }) {
        growPanel(for: selected, anchorX: slotX(of: selected), at: now)
      }
    }
  }

  /// Takes heads out of the order; those that stay close up, and the next is read if the open one went.
  private func takeOut(_ ids: [Int32]) {
    if let head = flyout?.head, ids.contains(head) { dropFlyout(at: now) }
    switch state {
    case .stack(let activity):
      let leaderGoes = heads.first.map { ids.contains($0.id) } ?? false
      if leaderGoes { state = separated(activity) }
      reorder { heads in heads.removeAll { ids.contains($0.id) } }
      if leaderGoes { settle(spring: geometry.style.settleSpring) } else { arrangeAgain() }
    case .row(let selected, let activity):
      let position = index(of: selected) ?? 0
      let heldGoes = ids.contains(currentlyHeld)
      heads.removeAll { ids.contains($0.id) }
      guard !heads.isEmpty else {
        state = .stack(.settling)
        closePanels(returningFocusFrom: selected)
        break
      }
      let next = ids.contains(selected) ? heads[min(position, heads.count - 1)].id : selected
      lineUp(selected: next, heldGoes ? .reading : activity)
      if next != selected {
        if panels.contains(where: { !$0.isLeaving }) {
          switchPanel(to: next, anchorX: slotX(of: next), at: now)
        } else if heldGoes {
          growPanel(for: next, anchorX: slotX(of: next), at: now)
        }
        emit(.selected, head: next)
      } else if heldGoes {
        growPanel(for: next, anchorX: slotX(of: next), at: now)
      }
    }
    while heads.count < ChatHeads.mostShown, !overflow.isEmpty {
      let kept = overflow.removeFirst()
      insert(makeHead(kept.id, unread: kept.unread), at: heads.count)
      emit(.added, head: kept.id)
    }
  }

  /// The stack out of its train: each head goes on from where it is.
  private func separated(_ activity: StackActivity) -> ChatHeadsState {
    if case .held(let hold) = activity {
      raiseTarget(false, at: now)
      if case .captured = hold.magnet { engageTarget(false, at: now) }
    }
    if leaderMotion != nil {
      for index in heads.indices {
        heads[index].travel = .leaving(
          position(index), velocity: velocity(index), for: position(index), at: now, delay: 0,
          spring: geometry.style.settleSpring)
      }
    }
    return .stack(.settling)
  }

  /// Refuses the dismissal that is under way, or else the next one.
  func refuse() {
    let refused = departures.filter { $0.isDismissal && now < $0.end }
    guard !refused.isEmpty else {
      if let index = heads.firstIndex(where: { $0.badge.asksWhetherToGo }) {
        heads[index].badge.refuse(at: moment)
        takeBadgeEvents()
      } else {
        refusesNext = true
      }
      return
    }
    departures.removeAll { $0.isDismissal }
    for departure in refused.reversed() where !isKnown(departure.head.id) {
      let head = departure.head
      head.travel = .resting(at: departure.point)
      reorder { $0.insert(head, at: 0) }
    }
    makeRoom()
    arrangeAgain()
  }

  // MARK: Moving

  func move(to edge: HorizontalEdge, y: Double) {
    guard y.isFinite else { return }
    choose(edge, y: y)
    switch state {
    case .stack(.settling), .stack(.landing):
      let rest = restPoint
      emit(.moved, head: heads.first?.id ?? 0, x: place.edge == .left ? 0 : 1, y: rest.y)
      if preferences.reducedMotion || heads.isEmpty {
        settle(spring: geometry.style.settleSpring)
      } else {
        lead(
          .landing(
            PlanarMotion(
              spring: geometry.style.settleSpring, start: now, from: position(0), velocity: velocity(0),
              target: rest))
        )
        turnBadges()
      }
    case .stack(.held), .stack(.swallowed), .row: break
    }
  }

  func put(at edge: HorizontalEdge, y: Double) {
    choose(edge, y: y.isFinite ? y : restPoint.y)
    badgeSide = .resting(place.edge == .left ? 1 : -1)
    putAllAtRest()
  }

  private func choose(_ edge: HorizontalEdge, y: Double) {
    let edge = geometry.style.edges == .left ? .left : geometry.style.edges == .right ? .right : edge
    let x = geometry.restX(edge)
    let heights = geometry.restHeights(stacked: isStacked, keyboard: false)
    place = RestingPlace(edge: edge, point: Point(x: x, y: geometry.clamp(y, heights)), in: geometry)
  }

  /// The leader leaves its edge a little and falls back, to show that it can be touched.
  func nudge() {
    guard case .stack(.settling) = state, !heads.isEmpty, !preferences.reducedMotion,
      heads.allSatisfy({ now >= $0.travel.restTime })
    else { return }
    let inward = place.edge == .left ? 1.0 : -1.0
    lead(
      .landing(
        PlanarMotion(
          spring: geometry.style.nudgeSpring, start: now, from: position(0),
          velocity: Vector(x: inward * geometry.style.nudgeSpeed, y: 0), target: restPoint)))
  }
}
