import SuppleMotion
import SuppleScene

// The docking of the panel beside its head, and its drag by the bar. `ChatHeadsCore+Resize.swift` has its resize.
extension ChatHeadsCore {
  /// The distance from its docked place, in points, within which a released panel docks.
  private static let dockingDistance = 32.0
  /// The distance from the room's edge, in points, within which a released panel comes to rest at the edge.
  private static let snapDistance = 24.0
  /// The distance from its head, in points, to which an undocked panel moves.
  private static let undockingDistance = 24.0
  /// The step of an arrow key, in points.
  static let keyStep = 16.0
  /// The maximum coordinate of a frame that an app sets, in points.
  static let frameLimit = 100_000.0

  /// The head of the open conversation.
  var panelHead: HeadID? {
    guard case .row(let selected, _) = state else { return nil }
    return selected
  }

  private var docksOnly: Bool { geometry.style.panelFloats == .off }

  // MARK: Commands

  /// Docks the panel at its head, gives it a place of its own, or the whole room.
  mutating func setDocking(_ docking: PanelDocking, animated: Bool) {
    guard docking != conversation.panel.docking, docking != .floating || !docksOnly else { return }
    conversation.panel.docking = docking
    conversation.panel.level = nil
    if docking == .head { conversation.panel.place = nil }
    movePanel(animated: animated)
  }

  /// Sets size and place of a floating panel. A frame with numbers that are negative, too large or not finite is ignored.
  mutating func setPanelFrame(_ frame: Rect, animated: Bool) {
    // A size that is negative or not a number is 0 in a rectangle.
    guard !docksOnly, frame.isFinite, min(frame.x, frame.y) >= 0, min(frame.width, frame.height) > 0,
      max(max(frame.x, frame.y), max(frame.width, frame.height)) <= Self.frameLimit
    else { return }
    conversation.panel.size = PanelSize(width: frame.width, height: frame.height)
    floatPanel(at: frame.origin, animated: animated)
  }

  private mutating func floatPanel(at point: Point, animated: Bool = true) {
    conversation.panel.docking = .floating
    conversation.panel.place = beside?.place(of: point)
    movePanel(animated: animated)
  }

  /// Gives a floating panel without a place one a little away from its head.
  mutating func givePlace() {
    guard conversation.panel.docking == .floating, conversation.panel.place == nil, let beside else { return }
    let docked = panelRoom(of: panelHead)
    let away = docked.heads == .right ? -Self.undockingDistance : Self.undockingDistance
    conversation.panel.place = beside.place(of: docked.room.origin + Vector(x: away, y: 0))
  }

  /// Docks the panel at a side, with the heads.
  private mutating func dockPanel(at edge: HorizontalEdge, velocity: Vector? = nil) {
    conversation.panel.docking = .head
    conversation.panel.place = nil
    conversation.panel.level = nil
    let rest = restPoint
    let goal = geometry.allowed(RestingEdge(edge), near: rest)
    if goal != stack.place.edge || !goal.isSide {
      // Heads at the top and bottom only move to that end of their edge.
      let end = edge == .left ? 0 : geometry.viewport.size.width
      stack.setPlace(goal, x: goal.isSide ? nil : end, y: rest.y, isStacked: roster.isStacked, in: geometry)
      emitMove()
    }
    movePanel(velocity: velocity)
    transition(.reshape)
  }

  /// Moves the panel to its place, from `velocity` in points per second if it was thrown. The place is reported if `isMove`.
  /// Where motion is reduced a panel that moves `fades` in.
  @inline(never)
  mutating func movePanel(
    velocity: Vector? = nil, animated: Bool = true, isMove: Bool = true, fades: Bool = true
  ) {
    givePlace()
    let frame = panelRoom(of: panelHead).room
    let before = conversation.panel.rect(at: now)
    let moves = animated && conversation.isOpen
    // A conversation that is closing is still in sight.
    let glides = animated && !conversation.panels.isEmpty && !preferences.reducedMotion
    if beside != nil {
      let spring = velocity == nil ? geometry.style.closeSpring : geometry.style.openSpring
      conversation.panel.land(
        in: frame, velocity: velocity ?? conversation.panel.velocity(at: now), at: now,
        by: glides ? spring : nil)
    }
    placeConversation(of: panelHead)
    if moves, fades, preferences.reducedMotion, before.origin.distance(to: frame.origin) > 1 {
      conversation.reappear(at: now)
    }
    guard isMove, animated else { return }
    // Several steps at one instant are one move.
    if let last = events.last, last.time == clock.hostTime.seconds, case .panelMoved = last.value {
      events.removeLast()
    }
    emit(.panelMoved(docking: conversation.panel.docking, frame: frame))
  }

  // MARK: The bar

  /// Begins a press on the bar, and catches a panel in motion.
  mutating func pressBar(_ pointer: Pointer, hostTime: HostTime) {
    guard let beside else { return }
    conversation.panel.press(
      pointer, hostTime, slop: geometry.style.slop, within: beside.room,
      reducedMotion: preferences.reducedMotion, at: now)
  }

  /// Handles a further sample of the finger on the bar.
  mutating func dragBar(_ pointer: Pointer, hostTime: HostTime) {
    switch conversation.panel.drag(pointer, hostTime, at: now) {
    case nil: placeConversation(of: panelHead, glides: true)
    case .tap: movePanel(isMove: false)
    case .thrown(let velocity): landPanel(velocity: velocity)
    }
  }

  /// Lands a released panel: thrown sideways it docks at that side, near its docked place it docks there, else it floats.
  private mutating func landPanel(velocity: Vector) {
    guard let beside else { return }
    let frame = conversation.panel.rect(at: now)
    let landing = frame.origin + velocity * (1 / geometry.style.friction)
    let speed = velocity.x.magnitude
    if speed > geometry.style.panelThrowSpeed, speed > velocity.y.magnitude {
      return dockPanel(at: velocity.x > 0 ? .right : .left, velocity: velocity)
    }
    if conversation.panel.docking != .full {
      if docksOnly {
        let isRight = landing.x + frame.width / 2 > beside.room.center.x
        return dockPanel(at: isRight ? .right : .left, velocity: velocity)
      }
      conversation.panel.docking = .head
      conversation.panel.place = nil
      conversation.panel.level = nil
      let docked = panelRoom(of: panelHead).room
      let place = beside.place(of: landing, snap: Self.snapDistance)
      let floating = beside.floating(at: place)
      if floating.origin.distance(to: docked.origin) > Self.dockingDistance {
        conversation.panel.docking = .floating
        conversation.panel.place = place
      }
    }
    movePanel(velocity: velocity)
  }

  /// Handles a key on the bar's grip: arrows move the panel, Enter and Space dock or undock it, Home and End dock it at
  /// the left and right side.
  mutating func pressBar(_ key: Key) -> Bool {
    guard beside != nil, conversation.isOpen, panelHead != nil, activePointer == nil else { return false }
    var step = Vector.zero
    switch key {
    case .enter, .space: setDocking(conversation.panel.docking == .head ? .floating : .head, animated: true)
    case .home: dockPanel(at: .left)
    case .end: dockPanel(at: .right)
    case .arrowLeft: step.x = -Self.keyStep
    case .arrowRight: step.x = Self.keyStep
    case .arrowUp: step.y = -Self.keyStep
    case .arrowDown: step.y = Self.keyStep
    case .escape, .delete, .backspace: return false
    }
    if step != .zero, !docksOnly { floatPanel(at: conversation.panel.target.origin + step) }
    return true
  }
}
