import SuppleMotion
import SuppleScene

/// The life of ``ChatHeads``: its state, what changes that, its heads and what moves them.
///
///     stack.settling ──down──▶ stack.held ──thrown──▶ stack.landing ──down──▶ stack.held
///                                 │  └─tap──▶ row.reading ◀──back near its slot──┐
///                                 ├─in the target──▶ gone                        │
///                                 └─thrown at the target──▶ stack.swallowed      │
///     row.reading ──down on a head──▶ row.held ──tap──▶ row.reading, or closed ──┤
///                                       ├─far below its slot──▶ stack.landing    │
///                                       └─in the target──▶ that head gone ───────┘
///
/// It is a class, which ``ChatHeads`` copies before it changes one that is shared: whatever looks at a part of it then
/// needs no copy of the rest.
final class ChatHeadsMachine: @unchecked Sendable {
  /// Closed up or open, and what goes on. Only the transition function, in this file, sets it.
  private(set) var state: ChatHeadsState = .stack(.settling)
  /// The heads, front to back.
  var heads: [Head] = []
  /// The heads that did not fit, the newest first.
  var overflow: [(id: Int32, unread: Int32)] = []
  /// Where the stack belongs.
  var place: RestingPlace
  /// The followers, while a leader moves with them in train.
  var chain: FollowerChain
  /// The conversations on their way out, open or on their way back; the last is in front.
  var panels: [ConversationPanel] = []
  /// How dark the veil behind them is.
  var dim: Motion = .resting(at: 0)
  /// On which side of their heads the badges sit: -1 left, 1 right.
  var badgeSide: Motion
  /// The place for throwing away.
  var target: DismissTarget
  /// The heads on their way out.
  var departures: [Departure] = []
  /// The text beside the stack.
  var flyout: Flyout?
  /// Whether the app refuses the next dismissal.
  var cancelsNextDismissal = false
  /// Feeds what is random: the badges' bursts.
  let seed: UInt64
  /// What happened since the last frame.
  var events: [Timed<ChatHeads.Event>] = []
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// What the person prefers.
  var preferences = Preferences()
  /// The present.
  var clock = Clock()

  /// The motion's present.
  var now: Double { clock.now }

  /// No heads yet; the first will rest at the side where reading ends.
  init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    let style = ChatHeadsMachine.clamped(style)
    self.seed = seed
    geometry = ChatHeadsGeometry(style: style, viewport: viewport)
    target = DismissTarget(style: style)
    chain = FollowerChain(spring: style.chaseSpring, bodies: [], offsets: [], time: 0)
    let edge: HorizontalEdge = style.edges == .left ? .left : .right
    place = ChatHeadsMachine.startingPlace(edge, in: geometry)
    badgeSide = .resting(at: edge == .left ? 1 : -1)
  }

  /// The same life once more, to go its own way.
  init(copying other: ChatHeadsMachine) {
    state = other.state
    for head in other.heads { heads.append(Head(copying: head)) }
    overflow = other.overflow
    place = other.place
    chain = other.chain
    panels = other.panels
    dim = other.dim
    badgeSide = other.badgeSide
    target = other.target
    for departure in other.departures { departures.append(Departure(copying: departure)) }
    flyout = other.flyout
    cancelsNextDismissal = other.cancelsNextDismissal
    seed = other.seed
    events = other.events
    geometry = ChatHeadsGeometry(copying: other.geometry)
    preferences = other.preferences
    clock = other.clock
  }

  // MARK: - The one transition function

  /// What each stimulus makes of each state. What is not listed changes nothing.
  func transition(_ stimulus: ChatHeadsStimulus) {
    switch stimulus {
    case .down(let hit, let pointer, let host):
      switch (state, hit) {
      case (.stack(.settling), .head), (.stack(.landing), .head): grasp(0, pointer, hostTime: host)
      case (.row(_, .reading), .head(let head)): grasp(index(of: head) ?? 0, pointer, hostTime: host)
      case (.row(let selected, .reading), .veil): press(.veil, selected, pointer, hostTime: host)
      case (.row(let selected, .reading), .overflow): press(.overflow, selected, pointer, hostTime: host)
      case (.stack, _), (.row, _): break
      }
    case .move(let point, let host):
      switch state {
      case .stack(.held(let hold)), .row(_, .held(let hold)): drag(hold, to: point, hostTime: host)
      case .row(let selected, .pressing(let ground, var gesture)):
        _ = gesture.move(to: point, time: host)
        become(.row(selected: selected, .pressing(ground, gesture)))
      case .stack, .row: break
      }
    case .up(let point, let host):
      switch state {
      case .stack(.held(let hold)), .row(_, .held(let hold)): letGo(hold, at: point, hostTime: host)
      case .row(let selected, .pressing(let ground, var gesture)):
        become(.row(selected: selected, .reading))
        guard gesture.end(at: point, time: host) == .tap else { break }
        switch ground {
        case .veil: transition(.close)
        case .overflow: takeFromOverflow(0)
        }
      case .stack, .row: break
      }
    case .cancel:
      switch state {
      case .stack(.held(let hold)), .row(_, .held(let hold)):
        let freed = escaped(hold)
        become(holding(freed))
        giveUp(freed)
      case .row(let selected, .pressing): become(.row(selected: selected, .reading))
      case .stack, .row: break
      }
    case .due:
      switch state {
      case .stack(.held(let hold)), .row(_, .held(let hold)):
        become(holding(attracted(hold, hostTime: clock.hostTime)))
      case .stack(.swallowed): dismiss(heads.map { $0.id })
      case .row(_, .swallowed(let swallow)): dismiss([swallow.head])
      case .stack, .row: break
      }
    case .open(let head): read(head)
    case .close: stopReading()
    case .dismiss(let ids): dismiss(ids)
    case .arrange(let others): arrange(others)
    case .reshape: reshape()
    case .moveHome:
      guard case .stack = state, state.grasped == 0 else { break }
      emit(.moved(head: heads.first?.id ?? 0, edge: place.edge, y: restPoint.y))
      become(
        preferences.reducedMotion || heads.isEmpty
          ? settle(spring: geometry.style.settleSpring) : spring(home: velocity(0)))
    case .seat: seatAll()
    case .hint:
      guard case .stack(.settling) = state, !heads.isEmpty, !preferences.reducedMotion,
        heads.allSatisfy({ now >= $0.travel.restTime })
      else { break }
      let inward = place.edge == .left ? 1.0 : -1.0
      become(
        spring(home: Vector(x: inward * geometry.style.hintSpeed, y: 0), by: geometry.style.hintSpring))
    }
  }

  /// Puts a state in force, and does what entering and leaving it means: who leads the train, who is pressed, what
  /// the target does, on which side the badges are.
  private func become(_ next: ChatHeadsState) {
    let pressed = state.pressed
    let captured = state.captured
    let dragged = state.dragged
    let wasTogether = isTogether
    let wasLed = leaderMotion != nil
    if wasLed { chain.commit(at: now) }
    state = next
    if leaderMotion != nil, !wasLed { startChain() }
    if wasTogether != isTogether { chain.setOffsets(hangs, at: now) }
    if pressed != state.pressed {
      setPressed(pressed, false)
      setPressed(state.pressed, true)
    }
    if dragged == 0, state.dragged != 0 {
      dropFlyout(at: now)
      if case .row = state { shrinkPanels(at: now) }
    }
    raiseTarget(state.dragged != 0 || state.swallow != nil, at: now)
    if captured != state.captured {
      engageTarget(state.captured != 0, at: now)
      if captured != 0 { emit(.released(head: captured)) }
      if state.captured != 0 { emit(.captured(head: state.captured)) }
    }
    turnBadges()
  }

  // MARK: Holding

  /// A finger takes hold of a head.
  private func grasp(_ index: Int, _ pointer: Pointer, hostTime: Double) {
    guard heads.indices.contains(index) else { return }
    let drag = Drag(
      pointer: pointer.id, touch: pointer.position, hostTime: hostTime, slop: geometry.style.slop,
      holding: position(index), velocity: velocity(index), time: now)
    emit(.pressed(head: heads[index].id))
    become(holding(Hold(head: heads[index].id, drag: drag, magnet: .free, seen: hostTime)))
  }

  /// A finger comes down on something that only a tap matters to.
  private func press(_ ground: Ground, _ selected: Int32, _ pointer: Pointer, hostTime: Double) {
    let gesture = TouchGesture(
      pointer: pointer.id, at: pointer.position, time: hostTime, slop: geometry.style.slop)
    become(.row(selected: selected, .pressing(ground, gesture)))
  }

  /// The state with a hold in it, closed up or open as it is.
  private func holding(_ hold: Hold) -> ChatHeadsState {
    switch state {
    case .stack: .stack(.held(hold))
    case .row(let selected, _): .row(selected: selected, .held(hold))
    }
  }

  private func drag(_ hold: Hold, to point: Point, hostTime: Double) {
    var drag = hold.drag
    _ = drag.move(to: point, hostTime: hostTime, time: now)
    let moved = Hold(head: hold.head, drag: drag, magnet: hold.magnet, seen: hostTime)
    become(holding(attracted(moved, hostTime: hostTime)))
  }

  // MARK: Letting go

  private func letGo(_ hold: Hold, at point: Point, hostTime: Double) {
    var drag = hold.drag
    let ending = drag.end(at: point, hostTime: hostTime, time: now)
    let last = attracted(
      Hold(head: hold.head, drag: drag, magnet: hold.magnet, seen: hold.seen), hostTime: hostTime)
    become(holding(last))
    switch ending {
    case .tap:
      guard case .row(let selected, _) = state else { return read(hold.head) }
      become(lineUp(selected, .reading))
      if selected == hold.head { stopReading() } else { read(hold.head) }
    case .thrown(let velocity):
      guard case .captured = last.magnet else { return release(last, velocity: velocity) }
      if case .stack = state { dismiss(heads.map { $0.id }) } else { dismiss([last.head]) }
    }
  }

  /// What was held goes: to an edge, back to its slot, or so fast towards the target that this catches it.
  private func release(_ hold: Hold, velocity: Vector) {
    let from = hold.motion.position(at: now)
    switch state {
    case .stack:
      if geometry.catches(from, velocity) {
        become(.stack(.swallowed(Swallow(head: hold.head, motion: motionToTarget(from: from, velocity)))))
      } else {
        become(land(velocity: velocity))
      }
    case .row(let selected, _):
      if geometry.catches(from, velocity) {
        let swallow = Swallow(head: hold.head, motion: motionToTarget(from: from, velocity))
        become(.row(selected: selected, .swallowed(swallow)))
      } else {
        putBack(hold.head, selected: selected, from: from, velocity: velocity)
      }
    }
  }

  /// The finger is taken away: a stack that it dragged lands without a throw, a head goes back into its slot.
  private func giveUp(_ hold: Hold) {
    switch state {
    case .stack:
      become(hold.isDragging ? land(velocity: .zero) : settle(spring: geometry.style.settleSpring))
    case .row(let selected, _):
      become(lineUp(selected, .reading))
      showConversation()
    }
  }

  /// A head of the open row is let go outside the target: back into its slot, or so far below that all close.
  private func putBack(_ head: Int32, selected: Int32, from: Point, velocity: Vector) {
    partWays()
    become(.row(selected: selected, .reading))
    guard let index = index(of: head) else { return }
    heads[index].travel = .leaving(
      from, velocity: velocity, for: from, at: now, delay: 0, spring: geometry.style.chaseSpring)
    guard from.y > rowLayout(selected).place(of: index).y + geometry.style.closingDistance else {
      become(lineUp(selected, .reading))
      showConversation()
      return
    }
    closePanels(returningFocusFrom: selected)
    heads.insert(heads.remove(at: index), at: 0)
    become(.stack(.settling))
    become(land(velocity: velocity))
  }

  // MARK: Opening and closing

  private func read(_ head: Int32) {
    guard let index = index(of: head) else { return }
    switch state {
    case .stack:
      dropFlyout(at: now)
      become(lineUp(head, .reading, stagger: geometry.style.rowStagger))
      showConversation()
      setDim(true, at: now)
      emit(.opened(head: head))
    case .row(let selected, let activity):
      guard selected != head else { return }
      let hadSlot = rowLayout(selected).slot(of: index) != nil
      become(hadSlot ? .row(selected: head, activity) : lineUp(head, activity))
      if isConversationOpen { switchPanel(to: head, anchorX: slotX(of: head), at: now) }
      emit(.selected(head: head))
    }
  }

  /// The conversation closes: the stack returns to where it rested, the head that was read leading.
  private func stopReading() {
    finishSwallow()
    guard case .row(let selected, _) = state else { return }
    partWays()
    become(.row(selected: selected, .reading))
    closePanels(returningFocusFrom: selected)
    if let index = index(of: selected) { heads.insert(heads.remove(at: index), at: 0) }
    become(settle(spring: geometry.style.rowSpring, stagger: geometry.style.rowStagger))
  }

  // MARK: Coming and going

  /// Heads implode where they are, unless the app refuses: then they return to where they belong, and an open
  /// conversation with them.
  private func dismiss(_ ids: [Int32]) {
    if ids.contains(state.grasped) { loosen() }
    guard !cancelsNextDismissal else {
      cancelsNextDismissal = false
      guard case .row(let selected, let activity) = state else {
        if state.grasped == 0 { become(settle(spring: geometry.style.settleSpring)) }
        return
      }
      become(lineUp(selected, activity))
      showConversation()
      return
    }
    for id in ids {
      guard let index = index(of: id) else { continue }
      departures.append(
        Departure(
          head: heads[index], point: position(index), start: now,
          duration: preferences.reducedMotion ? HeadTravel.fadeDuration : geometry.style.implosionDuration,
          isDismissal: true))
      emit(.dismissed(head: id))
    }
    takeOut(ids)
  }

  /// Ends a finger's or the target's hold; each head stays where it is for now.
  private func loosen() {
    partWays()
    switch state {
    case .stack: become(.stack(.settling))
    case .row(let selected, _): become(.row(selected: selected, .reading))
    }
  }

  /// Other heads, or the same in another order; each that stays keeps its place and speed.
  private func arrange(_ others: [Head]) {
    let grasped = state.grasped
    partWays()
    switch state {
    case .stack:
      if grasped != 0, others.first?.id == grasped {
        heads = others
        startChain()
      } else {
        become(.stack(.settling))
        heads = others
        become(settle(spring: geometry.style.settleSpring))
      }
    case .row(let selected, let activity):
      let place = index(of: selected) ?? 0
      heads = others
      guard let last = heads.last else {
        become(.stack(.settling))
        closePanels(returningFocusFrom: selected)
        return
      }
      let heldGoes = grasped != 0 && index(of: grasped) == nil
      let next =
        index(of: selected) != nil ? selected : heads.indices.contains(place) ? heads[place].id : last.id
      become(lineUp(next, heldGoes ? .reading : activity))
      if next != selected, isConversationOpen {
        switchPanel(to: next, anchorX: slotX(of: next), at: now)
      } else {
        showConversation()
      }
      if next != selected { emit(.selected(head: next)) }
    }
  }

  // MARK: Moving

  /// Heads that rest, or are on their way to rest, go to where they now belong.
  private func reshape() {
    switch state {
    case .stack(.settling): become(settle(spring: geometry.style.settleSpring))
    case .stack(.landing(let motion)):
      guard motion.target != restPoint else { return }
      become(
        preferences.reducedMotion
          ? settle(spring: geometry.style.settleSpring)
          : spring(home: motion.velocity(at: now)))
    case .stack(.held(let hold)): become(.stack(.held(redirected(hold))))
    case .stack(.swallowed(let swallow)): become(.stack(.swallowed(redirected(swallow))))
    case .row(let selected, .held(let hold)): become(lineUp(selected, .held(redirected(hold))))
    case .row(let selected, .swallowed(let swallow)):
      become(lineUp(selected, .swallowed(redirected(swallow))))
    case .row(let selected, let activity): become(lineUp(selected, activity))
    }
  }

  /// Puts every head where it belongs, without any motion.
  private func seatAll() {
    switch state {
    case .stack(.settling), .stack(.landing):
      let rest = restPoint
      become(.stack(.settling))
      for index in heads.indices {
        heads[index].travel = .resting(
          at: rest + Vector(x: 0, y: index == 0 ? 0 : geometry.style.stackOffset))
      }
    case .row(let selected, _):
      let row = rowLayout(selected)
      for index in heads.indices { heads[index].travel = .resting(at: row.place(of: index)) }
    case .stack: break
    }
  }
}
