import SuppleMotion
import SuppleScene

// Presses, drags, taps and releases, and the motions of the row. Functions that return a state start the motions of that state.
extension ChatHeadsCore {
  /// The centre of a head, in points.
  func position(_ index: Int) -> Point { heads.roster.position(index, in: context, at: now) }

  /// The velocity of a head, in points per second.
  func velocity(_ index: Int) -> Vector { heads.roster.velocity(index, in: context, at: now) }

  /// The leader's resting point.
  var restPoint: Point {
    // Not inlined, because the public type would copy the roster.
    @inline(never) get { heads.roster.rest(in: geometry) }
  }

  /// The slots of the open row and their heads.
  var rowLayout: RowLayout { heads.roster.row(in: geometry) }

  // MARK: Drags

  /// Returns the state after a finger has come down on a head.
  mutating func press(_ index: Int, _ touch: HeadsTouch) -> ChatHeadsState? {
    guard heads.roster.heads.indices.contains(index) else { return nil }
    emit(.pressed(head: heads.roster.heads[index].id.number))
    return state.with(heads.roster.drag(index, by: touch, in: context, at: now))
  }

  /// Ends a touch. A tap opens or closes, a throw moves the head, and the target dismisses a captured head.
  ///
  /// The last sample is a separate action: it can make the target capture or release the head, which is reported before
  /// the ending.
  mutating func release(_ drag: HeadDrag, at point: Point, hostTime: HostTime) {
    let (last, ending) = drag.ended(at: point, hostTime: hostTime, in: geometry, at: now)
    transition(.drag(last))
    switch ending {
    case .tap:
      if case .row(let selected, _) = state { transition(.lineUp(selected: selected, .reading)) }
      if taps.isIntentional { tap(last.head) }
      if state.activeHead != nil { settle() }
    case .dismissal: state.isRow ? dismiss([last.head]) : dismissStack()
    case .fling(let fling): transition(.fling(fling))
    case .release(let start, let velocity):
      guard case .row(let selected, _) = state else { return transition(.land(velocity: velocity)) }
      returnToSlot(last.head, selected: selected, from: start, velocity: velocity)
    }
  }

  /// Ends a touch that the system has cancelled: a dragged stack lands without a throw, a head returns to its slot.
  mutating func abandon(_ drag: HeadDrag) {
    transition(.drag(drag))
    if case .row(let selected, _) = state {
      transition(.lineUp(selected: selected, .reading))
    } else if drag.isDragging {
      transition(.land(velocity: .zero))
    } else {
      settle()
    }
  }

  /// Moves each head of the stack to its resting place by itself.
  @inline(never)
  mutating func settle() { transition(.settle(by: geometry.style.settleSpring)) }

  /// Releases a head of the open row outside the target. The head returns to its slot, or, from far enough below, the
  /// conversation closes and the stack follows the head to an edge. Beside a panel the column follows, and the
  /// conversation stays open.
  private mutating func returnToSlot(_ head: HeadID, selected: HeadID?, from: Point, velocity: Vector) {
    transition(.detach)
    guard let leavesRow = heads.roster.release(head, from: from, velocity: velocity, in: context, at: now)
    else {
      return
    }
    guard leavesRow else { return transition(.lineUp(selected: selected, .reading)) }
    if beside != nil {
      heads.roster.moveColumn(with: head, velocity: velocity, in: context, at: now)
      emitMove()
      return transition(.reshape)
    }
    // A separate action: badges turn to the side of the old edge before the landing can turn them again.
    transition(.leaveRow(leader: head))
    transition(.land(velocity: velocity))
  }

  // MARK: Taps

  /// Whether a tap on `hit` that begins now, at `hostTime` in host seconds, counts as intentional.
  func isChoice(_ hit: ChatHeadsHit, at hostTime: HostTime) -> Bool {
    if state.isRow, taps.isDoubleTap(at: hostTime) { return false }
    // A hint invites a touch.
    if case .stack(.landing) = state, taps.isHinting(at: now) { return true }
    switch hit {
    case .head(let head), .badge(let head): return heads.roster.isNearPlace(head, in: context, at: now)
    case .flyout, .overflow, .listed, .scrim, .bar, .handle, .app: return true
    }
  }

  /// Handles a tap on a head, or a key for it. The style decides whether it opens or closes the head's conversation.
  mutating func tap(_ head: HeadID) {
    if !state.isRow { taps.note(at: clock.hostTime) }
    emit(.tapped(head: head.number))
    guard geometry.style.tapOpens == .on else { return }
    if case .row(let selected, .reading) = state, selected == head {
      transition(.close)
    } else {
      open(head)
    }
  }

  /// Ends a press on an element that reacts to taps only.
  mutating func tap(_ target: TapTarget) {
    switch target {
    case .scrim: transition(.close)
    case .overflow: openOrCloseOverflow()
    case .listed(let head): tap(head)
    }
  }

  // MARK: The stack

  /// Returns the closed stack with an activity that the roster has begun. If each head moves by itself, panels glide to hidden
  /// heads that have jumped.
  @inline(never)
  mutating func stack(_ activity: StackActivity) -> ChatHeadsState {
    switch activity {
    case .settling, .tucked: heads.placePanels(gliding: true, in: context, at: now)
    case .landing, .dragging, .flungToTarget: break
    }
    return .stack(activity)
  }

  /// Emits the resting place.
  @inline(never)
  mutating func emitMove() {
    let rest = restPoint
    emit(
      .moved(
        head: heads.roster.leader?.number ?? 0, edge: heads.roster.stack.place.edge, x: rest.x, y: rest.y))
  }

  // MARK: The row

  /// Moves each head to its slot of the open row, and the panel with them.
  @inline(never)
  mutating func lineUp(_ selected: HeadID?, _ activity: RowActivity, stagger: Double = 0) -> ChatHeadsState {
    let next = ChatHeadsState.row(selected: selected, activity)
    note(heads.lineUp(selected, active: next.activeHead, stagger: stagger, in: &geometry, clock: clock))
    return next
  }

  // MARK: Both

  /// Sets the resting place for the app: an edge, and the leader's centre, in points. A number that is not finite counts as
  /// nil.
  mutating func setRestingPlace(_ edge: RestingEdge, x: Double?, y: Double, animated: Bool) {
    guard heads.roster.setRestingPlace(edge, x: x, y: y, animated: animated, in: geometry) else { return }
    guard animated else { return restNow() }
    transition(.moveToRestingPlace)
    // An open column stands at the side of the resting place.
    if state.isRow { transition(.reshape) }
  }
}
