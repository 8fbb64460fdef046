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
///                                       └─release in the target──▶ that head dismissed
struct ChatHeadsCore: InteractionCore {
  typealias Style = ChatHeadsStyle
  typealias Command = ChatHeads.Command
  typealias Event = ChatHeads.Event
  typealias Action = ChatHeadsAction

  /// The state. Only ``become(_:)`` sets it.
  private(set) var state: ChatHeadsState = .stack(.settling)
  /// The heads of the stack or row, and of the overflow.
  var roster = HeadRoster()
  /// The resting place, and the followers behind a leader.
  var stack: HeadStack
  /// The conversation's panels and scrim, and the overflow's slot and list.
  var conversation = ConversationPart()
  /// The dismiss target.
  var target: DismissTargetPart
  /// The heads that are being removed.
  var removals = RemovalsPart()
  /// The text beside the stack.
  var flyout = FlyoutPart()
  /// How long the stack has been left alone, and how opaque it is.
  var idle = IdlePart()
  /// Which taps count as intentional.
  var taps = TapFilter()
  /// The side of the heads' badges.
  var badges: BadgesPart
  /// The seed of the badges' bursts.
  let seed: UInt64
  /// Sizes, places and distances.
  var geometry: ChatHeadsGeometry
  var preferences = Preferences()
  var clock = MotionClock()
  var events: [Timed<ChatHeads.Event>] = []

  var style: ChatHeadsStyle { geometry.style }

  /// What the parts read.
  var context: HeadsContext {
    HeadsContext(geometry: geometry, reducedMotion: preferences.reducedMotion, edge: stack.place.edge)
  }

  /// Creates a core without heads. The first head rests at the edge where lines of text end. `style` must be clamped.
  init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    self.seed = seed
    geometry = ChatHeadsGeometry(style: style, viewport: viewport)
    target = DismissTargetPart(in: geometry)
    stack = HeadStack(edge: style.edges == .left ? .left : .right, in: geometry)
    badges = BadgesPart(side: stack.badgeSide)
  }

  // MARK: - The transition function

  mutating func transition(_ action: ChatHeadsAction) { transition(from: state, by: action) }

  /// The transition table: the next state for each pair of state and action. A pair that is not listed changes nothing. The
  /// state is an argument so that it is copied once and not for each pattern.
  @inline(never)
  private mutating func transition(from current: ChatHeadsState, by action: ChatHeadsAction) {
    if case .due = action {
      act(on: flyout.fire(in: context, at: now))
      _ = target.fire(in: context, at: now)
    }
    switch (current, action) {
    // A press on the stack always grabs the leader; in the row it grabs the head under the finger.
    case (.stack(.settling), .press(let touch)), (.stack(.landing), .press(let touch)):
      if case .head = touch.hit { press(0, touch) }
    case (.row(let selected, .reading), .press(let touch)):
      switch touch.hit {
      case .head(let head): press(roster.index(of: head) ?? 0, touch)
      case .scrim: press(.scrim, selected, touch)
      case .overflow: press(.overflow, selected, touch)
      case .listed(let head): press(.listed(head), selected, touch)
      case .badge, .flyout, .app: break
      }

    // A head follows the finger until the target captures it, and again after the target has released it.
    case (.stack(.dragging(let drag)), .move(let point, let hostTime)),
      (.row(_, .dragging(let drag)), .move(let point, let hostTime)):
      move(drag, to: point, hostTime: hostTime)
    case (.stack(.dragging(let drag)), .due), (.row(_, .dragging(let drag)), .due):
      updateCapture(drag, hostTime: clock.hostTime)
    case (.stack(.dragging(let drag)), .release(let point, let hostTime)),
      (.row(_, .dragging(let drag)), .release(let point, let hostTime)):
      release(drag, at: point, hostTime: hostTime)
    case (.stack(.dragging(let drag)), .cancelTouch), (.row(_, .dragging(let drag)), .cancelTouch):
      abandon(drag.released(at: now))

    // Scrim, overflow and listed heads react to taps only.
    case (.row(let selected, .pressing(let target, var gesture)), .move(let point, let hostTime)):
      _ = gesture.move(to: point, time: hostTime)
      become(.row(selected: selected, .pressing(target, gesture)))
    case (.row(let selected, .pressing(let target, var gesture)), .release(let point, let hostTime)):
      become(.row(selected: selected, .reading))
      guard gesture.end(at: point, time: hostTime) == .tap, taps.isIntentional else { break }
      switch target {
      case .scrim: transition(.close)
      case .overflow: openOrCloseOverflow()
      case .listed(let head): tap(head)
      }
    case (.row(let selected, .pressing), .cancelTouch): become(.row(selected: selected, .reading))

    // Heads that were flung to the target are dismissed when they arrive, or before any other action.
    case (.stack(.flungToTarget), .due): dismissStack()
    case (.row(_, .flungToTarget(let fling)), .due): dismiss([fling.head])
    case (.stack(.flungToTarget), .close), (.row(_, .flungToTarget), .close):
      transition(.due)
      if case .row(let selected, _) = state { closeConversation(selected) }
    case (_, .dismiss(let ids)): dismiss(ids)

    // An idle stack tucks itself away until it is needed.
    case (.stack(.settling), .due), (.stack(.landing), .due):
      if let time = tuckTime, now >= time { become(tuck()) }
    case (.stack(.tucked), .wake): become(settle(by: geometry.style.settleSpring))

    // The conversation.
    case (.stack, .open(let head)): openConversation(head)
    case (.row(let selected, let activity), .open(let head)): select(head, instead: selected, activity)
    case (.row(let selected, _), .close): closeConversation(selected)
    case (.row(_, let activity), .openOverflow): openOverflow(activity)

    // Heads, and where they rest.
    case (_, .rearrange(let change)): rearrange(change)
    case (_, .reshape): reshape()
    case (_, .restAtOnce): restAtOnce()
    case (.stack(.settling), .moveToRestingPlace), (.stack(.landing), .moveToRestingPlace):
      emit(.moved(head: roster.leader?.number ?? 0, edge: stack.place.edge, y: restPoint.y))
      become(
        preferences.reducedMotion || roster.heads.isEmpty
          ? settle(by: geometry.style.settleSpring)
          : springToRest(velocity: velocity(0), by: geometry.style.settleSpring))
    case (.stack(.settling), .hint): hint()

    default: break
    }
  }

  /// Puts a state in force, and does what follows from leaving one and entering another: the chain of followers, the
  /// press, flyout, panels, target and badges.
  mutating func become(_ next: ChatHeadsState) {
    let touched = state.activeHead
    let captured = state.capturedHead
    let dragged = state.draggedHead
    let wasStackCaptured = isStackCaptured
    let wasLed = leaderMotion != nil
    if wasLed { stack.commitChain(at: now) }
    state = next
    idle.note(at: now)
    let isLed = leaderMotion != nil
    if isLed, !wasLed { startChain() }
    let isStackCaptured = isStackCaptured
    if wasStackCaptured != isStackCaptured {
      stack.setFollowerOffsets(
        of: roster.heads.count, isCaptured: isStackCaptured, in: geometry, at: now)
    }
    let style = geometry.style
    if touched != state.activeHead { setTouchScale(touched, 1) }
    setTouchScale(state.pressedHead, style.pressedScale)
    setTouchScale(state.draggedHead, state.capturedHead == nil ? style.draggedScale : 1)
    if !roster.heads.isEmpty {
      var landing: PointMotion?
      if case .stack(.landing(let motion)) = next { landing = motion }
      roster.heads[0].setLanding(landing, at: now, in: geometry)
    }
    if dragged == nil, state.draggedHead != nil {
      closeFlyout()
      if state.isRow { hideConversation() }
    }
    target.setRaised(state.draggedHead != nil || state.fling != nil, in: context, at: now)
    let nowCaptured = state.capturedHead
    if captured != nowCaptured {
      target.setCaptured(nowCaptured != nil, in: context, at: now)
      if let captured { emit(.released(head: captured.number)) }
      if let nowCaptured { emit(.captured(head: nowCaptured.number)) }
    }
    let isDragging = state.draggedHead != nil && !preferences.reducedMotion
    target.setLean(towards: isDragging ? state.headDrag?.drag.gesture.position : nil, in: context, at: now)
    turnBadges()
    showCounts()
    var isTucked = false
    if case .stack(.tucked) = state { isTucked = true }
    idle.fade(isTucked: isTucked, in: context, at: now)
  }

  /// Changes a head's scale under a finger, or back to 1; nil for no head. Where motion is reduced heads keep their size.
  @inline(never)
  mutating func setTouchScale(_ head: HeadID?, _ scale: Double) {
    guard let index = roster.index(of: head), !preferences.reducedMotion else { return }
    roster.heads[index].setTouchScale(scale, at: now, in: geometry)
  }
}
