import SuppleMotion
import SuppleScene

/// A message that a flyout shows.
struct FlyoutMessage: Sendable, Equatable {
  /// Whose message it is.
  var head: HeadID
  /// The number under which the host keeps the text.
  var text: Int32
  /// Where the head went, if it is not among those that are shown any more.
  var lastPoint: Point?
}

/// The bubble of text beside the resting stack when a message has come.
struct Flyout: Sendable {
  /// The phase of the flyout.
  enum State: Sendable {
    /// The flyout opens, stays, and closes at `until`, in motion seconds.
    case showing(until: Double)
    /// A finger drags it; its time stands still.
    case dragging(TouchGesture)
    /// It was flicked away, or something took its place: it fades out.
    case closing
  }

  /// A message that takes the place of the one that is shown.
  struct Incoming: Sendable {
    /// The message.
    var message: FlyoutMessage
    /// Its opacity over the other one, 0 to 1.
    var opacity: Motion

    /// A message that fades in from `time` on, in motion seconds.
    init(_ message: FlyoutMessage, at time: Double) {
      self.message = message
      opacity = Motion.resting(at: 0).retargeted(
        to: 1, at: time, timing: .fade(duration: HeadMotion.fadeDuration))
    }
  }

  /// The message that it shows.
  private(set) var message: FlyoutMessage
  /// The message that fades in, if one does.
  private(set) var incoming: Incoming?
  /// The message that came meanwhile: it fades in next.
  private var next: FlyoutMessage?
  /// When it appears, in motion seconds.
  let start: Double
  /// How far it has come in, 0 to 1.
  private(set) var visibility: Motion
  /// How far it is pulled sideways, in points, without the drag of a finger.
  private var pull: Motion = .resting(at: 0)
  /// The phase of the flyout.
  private(set) var state: State
  /// At which edge the stack was when it began to close; nil before. It does not change sides as it closes.
  private(set) var lastEdge: HorizontalEdge?

  /// The flyout of a message that comes at `time`, in motion seconds; it appears after the style's delay.
  @inline(never)
  init(_ message: FlyoutMessage, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool) {
    self.message = message
    start = time + geometry.style.flyoutDelay
    visibility = Motion.resting(at: 0).retargeted(
      to: 1, at: start,
      timing: reducedMotion
        ? .fade(duration: HeadMotion.fadeDuration) : .spring(geometry.style.flyoutSpring, within: .fractions))
    state = .showing(until: start + geometry.style.flyoutDuration)
  }

  /// The message that came last.
  var latest: FlyoutMessage { next ?? incoming?.message ?? message }

  /// The finger's drag of it, if there is one.
  var gesture: TouchGesture? {
    if case .dragging(let gesture) = state { return gesture }
    return nil
  }

  /// Whether it fades out.
  var isClosing: Bool {
    if case .closing = state { return true }
    return false
  }

  /// The time at which the flyout closes by itself, in motion seconds; nil during a drag and while closing.
  var showingEnd: Double? {
    if case .showing(let end) = state { return end }
    return nil
  }

  /// How far it is pulled sideways at `time`, in points.
  func offset(at time: Double) -> Double {
    let own = pull.value(at: time)
    if let gesture { return own + gesture.translation.x }
    return own
  }

  /// From when on it does not move by itself, as things are at `time`; minus infinity before it appears.
  func restTime(after time: Double) -> Double {
    guard time >= start else { return -.infinity }
    return max(visibility.restTime, pull.restTime, incoming?.opacity.restTime ?? -.infinity)
  }

  /// Whether it has faded out at `time`.
  func isGone(at time: Double) -> Bool { isClosing && time >= visibility.restTime }

  // MARK: Further messages

  /// Shows a further message from `time` on, for as long as the first. Texts change one after the other; of those that
  /// come in quick succession the last one counts.
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

  /// Lets texts that have faded in by `time` take the places of those before them.
  @inline(never)
  mutating func finishFades(at time: Double) {
    while let faded = incoming, time >= faded.opacity.restTime {
      message = faded.message
      incoming = next.map { Incoming($0, at: faded.opacity.restTime) }
      next = nil
    }
  }

  /// The messages of a head that leaves the others stay where it went.
  @inline(never)
  mutating func keep(_ head: HeadID, at point: Point) {
    if message.head == head { message.lastPoint = point }
    if incoming?.message.head == head { incoming?.message.lastPoint = point }
    if next?.head == head { next?.lastPoint = point }
  }

  // MARK: Touch

  /// A finger comes down on it at `time`. A flyout that moves back is caught where it is, and as fast as it is.
  mutating func press(_ gesture: TouchGesture, at time: Double) {
    pull = pull.retargeted(
      to: offset(at: time), at: time, timing: .spring(Drag.touchSpring, within: .fractions))
    state = .dragging(gesture)
  }

  /// The finger moves.
  mutating func drag(_ gesture: TouchGesture) { state = .dragging(gesture) }

  /// The finger lets go with `velocity`, in points per second, or was taken away (nil). Returns whether it flicked the
  /// flyout away; else the flyout springs back and its time begins again.
  @inline(never)
  mutating func release(velocity: Vector?, at time: Double, in geometry: ChatHeadsGeometry) -> Bool {
    let style = geometry.style
    let pulled = offset(at: time)
    let speed = velocity?.x ?? 0
    let isFast = speed.magnitude > style.flyoutFlickSpeed
    let isFar = pulled.magnitude > style.flyoutFlickDistance * style.flyoutWidth
    let isFlicked = velocity != nil && (isFast || isFar)
    let away = (isFast ? speed : pulled) < 0 ? -style.flyoutWidth : style.flyoutWidth
    pull = Motion(
      spring: style.flyoutSpring, start: time, from: pulled, velocity: speed + pull.velocity(at: time),
      target: isFlicked ? away : 0)
    state = .showing(until: time + style.flyoutDuration)
    return isFlicked
  }

  // MARK: Closing

  /// Closes it at `time`, beside a stack at `edge`. Returns whether there is anything to fade out: not before it appears.
  @inline(never)
  mutating func close(at time: Double, edge: HorizontalEdge, in geometry: ChatHeadsGeometry) -> Bool {
    if gesture != nil { _ = release(velocity: nil, at: time, in: geometry) }
    guard !isClosing else { return true }
    guard time > start else { return false }
    state = .closing
    lastEdge = edge
    visibility = visibility.retargeted(to: 0, at: time, timing: .fade(duration: 0.15))
    return true
  }

  // MARK: Places and drawing

  /// The edge at which its stack is, or was when the flyout began to close.
  private func edge(in context: borrowing HeadsContext) -> HorizontalEdge { lastEdge ?? context.edge }

  /// Where a message is while nothing pulls it: beside its own head, which is at `head`.
  func room(beside head: Point, in context: borrowing HeadsContext) -> Rect {
    context.geometry.flyoutRoom(leader: head, edge: edge(in: context))
  }

  /// Writes the layer of a message as it is at `time`; `part` and `shadow` are the visible parts of layer and shadow.
  func write(
    _ message: FlyoutMessage, beside head: Point, into frame: inout Frame,
    in context: borrowing HeadsContext, at time: Double, index: Int32 = 0, opacity part: Double = 1,
    shadow: Double = 1
  ) {
    let room = room(beside: head, in: context)
    let visibility = visibility.value(at: time)
    let opacity = min(1, max(0, visibility)) * part
    guard opacity > 0, room.width > 0 else { return }
    let scale = context.reducedMotion ? 1 : 0.7 + 0.3 * visibility
    // It grows out of the side that faces the head.
    let anchor = Point(x: edge(in: context) == .left ? room.minX : room.maxX, y: room.center.y)
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
