import SuppleMotion
import SuppleScene

// Press, drag and release of a head.
extension ChatHeadsCore {
  /// Returns the state after a finger has come down on a head.
  mutating func press(_ index: Int, _ touch: HeadsTouch) -> ChatHeadsState? {
    guard roster.heads.indices.contains(index) else { return nil }
    emit(.pressed(head: roster.heads[index].id.number))
    return state.with(roster.drag(index, by: touch, in: context, at: now))
  }

  /// Ends a touch. A tap opens or closes, a throw moves the head, and the target dismisses a captured head.
  ///
  /// The last sample is a separate action: it can make the target capture or release the head, which is reported before
  /// the ending.
  mutating func release(_ headDrag: HeadDrag, at point: Point, hostTime: HostTime) {
    let (ended, ending) = headDrag.ended(at: point, hostTime: hostTime, time: now)
    let last = ended.updatingCapture(in: geometry, hostTime: hostTime, at: now)
    transition(.drag(last))
    switch ending {
    case .tap: endTap(on: last.head)
    case .thrown(let velocity):
      guard last.capturedMotion != nil else { return throwHead(last, velocity: velocity) }
      state.isRow ? dismiss([last.head]) : dismissStack()
    }
  }

  /// Sends a released head to an edge, back to its slot, or into the target if the throw is fast enough.
  private mutating func throwHead(_ drag: HeadDrag, velocity: Vector) {
    let start = drag.motion.position(at: now)
    guard !geometry.catches(start, velocity) else {
      return transition(
        .fling(
          FlingToTarget(
            head: drag.head, motion: geometry.motionToTarget(from: start, velocity: velocity, at: now))))
    }
    guard case .row(let selected, _) = state else { return transition(.land(velocity: velocity)) }
    returnToSlot(drag.head, selected: selected, from: start, velocity: velocity)
  }

  /// Ends a touch that the system has cancelled: a dragged stack lands without a throw, a head returns to its slot.
  mutating func abandon(_ drag: HeadDrag) {
    transition(.drag(drag))
    guard case .row(let selected, _) = state else {
      return transition(
        drag.isDragging ? .land(velocity: .zero) : .settle(by: geometry.style.settleSpring, stagger: 0))
    }
    returnToRow(selected)
  }

  /// Moves each head of the open row to its slot, and opens the conversation that a drag has closed.
  mutating func returnToRow(_ selected: HeadID?) {
    transition(.lineUp(selected: selected, .reading, stagger: 0))
    showConversation()
  }

  /// A head of the open row is released outside the target: it returns to its slot, or, from far enough below, the
  /// conversation closes and the head leads the stack to an edge.
  private mutating func returnToSlot(_ head: HeadID, selected: HeadID?, from: Point, velocity: Vector) {
    transition(.letGo)
    guard let index = roster.index(of: head) else { return }
    roster.brake(
      index, from: HeadPose(point: from, velocity: velocity, isHeld: true), in: context, at: now)
    guard rowLayout.distance(of: from, fromSlot: index) > geometry.style.closingDistance else {
      return returnToRow(selected)
    }
    // A separate action: badges turn to the side of the old edge before the landing can turn them again.
    transition(.leaveRow(leader: head))
    transition(.land(velocity: velocity))
  }
}
