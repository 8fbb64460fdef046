import SuppleMotion
import SuppleScene

/// One chat head.
struct Head: Sendable {
  /// The head's number, 1 and up.
  let id: HeadID
  /// The unread count, 0 or more.
  var unread: Int32
  /// The number of its latest news, counted over all heads; 0 for none.
  var news: Int32 = 0
  /// The number of the latest message since the conversation was open; -1 for none. A message need not have a count.
  var unreadMessage: Int32 = -1
  /// The count on the head's badge: the head's own or the sum of the stack.
  var shownCount: Int32
  /// The unread count that a torn badge cleared.
  var cleared: ClearedCount?
  /// The motion to its own place, which applies while no leader or finger moves the head.
  var travel: HeadMotion
  /// The scale under a finger, 1 at rest.
  private(set) var touchScale: Motion
  /// The prominence in the open row.
  var prominence = Prominence()
  /// The squash, as a part of the width; below 0 of the height, 0 at rest.
  private var squash: Motion
  /// The visibility, 0 to 1; 0 for a head without a slot in the open row.
  private(set) var entrance: Motion
  /// The size of a face and the scale that fits it into its place; nil in a stack without faces.
  private(set) var shape: HeadShape?
  /// The badge, whose storage copies of the head share: it has twice as many references as the rest of the head.
  private var sharedBadge: CopyOnWrite<SlimeBadgeCore>

  /// The badge with the unread count.
  var badge: SlimeBadgeCore {
    @inline(__always) _read { yield sharedBadge.value }
    @inline(__always) _modify { yield &sharedBadge.value }
  }

  /// A head at rest.
  @inline(never)
  init(id: HeadID, unread: Int32, at point: Point, badge: SlimeBadgeCore) {
    self.id = id
    self.unread = max(0, unread)
    shownCount = self.unread
    sharedBadge = CopyOnWrite(badge)
    travel = .resting(at: point)
    touchScale = .resting(at: 1)
    squash = .resting(at: 0)
    entrance = .resting(at: 1)
  }

  /// The time from which on scale and opacity do not change by themselves, in motion seconds.
  var restTime: Double {
    var rest = max(max(touchScale.restTime, squash.restTime), max(entrance.restTime, prominence.restTime))
    if let shape { rest = max(rest, shape.restTime) }
    return rest
  }

  /// The face; nil for the circle.
  var face: HeadFace? { shape?.face }

  /// The scale at `time` without those of the face and of the open row; with reduced motion a new head does not grow.
  func scale(at time: Double, reducedMotion: Bool) -> Double {
    touchScale.value(at: time) * (reducedMotion ? 1 : 0.5 + 0.5 * entrance.value(at: time))
  }

  /// The width and height before scaling at `time`, in points: a squash at a side narrows the head and heightens it by as much.
  @inline(never)
  func extent(at time: Double, in geometry: ChatHeadsGeometry) -> Size {
    let size = shape?.extent(at: time) ?? geometry.headExtent
    let squash = squash.value(at: time)
    return Size(width: size.width * (1 - squash), height: size.height * (1 + squash))
  }

  /// The lift by a finger at `time`, 0 to 1.
  func lift(at time: Double, in style: ChatHeadsStyle) -> Double {
    guard style.draggedScale > 1 else { return 0 }
    return clampedToUnit((touchScale.value(at: time) - 1) / (style.draggedScale - 1))
  }

  /// The shadow at `time`: deeper with the lift.
  func shadow(at time: Double, in style: ChatHeadsStyle) -> Shadow {
    let lift = lift(at: time, in: style)
    return Shadow(
      opacity: style.shadowOpacity + (style.draggedShadowOpacity - style.shadowOpacity) * lift,
      offset: style.shadowOffset + (style.draggedShadowOffset - style.shadowOffset) * lift,
      radius: style.shadowRadius + (style.draggedShadowRadius - style.shadowRadius) * lift)
  }

  /// The opacity at `time`, 0 to 1.
  func opacity(at time: Double) -> Double { clampedToUnit(entrance.value(at: time)) }

  /// Whether the head is visible at `time`, or the badge that a finger has raised out of it.
  @inline(never)
  func isVisible(at time: Double) -> Bool {
    max(badge.elevation.value(at: time), entrance.value(at: time)) > 0
  }

  /// Whether the head is without a slot of the open row, and neither it nor its badge is visible at `time`.
  @inline(never)
  func isHidden(at time: Double) -> Bool { !isShown && !isVisible(at: time) }

  /// The rank in the stack after closing; higher ranks are in front: heads with unread counts or messages by their news, then all
  /// others.
  var newsRank: Int32 { max(unread > 0 ? news : -1, unreadMessage) }

  /// Marks count and messages as read.
  mutating func clearUnread() {
    unread = 0
    unreadMessage = -1
  }

  /// Sets the count of the badge.
  mutating func showCount(_ count: Int32) {
    guard count != shownCount else { return }
    shownCount = count
    badge.perform(.setCount(count))
  }

  /// Restores the unread count if it was cleared with the badge of `head`; returns whether it was.
  mutating func restoreCount(clearedBy head: HeadID) -> Bool {
    guard let count = cleared.take(clearedBy: head), unread == 0 else { return false }
    unread = count
    return true
  }

  /// Starts the entrance at `time`: a fade with reduced motion, else by `spring`.
  mutating func enter(at time: Double, spring: Spring, reducedMotion: Bool) {
    entrance = Motion.resting(at: 0).retargeted(
      to: 1, at: time,
      timing: reducedMotion
        ? .fade(duration: HeadMotion.fadeDuration) : .spring(spring, within: .fractions))
  }

  /// Places the head at full size, immediately or with a fade from a time on.
  mutating func appear(at point: Point, from time: Double? = nil) {
    travel = .resting(at: point)
    entrance = .resting(at: time == nil ? 1 : 0)
    if let time { setShown(true, at: time) }
  }

  /// Whether the head is or becomes visible: with a slot of the open row, or in the closed stack.
  var isShown: Bool { entrance.target > 0 }

  /// Shrinks and fades the head in place from `time` on, or shows it again.
  mutating func setShown(_ isShown: Bool, at time: Double) {
    guard self.isShown != isShown else { return }
    entrance = entrance.retargeted(
      to: isShown ? 1 : 0, at: time, timing: .fade(duration: HeadMotion.fadeDuration))
  }

  /// Scales the head to its size from `time` on, starting with a picture `width` points wide.
  mutating func scale(from width: Double, at time: Double, in geometry: ChatHeadsGeometry) {
    let style = geometry.style
    let picture = max(1, style.headSize - 2 * style.avatarInset)
    touchScale = Motion.resting(at: width > 0 ? min(2, max(0.2, width / picture)) : 1).retargeted(
      to: 1, at: time, timing: .spring(style.settleSpring, within: .fractions))
  }

  /// Changes the scale under a finger from `time` on, or back to 1.
  @inline(never)
  mutating func setTouchScale(_ goal: Double, at time: Double, in geometry: ChatHeadsGeometry) {
    guard touchScale.target != goal else { return }
    switch geometry.style.changes {
    case .springs:
      touchScale = touchScale.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.pressSpring, within: .fractions))
    case .recorded:
      // Recorded: 1 to 0.90 to 0.95 in 0.1 s each, and back over 1.05 to 1 in 0.15 and 0.1 s.
      let isPressed = goal != 1
      let turn = isPressed ? 2 * goal - 1 : 2 - geometry.style.pressedScale
      let first = isPressed ? 0.1 : 0.15
      touchScale = .curve(
        TimedCurve(
          start: time, duration: first, from: touchScale.value(at: time), to: turn, easing: .easeInOut),
        then: TimedCurve(start: time + first, duration: 0.1, from: turn, to: goal, easing: .easeInOut))
    }
  }

  /// Squashes the head when `landing`, its motion from `time` on, first meets its `edge`; nil for no landing. A squash in
  /// progress continues.
  mutating func setLanding(
    _ landing: PointMotion?, at edge: RestingEdge, from time: Double, in geometry: ChatHeadsGeometry
  ) {
    guard squash.value(at: time) == 0 else { return }
    squash = .resting(at: 0)
    guard geometry.style.squash > 0, let landing else { return }
    let approach = edge.isSide ? landing.x : landing.y
    guard let arrival = approach.arrival, arrival > time else { return }
    // The squash begins a little before the arrival, which makes the head softer than its spring. Below 100 points per
    // second it is smaller.
    let depth =
      geometry.style.squash * min(1, approach.velocity(at: arrival).magnitude / 100) * (edge.isSide ? 1 : -1)
    let start = max(time, arrival - 0.05)
    squash = .curve(
      TimedCurve(start: start, duration: 0.07, from: 0, to: depth, easing: .easeInOut),
      then: TimedCurve(start: start + 0.07, duration: 0.16, from: depth, to: 0, easing: .easeInOut))
  }

  /// Moves the badge to the present of `clock` and to a corner of the head at `point`: -1 left or above to 1 right or below.
  /// With `checking`, a connector that is too long breaks.
  mutating func placeBadge(
    at point: Point, corner: Vector, clock: MotionClock, in geometry: ChatHeadsGeometry, checking: Bool
  ) {
    badge.carryAnchor(to: badgeAnchor(at: point, corner: corner, at: clock.now, in: geometry))
    badge.advance(to: clock)
    if checking { badge.checkBreak() }
  }

  /// The anchor of the badge at `time`, at a corner: -1 left or above to 1 right or below. The head is at `point`, drawn at
  /// `scale`.
  @inline(never)
  func badgeAnchor(
    at point: Point, scale: Double = 1, corner: Vector, at time: Double, in geometry: ChatHeadsGeometry
  ) -> Point {
    let scale =
      scale * touchScale.value(at: time) * prominence.value(from: geometry.style.unselectedScale, at: time)
    let offset =
      if let shape {
        geometry.badgeOffset(extent: shape.extent(at: time), radius: shape.cornerRadius(at: time))
          * (scale * shape.scale(at: time))
      } else {
        geometry.badgeOffset() * scale
      }
    return Point(x: point.x + offset.x * corner.x, y: point.y + offset.y * corner.y)
  }

  // MARK: The face

  /// Sets the face, nil for the circle. A new face has its size immediately, else ``fit(to:by:at:in:)`` moves it there.
  @inline(never)
  mutating func setFace(_ face: HeadFace?, isNew: Bool = true, in geometry: ChatHeadsGeometry) {
    guard self.face != face else { return }
    shape = isNew ? HeadShape(face, box: geometry.box(of: face)) : shape(in: geometry).with(face)
  }

  /// The shape; a circle's at rest for a head that has none.
  @inline(never)
  private func shape(in geometry: ChatHeadsGeometry) -> HeadShape {
    shape ?? HeadShape(nil, box: geometry.box(of: nil), fit: .resting(at: 1))
  }

  /// Moves the face to its size, and to the scale of its place, from `time` on: by a spring, or with reduced motion while the
  /// head is invisible between two places.
  @inline(never)
  mutating func fit(
    to scale: Double, by spring: Spring, at time: Double, in context: borrowing HeadsContext
  ) {
    guard shape != nil || scale != 1 else { return }
    var change = ShapeChange.spring(spring)
    if context.reducedMotion {
      change = .step(at: travel.jumpTime ?? time)
    } else if isHidden(at: time) {
      change = .step(at: time)
    }
    shape = shape(in: context.geometry).retargeted(
      to: context.geometry.box(of: face), scale: scale, at: time, change: change)
  }

  /// Gives the face its final size without animation.
  mutating func finishShape() { shape = shape?.finished }

  // MARK: Drawing

  /// Returns the layer at `point`. The head leans back by its sideways speed, in points per second: less with the lift,
  /// because a finger has no lean.
  @inline(never)
  func layer(at point: Point, speed: Double, in context: borrowing HeadsContext, at now: MotionTime) -> Layer
  {
    let geometry = context.geometry
    var layer = Layer(LayerID(.head, item: id.number), center: point, size: extent(at: now, in: geometry))
    layer.scale =
      scale(at: now, reducedMotion: context.reducedMotion)
      * prominence.value(from: geometry.style.unselectedScale, at: now)
    layer.saturation = prominence.value(from: geometry.style.unselectedSaturation, at: now)
    layer.opacity = opacity(at: now)
    layer.cornerRadius = geometry.headRadius
    if let shape {
      layer.cornerRadius = shape.cornerRadius(at: now)
      layer.scale *= shape.scale(at: now)
      layer.hitOutset = shape.hitOutset(at: now)
    }
    let lift = lift(at: now, in: geometry.style)
    layer.rotation = geometry.style.lean * (lift - 1) * speed / (speed.magnitude + 1200)
    return layer
  }

  /// Writes the badge. It shrinks and fades with the head, except for the part that is raised out of it, and not with the
  /// scale of a face: the count stays legible.
  func writeBadge(visibility: Double, like head: Layer, into frame: inout Frame) {
    guard visibility > 0 else { return }
    let first = frame.layers.count
    badge.writeLayers(into: &frame)
    let raised = clampedToUnit(badge.elevation.value(at: badge.now))
    let own = head.scale / (shape?.scale(at: badge.now) ?? 1)
    let scale = own + (1 - own) * raised
    let opacity = head.opacity * visibility
    for index in frame.layers.indices.dropFirst(first) {
      if frame.layers[index].path.isEmpty { frame.layers[index].scale *= scale }
      frame.layers[index].opacity *= opacity + (1 - opacity) * raised
    }
  }
}

extension [Head] {
  /// The place of the head with a number; nil for none.
  @inline(never)
  func index(of id: HeadID?) -> Int? {
    guard let id else { return nil }
    // A loop, because `firstIndex(where:)` copies each head for its closure.
    return indices.first { self[$0].id == id }
  }
}
