import SuppleMotion
import SuppleScene

/// The head beside which a flyout stands.
struct FlyoutHead: Sendable, Equatable {
  /// The centre, in points.
  var point: Point
  /// The width and height, in points.
  var extent: Size
}

/// A message that a flyout shows.
struct FlyoutMessage: Sendable, Equatable {
  /// The head of the message.
  var head: HeadID
  /// The number under which the host keeps the text.
  var text: Int32
  /// The size of the drawn words, in points; for an unknown size the maximum width and the minimum height.
  let size: Size
  /// The last position and width of a head that is no longer shown.
  var lastHead: FlyoutHead?

  /// A message; a size that is not finite is unknown.
  init(head: HeadID, text: Int32, size: Size?) {
    self.head = head
    self.text = text
    if let size, size.width.isFinite, size.height.isFinite {
      self.size = size
    } else {
      self.size = Size(width: .infinity, height: 0)
    }
  }
}

/// The bubble of text beside the resting stack, after a message.
struct Flyout: Sendable {
  /// The phase of the flyout.
  enum State: Sendable {
    /// The flyout opens, stays, and closes at `until`, in motion seconds.
    case showing(until: Double)
    /// A finger drags the flyout; its time stops.
    case dragging(TouchGesture)
    /// The flyout fades out, because a finger flicked it away or another action closed it.
    case closing
  }

  /// A message that replaces the current one.
  struct Incoming: Sendable {
    /// The message.
    var message: FlyoutMessage
    /// The opacity over the current message, 0 to 1.
    var opacity: Motion

    /// A message that fades in from `time` on, in motion seconds.
    init(_ message: FlyoutMessage, at time: Double) {
      self.message = message
      opacity = Motion.resting(at: 0).retargeted(
        to: 1, at: time, timing: .fade(duration: HeadMotion.fadeDuration))
    }
  }

  /// The current message.
  private(set) var message: FlyoutMessage
  /// The message that fades in; nil for none.
  private(set) var incoming: Incoming?
  /// The message that fades in next; nil for none.
  private var next: FlyoutMessage?
  /// The time at which the flyout appears, in motion seconds.
  let start: Double
  /// The visibility, 0 to 1.
  private(set) var visibility: Motion
  /// The sideways displacement, in points, without the drag of a finger.
  private var pull: Motion = .resting(at: 0)
  /// The phase of the flyout.
  private(set) var state: State
  /// The edge of the stack when the flyout began to close; nil before. A closing flyout does not change sides.
  private(set) var lastEdge: RestingEdge?
  /// The edge of the stack.
  private var edge: RestingEdge
  /// The edge that the stack has left, the time from which on the flyout is beside the new one, and the scale until then; nil for
  /// none.
  private var turn: (edge: RestingEdge, end: Double, scale: Double)?
  /// The time between a change of the edge and the flyout's reappearance, in seconds.
  private static let turnDelay = 0.3

  /// The flyout of a message at `time`, in motion seconds; it appears after the style's delay.
  @inline(never)
  init(_ message: FlyoutMessage, at time: Double, in context: borrowing FlyoutContext) {
    let geometry = context.geometry
    self.message = message
    edge = context.edge
    start = time + geometry.style.flyoutDelay
    visibility = Motion.resting(at: 0).retargeted(
      to: 1, at: start,
      timing: context.reducedMotion
        ? .fade(duration: HeadMotion.fadeDuration) : .spring(geometry.style.flyoutSpring, within: .fractions))
    state = .showing(until: start + geometry.style.flyoutDuration)
  }

  /// The latest message.
  var latest: FlyoutMessage { next ?? incoming?.message ?? message }

  /// The drag by a finger; nil for none.
  var gesture: TouchGesture? {
    if case .dragging(let gesture) = state { return gesture }
    return nil
  }

  /// Whether the flyout fades out.
  var isClosing: Bool {
    if case .closing = state { return true }
    return false
  }

  /// The time at which the flyout closes by itself, in motion seconds; nil during a drag and while closing.
  var showingEnd: Double? {
    if case .showing(let end) = state { return end }
    return nil
  }

  /// The sideways displacement at `time`, in points.
  func offset(at time: Double) -> Double {
    let own = pull.value(at: time)
    if let gesture { return own + gesture.translation.x }
    return own
  }

  /// The time from which on the flyout does not move by itself; minus infinity before it appears.
  func restTime(after time: Double) -> Double {
    guard time >= start else { return -.infinity }
    // A flyout that has faded out is gone, even if its flick continues.
    if isClosing { return visibility.restTime }
    return max(visibility.restTime, pull.restTime, incoming?.opacity.restTime ?? -.infinity)
  }

  /// Whether the flyout has faded out at `time`.
  func isGone(at time: Double) -> Bool { isClosing && time >= visibility.restTime }

  // MARK: Further messages

  /// Shows a further message from `time` on, for as long as the first. Texts change one after the other; of several in
  /// quick succession the last one counts.
  @inline(never)
  mutating func show(_ message: FlyoutMessage, at time: Double, in geometry: ChatHeadsGeometry) {
    if time <= start {
      self.message = message
    } else if let incoming {
      next = message == incoming.message ? nil : message
    } else if message != self.message {
      incoming = Incoming(message, at: time)
    }
    if case .showing = state { state = .showing(until: max(start, time) + geometry.style.flyoutDuration) }
  }

  /// Replaces texts by those that have faded in by `time`.
  @inline(never)
  mutating func finishFades(at time: Double) {
    while let faded = incoming, time >= faded.opacity.restTime {
      message = faded.message
      incoming = next.map { Incoming($0, at: faded.opacity.restTime) }
      next = nil
    }
  }

  /// Keeps the messages of a removed head at its last position.
  @inline(never)
  mutating func keep(_ head: HeadID, at last: FlyoutHead) {
    if message.head == head { message.lastHead = last }
    if incoming?.message.head == head { incoming?.message.lastHead = last }
    if next?.head == head { next?.lastHead = last }
  }

  // MARK: Touch

  /// Begins a press at `time`. A flyout that moves back is caught with its position and velocity.
  mutating func press(_ gesture: TouchGesture, at time: Double) {
    pull = pull.retargeted(
      to: offset(at: time), at: time, timing: .spring(Drag.touchSpring, within: .fractions))
    state = .dragging(gesture)
  }

  /// Moves the flyout with the finger.
  mutating func drag(_ gesture: TouchGesture) { state = .dragging(gesture) }

  /// Ends a drag with `velocity`, in points per second; nil for a cancelled touch. Returns whether the flyout was
  /// flicked away; else it springs back and its time restarts.
  @inline(never)
  mutating func release(velocity: Vector?, at time: Double, in geometry: ChatHeadsGeometry) -> Bool {
    let style = geometry.style
    let pulled = offset(at: time)
    let speed = velocity?.x ?? 0
    let isFast = speed.magnitude > style.flyoutFlickSpeed
    let width = geometry.flyoutSize(latest.size).width
    let isFar = pulled.magnitude > style.flyoutFlickDistance * width
    let isFlicked = velocity != nil && (isFast || isFar)
    let away = (isFast ? speed : pulled) < 0 ? -width : width
    pull = Motion(
      spring: style.flyoutSpring, start: time, from: pulled, velocity: speed + pull.velocity(at: time),
      target: isFlicked ? away : 0)
    state = .showing(until: time + style.flyoutDuration)
    return isFlicked
  }

  // MARK: Closing

  /// Follows the stack to another edge from `time` on: the flyout fades out, and fades in beside the arrived stack.
  mutating func turn(to edge: RestingEdge, at time: Double) {
    guard edge != self.edge else { return }
    if time > start, !isClosing {
      turn = (turnEdge(at: time) ?? self.edge, time + Self.turnDelay, scale(at: time))
      visibility = .curve(
        TimedCurve(start: time, duration: 0.1, from: visibility.value(at: time), to: 0, easing: .linear),
        then: TimedCurve(start: time + Self.turnDelay, duration: 0.15, from: 0, to: 1, easing: .linear))
    }
    self.edge = edge
  }

  /// Closes the flyout at `time`, beside a stack at `edge`. Returns whether the flyout fades out; a flyout that has not
  /// appeared does not.
  @inline(never)
  mutating func close(at time: Double, edge: RestingEdge, in geometry: ChatHeadsGeometry) -> Bool {
    if gesture != nil { _ = release(velocity: nil, at: time, in: geometry) }
    guard !isClosing else { return true }
    guard time > start else { return false }
    state = .closing
    lastEdge = turnEdge(at: time) ?? edge
    visibility = visibility.retargeted(to: 0, at: time, timing: .fade(duration: 0.15))
    return true
  }

  // MARK: Places and drawing

  /// The edge beside which the flyout remains while the stack leaves it; nil for none.
  private func turnEdge(at time: Double) -> RestingEdge? {
    if let turn, time < turn.end { turn.edge } else { nil }
  }

  /// The scale at `time`: 0.7 to 1, by the visibility. A flyout that changes sides keeps its scale until it is invisible.
  private func scale(at time: Double) -> Double {
    if let turn, time < turn.end { turn.scale } else { 0.7 + 0.3 * visibility.value(at: time) }
  }

  /// The edge of the stack, for a closing flyout at the start of closing.
  private func edge(in context: borrowing FlyoutContext, at time: Double) -> RestingEdge {
    lastEdge ?? turnEdge(at: time) ?? context.edge
  }

  /// The room of a message without displacement, beside its head.
  func room(
    of message: FlyoutMessage, beside head: FlyoutHead, in context: borrowing FlyoutContext, at time: Double
  ) -> Rect {
    context.geometry.flyoutRoom(
      beside: head, edge: edge(in: context, at: time), words: words(of: message, in: context, at: time),
      isWhole: turnEdge(at: time) != nil)
  }

  /// The size of a message's words at `time`. While a text of the same head fades in, the bubble of both texts changes its
  /// size.
  private func words(of message: FlyoutMessage, in context: borrowing FlyoutContext, at time: Double) -> Size
  {
    guard let incoming, incoming.message.head == self.message.head,
      incoming.message.size != self.message.size
    else { return message.size }
    let from = context.geometry.flyoutSize(self.message.size)
    let to = context.geometry.flyoutSize(incoming.message.size)
    // A bubble at rest begins to grow, and ends, without a velocity.
    let part = smoothStep(incoming.opacity.value(at: time))
    return Size(
      width: from.width + (to.width - from.width) * part,
      height: from.height + (to.height - from.height) * part)
  }

  /// Writes the layer of a message at `time`; `part` and `shadow` are the visible parts of layer and shadow.
  func write(
    _ message: FlyoutMessage, beside head: FlyoutHead, into frame: inout Frame,
    in context: borrowing FlyoutContext, at time: Double, index: Int32 = 0, opacity part: Double = 1,
    shadow: Double = 1
  ) {
    let room = room(of: message, beside: head, in: context, at: time)
    let visibility = visibility.value(at: time)
    let opacity = clampedToUnit(visibility) * part
    guard opacity > 0, room.width > 0 else { return }
    let scale = context.reducedMotion ? 1 : scale(at: time)
    // The flyout grows out of the side that faces the head.
    let anchor: Point
    switch edge(in: context, at: time) {
    case .left: anchor = Point(x: room.minX, y: room.center.y)
    case .right: anchor = Point(x: room.maxX, y: room.center.y)
    case .top: anchor = Point(x: max(room.minX, min(room.maxX, head.point.x)), y: room.minY)
    case .bottom: anchor = Point(x: max(room.minX, min(room.maxX, head.point.x)), y: room.maxY)
    }
    let center = anchor + (room.center - anchor) * scale
    let pull = offset(at: time)
    var layer = Layer(
      LayerID(.flyout, item: message.head.number, index: index),
      center: Point(x: center.x + pull, y: center.y), size: room.size)
    layer.scale = scale
    layer.opacity = opacity * max(0, 1 - pull.magnitude / max(room.width, 1))
    layer.cornerRadius = 18
    layer.label = .text(message.text)
    layer.shadow = Shadow(opacity: 0.18 * shadow, offset: 4, radius: 16)
    layer.traits = [.interactive]
    frame.add(layer)
  }
}
