import SuppleMotion
import SuppleScene

/// The frame of an open conversation, its docking, and its drag or resize by a finger.
///
///     touch: none ──press on the bar──▶ bar ──release, cancel──▶ none
///            none ──press on an edge──▶ pressing ──beyond the slop──▶ resizing ──release, cancel──▶ none
///
///     head ──undock, drag──▶ floating ──dock, release near its head, throw to a side──▶ head
///     head, floating ──full──▶ full ──dock, throw to a side──▶ head
struct PanelPart: Part {
  typealias Context = HeadsContext

  /// The panel moves to another docking or place; the app is notified.
  static var moves: PartEffects { PartEffects(own: 0) }
  /// The panel returns to its place.
  static var returns: PartEffects { PartEffects(own: 1) }
  /// The panel takes its size and place, with ``PartEffects/changed`` another size.
  static var resizes: PartEffects { PartEffects(own: 2) }
  /// The panel has docked at ``dockingSide``, to which its heads move.
  static var docks: PartEffects { PartEffects(own: 3) }
  /// The panel follows a finger on its bar.
  static var follows: PartEffects { PartEffects(own: 4) }

  /// The distance, in points, by which a drag can leave the room.
  private static let give = 48.0
  /// The longest time between the two taps of a double tap, in seconds.
  private static let doubleTapTime = 0.4
  /// The step of an arrow key, in points.
  private static let keyStep = 16.0
  /// The distance, in points, at which a press on an edge becomes a resize. It is shorter than the slop of a drag, because an
  /// edge has no single tap.
  static let handleSlop = 3.0

  /// Docking, size and place, as set by a person or the app.
  private(set) var state = PanelState()
  /// The edge of the column beside the room; nil for a room below the row.
  private(set) var column: HorizontalEdge?
  /// The upper left corner.
  private var origin = PointMotion.resting(at: .zero)
  /// The width and height, as a point.
  private var extent = PointMotion.resting(at: .zero)
  /// The room at rest.
  private(set) var target = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The press, drag or resize of the panel by a finger.
  private(set) var touch = PanelTouch.none
  /// The side at which the last change has docked the panel.
  private(set) var dockingSide = HorizontalEdge.left
  /// The velocity with which the last change has thrown the panel, in points per second; nil for none.
  private var thrown: Vector?
  /// The natural heights of conversations, as the host has measured them.
  private var contentHeights: [ContentHeight] = []
  /// The last tap on a handle: its edges, and its time in host seconds.
  private var lastTap: (edges: PanelEdges, time: Double)?

  /// Whether a finger drags the panel by its bar.
  var isDragged: Bool {
    if case .bar(let drag) = touch { return drag.gesture.phase == .dragging }
    return false
  }

  /// The edges that a finger moves; nil for none.
  var resizedEdges: PanelEdges? {
    if case .resizing(let resize) = touch { return resize.edges }
    return nil
  }

  /// Whether a finger sets the place of the panel.
  private var isHeld: Bool {
    switch touch {
    case .none, .pressing: false
    case .bar, .resizing: true
    }
  }

  /// Whether the panel is away from its head, and has no beak.
  var isAway: Bool { state.docking != .head || isDragged }

  /// The time from which on the room is at rest, in motion seconds.
  var restTime: Double {
    if case .resizing(let resize) = touch { return resize.drag.restTime }
    return max(origin.restTime, extent.restTime)
  }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime { restTime }

  /// The room at `time`.
  @inline(never)
  func rect(at time: Double) -> Rect {
    if case .resizing(let resize) = touch { return resize.frame(at: time) }
    let corner = origin.position(at: time)
    let size = extent.position(at: time)
    return Rect(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }

  /// The velocity of the upper left corner at `time`, in points per second.
  @inline(never)
  func velocity(at time: Double) -> Vector {
    if case .resizing(let resize) = touch { return resize.motions(at: time).origin.velocity(at: time) }
    return origin.velocity(at: time)
  }

  /// Moves the room from `time` on, unless a finger moves it. With `spring` the room glides if it changes sides, is gliding, or
  /// `glides` is true; otherwise it jumps. Returns whether it changes sides.
  @inline(never)
  mutating func move(
    to goal: Rect, column: HorizontalEdge?, at time: Double, spring: Spring?, glides: Bool
  ) -> Bool {
    guard !isHeld else { return false }
    let changesSides = self.column != column
    self.column = column
    guard goal != target else { return changesSides && state.docking == .head }
    let spring = glides || changesSides || time < restTime ? spring : nil
    land(in: goal, velocity: origin.velocity(at: time), at: time, by: spring)
    return changesSides
  }

  /// Ends a drag or resize, and moves the room to `goal`, from `velocity` in points per second; without a spring it jumps.
  @inline(never)
  mutating func land(in goal: Rect, velocity: Vector, at time: Double, by spring: Spring?) {
    if isHeld { endTouch(at: time) }
    target = goal
    origin = origin.gliding(to: goal.origin, velocity: velocity, at: time, by: spring)
    extent = extent.gliding(
      to: Point(x: goal.width, y: goal.height), velocity: extent.velocity(at: time), at: time, by: spring)
  }

  /// Moves the panel to its place beside the heads, with the velocity of a throw or its own; without `glides` the panel jumps.
  @inline(never)
  mutating func land(glides: Bool, in context: PanelContext, at now: Double) {
    state.givePlace(in: context)
    let style = context.geometry.style
    let spring = thrown == nil ? style.closeSpring : style.openSpring
    land(
      in: state.room(in: context).room, velocity: thrown ?? velocity(at: now), at: now,
      by: glides ? spring : nil)
    thrown = nil
  }

  // MARK: The touch

  /// Begins a press on the bar, which catches a panel in motion. With reduced motion the panel cannot leave its room.
  mutating func press(_ pointer: Pointer, _ hostTime: HostTime, in context: PanelContext, at now: Double) {
    guard let room = context.beside?.room else { return }
    let area = Rect(
      x: room.x, y: room.y, width: max(0, room.width - target.width),
      height: max(0, room.height - target.height))
    follow(
      Drag(
        pointer: pointer.id, touch: pointer.position, hostTime: hostTime, slop: context.geometry.style.slop,
        holding: origin.position(at: now), velocity: origin.velocity(at: now), time: now,
        limits: Drag.Limits(area: area, give: context.reducedMotion ? 1e-6 : Self.give)))
  }

  /// Begins a press on edges. A panel in motion continues until the finger moves the edges.
  mutating func press(_ edges: PanelEdges, _ gesture: TouchGesture) { touch = .pressing(edges, gesture) }

  /// Handles a further sample of the finger on the bar or an edge.
  @inline(never)
  mutating func handle(
    _ pointer: Pointer, _ hostTime: HostTime, in context: PanelContext, at now: Double
  ) -> PartEffects {
    if case .bar(let drag) = touch { return handle(pointer, hostTime, by: drag, in: context, at: now) }
    guard pointer.phase != .cancel, let beside = context.beside else {
      endTouch(at: now)
      return Self.resizes
    }
    switch touch {
    case .none, .bar: return []
    case .pressing(let edges, var gesture):
      if pointer.phase == .up, gesture.end(at: pointer.position, time: hostTime) == .tap {
        touch = .none
        guard isDoubleTap(edges, hostTime) else { return [] }
        return Self.effect(ofResize: state.resetSize(edges, in: context))
      }
      if pointer.phase == .move { _ = gesture.move(to: pointer.position, time: hostTime) }
      touch = .pressing(edges, gesture)
      guard gesture.phase == .dragging else { return [] }
      let (corner, size) = (origin.velocity(at: now), extent.velocity(at: now))
      let velocity = Vector(
        x: corner.x + (edges.contains(.left) ? 0 : size.x), y: corner.y + (edges.contains(.top) ? 0 : size.y))
      lastTap = nil
      return follow(
        PanelResize(
          edges, of: rect(at: now), velocity: velocity, by: gesture, hostTime, in: beside, at: now),
        isOver: pointer.phase == .up, in: context, at: now)
    case .resizing(var resize):
      if pointer.phase == .up {
        _ = resize.drag.end(at: pointer.position, hostTime: hostTime, time: now)
      } else {
        _ = resize.drag.move(to: pointer.position, hostTime: hostTime, time: now)
      }
      return follow(resize, isOver: pointer.phase == .up, in: context, at: now)
    }
  }

  /// Handles a further sample of the finger on the bar. A tap and a cancelled touch leave the panel at its place.
  private mutating func handle(
    _ pointer: Pointer, _ hostTime: HostTime, by drag: Drag, in context: PanelContext, at now: Double
  ) -> PartEffects {
    var drag = drag
    guard pointer.phase != .cancel else { return Self.returns }
    guard pointer.phase == .up else {
      _ = drag.move(to: pointer.position, hostTime: hostTime, time: now)
      follow(drag)
      return Self.follows
    }
    let ending = drag.end(at: pointer.position, hostTime: hostTime, time: now)
    follow(drag)
    guard case .thrown(let velocity) = ending else { return Self.returns }
    thrown = velocity
    guard let side = state.land(rect(at: now), velocity: velocity, in: context) else { return Self.moves }
    return dock(at: side)
  }

  @inline(never)
  private mutating func follow(_ drag: Drag) {
    touch = .bar(drag)
    origin = drag.motion
    target.x = drag.goal.x
    target.y = drag.goal.y
  }

  @inline(never)
  private mutating func follow(
    _ resize: PanelResize, isOver: Bool, in context: PanelContext, at now: Double
  ) -> PartEffects {
    touch = .resizing(resize)
    target = resize.goal
    guard isOver else { return [] }
    endTouch(at: now)
    return Self.effect(ofResize: state.resize(to: resize.end, from: resize.start, resize.edges, in: context))
  }

  /// The effect at the end of a resize.
  private static func effect(ofResize changesSize: Bool) -> PartEffects {
    changesSize ? resizes.union(.changed) : resizes
  }

  /// Notes a tap on edges; returns whether it is the second of a double tap.
  private mutating func isDoubleTap(_ edges: PanelEdges, _ hostTime: HostTime) -> Bool {
    if let last = lastTap, last.edges == edges, hostTime.seconds - last.time < Self.doubleTapTime {
      lastTap = nil
      return true
    }
    lastTap = (edges, hostTime.seconds)
    return false
  }

  /// Ends a drag or resize at the current place and velocity.
  @inline(never)
  mutating func endTouch(at time: Double) {
    if case .resizing(let resize) = touch { (origin, extent) = resize.motions(at: time) }
    touch = .none
  }

  /// Gives a floating panel a place beside its head. A row has no place for a dragged panel: a resize ends at its current size,
  /// with the effect ``PartEffects/changed``.
  mutating func givePlace(in context: PanelContext, at now: Double) -> PartEffects {
    guard context.beside == nil else {
      state.givePlace(in: context)
      return []
    }
    var isKept = false
    if case .resizing(let resize) = touch { isKept = state.keep(resize, in: context) }
    endTouch(at: now)
    return isKept ? .changed : []
  }

  // MARK: Keys

  /// Handles a key on the bar or on the corner of an open panel beside its head; nil for other keys.
  @inline(never)
  mutating func press(_ key: Key, on role: LayerRole, in context: PanelContext) -> PartEffects? {
    role == .panelBar ? pressBar(key, in: context) : pressHandle(key, in: context)
  }

  /// Handles a key on the bar's grip: arrows move the panel, Enter and Space dock or undock it, Home and End dock it at
  /// the left and right side. Returns nil for any other key.
  private mutating func pressBar(_ key: Key, in context: PanelContext) -> PartEffects? {
    var step = Vector.zero
    switch key {
    case .enter, .space:
      let docking: PanelDocking = state.docking == .head ? .floating : .head
      return state.setDocking(docking, in: context) ? Self.moves : []
    case .home: return dock(at: .left)
    case .end: return dock(at: .right)
    case .arrowLeft: step.x = -Self.keyStep
    case .arrowRight: step.x = Self.keyStep
    case .arrowUp: step.y = -Self.keyStep
    case .arrowDown: step.y = Self.keyStep
    case .escape, .delete, .backspace: return nil
    }
    guard context.geometry.style.panelFloats == .on else { return [] }
    state.float(at: target.origin + step, in: context)
    return Self.moves
  }

  /// Handles a key on the corner that keys move. Arrows move the corner, Home and End set the minimum and maximum size, Enter
  /// and Space the style's. Returns nil for any other key.
  private mutating func pressHandle(_ key: Key, in context: PanelContext) -> PartEffects? {
    guard let beside = context.beside, state.docking != .full else { return nil }
    let (frame, heads) = state.room(in: context)
    let far = state.farCorner(in: beside, heads: heads, rightToLeft: context.geometry.rightToLeft)
    var corner = far.corner(of: frame)
    var edges = far
    let area = beside.corners(of: frame, far)
    switch key {
    case .arrowLeft, .arrowRight:
      corner.x += key == .arrowLeft ? -Self.keyStep : Self.keyStep
      edges = far.intersection([.left, .right])
    case .arrowUp, .arrowDown:
      corner.y += key == .arrowUp ? -Self.keyStep : Self.keyStep
      edges = far.intersection([.top, .bottom])
    case .home, .end:
      let isLeast = key == .home
      corner = Point(
        x: far.contains(.left) == isLeast ? area.maxX : area.minX,
        y: far.contains(.top) == isLeast ? area.maxY : area.minY)
    case .enter, .space: return Self.effect(ofResize: state.resize(to: PanelSize(), far, in: context))
    case .escape, .delete, .backspace: return nil
    }
    return Self.effect(
      ofResize: state.resize(
        to: edges.moving(frame, to: area.nearest(to: corner)), from: frame, edges, in: context))
  }

  private mutating func dock(at side: HorizontalEdge) -> PartEffects {
    state.dock()
    dockingSide = side
    return [Self.moves, Self.docks]
  }

  // MARK: The content

  /// The natural height of a head's conversation, or of the one that has closed, in points; nil for none.
  func contentHeight(of head: HeadID?, isOpen: Bool = true) -> Double? {
    guard isOpen else { return state.contentHeight }
    for entry in contentHeights where entry.head == head { return entry.height }
    return nil
  }

  /// Sets the natural height of a head's conversation, in points, and removes those of heads that are no longer `known`.
  /// Returns whether it changes.
  mutating func setContentHeight(_ height: Double, of head: HeadID, known: (HeadID) -> Bool) -> Bool {
    guard height >= 0, height <= PanelState.limit, known(head) else { return false }
    if let known = contentHeight(of: head), (known - height).magnitude < ContentHeight.step { return false }
    var heights = [ContentHeight(head: head, height: height)]
    for entry in contentHeights where entry.head != head && known(entry.head) { heights.append(entry) }
    contentHeights = heights
    return true
  }

  /// Takes the height of the content that a panel which `isShown` has from now on.
  mutating func fit(isShown: Bool, in context: PanelContext) { state.fit(isShown: isShown, in: context) }

  /// Keeps the heads at their side of the panel, or lets them change sides again. Returns whether that changes.
  mutating func keepSide(_ isKept: Bool) -> Bool {
    guard isKept != (state.keptHeads != nil) else { return false }
    state.keptHeads = isKept ? column : nil
    return true
  }

  // MARK: The app

  /// Performs a command for the panel. Returns the effects, and whether the change is animated.
  @inline(never)
  mutating func perform(
    _ command: ChatHeads.Command, in context: PanelContext
  ) -> (effects: PartEffects, animated: Bool) {
    switch command {
    case .setDocking(let docking, let animated):
      return (state.setDocking(docking, in: context) ? Self.moves : [], animated)
    case .setPanelFrame(let frame, let animated):
      return (state.setFrame(frame, in: context) ? Self.moves : [], animated)
    case .setPanelSize(let width, let height, let animated):
      let size = PanelSize(width: width, height: height)
      return (state.setSize(size, in: context).map { Self.effect(ofResize: $0) } ?? [], animated)
    case .restorePanel(let docking, let width, let height, let x, let y):
      let panel = ChatHeadsArrangement.Panel(docking: docking, width: width, height: height, x: x, y: y)
      return (state.restore(panel, in: context) ? Self.resizes : [], false)
    default: return ([], false)
    }
  }
}

extension PointMotion {
  /// Returns the motion from the current position and `velocity` to `goal` from `time` on; without a spring it jumps.
  func gliding(to goal: Point, velocity: Vector, at time: Double, by spring: Spring?) -> PointMotion {
    guard let spring else { return .resting(at: goal) }
    return PointMotion(
      spring: spring, start: time, from: position(at: time), velocity: velocity, target: goal)
  }
}
