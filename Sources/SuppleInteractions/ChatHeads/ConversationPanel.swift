import SuppleMotion
import SuppleScene

/// The panel of one head's conversation: growing out of its head, open, or going back into it.
struct ConversationPanel: Sendable {
  /// The duration in which a panel stays over its successor while its content slides away, in seconds. Then it disappears
  /// immediately: a fade would show two texts, one over the other.
  private static let stayDuration = 0.06
  /// The shortest duration of a curve, in seconds: a change between two frames.
  private static let instant = 1e-6
  /// The spring by which the beak moves from one head to another. It arrives with the new words.
  private static let beakSpring = Spring(stiffness: 5000, dampingRatio: 1)
  /// The duration in which content arrives or returns, in seconds.
  private static let slideDuration = 0.18
  /// The part of the distance of an arriving content by which the other content leaves. Both are at about the same speed as one
  /// takes the place of the other, so that the two look like one strip.
  private static let leavingPart = 0.6
  /// The duration in which a panel or its content fades back in, in seconds.
  private static let fadeDuration = 0.07
  /// The opacity of a panel that is invisible and has a layer.
  private static let leastOpacity = 1e-4
  /// The scale below which the card becomes round.
  private static let roundScale = 0.36
  /// The scale below which the content fades: a card behind its head is a plain surface.
  private static let clearScale = 0.56

  /// The panel's head; nil for the overflow's panel.
  let head: HeadID?
  /// The centre of the head, or of the slot from which the panel grew, in points.
  var anchor: Point
  /// The displacement of the point of growth from the anchor. When the panel replaces another one, the point glides from that
  /// panel's head to its own.
  private var anchorOffset = PointMotion.resting(at: .zero)
  /// The scale about the point of growth.
  private(set) var scale: Motion
  /// The opacity, 0 to 1.
  private var opacity: Motion
  /// The opacity of the content; below 0 before the content appears.
  private var content = Motion.resting(at: 1)
  /// The displacement of the content to the right, in points.
  private var slide = Motion.resting(at: 0)
  /// The picture of the head's face, at the face's scale; nil for the circle.
  var picture: PanelPicture?
  /// The visibility of the beak, 0 to 1: with reduced motion the beak fades from one head to another.
  private var beak = Motion.resting(at: 1)
  /// The duration in which a beak fades out, and then the next beak in, with reduced motion, in seconds.
  private static let beakFade = 0.06
  /// Whether the panel becomes round when small. A panel that opens at a large scale beside its head does not.
  var isRound = true
  /// Whether the panel is closing. A closing panel is removed at rest.
  private(set) var isClosing = false

  /// Creates an invisible panel with its first scale and opacity.
  init(head: HeadID?, anchor: Point, scale: Double, opacity: Double) {
    self.head = head
    self.anchor = anchor
    self.scale = .resting(at: scale)
    self.opacity = .resting(at: opacity)
  }

  /// The time from which the panel no longer moves, in motion seconds.
  var restTime: Double {
    if isLeaving { return opacity.restTime }
    return max(
      scale.restTime, opacity.restTime,
      max(anchorOffset.restTime, content.restTime, max(slide.restTime, beak.restTime)))
  }

  /// Whether the panel, with its beak, fades out over its successor.
  var isLeaving: Bool { isClosing && opacity.target == 0 }

  /// Whether the beak fades out while another head's beak appears.
  func isBeakFading(at time: Double) -> Bool { beak.target == 0 && beak.value(at: time) > 0 }

  /// Whether a part of the panel is visible at `time`.
  func isVisible(at time: Double) -> Bool { opacity.value(at: time) > 0 && scale.value(at: time) > 0 }

  /// The growth and fade-in at `time`, 0 and up.
  func growth(at time: Double) -> Double {
    max(0, scale.value(at: time)) * clampedToUnit(opacity.value(at: time))
  }

  private mutating func fade(to goal: Double, at time: Double, duration: Double = HeadMotion.fadeDuration) {
    opacity = opacity.retargeted(to: goal, at: time, timing: .fade(duration: duration))
  }

  /// Fades the panel out in `duration` seconds after `delay` seconds.
  @inline(never)
  private mutating func fadeOut(after delay: Double, within duration: Double, at time: Double) {
    let opaque = opacity.value(at: time)
    opacity = .curve(
      TimedCurve(start: time, duration: delay, from: opaque, to: opaque, easing: .linear),
      then: TimedCurve(start: time + delay, duration: duration, from: opaque, to: 0, easing: .linear))
  }

  // MARK: Opening and closing

  /// Grows the panel out of its head. A new panel begins at `start`, a closing panel at `time`.
  mutating func grow(
    at time: Double, from start: Double, in geometry: ChatHeadsGeometry
  ) {
    let isNew = !isClosing
    isClosing = false
    if geometry.reducedMotion {
      scale = .resting(at: 1)
      return reappear(at: time)
    }
    if content.target < 1 {
      content = content.retargeted(to: 1, at: time, timing: .fade(duration: Self.fadeDuration))
    }
    let start = isNew ? max(start, time) : time
    switch geometry.style.changes {
    case .springs:
      scale = Motion(
        spring: geometry.style.openSpring, start: start, from: scale.value(at: time),
        velocity: scale.velocity(at: time), target: 1, within: .fractions)
    case .recorded:
      let duration = geometry.style.openDuration
      let peak = geometry.style.openPeak
      scale = .curve(
        TimedCurve(
          start: time, duration: duration, from: scale.value(at: time), to: peak, easing: .easeInOut,
          shape: .squared),
        then: TimedCurve(start: time + duration, duration: duration, from: peak, to: 1, easing: .easeInOut))
    }
    // The panel is opaque from its first frame, so that nothing shows through. A panel larger than its head fades in.
    let opaque = opacity.value(at: time)
    let fades = opaque < 1 && scale.value(at: time) > geometry.style.openScale
    opacity = .curve(
      TimedCurve(
        start: start, duration: fades ? Self.fadeDuration : 1e-6, from: opaque, to: 1, easing: .linear))
  }

  /// Closes the panel into its head from `time` on.
  mutating func shrink(at time: Double, in geometry: ChatHeadsGeometry) {
    isClosing = true
    guard !geometry.reducedMotion else {
      // The content fades before its background, so that it is never visible together with the app behind.
      content = .curve(
        TimedCurve(
          start: time, duration: HeadMotion.fadeDuration, from: content.value(at: time), to: -3,
          easing: .linear))
      let quarter = HeadMotion.fadeDuration / 4
      return fadeOut(after: quarter, within: quarter, at: time)
    }
    switch geometry.style.changes {
    case .springs:
      scale = scale.retargeted(
        to: 0, at: time, timing: .spring(geometry.style.closeSpring, within: .fractions))
      // A panel that has not begun to grow never appears.
      opacity = .resting(at: opacity.value(at: time))
    case .recorded:
      scale = .curve(
        TimedCurve(
          start: time, duration: geometry.style.openDuration, from: scale.value(at: time), to: 0,
          easing: .easeInOut, shape: .complementSquared), then: nil)
    }
  }

  /// Fades the panel in at its room, in place of growth or a glide, with reduced motion. A head that fades to its slot has
  /// arrived by then, and the background is opaque before the content appears. An open panel that moves keeps its layer:
  /// without one, hosts take the focus away from its content.
  mutating func reappear(at time: Double, isOpen: Bool = false) {
    let half = HeadMotion.fadeDuration / 2
    opacity = .curve(
      TimedCurve(
        start: time + half, duration: half / 2, from: isOpen ? Self.leastOpacity : 0, to: 1, easing: .linear))
    content = .curve(
      TimedCurve(start: time, duration: HeadMotion.fadeDuration, from: -3, to: 1, easing: .linear))
  }

  // MARK: Replacing another panel

  /// Replaces `other` with the same scale and opacity. The content slides from `side`, -1 for the left, behind the content of
  /// `other`; with reduced motion it fades in after the other content has gone.
  mutating func take(
    placeOf other: ConversationPanel, from side: Double, at time: Double, in geometry: ChatHeadsGeometry
  ) {
    scale = other.scale
    opacity = other.opacity
    isRound = other.isRound
    guard !geometry.reducedMotion else {
      beak = .curve(
        TimedCurve(start: time + Self.beakFade, duration: Self.beakFade, from: 0, to: 1, easing: .linear))
      // No change for 0.08 s, then from 0 to 1 in 0.12 s.
      content = .curve(
        TimedCurve(start: time, duration: HeadMotion.fadeDuration, from: -2.0 / 3, to: 1, easing: .linear))
      return
    }
    slide = .curve(
      TimedCurve(
        start: time + Self.stayDuration, duration: Self.slideDuration,
        from: side * geometry.style.contentSlide, to: 0, easing: .easeOut), then: nil)
    take(pointOf: other, by: Self.beakSpring, at: time)
  }

  /// Moves the point of growth, and the beak, from another panel's to this panel's head by a spring. `headVelocity` is the
  /// head's velocity, in points per second.
  mutating func take(
    pointOf other: ConversationPanel, headVelocity: Vector = .zero, by spring: Spring, at time: Double
  ) {
    anchorOffset = PointMotion(
      spring: spring, start: time,
      from: .zero + (other.growthPoint(at: time) - anchor),
      velocity: other.anchorOffset.velocity(at: time) - headVelocity, target: .zero)
  }

  /// Closes the panel while its content moves away from `side`. In front of its successor the panel then disappears; behind it the
  /// panel stays until the successor is opaque, and only the content fades.
  mutating func leave(
    to side: Double, isInFront: Bool, at time: Double, in geometry: ChatHeadsGeometry
  ) {
    isClosing = true
    if geometry.reducedMotion {
      beak = beak.retargeted(to: 0, at: time, timing: .fade(duration: Self.beakFade))
    }
    if isInFront {
      if geometry.reducedMotion {
        fade(to: 0, at: time, duration: 0.08)
      } else {
        fadeOut(after: Self.stayDuration, within: Self.instant, at: time)
      }
    } else {
      content = content.retargeted(to: -1, at: time, timing: .fade(duration: 2 * Self.fadeDuration))
      // A panel that is still appearing continues.
      opacity = .curve(
        TimedCurve(
          start: time, duration: Self.fadeDuration, from: opacity.value(at: time), to: 1, easing: .linear),
        then: TimedCurve(
          start: time + Self.fadeDuration, duration: Self.instant, from: 1, to: 0, easing: .linear))
    }
    let distance = geometry.reducedMotion ? 0 : side * geometry.style.contentSlide * Self.leavingPart
    slide = slide.retargeted(
      to: -distance, at: time, timing: .curve(.easeIn, duration: Self.stayDuration))
  }

  /// Makes the panel and its content opaque again, in place of `other`, which had replaced it.
  mutating func comeBack(from other: ConversationPanel, at time: Double) {
    isClosing = false
    // During its growth another point would move the panel.
    if scale.restTime <= time { take(pointOf: other, by: Self.beakSpring, at: time) }
    fade(to: 1, at: time, duration: Self.fadeDuration)
    beak = beak.retargeted(to: 1, at: time, timing: .fade(duration: Self.beakFade))
    content = content.retargeted(to: 1, at: time, timing: .fade(duration: Self.fadeDuration))
    slide = slide.retargeted(to: 0, at: time, timing: .curve(.easeOut, duration: Self.slideDuration))
  }

  /// Fades the panel out in place, or in, while another panel does the opposite, as in the original.
  mutating func crossFade(
    isComing: Bool, at time: Double, in geometry: ChatHeadsGeometry
  ) {
    isClosing = !isComing
    fade(to: isComing ? 1 : 0, at: time)
    guard isComing, !geometry.reducedMotion else { return }
    scale = scale.retargeted(to: 1, at: time, timing: .spring(geometry.style.openSpring, within: .fractions))
  }

  // MARK: Drawing

  /// The point of growth at `time`, in points.
  func growthPoint(at time: Double) -> Point {
    anchor + (anchorOffset.position(at: time) - .zero)
  }

  /// The placement in `room`, `gap` from the heads of a row, at `time`. With springs the panel grows from its head; as recorded,
  /// from the point of the room that is nearest to its slot.
  func placement(in room: Rect, gap: Vector, at time: Double, in geometry: ChatHeadsGeometry)
    -> PanelPlacement
  {
    var point = growthPoint(at: time)
    let scale = max(0, scale.value(at: time))
    var (roundness, clarity) = (0.0, 1.0)
    switch geometry.style.changes {
    case .recorded:
      point = Point(
        x: min(room.maxX, max(room.minX, point.x)), y: min(room.maxY, max(room.minY, point.y)))
    case .springs:
      // The card is round at the width of its head's picture, or a little later in a low room.
      let round = min(geometry.pictureSize / max(1, min(room.width, room.height)), 0.8 * Self.roundScale)
      roundness = smoothStep(clampedToUnit((Self.roundScale - scale) / (Self.roundScale - round)))
      clarity = smoothStep(clampedToUnit((scale - round) / (Self.clearScale - round)))
    }
    return PanelPlacement(
      room: room, anchor: point, scale: scale,
      emergence: emergence(over: gap, scale: scale, in: geometry),
      opacity: clampedToUnit(opacity.value(at: time)),
      grown: 1 - roundness, clarity: clarity,
      contentOpacity: clampedToUnit(content.value(at: time)),
      roundness: isRound ? roundness : 0, picture: smallest(in: room, geometry))
  }

  /// The displacement of a card of this scale in a row, `gap` from its heads at rest. A small card is almost as far from its head's
  /// centre as at rest, so that heads cover none of its words.
  private func emergence(over gap: Vector, scale: Double, in geometry: ChatHeadsGeometry) -> Vector {
    guard isRound, case .springs = geometry.style.changes else { return .zero }
    let left = 1 - scale
    return gap * (left * (1 - left * left))
  }

  /// The smallest shape of the card behind its head, before scaling: a circle as large as the room allows, or a face in the
  /// ratio of its picture to the circle's.
  private func smallest(in room: Rect, _ geometry: ChatHeadsGeometry) -> PanelPicture {
    let side = min(room.width, room.height)
    guard let picture, geometry.pictureSize > 0 else {
      return PanelPicture(size: Size(width: side, height: side), radius: side / 2)
    }
    return picture.scaled(by: side / geometry.pictureSize)
  }

  /// Writes the layer at `time` and at the placement of that time.
  func write(
    into frame: inout Frame, at time: Double, _ placement: PanelPlacement, in geometry: ChatHeadsGeometry
  ) {
    let scale = placement.scale
    guard scale > 0, placement.opacity > 0 else { return }
    var layer = Layer(
      head.map { LayerID(.conversation, item: $0.number) } ?? LayerID(.overflowPanel),
      center: placement.center, size: placement.size)
    layer.scale = scale
    layer.opacity = placement.opacity
    layer.contentOpacity = placement.shownContent
    layer.contentOffset = slide.value(at: time)
    let smallest = picture?.radius ?? geometry.style.smallestRadius
    let radius = smallest + (geometry.style.openRadius - smallest) * min(1, scale)
    // The radius is in points on screen; a layer's radius is before scaling.
    let usual = radius / max(scale, 0.05)
    layer.cornerRadius = usual + (placement.picture.radius - usual) * placement.roundness
    layer.shadow = Shadow(opacity: 0.3, offset: 8, radius: 30)
    layer.traits = isClosing ? [] : [.interactive]
    frame.add(layer)
  }

  /// Writes the bar at the top of a conversation at its placement, `height` points high before scaling.
  func writeBar(
    into frame: inout Frame, _ placement: PanelPlacement, height: Double, traits: LayerTraits,
    in geometry: ChatHeadsGeometry
  ) {
    guard let head, placement.scale > 0, placement.opacity > 0 else { return }
    let room = placement.room
    var layer = Layer(
      LayerID(.panelBar, item: head.number),
      center: placement.point(Point(x: room.center.x, y: room.minY + height / 2)),
      size: Size(width: room.width, height: height))
    layer.scale = placement.scale
    layer.opacity = placement.opacity
    layer.traits = isClosing ? [] : traits
    // A switch fades the content and not the bar.
    layer.contentOpacity = placement.clarity
    frame.add(layer)
  }

  // MARK: Beak

  /// Writes the beak at a placement, with `growth`, 0 to 1, of its height. The beak points out of the room's edge at the
  /// panel's head, and grows with the content.
  func writeBeak(
    into frame: inout Frame, at time: Double, _ placement: PanelPlacement, growth: Double,
    column: HorizontalEdge?, isBeside: Bool, in geometry: ChatHeadsGeometry
  ) {
    let height = geometry.style.beakHeight * growth * placement.grown
    guard height > 0, placement.opacity > 0, case .springs = geometry.style.changes,
      let edge = geometry.beakEdge(
        of: placement.room, beside: column, isBeside: isBeside, at: placement.anchor)
    else { return }
    let (base, outwards) = edge
    let along = Vector(x: -outwards.y, y: outwards.x)
    let half = geometry.beakHalfWidth
    func point(_ alongEdge: Double, _ outOfEdge: Double) -> Point {
      placement.point(base + along * (alongEdge * half) + outwards * (outOfEdge * height))
    }
    // The beak extends a little into the panel, so that no seam shows.
    let start = frame.outlines.elements.count
    frame.outlines.add(.move(point(-1, -0.1)))
    frame.outlines.add(.line(point(-1, 0)))
    frame.outlines.add(.cubic(point(-0.5, 0), point(-0.2, 1), end: point(0, 1)))
    frame.outlines.add(.cubic(point(0.2, 1), point(0.5, 0), end: point(1, 0)))
    frame.outlines.add(.line(point(1, -0.1)))
    frame.outlines.add(.close)
    var layer = Layer(
      LayerID(.conversationBeak, item: head?.number ?? 0, index: column.map { 1 + $0.rawValue } ?? 0),
      center: placement.point(base),
      size: Size(width: 2 * half, height: 2 * half))
    layer.path = frame.outlines.range(from: start)
    layer.opacity = placement.opacity * clampedToUnit(beak.value(at: time))
    frame.add(layer)
  }
}
