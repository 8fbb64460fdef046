import SuppleMotion
import SuppleScene

/// What a touch can meet.
enum ChatHeadsHit: Sendable, Hashable {
  /// A head, by its number.
  case head(Int32)
  /// A head's unread count.
  case badge(Int32)
  /// The text beside the stack.
  case flyout
  /// The slot for heads that did not fit.
  case overflow
  /// The veil behind an open conversation.
  case veil
  /// The app's own content: an open conversation, or the app below.
  case app
}

extension ChatHeadsMachine {
  // MARK: Finding what is touched

  /// What a touch at `point` meets.
  func hit(at point: Point) -> ChatHeadsHit {
    guard point.isFinite else { return .app }
    let radius = geometry.headRadius
    switch state {
    case .stack:
      if let nearest = nearest(to: point, within: radius, among: { _ in true }) { return nearest }
      if let room = flyoutRoom(), room.contains(point) { return .flyout }
      return .app
    case .row(let selected, _):
      let row = rowLayout(selected)
      if let nearest = nearest(to: point, within: radius, among: { row.slot(of: $0) != nil }) {
        return nearest
      }
      if row.hasOverflowSlot, row.overflowPlace.distance(to: point) <= radius { return .overflow }
      for panel in panels where !panel.isLeaving && geometry.conversationRoom.contains(point) { return .app }
      return geometry.viewport.bounds.contains(point) ? .veil : .app
    }
  }

  /// The head or badge there; where several overlap, the one in front, and of a head and its badge the one whose
  /// centre is nearer.
  private func nearest(to point: Point, within radius: Double, among isThere: (Int) -> Bool) -> ChatHeadsHit?
  {
    for index in heads.indices where isThere(index) {
      let head = heads[index]
      let way = position(index).distance(to: point)
      if badgeVisibility(index) > 0.5, head.badge.isHit(at: point),
        way > radius || head.badge.center.distance(to: point) < way
      {
        return .badge(head.id)
      }
      if way <= radius { return .head(head.id) }
    }
    return nil
  }

  /// Whether a place is the heads' own.
  func claims(_ point: Point) -> Bool { hit(at: point) != .app }

  /// Where the flyout is now, if it is there to be touched.
  func flyoutRoom() -> Rect? {
    guard let flyout, now >= flyout.start, !heads.isEmpty else { return nil }
    if case .leaving = flyout.state { return nil }
    var room = restingRoom(of: flyout)
    room.x += flyoutPull(flyout)
    return room
  }

  /// Where the flyout is while nobody pulls it: beside its own head, whoever has come to lead since.
  func restingRoom(of flyout: Flyout) -> Rect {
    let gone = departures.first { $0.head.id == flyout.head }?.point
    let leader = index(of: flyout.head).map(position) ?? gone ?? position(0)
    return geometry.flyoutRoom(leader: leader, edge: edge(of: flyout))
  }

  /// At which edge of the screen the flyout's stack is, or was as it began to go.
  func edge(of flyout: Flyout) -> HorizontalEdge { flyout.lastEdge ?? place.edge }

  /// How far the flyout is pulled sideways now.
  func flyoutPull(_ flyout: Flyout) -> Double {
    let own = flyout.pull.value(at: now)
    if case .held(let gesture) = flyout.state { return own + gesture.translation.x }
    return own
  }

  // MARK: Taking pointers in

  /// The finger that holds something.
  var holdingPointer: Int32? {
    if case .held(let gesture)? = flyout?.state { return gesture.pointer }
    if let index = heads.firstIndex(where: { $0.badge.pointer != nil }) { return heads[index].badge.pointer }
    if case .row(_, .pressing(_, let gesture)) = state { return gesture.pointer }
    return state.hold?.drag.gesture.pointer
  }

  func take(_ pointer: Pointer, hostTime: Double) -> Bool {
    if pointer.phase == .down {
      guard pointer.position.isOnSomeScreen else { return false }
      let hit = hit(at: pointer.position)
      // One finger at a time: a second one that lands on something of the heads' is taken and does nothing.
      guard holdingPointer == nil else { return hit != .app }
      switch hit {
      case .flyout: holdFlyout(pointer, hostTime: hostTime)
      case .badge(let head): passToBadge(of: index(of: head), pointer, hostTime: hostTime)
      case .head, .overflow, .veil, .app: transition(.down(hit, pointer, hostTime: hostTime))
      }
      return hit != .app
    }
    guard holdingPointer == pointer.id else { return false }
    if let index = heads.firstIndex(where: { $0.badge.pointer == pointer.id }) {
      passToBadge(of: index, pointer, hostTime: hostTime)
      return true
    }
    if case .held(let gesture)? = flyout?.state {
      moveFlyout(gesture, pointer, hostTime: hostTime)
      return true
    }
    switch pointer.phase {
    case .down: break
    case .move: transition(.move(pointer.position, hostTime: hostTime))
    case .up: transition(.up(pointer.position, hostTime: hostTime))
    case .cancel: transition(.cancel)
    }
    return true
  }

  private func holdFlyout(_ pointer: Pointer, hostTime: Double) {
    let gesture = TouchGesture(
      pointer: pointer.id, at: pointer.position, time: hostTime, slop: geometry.style.slop)
    guard var held = flyout else { return }
    // One that is on its way back is held where it is, and as fast as it is.
    held.pull = held.pull.retargeted(
      to: flyoutPull(held), at: now, timing: .spring(Drag.touchSpring, within: .fractions))
    held.state = .held(gesture)
    flyout = held
  }

  private func moveFlyout(_ gesture: TouchGesture, _ pointer: Pointer, hostTime: Double) {
    var gesture = gesture
    switch pointer.phase {
    case .down: break
    case .move:
      _ = gesture.move(to: pointer.position, time: hostTime)
      flyout?.state = .held(gesture)
    case .up:
      switch gesture.end(at: pointer.position, time: hostTime) {
      case .tap:
        let head = flyout?.head
        releaseFlyout(velocity: nil, at: now)
        if let head { open(head) }
      case .thrown(let velocity): releaseFlyout(velocity: velocity, at: now)
      }
    case .cancel: releaseFlyout(velocity: nil, at: now)
    }
  }

  // MARK: Keys

  func press(_ key: Key, focus: LayerID?) -> Bool {
    if key == .escape {
      if let pointer = holdingPointer {
        return take(Pointer(id: pointer, phase: .cancel, position: .zero), hostTime: clock.hostTime)
      }
      guard case .row = state else { return false }
      transition(.close)
      return true
    }
    if let focus, focus.role == .badge, key == .delete || key == .backspace, let index = index(of: focus.item)
    {
      heads[index].badge.clear(at: moment)
      takeBadgeEvents()
      return true
    }
    guard let focus, focus.role == .head, index(of: focus.item) != nil else { return false }
    switch key {
    case .enter, .space:
      openOrClose(focus.item)
    case .delete, .backspace:
      transition(.dismiss([focus.item]))
    case .arrowLeft, .arrowRight, .arrowUp, .arrowDown:
      // In an open row the arrows move the focus, which is the host's.
      guard case .stack = state, holdingPointer == nil else { return false }
      let heights = geometry.restHeights(stacked: isStacked, keyboard: true)
      let rest = restPoint
      let edge: HorizontalEdge = key == .arrowLeft ? .left : key == .arrowRight ? .right : place.edge
      let y = key == .arrowUp ? heights.lowerBound : key == .arrowDown ? heights.upperBound : rest.y
      move(to: edge, y: y)
    case .escape, .home, .end: return false
    }
    return true
  }
}
