import SuppleMotion
import SuppleScene

/// The panel of one head's conversation: growing out of its head, open, or going back into it.
struct ConversationPanel: Sendable {
  /// The stage of a panel.
  private enum Stage {
    /// The panel opens or is open.
    case open
    /// The panel returns into its head, or fades out. It is removed at rest.
    case closing
    /// The panel's content leaves the card of the panel that has replaced it. The panel is removed at rest. A card that was
    /// still as small as its head keeps the shape of this panel's picture.
    case leaving(isSmall: Bool)
  }

  /// The duration in which a panel or its content fades back in, in seconds.
  private static let fadeDuration = 0.07
  /// The duration in which the content of another panel fades out, in seconds.
  private static let leavingFade = 0.08
  /// The duration in which content fades in after another content, in seconds.
  private static let contentFade = 0.12
  /// The phase of a critically damped spring, in radians, after which 31 % of its distance is left. Then the cells of a list
  /// fade in, over content that has faded as far.
  private static let listPhase = 2.4
  /// The tolerance of the slide of content that leaves: a five-hundredth of a card's width is less than the margin of its text.
  private static let leavingTolerance = RestTolerance(restDistance: 0.002, restSpeed: 0.1)
  /// The opacity of a panel that is invisible and has a layer.
  private static let leastOpacity = 1e-4
  /// The scale below which the card becomes round.
  static let roundScale = 0.36

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
  private(set) var opacity: Motion
  /// The opacity of the content; below 0 before the content appears.
  private(set) var content = Motion.resting(at: 1)
  /// The place of the content on the strip of contents that slide over a card, in widths of the card to the right.
  private(set) var slide = Motion.resting(at: 0)
  /// The picture of the head's face, at the face's scale; nil for the circle.
  var picture: PanelPicture?
  /// The visibility of the beak, 0 to 1: with reduced motion the beak fades from one head to another.
  private(set) var beak = Motion.resting(at: 1)
  /// The duration in which a beak fades out, and then the next beak in, with reduced motion, in seconds.
  private static let beakFade = 0.06
  /// Whether the panel becomes round when small. A panel that opens at a large scale beside its head does not.
  var isRound = true
  private var stage = Stage.open

  /// Whether the panel is neither open nor opening: it closes, or its content leaves the card of another panel.
  var isClosing: Bool {
    if case .open = stage { false } else { true }
  }
  /// Whether the panel's content leaves the card of another panel.
  var isLeaving: Bool {
    if case .leaving = stage { true } else { false }
  }
  /// Whether a small card of the panel has the shape of its own picture.
  var hasOwnShape: Bool {
    if case .leaving(isSmall: false) = stage { false } else { true }
  }
  /// The place of the content on the strip at rest, in widths of the card to the right.
  var slot: Double { slide.target }

  /// Creates an invisible panel with its first scale and opacity.
  init(head: HeadID?, anchor: Point, scale: Double, opacity: Double) {
    self.head = head
    self.anchor = anchor
    self.scale = .resting(at: scale)
    self.opacity = .resting(at: opacity)
  }

  /// The time from which the panel no longer moves, in motion seconds.
  var restTime: Double {
    // With reduced motion nothing slides, and the content fades.
    if isLeaving { return slide.target == 0 ? content.restTime : slide.restTime }
    if fadesOut { return opacity.restTime }
    return max(
      scale.restTime, opacity.restTime,
      max(anchorOffset.restTime, content.restTime, max(slide.restTime, beak.restTime)))
  }

  /// Whether the panel fades out in place.
  private var fadesOut: Bool { isClosing && !isLeaving && opacity.target == 0 }

  /// Whether the panel has a beak at `time`. A panel that leaves or fades out has none, unless with reduced motion the beak
  /// fades out while another head's beak appears.
  func hasBeak(at time: Double) -> Bool {
    !(isLeaving || fadesOut) || (beak.target == 0 && beak.value(at: time) > 0)
  }

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
    stage = .open
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
    stage = .closing
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

  /// Replaces `other` on its card. The content slides in beside the content of `other`, from `slot` widths of the card to the
  /// right of it; with reduced motion it fades in after the other content has gone. A panel that was leaving returns.
  /// `headVelocity` is the velocity of the panel's head relative to the head of `other`, in points per second.
  mutating func take(
    cardOf other: ConversationPanel, from slot: Double, headVelocity: Vector, at time: Double,
    in geometry: ChatHeadsGeometry
  ) {
    let returns = isLeaving
    let isVisible = returns && content.value(at: time) > 0
    stage = .open
    scale = other.scale
    opacity = other.opacity
    isRound = other.isRound
    if returns, beak.target < 1 {
      beak = beak.retargeted(to: 1, at: time, timing: .fade(duration: Self.beakFade))
    }
    if geometry.reducedMotion {
      slide = .resting(at: 0)
      fadeIn(after: isVisible ? nil : Self.leavingFade, at: time)
      if !returns {
        beak = .curve(
          TimedCurve(start: time + Self.beakFade, duration: Self.beakFade, from: 0, to: 1, easing: .linear))
      }
      return
    }
    let spring = geometry.style.switchSpring
    slide = Motion(
      spring: spring, start: time, from: other.slide.value(at: time) + slot,
      velocity: other.slide.velocity(at: time), target: 0, within: .fractions)
    if head == nil {
      // The cells of a list do not slide, and the card does not clip them.
      fadeIn(after: isVisible ? nil : Self.listPhase / spring.angularFrequency, at: time)
    } else if content.target < 1 {
      content = content.retargeted(to: 1, at: time, timing: .spring(spring, within: .fractions))
    }
    take(pointOf: other, headVelocity: headVelocity, by: spring, at: time)
  }

  /// Fades invisible content in after `delay` seconds; with nil, visible content immediately.
  private mutating func fadeIn(after delay: Double?, at time: Double) {
    guard let delay else {
      return content = content.retargeted(to: 1, at: time, timing: .fade(duration: Self.fadeDuration))
    }
    // Content below 0 is invisible.
    content = .curve(
      TimedCurve(
        start: time, duration: delay + Self.contentFade, from: -delay / Self.contentFade, to: 1,
        easing: .linear))
  }

  /// Moves the point of growth, and the beak, from another panel's to this panel's head by a spring. `headVelocity` is the
  /// velocity of this panel's head relative to the other head, in points per second.
  mutating func take(
    pointOf other: ConversationPanel, headVelocity: Vector, by spring: Spring, at time: Double
  ) {
    anchorOffset = PointMotion(
      spring: spring, start: time,
      from: .zero + (other.growthPoint(at: time) - anchor),
      velocity: other.anchorOffset.velocity(at: time) - headVelocity, target: .zero)
  }

  /// The point of growth at `time`, in points.
  func growthPoint(at time: Double) -> Point {
    anchor + (anchorOffset.position(at: time) - .zero)
  }

  /// Leaves the card to another panel: the content slides by `distance` widths of the card to the right, and further with
  /// each panel that follows; with reduced motion it fades out.
  mutating func leave(by distance: Double, at time: Double, in geometry: ChatHeadsGeometry) {
    if !isLeaving { stage = .leaving(isSmall: scale.value(at: time) < Self.roundScale) }
    // Content that leaves fades as it slides, so that the messages of two people do not look like one conversation.
    let spring = geometry.style.switchSpring
    var fade = Timing.spring(spring, within: .fractions)
    if geometry.reducedMotion {
      beak = beak.retargeted(to: 0, at: time, timing: .fade(duration: Self.beakFade))
      fade = .fade(duration: Self.leavingFade)
    } else {
      slide = slide.retargeted(
        to: slide.target + distance, at: time, timing: .spring(spring, within: Self.leavingTolerance))
      if head == nil { fade = .fade(duration: Self.fadeDuration) }
    }
    if content.target > 0 { content = content.retargeted(to: 0, at: time, timing: fade) }
  }

  /// Fades the panel out in place, or in, while another panel does the opposite, as in the original.
  mutating func crossFade(
    isComing: Bool, at time: Double, in geometry: ChatHeadsGeometry
  ) {
    stage = isComing ? .open : .closing
    fade(to: isComing ? 1 : 0, at: time)
    guard isComing, !geometry.reducedMotion else { return }
    scale = scale.retargeted(to: 1, at: time, timing: .spring(geometry.style.openSpring, within: .fractions))
  }
}
