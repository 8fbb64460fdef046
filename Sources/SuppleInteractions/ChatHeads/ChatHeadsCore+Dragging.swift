import SuppleMotion
import SuppleScene

// Press, drag and release of a head.
extension ChatHeadsCore {
  /// A finger comes down on a head.
  mutating func press(_ index: Int, _ touch: HeadsTouch) {
    guard roster.heads.indices.contains(index) else { return }
    let head = roster.heads[index].id
    let drag = Drag(
      pointer: touch.pointer.id, touch: touch.pointer.position, hostTime: touch.hostTime,
      slop: geometry.style.slop,
      holding: position(index), velocity: velocity(index), time: now, limits: geometry.dragLimits)
    emit(.pressed(head: head.number))
    become(dragging(HeadDrag(head: head, drag: drag, lastSeen: touch.hostTime)))
  }

  /// A finger comes down on something that only answers a tap.
  mutating func press(_ target: TapTarget, _ selected: HeadID?, _ touch: HeadsTouch) {
    become(.row(selected: selected, .pressing(target, touch.gesture(slop: geometry.style.slop))))
  }

  /// The state with a head's drag in it, closed up or open as it is.
  private func dragging(_ drag: HeadDrag) -> ChatHeadsState {
    switch state {
    case .stack: .stack(.dragging(drag))
    case .row(let selected, _): .row(selected: selected, .dragging(drag))
    }
  }

  /// The finger moves.
  mutating func move(_ headDrag: HeadDrag, to point: Point, hostTime: HostTime) {
    var drag = headDrag.drag
    _ = drag.move(to: point, hostTime: hostTime, time: now)
    updateCapture(
      HeadDrag(head: headDrag.head, drag: drag, capturedMotion: headDrag.capturedMotion, lastSeen: hostTime),
      hostTime: hostTime)
  }

  /// Puts a drag in force, after the dismiss target has captured or released its head.
  mutating func updateCapture(_ drag: HeadDrag, hostTime: HostTime) {
    become(dragging(drag.updatingCapture(in: geometry, hostTime: hostTime, at: now)))
  }

  /// Ends a touch. A tap opens or closes, a throw moves the head, and the target dismisses a captured head.
  mutating func release(_ headDrag: HeadDrag, at point: Point, hostTime: HostTime) {
    var drag = headDrag.drag
    let ending = drag.end(at: point, hostTime: hostTime, time: now)
    let last = HeadDrag(
      head: headDrag.head, drag: drag, capturedMotion: headDrag.capturedMotion, lastSeen: headDrag.lastSeen
    ).updatingCapture(in: geometry, hostTime: hostTime, at: now)
    become(dragging(last))
    switch ending {
    case .tap: endTap(on: last.head)
    case .thrown(let velocity):
      guard last.capturedMotion != nil else { return throwHead(last, velocity: velocity) }
      state.isRow ? dismiss([last.head]) : dismissStack()
    }
  }

  /// Sends a released head to an edge, back to its slot, or so fast towards the target that it catches the head.
  private mutating func throwHead(_ drag: HeadDrag, velocity: Vector) {
    let start = drag.motion.position(at: now)
    guard !geometry.catches(start, velocity) else {
      let fling = FlingToTarget(
        head: drag.head, motion: geometry.motionToTarget(from: start, velocity: velocity, at: now))
      switch state {
      case .stack: return become(.stack(.flungToTarget(fling)))
      case .row(let selected, _): return become(.row(selected: selected, .flungToTarget(fling)))
      }
    }
    switch state {
    case .stack: become(land(velocity: velocity))
    case .row(let selected, _):
      returnToSlot(drag.head, selected: selected, from: start, velocity: velocity)
    }
  }

  /// The finger is taken away: a stack that it dragged lands without a throw, a head returns to its slot.
  mutating func abandon(_ drag: HeadDrag) {
    become(dragging(drag))
    switch state {
    case .stack:
      become(drag.isDragging ? land(velocity: .zero) : settle(by: geometry.style.settleSpring))
    case .row(let selected, _):
      become(lineUp(selected, .reading))
      showConversation()
    }
  }

  /// A head of the open row is released outside the target: it returns to its slot, or, from far enough below, the
  /// conversation closes and the head leads the stack to an edge.
  private mutating func returnToSlot(_ head: HeadID, selected: HeadID?, from: Point, velocity: Vector) {
    detachFollowers()
    become(.row(selected: selected, .reading))
    guard let index = roster.index(of: head) else { return }
    roster.heads[index].travel = .leaving(
      from, velocity: velocity, for: from, at: now, delay: 0, spring: geometry.style.chaseSpring)
    guard rowLayout.distance(of: from, fromSlot: index) > geometry.style.closingDistance else {
      become(lineUp(selected, .reading))
      showConversation()
      return
    }
    closePanels(returningFocusFrom: selected)
    roster.moveToFront(index)
    roster.moveNewsForward()
    showAll()
    become(.stack(.settling))
    become(land(velocity: velocity))
  }
}
