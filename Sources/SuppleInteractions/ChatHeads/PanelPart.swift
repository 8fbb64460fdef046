import SuppleMotion
import SuppleScene

/// The frame of an open conversation, its docking, and what a finger does with it.
///
///     touch: none ──press on the bar──▶ bar ──release, cancel──▶ none
///            none ──press on an edge──▶ pressing ──beyond the slop──▶ resizing ──release, cancel──▶ none
///
///     head ──undock, drag──▶ floating ──dock, release near its head, throw to a side──▶ head
///     head, floating ──full──▶ full ──dock, throw to a side──▶ head
struct PanelPart: Part {
  typealias Context = HeadsContext

  /// The distance, in points, by which a drag can leave the room.
  private static let give = 48.0
  /// The longest time between the two taps of a double tap, in seconds.
  private static let doubleTapTime = 0.4

  /// The edge of the column beside the room; nil for a room below the row.
  private(set) var column: HorizontalEdge?
  /// The upper left corner.
  private var origin = PointMotion.resting(at: .zero)
  /// The width and height, as a point.
  private var extent = PointMotion.resting(at: .zero)
  /// The room at rest.
  private(set) var target = Rect(x: 0, y: 0, width: 0, height: 0)
  /// What the panel is attached to beside a head.
  var docking = PanelDocking.head
  /// The place of a floating panel, as parts of the free width and height of its room; nil before it has one.
  var place: Point?
  /// The height that a docked panel has been given; nil for that of its heads.
  var level: PanelLevel?
  /// The size that a person or the app has given the panel.
  var size = PanelSize()
  /// The frame in which the last resize ended: one that only rounding tells from it is the same.
  var resized: Rect?
  /// What a finger does with the panel.
  private(set) var touch = PanelTouch.none
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

  /// Whether a finger decides where the panel is.
  private var isHeld: Bool {
    switch touch {
    case .none, .pressing: false
    case .bar, .resizing: true
    }
  }

  /// Whether the panel is away from its head, and has no beak.
  var isAway: Bool { docking != .head || isDragged }

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

  /// The frame in which the last resize ended, if `frame` differs from it by rounding alone; else `frame`.
  @inline(never)
  func exact(_ frame: Rect) -> Rect {
    guard let resized, (resized.x - frame.x).magnitude < 1e-9, (resized.y - frame.y).magnitude < 1e-9,
      (resized.width - frame.width).magnitude < 1e-9, (resized.height - frame.height).magnitude < 1e-9
    else { return frame }
    return resized
  }

  /// The velocity of the upper left corner at `time`, in points per second.
  @inline(never)
  func velocity(at time: Double) -> Vector {
    if case .resizing(let resize) = touch { return resize.motions(at: time).origin.velocity(at: time) }
    return origin.velocity(at: time)
  }

  /// Moves the room from `time` on, unless a finger holds it. With `spring` it glides if it changes sides, is gliding, or
  /// `glides` is true; otherwise it jumps. Returns whether it changes sides.
  @inline(never)
  mutating func move(
    to goal: Rect, column: HorizontalEdge?, at time: Double, spring: Spring?, glides: Bool
  ) -> Bool {
    guard !isHeld else { return false }
    let changesSides = self.column != column
    self.column = column
    guard goal != target else { return changesSides && docking == .head }
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

  // MARK: The drag

  /// Begins a press on the bar. `room` is the room of the panel; with reduced motion it cannot be left.
  mutating func press(
    _ pointer: Pointer, _ hostTime: HostTime, slop: Double, within room: Rect, reducedMotion: Bool,
    at now: Double
  ) {
    let area = Rect(
      x: room.x, y: room.y, width: max(0, room.width - target.width),
      height: max(0, room.height - target.height))
    follow(
      Drag(
        pointer: pointer.id, touch: pointer.position, hostTime: hostTime, slop: slop,
        holding: origin.position(at: now), velocity: origin.velocity(at: now), time: now,
        limits: Drag.Limits(area: area, give: reducedMotion ? 1e-6 : Self.give)))
  }

  /// Handles a further sample of the finger on the bar; returns the ending of the touch, for a cancelled one that of a tap.
  mutating func drag(_ pointer: Pointer, _ hostTime: HostTime, at now: Double) -> TouchGesture.Ending? {
    guard case .bar(var drag) = touch, pointer.phase != .cancel else { return .tap }
    var ending: TouchGesture.Ending?
    if pointer.phase == .up {
      ending = drag.end(at: pointer.position, hostTime: hostTime, time: now)
    } else {
      _ = drag.move(to: pointer.position, hostTime: hostTime, time: now)
    }
    follow(drag)
    return ending
  }

  @inline(never)
  private mutating func follow(_ drag: Drag) {
    touch = .bar(drag)
    origin = drag.motion
    target.x = drag.goal.x
    target.y = drag.goal.y
  }

  /// Ends a drag or resize where the panel is, with its velocity.
  @inline(never)
  mutating func endTouch(at time: Double) {
    if case .resizing(let resize) = touch { (origin, extent) = resize.motions(at: time) }
    touch = .none
  }

  // MARK: The resize

  /// Begins a press on edges. A panel in motion goes on until the finger moves them.
  mutating func press(_ edges: PanelEdges, _ gesture: TouchGesture) { touch = .pressing(edges, gesture) }

  /// Handles a further sample of the finger on a handle; returns the ending of the touch, for a cancelled one nil.
  @inline(never)
  mutating func resize(
    _ pointer: Pointer, _ hostTime: HostTime, in beside: BesidePlacement, reducedMotion: Bool, at now: Double
  ) -> ResizeEnding? {
    switch touch {
    case .none, .bar: return nil
    case .pressing(let edges, var gesture):
      if pointer.phase == .up, gesture.end(at: pointer.position, time: hostTime) == .tap {
        touch = .none
        return tap(edges, hostTime)
      }
      if pointer.phase == .move { _ = gesture.move(to: pointer.position, time: hostTime) }
      touch = .pressing(edges, gesture)
      guard gesture.phase == .dragging else { return nil }
      let (corner, size) = (origin.velocity(at: now), extent.velocity(at: now))
      let velocity = Vector(
        x: corner.x + (edges.contains(.left) ? 0 : size.x), y: corner.y + (edges.contains(.top) ? 0 : size.y))
      let resize = PanelResize(
        edges, of: rect(at: now), velocity: velocity, by: gesture, hostTime, in: beside,
        reducedMotion: reducedMotion, at: now)
      lastTap = nil
      follow(resize)
      return pointer.phase == .up ? .resized(resize) : nil
    case .resizing(var resize):
      if pointer.phase == .up {
        _ = resize.drag.end(at: pointer.position, hostTime: hostTime, time: now)
      } else {
        _ = resize.drag.move(to: pointer.position, hostTime: hostTime, time: now)
      }
      follow(resize)
      return pointer.phase == .up ? .resized(resize) : nil
    }
  }

  @inline(never)
  private mutating func follow(_ resize: PanelResize) {
    touch = .resizing(resize)
    target = resize.goal
  }

  /// Notes a tap on edges; returns whether it is the second of a double tap.
  private mutating func tap(_ edges: PanelEdges, _ hostTime: HostTime) -> ResizeEnding? {
    if let last = lastTap, last.edges == edges, hostTime.seconds - last.time < Self.doubleTapTime {
      lastTap = nil
      return .doubleTapped(edges)
    }
    lastTap = (edges, hostTime.seconds)
    return nil
  }

  /// How a touch on a handle ended with an effect.
  enum ResizeEnding {
    /// The edges were moved.
    case resized(PanelResize)
    /// The edges were tapped twice.
    case doubleTapped(PanelEdges)
  }
}

extension PointMotion {
  /// Returns the motion from the current position and `velocity` to `goal` from `time` on; without a spring it jumps.
  fileprivate func gliding(
    to goal: Point, velocity: Vector, at time: Double, by spring: Spring?
  ) -> PointMotion {
    guard let spring else { return .resting(at: goal) }
    return PointMotion(
      spring: spring, start: time, from: position(at: time), velocity: velocity, target: goal)
  }
}
