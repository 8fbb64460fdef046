import SuppleMotion
import SuppleScene

/// What the app can ask for, and what touches lead to: opening, closing, coming and going.
extension ChatHeadsMachine {
  // MARK: Opening and closing

  /// Opens a head's conversation, or brings it to the front of the open one.
  func open(_ head: Int32) {
    finishSwallow()
    if let kept = overflow.firstIndex(where: { $0.id == head }) { takeFromOverflow(kept) }
    transition(.open(head))
  }

  /// What a tap on a head, or the key that stands for one, asks for.
  func openOrClose(_ head: Int32) {
    if case .row(head, .reading) = state { transition(.close) } else { open(head) }
  }

  /// Sends the conversation and the veil away.
  func closePanels(returningFocusFrom head: Int32) {
    shrinkPanels(at: now)
    setDim(false, at: now)
    emit(.closed(head: head))
  }

  /// The x of a head's slot in the open row, from where its conversation grows.
  func slotX(of head: Int32) -> Double {
    guard case .row(let selected, _) = state, let index = index(of: head) else {
      return geometry.viewport.size.width / 2
    }
    return rowLayout(selected).place(of: index).x
  }

  /// What the target has caught is gone at once: the app wants something else of the heads.
  func finishSwallow() { if state.swallow != nil { transition(.due) } }

  // MARK: Coming

  func add(_ id: Int32, unread: Int32) {
    guard id > 0 else { return }
    if isKnown(id) {
      setUnread(id, count: unread)
      return
    }
    finishSwallow()
    insert(makeHead(id, unread: unread), at: 0)
    emit(.added(head: id))
    makeRoom()
  }

  /// Puts a head among the others, sliding in from the edge; in front of what is held there is no room.
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
      ? Motion.resting(at: 0).retargeted(to: 1, at: now, timing: .fade(duration: HeadTravel.fadeDuration))
      : Motion.resting(at: 0).retargeted(
        to: 1, at: now, timing: .spring(geometry.style.settleSpring, within: .fractions))
    arrange { $0.insert(head, at: min(max(index, self.foremost), $0.count)) }
  }

  /// The first place that is free: behind what a finger or the target holds, or in front of all.
  private var foremost: Int {
    guard case .stack = state, state.grasped != 0 else { return 0 }
    return 1
  }

  /// Changes which heads there are, or their order.
  private func arrange(_ change: (inout [Head]) -> Void) {
    var changed = heads
    change(&changed)
    transition(.arrange(changed))
  }

  func restore(_ id: Int32, unread: Int32) {
    guard id > 0, !isKnown(id) else { return }
    guard heads.count < ChatHeads.maximumVisible else {
      overflow.append((id, max(0, unread)))
      trimOverflow()
      transition(.seat)
      return
    }
    let head = makeHead(id, unread: unread)
    departures.removeAll { $0.head.id == id }
    head.travel = .resting(at: heads.isEmpty ? restPoint : position(heads.count - 1))
    arrange { $0.append(head) }
    transition(.seat)
  }

  func isKnown(_ id: Int32) -> Bool { index(of: id) != nil || overflow.contains { $0.id == id } }

  /// Sends the hindmost heads to the overflow until no more are shown than may be.
  private func makeRoom() {
    while heads.count > ChatHeads.maximumVisible {
      var selected: Int32 = 0
      if case .row(let open, _) = state { selected = open }
      let held = state.grasped
      guard let index = heads.lastIndex(where: { $0.id != selected && $0.id != held }) else { break }
      let leaving = heads[index]
      overflow.insert((leaving.id, leaving.unread), at: 0)
      arrange { $0.remove(at: index) }
      emit(.overflowed(head: leaving.id))
    }
    trimOverflow()
  }

  private func trimOverflow() {
    while overflow.count > ChatHeads.maximumKept {
      let dropped = overflow.removeLast()
      emit(.dropped(head: dropped.id))
    }
  }

  /// Brings a head back from the overflow; in an open row it is read at once.
  func takeFromOverflow(_ index: Int) {
    guard overflow.indices.contains(index) else { return }
    let kept = overflow.remove(at: index)
    insert(makeHead(kept.id, unread: kept.unread), at: 0)
    emit(.added(head: kept.id))
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
    guard let index = index(of: id), case .stack = state, state.grasped == 0 else { return }
    if index > 0 { arrange { $0.insert($0.remove(at: index), at: 0) } }
    announce(text, of: id, at: now)
  }

  // MARK: Going

  func remove(_ id: Int32) {
    guard let index = index(of: id) else {
      overflow.removeAll { $0.id == id }
      transition(.reshape)
      return
    }
    departures.append(
      Departure(
        head: heads[index], point: position(index), start: now,
        duration: geometry.style.implosionDuration, isDismissal: false))
    takeOut([id])
  }

  /// Takes heads out of the order; those that stay close up, and the overflow gives back as many as there is room for.
  func takeOut(_ ids: [Int32]) {
    if let head = flyout?.head, ids.contains(head) { dropFlyout(at: now) }
    arrange { heads in heads.removeAll { ids.contains($0.id) } }
    while heads.count < ChatHeads.maximumVisible, !overflow.isEmpty {
      let kept = overflow.removeFirst()
      insert(makeHead(kept.id, unread: kept.unread), at: heads.count)
      emit(.added(head: kept.id))
    }
  }

  /// Refuses the dismissal that is under way, or else the next one.
  func cancelDismissal() {
    let refused = departures.filter { $0.isDismissal && now < $0.end }
    guard !refused.isEmpty else {
      if let index = heads.firstIndex(where: { $0.badge.isCancelable }) {
        heads[index].badge.cancelDismissal(at: moment)
        takeBadgeEvents()
      } else {
        cancelsNextDismissal = true
      }
      return
    }
    departures.removeAll { $0.isDismissal }
    for departure in refused.reversed() where !isKnown(departure.head.id) {
      let head = departure.head
      head.travel = .resting(at: departure.point)
      arrange { $0.insert(head, at: min(self.foremost, $0.count)) }
    }
    makeRoom()
  }

  // MARK: Moving

  func move(to edge: HorizontalEdge, y: Double) {
    guard y.isFinite else { return }
    choose(edge, y: y)
    transition(.moveHome)
  }

  func restorePlace(_ edge: HorizontalEdge, y: Double) {
    choose(edge, y: y.isFinite ? y : restPoint.y)
    badgeSide = .resting(at: place.edge == .left ? 1 : -1)
    transition(.seat)
  }

  /// Has the stack belong to an edge, if that is allowed, and a height.
  func choose(_ edge: HorizontalEdge, y: Double) {
    let edge = geometry.allowed(edge)
    let x = geometry.restX(edge)
    let heights = geometry.restHeights(stacked: isStacked, keyboard: false)
    place = RestingPlace(edge: edge, point: Point(x: x, y: geometry.clamp(y, heights)), in: geometry)
  }
}
