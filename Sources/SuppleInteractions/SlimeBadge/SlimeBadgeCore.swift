import SuppleMotion
import SuppleScene

/// The core of ``SlimeBadge``. Chat heads and lists embed it and drive its clock.
///
/// An owner advances the badge to the present with `advance(to:)` before any other call. All its commands then apply at that
/// present. The owner may move the anchor at every frame: the state changes only by actions, and at instants that depend only
/// on these.
struct SlimeBadgeCore: InteractionCore {
  /// The item number of its layers and events.
  let item: Int32
  /// The state. Only `transition` sets it.
  private(set) var state = SlimeBadgeState.hidden
  /// All lengths.
  private(set) var geometry: SlimeBadgeGeometry
  /// The centre of the anchor.
  var anchor: Point
  /// The room for a fountain of particles.
  var viewport: Viewport
  var preferences = Preferences()
  var clock = MotionClock()
  var events: [Timed<SlimeBadge.Event>] = []
  var isEpisodeOpen = false

  /// The content.
  var content = BadgeContent.hidden
  /// The scale.
  var scale = Motion.resting(at: 1)
  /// Half the length of the spine, in points.
  var spine = Motion.resting(at: 0)
  /// The elevation above the page, 0 to 1.
  var elevation = Motion.resting(at: 0)
  /// The opacity, 0 to 1.
  var opacity = Motion.resting(at: 1)
  /// The length of either end of a broken connector beyond its dot, in points.
  var tail = Motion.resting(at: 0)
  /// The stretch of the badge along the pull after a break: 0.1 is a tenth longer, and a tenth narrower.
  var wobble = Motion.resting(at: 0)
  /// The visibility of the ring around the anchor's zone, 0 to 1.
  var ring = Motion.resting(at: 0)
  /// The fill of the zone, 0 to 1.
  var zoneFill = Motion.resting(at: 0)

  /// The first instant, in motion seconds: values set at this instant appear without animation.
  private var firstInstant: Double?
  /// The instant of a delayed clearing, in motion seconds; nil for none.
  var clearTime: MotionTime?
  /// Whether the app has cancelled the next dismissal.
  var cancelsNextDismissal = false
  /// Whether the badge is pinned: no finger and no key can clear it.
  var isPinned = false
  /// The number of the app's pictures of a burst; 0 for none.
  var burstFrames: Int32 = 0
  /// Whether the construction of the connector is drawn.
  var showsConstruction = false
  /// The random numbers of bursts.
  var random: SeededRandom

  /// A hidden badge in the middle of a viewport.
  init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64) {
    self.init(style: style, viewport: viewport, seed: seed, item: 0, anchor: viewport.bounds.center)
  }

  /// A hidden badge at `anchor`. `style` must be within its ranges.
  init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64, item: Int32, anchor: Point) {
    geometry = SlimeBadgeGeometry(style: style)
    self.viewport = viewport
    self.item = item
    self.anchor = anchor
    random = SeededRandom(seed: seed)
  }

  /// The current style.
  var style: SlimeBadgeStyle { @_transparent get { geometry.style } }

  /// Whether the badge is past its first instant.
  var hasLived: Bool { now > firstInstant ?? now }

  // MARK: - The transition function

  mutating func transition(_ action: SlimeBadgeAction) {
    if case .clear = action { clearTime = nil }
    transition(from: state, by: action)
  }

  /// Every transition. An unlisted pair changes nothing. As an argument the state is copied once, and not for each pattern.
  @inline(never)
  private mutating func transition(from current: SlimeBadgeState, by action: SlimeBadgeAction) {
    switch (current, action) {
    // A finger comes down on a resting badge, or catches one in motion. A second finger changes nothing.
    case (.resting, .down(let pointer, let point, let hostTime)):
      state = pressed(
        by: pointer, at: point, hostTime: hostTime, offset: .zero, velocity: .zero, connector: .fresh)
    case (.hinting(let flight, _), .down(let pointer, let point, let hostTime)),
      (.returning(let flight), .down(let pointer, let point, let hostTime)):
      state = pressed(
        by: pointer, at: point, hostTime: hostTime, offset: flight.displacement(at: now),
        velocity: flight.velocity(at: now), connector: caughtConnector(of: flight))

    // The badge follows the finger; its connector breaks if the finger pulls it too far.
    case (.touched(let touch), .move(let point, let hostTime)):
      state = moved(touch, to: point, hostTime: hostTime)
    case (.touched(let touch), .anchorMoved):
      state = checked(touch, breaks: false)
    case (.touched(let touch), .due):
      state = checked(touch)

    // After a release the badge returns to its anchor, or is dismissed. Pinning it releases it.
    case (.touched(let touch), .up(let point, let hostTime)):
      state = released(touch, at: point, hostTime: hostTime)
    case (.touched(let touch), .cancel(let hostTime)):
      state = cancelled(touch, hostTime: hostTime)
    case (.touched(let touch), .pin):
      state = cancelled(touch, hostTime: clock.hostTime)

    // States that end without input: a hint, a return, a removal.
    case (.hinting(let flight, _), .due):
      state = returning(
        from: flight.displacement(at: now), velocity: flight.velocity(at: now),
        connector: flight.connector)
    case (.returning, .due):
      state = .resting
    case (.bursting(_, let removal), .due), (.fading(let removal), .due):
      state = removed(removal)

    // A count shows, changes or removes the badge. During a dismissal it sets the content after it.
    case (.hidden, .show(let next)):
      if next != .hidden { state = shown(next, from: 0) }
    case (.bursting(let burst, var removal), .show(let next)):
      removal.next = next
      if next == .hidden { removal.connector = vanishing(removal.connector) }
      state = .bursting(burst, removal)
    case (.fading(var removal), .show(let next)):
      removal.next = next
      state = removal.isCancelable || next == .hidden ? .fading(removal) : restored(removal)
    case (_, .show(let next)):
      if next != .hidden {
        change(to: next)
      } else if hasLived {
        state = removing(velocity: .zero, isCancelable: false)
      } else {
        // A badge that was never visible: a head that joins and opens at one instant does not show the sum of the stack.
        content = .hidden
        clearTime = nil
        state = .hidden
      }

    // The app dismisses the badge, or cancels the dismissal in progress or the next one.
    case (.hidden, .clear), (.bursting, .clear), (.fading, .clear): break
    case (_, .clear):
      guard cancelsNextDismissal else {
        state = removing(velocity: .zero, isCancelable: true)
        return
      }
      cancelsNextDismissal = false
      emit(.restored)
      pop()
    case (.resting, .clearLater(let delay)), (.hinting, .clearLater(let delay)),
      (.returning, .clearLater(let delay)):
      clearTime = now + delay
    case (_, .cancelDismissal) where clearTime != nil:
      clearTime = nil
    case (.bursting(_, let removal), .cancelDismissal) where removal.isCancelable,
      (.fading(let removal), .cancelDismissal) where removal.isCancelable:
      emit(.restored)
      state = restored(removal)
    case (_, .cancelDismissal):
      cancelsNextDismissal = true

    // Only a badge at rest gives a hint.
    case (.resting, .hint(let offset)):
      guard !reducedMotion, !isPinned, SlimeBadgeGeometry.isReachable(.zero + offset) else { return }
      let stretch = PointMotion(
        spring: style.hintSpring, start: now, from: .zero, velocity: .zero, target: .zero + offset)
      state = .hinting(
        SlimeBadgeFlight(offset: stretch, connector: .fresh), until: now + style.hintDuration)

    // A style change: a badge in flight continues from its current place, on the new spring.
    case (.returning(var flight), .restyle):
      flight.offset = returnMotion(
        from: flight.displacement(at: now), velocity: flight.velocity(at: now))
      state = .returning(flight)

    default: break
    }
  }

  /// The next due instant, in motion seconds.
  func nextDue() -> Double? {
    guard let clearTime else { return stateDue }
    return min(clearTime, stateDue ?? .infinity)
  }

  /// The next instant at which the state ends without input, in motion seconds.
  private var stateDue: Double? {
    switch state {
    case .hidden, .resting: nil
    // The finger's moves are checked as they arrive; between samples only the lag moves the badge.
    case .touched(let touch):
      now < touch.lagRestTime ? SlimeBadgeGeometry.nextBreakCheck(after: now) : nil
    case .hinting(_, let until): until
    case .returning(let flight): flight.restTime
    case .bursting(_, let removal), .fading(let removal): removal.end
    }
  }

  var dueAction: SlimeBadgeAction {
    if let clearTime, clearTime <= stateDue ?? .infinity { .clear } else { .due }
  }

  /// Notes the first instant.
  mutating func moveParts(to time: Double) { if firstInstant == nil { firstInstant = time } }

  /// Sets the style, which must be within its ranges.
  mutating func adopt(_ style: SlimeBadgeStyle) {
    geometry = SlimeBadgeGeometry(style: style)
    let half = geometry.halfSpine(of: content)
    if half != spine.target {
      spine = changing(spine, to: half)
    }
    transition(.restyle)
  }
}
