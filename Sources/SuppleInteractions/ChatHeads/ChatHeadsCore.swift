import SuppleMotion
import SuppleScene

/// The core of ``ChatHeads``: the state, the transition function and the moving parts.
///
///     stack.settling ──left alone──▶ stack.tucked ──needed──▶ stack.settling
///     stack.settling ──press──▶ stack.dragging ──throw──▶ stack.landing ──press──▶ stack.dragging
///                                 │  └─tap──▶ row.reading ◀──back near its slot────┐
///                                 ├─release in the target──▶ dismissed             │
///                                 └─throw at the target──▶ stack.flungToTarget     │
///     row.reading ──press on a head──▶ row.dragging ──tap──▶ row.reading, or closed┤
///                                       ├─release far below its slot──▶ stack.landing
///                                       ├─release far from its slot, beside the panel──▶ row.reading
///                                       └─release in the target──▶ that head dismissed
struct ChatHeadsCore: InteractionCore {
  typealias Style = ChatHeadsStyle
  typealias Command = ChatHeads.Command
  typealias Event = ChatHeads.Event
  typealias Action = ChatHeadsAction

  /// The maximum number of exclusion areas.
  static let maximumAreas = 64

  /// The state. Only ``transition(_:)`` sets it.
  private(set) var state: ChatHeadsState = .stack(.settling)
  /// The heads, and the conversation of the selected one.
  var heads: HeadsPart
  /// The dismiss target.
  var target: DismissTargetPart
  /// The text beside the stack.
  var flyout = FlyoutPart()
  /// Which taps count as intentional.
  var taps = TapFilter()
  /// Sizes, places and distances.
  var geometry: ChatHeadsGeometry
  var preferences = Preferences()
  var clock = MotionClock()
  var events: [Timed<ChatHeads.Event>] = []
  var isEpisodeOpen = false

  var style: ChatHeadsStyle { geometry.style }

  /// The input of the parts.
  var context: HeadsContext {
    // Inlined, because a call copies the whole core.
    @_transparent get { HeadsContext(geometry: geometry) }
  }

  /// The input of the flyout.
  var flyoutContext: FlyoutContext {
    @_transparent get { FlyoutContext(geometry: geometry, edge: heads.roster.stack.place.edge) }
  }

  /// Creates a core without heads. The first head rests at the edge where lines of text end. `style` must be clamped.
  init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    geometry = ChatHeadsGeometry(style: style, viewport: viewport)
    target = DismissTargetPart(in: geometry)
    heads = HeadsPart(roster: HeadRoster(seed: seed, in: geometry))
  }

  // MARK: - The transition function

  /// Sets the next state, and derives the consequences of the change.
  mutating func transition(_ action: ChatHeadsAction) {
    let before = state
    guard let next = next(after: before, by: action) else { return }
    state = next
    derive(from: before, to: next)
    if case .lineUp = action { note(heads.showConversation(clock: clock, in: context)) }
  }

  /// The transition table: the next state for each pair of state and action. It is nil for an unlisted pair, which changes
  /// nothing, and for an action that consists of others. The state is an argument so that it is copied once and not for each
  /// pattern.
  @inline(never)
  private mutating func next(after current: ChatHeadsState, by action: ChatHeadsAction) -> ChatHeadsState? {
    if case .due = action {
      act(onFlyout: flyout.fire(in: flyoutContext, at: now))
      showCounts()
      _ = target.fire(in: context, at: now)
    }
    switch (current, action) {
    // A press on the stack always grabs the leader; in the row it grabs the head under the finger.
    case (.stack(.settling), .press(let touch)), (.stack(.landing), .press(let touch)):
      if case .head = touch.hit { return press(0, touch) }
    case (.row(let selected, .reading), .press(let touch)):
      if case .head(let head) = touch.hit { return press(heads.roster.index(of: head) ?? 0, touch) }
      guard let target = TapTarget(touch.hit) else { return nil }
      return .row(selected: selected, .pressing(target, touch.gesture(slop: geometry.style.slop)))

    // A head follows the finger until the target captures it, and again after the target has released it.
    case (.stack(.dragging(let drag)), .move(let point, let hostTime)),
      (.row(_, .dragging(let drag)), .move(let point, let hostTime)):
      return current.with(drag.moved(to: point, hostTime: hostTime, in: geometry, at: now))
    case (.stack(.dragging(let drag)), .due), (.row(_, .dragging(let drag)), .due):
      return current.with(drag.updatingCapture(in: geometry, hostTime: clock.hostTime, at: now))
    case (.stack(.dragging(let drag)), .release(let point, let hostTime)),
      (.row(_, .dragging(let drag)), .release(let point, let hostTime)):
      release(drag, at: point, hostTime: hostTime)
    case (.stack(.dragging(let drag)), .cancelTouch), (.row(_, .dragging(let drag)), .cancelTouch):
      abandon(drag.released(at: now))
    case (_, .drag(let drag)): return current.with(drag)
    case (_, .fling(let fling)): return current.with(fling)
    case (_, .detach):
      heads.detach(in: context, at: now)
      return current.released

    // Scrim, overflow and listed heads react to taps only.
    case (.row(let selected, .pressing(let target, var gesture)), .move(let point, let hostTime)):
      _ = gesture.move(to: point, time: hostTime)
      return .row(selected: selected, .pressing(target, gesture))
    case (.row(_, .pressing(let target, var gesture)), .release(let point, let hostTime)):
      transition(.cancelTouch)
      if gesture.end(at: point, time: hostTime) == .tap, taps.isIntentional { tap(target) }
    case (.row(let selected, .pressing), .cancelTouch): return .row(selected: selected, .reading)

    // Heads that were flung to the target are dismissed when they arrive, or before any other action.
    case (.stack(.flungToTarget), .due): dismissStack()
    case (.row(_, .flungToTarget(let fling)), .due): dismiss([fling.head])
    case (.stack(.flungToTarget), .close), (.row(_, .flungToTarget), .close):
      transition(.due)
      if state.isRow { closeConversation() }
    case (_, .dismiss(let ids)): dismiss(ids)

    // An idle stack tucks itself away until it is needed.
    case (.stack(.settling), .due), (.stack(.landing), .due):
      if let time = tuckTime, now >= time { return stack(heads.roster.tuck(in: context, at: now)) }
    case (.stack(.tucked), .wake):
      return stack(heads.roster.settle(by: geometry.style.settleSpring, in: context, at: now))

    // The conversation.
    case (.stack, .open(let head)): openConversation(head)
    case (.row(let selected, let activity), .open(let head)): return select(head, instead: selected, activity)
    case (.row, .close): closeConversation()
    case (.row(let selected, _), .leaveRow(let leader)):
      closePanels(returningFocusFrom: selected)
      heads.leaveRow(behind: leader, in: &geometry, at: now)
      return .stack(.settling)
    case (.row(_, let activity), .openOverflow): return openOverflow(activity)

    // Heads and their resting places.
    case (_, .rearrange(let change)): rearrange(change)
    case (.stack(let activity), .reshape):
      placeConversation(glides: beside != nil)
      if let next = heads.roster.reshape(activity, in: context, at: now) { return stack(next) }
    case (.row(let selected, let activity), .reshape):
      placeConversation(glides: beside != nil)
      transition(.lineUp(selected: selected, activity.retargeted(in: geometry, at: now)))
      leaveEmptyList()
    case (.stack(.settling), .restAtOnce), (.stack(.landing), .restAtOnce):
      heads.roster.put(in: geometry)
      return .stack(.settling)
    case (.row, .restAtOnce):
      heads.roster.put(in: geometry)
      heads.conversation.overflow.putSlot(at: rowLayout.overflowPlace)
      placeConversation()
    case (.stack(.settling), .moveToRestingPlace), (.stack(.landing), .moveToRestingPlace):
      emitMove()
      return stack(heads.roster.moveToRest(in: context, at: now))
    // The stack goes to its place when the row closes, or when a finger or the target releases it.
    case (_, .moveToRestingPlace): emitMove()
    case (.stack(.settling), .hint), (.stack(.landing), .hint):
      guard let motion = heads.roster.hint(in: context, at: now) else { return nil }
      taps.hint(until: motion.restTime)
      return .stack(.landing(motion))
    case (_, .land(let velocity)):
      let next = heads.roster.land(velocity: velocity, in: context, at: now)
      emitMove()
      return stack(next)
    case (_, .settle(let spring, let stagger, let delay)):
      return stack(
        heads.roster.settle(by: spring, stagger: stagger, followerDelay: delay, in: context, at: now))
    case (_, .lineUp(let selected, let activity, let stagger)):
      return lineUp(selected, activity, stagger: stagger)

    default: break
    }
    return nil
  }

  /// Derives the consequences of a change of the state: the chain of followers, the press, flyout, panels, target and badges.
  @inline(never)
  private mutating func derive(from before: ChatHeadsState, to after: ChatHeadsState) {
    heads.form(as: after, in: context, at: now)
    adoptLeader()
    let context = context
    heads.roster.follow(landing: after.landing, in: context, at: now)
    if before.draggedHead == nil, after.draggedHead != nil {
      closeFlyout()
      if after.isRow, !hasPanelAway { heads.hideConversation(in: context, at: now) }
    }
    target.follow(
      after.headDrag, isRaised: after.raisesTarget, hasCaptured: after.capturedHead != nil, in: context,
      at: now)
    if before.capturedHead != after.capturedHead {
      if let head = before.capturedHead { emit(.released(head: head.number)) }
      if let head = after.capturedHead { emit(.captured(head: head.number)) }
    }
    flyout.turn(in: flyoutContext, at: now)
    showCounts()
  }

  /// Measures the resting places by the leader's face.
  mutating func adoptLeader() { geometry = heads.roster.measured(geometry) }
}
