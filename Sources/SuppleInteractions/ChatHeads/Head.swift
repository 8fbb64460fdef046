import SuppleMotion
import SuppleScene

/// One chat head.
struct Head: Sendable {
  /// Its number, 1 and up.
  let id: HeadID
  /// How many messages are unread, 0 or more.
  var unread: Int32
  /// The number of its latest news, counted over all heads; 0 for none.
  var news: Int32 = 0
  /// The count on the head's badge: the head's own or the sum of the stack.
  var shownCount: Int32
  /// The unread count that was cleared by tearing off a badge.
  var cleared: ClearedCount?
  /// Its own motion, in force wherever it does not follow a leader or a finger.
  var travel: HeadMotion
  /// Its scale while a finger presses or drags it, 1 at rest.
  private(set) var touchScale: Motion
  /// By which part of its width it is squashed, 0 at rest.
  private var squash: Motion
  /// The visibility, 0 to 1; 0 for a head without a slot in the open row.
  private(set) var entrance: Motion
  /// Its unread count, which can be torn off.
  var badge: SlimeBadgeCore

  /// A head that stands still.
  @inline(never)
  init(id: HeadID, unread: Int32, at point: Point, badge: SlimeBadgeCore) {
    self.id = id
    self.unread = max(0, unread)
    shownCount = self.unread
    self.badge = badge
    travel = .resting(at: point)
    touchScale = .resting(at: 1)
    squash = .resting(at: 0)
    entrance = .resting(at: 1)
  }

  /// From when on neither its scale nor its opacity changes by itself, in motion seconds.
  var restTime: Double { max(touchScale.restTime, squash.restTime, entrance.restTime) }

  /// Its scale at `time`; where motion is reduced it does not grow as it comes in.
  func scale(at time: Double, reducedMotion: Bool) -> Double {
    touchScale.value(at: time) * (reducedMotion ? 1 : 0.5 + 0.5 * entrance.value(at: time))
  }

  /// Its width and height before scaling at `time`, in points: as much as it is squashed it is higher.
  func extent(at time: Double, in geometry: ChatHeadsGeometry) -> Size {
    let size = geometry.style.headSize
    let squash = squash.value(at: time)
    return Size(width: size * (1 - squash), height: size * (1 + squash))
  }

  /// How far a finger has lifted it at `time`, 0 to 1.
  func lift(at time: Double, in style: ChatHeadsStyle) -> Double {
    guard style.draggedScale > 1 else { return 0 }
    return min(1, max(0, (touchScale.value(at: time) - 1) / (style.draggedScale - 1)))
  }

  /// The shadow that it casts at `time`: deeper as it is lifted.
  func shadow(at time: Double, in style: ChatHeadsStyle) -> Shadow {
    let lift = lift(at: time, in: style)
    return Shadow(
      opacity: style.shadowOpacity,
      offset: style.shadowOffset + (style.draggedShadowOffset - style.shadowOffset) * lift,
      radius: style.shadowRadius + (style.draggedShadowRadius - style.shadowRadius) * lift)
  }

  /// Its opacity at `time`, 0 to 1.
  func opacity(at time: Double) -> Double { min(1, max(0, entrance.value(at: time))) }

  /// How early it comes after reading, above others: heads with unread counts by their news, then all the others.
  var newsRank: Int32 { unread > 0 ? news : -1 }

  /// Has its badge show a count.
  mutating func showCount(_ count: Int32) {
    guard count != shownCount else { return }
    shownCount = count
    badge.perform(.setCount(count))
  }

  /// Restores its unread count if it was cleared with the badge of `head`; returns whether it was.
  mutating func restoreCount(clearedBy head: HeadID) -> Bool {
    guard let count = cleared.take(clearedBy: head), unread == 0 else { return false }
    unread = count
    return true
  }

  /// Starts its entrance at `time`: a fade where motion is reduced, else by `spring`.
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

  /// Whether it is visible, or is becoming so: it has a slot of the open row, or belongs to the closed stack.
  var isShown: Bool { entrance.target > 0 }

  /// Lets it shrink and fade where it is, from `time` on, or come back.
  mutating func setShown(_ isShown: Bool, at time: Double) {
    guard self.isShown != isShown else { return }
    entrance = entrance.retargeted(
      to: isShown ? 1 : 0, at: time, timing: .fade(duration: HeadMotion.fadeDuration))
  }

  /// Lets it take its size from `time` on; before that its picture is `width` points wide.
  mutating func scale(from width: Double, at time: Double, in geometry: ChatHeadsGeometry) {
    let style = geometry.style
    let picture = max(1, style.headSize - 2 * style.avatarInset)
    touchScale = Motion.resting(at: width > 0 ? min(2, max(0.2, width / picture)) : 1).retargeted(
      to: 1, at: time, timing: .spring(style.settleSpring, within: .fractions))
  }

  /// Changes its scale under a finger from `time` on, or back to 1.
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

  /// Lets it be squashed when `landing`, its motion from `time` on, first meets its edge; nil where it does not land. What
  /// has begun goes on.
  mutating func setLanding(_ landing: PointMotion?, at time: Double, in geometry: ChatHeadsGeometry) {
    guard squash.value(at: time) == 0 else { return }
    squash = .resting(at: 0)
    guard geometry.style.squash > 0, let landing, let arrival = landing.x.arrival, arrival > time else {
      return
    }
    // It is softer than its spring: it gives way a little before it is there. Below 100 points per second it gives less.
    let depth = geometry.style.squash * min(1, landing.x.velocity(at: arrival).magnitude / 100)
    let start = max(time, arrival - 0.05)
    squash = .curve(
      TimedCurve(start: start, duration: 0.07, from: 0, to: depth, easing: .easeInOut),
      then: TimedCurve(start: start + 0.07, duration: 0.16, from: depth, to: 0, easing: .easeInOut))
  }

  /// Brings its badge to the present of `clock` and to the corner of the head at `point`, on a side: -1 left to 1 right. With
  /// `checking` a connector that has become too long breaks.
  mutating func placeBadge(
    at point: Point, side: Double, clock: MotionClock, in geometry: ChatHeadsGeometry, checking: Bool
  ) {
    let scale = touchScale.value(at: clock.now)
    badge.carryAnchor(to: geometry.badgeAnchor(of: point, scale: scale, side: side))
    badge.advance(to: clock)
    if checking { badge.checkBreak() }
  }

  // MARK: Drawing

  /// Returns its layer at `point`, pressed or coming in as it is. It leans back by its speed sideways, in points per second:
  /// less as it is lifted, because a finger has no lean.
  @inline(never)
  func layer(at point: Point, speed: Double, in context: borrowing HeadsContext, at now: MotionTime) -> Layer
  {
    let geometry = context.geometry
    var layer = Layer(LayerID(.head, item: id.number), center: point, size: extent(at: now, in: geometry))
    layer.scale = scale(at: now, reducedMotion: context.reducedMotion)
    layer.opacity = opacity(at: now)
    layer.cornerRadius = geometry.headRadius
    let lift = lift(at: now, in: geometry.style)
    layer.rotation = geometry.style.lean * (lift - 1) * speed / (speed.magnitude + 1200)
    return layer
  }

  /// Writes its badge, which shrinks and fades with the head as far as it is not raised out of it.
  func writeBadge(visibility: Double, like head: Layer, into frame: inout Frame) {
    guard visibility > 0 else { return }
    let first = frame.layers.count
    badge.writeLayers(into: &frame)
    let raised = min(1, max(0, badge.elevation.value(at: badge.now)))
    let scale = head.scale + (1 - head.scale) * raised
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
    // Not by `firstIndex(where:)`, which copies each head for its closure.
    return indices.first { self[$0].id == id }
  }
}
