import SuppleMotion
import SuppleScene

/// The current place of a badge, and its hit test.
extension SlimeBadgeCore {
  /// The centre.
  var center: Point {
    switch state {
    case .hidden, .resting: anchor
    case .touched(let touch): touch.position(anchor: anchor, at: now)
    case .hinting(let flight, _), .returning(let flight): anchor + flight.displacement(at: now)
    case .bursting(let burst, _): burst.badge.center
    case .fading(let removal): anchor + removal.offset
    }
  }

  /// The scaled outline.
  var capsule: Capsule { capsule(center: center) }

  /// The scaled outline at a centre.
  func capsule(center: Point) -> Capsule {
    geometry.capsule(center: center, scale: scale.value(at: now), halfSpine: spine.value(at: now))
  }

  /// The finger on the badge.
  var pointer: Int32? {
    if case .touched(let touch) = state { touch.drag.gesture.pointer } else { nil }
  }

  /// Whether the badge would claim a touch that begins at `point`.
  func isHit(at point: Point) -> Bool { isShown && geometry.isHit(capsule, at: point) }

  /// Whether the app can still cancel a dismissal.
  var isCancelable: Bool {
    switch state {
    case .bursting(_, let removal), .fading(let removal): removal.isCancelable
    case .hidden, .resting, .touched, .hinting, .returning: false
    }
  }

  /// Whether the badge is visible and whole, and can be cleared.
  var isShown: Bool {
    switch state {
    case .hidden, .bursting, .fading: false
    case .resting, .touched, .hinting, .returning: true
    }
  }

  /// Whether the badge is away from its anchor, and so above the rest of the page.
  var isRaised: Bool {
    switch state {
    case .hidden, .resting: false
    case .touched(let touch): touch.isDragged
    case .hinting, .returning, .bursting, .fading: true
    }
  }

  /// The anchor's scale while the badge is at `center`.
  func anchorScale(of connector: ConnectorState, center: Point) -> Double {
    switch connector {
    case .whole(let lag): geometry.anchorScale(at: center.distance(to: anchor)) + lag.value(at: now)
    case .broken(let scale): scale.value(at: now)
    }
  }

  /// The time from which on the ends of a broken connector are part of their dots, in motion seconds.
  var tornRestTime: Double { max(tail.restTime, wobble.restTime) }

  /// The time from which on the badge is at rest, in motion seconds; infinity if the end of a state ends the motion.
  var restTime: MotionTime {
    let changes = max(
      max(max(scale.restTime, spine.restTime), max(elevation.restTime, opacity.restTime)),
      max(tornRestTime, max(ring.restTime, zoneFill.restTime)))
    switch state {
    case .hidden: return -.infinity
    case .resting: return changes
    case .touched(let touch): return max(changes, max(touch.lagRestTime, touch.connector.restTime))
    case .hinting(let flight, _): return max(changes, flight.restTime)
    case .bursting(let burst, let removal) where burst.hasPictures:
      return max(changes, removal.connector.restTime)
    case .returning, .bursting, .fading: return .infinity
    }
  }

  /// The time of the next frame if nothing moves, in motion seconds: the end of a hint, or a delayed clearing,
  /// or the next picture of a burst.
  var wakeTime: MotionTime? {
    if case .bursting(let burst, _) = state { return burst.nextPicture(after: now) }
    guard case .hinting(_, let until) = state else { return clearTime }
    return min(until, clearTime ?? until)
  }

  /// The time of the next frame.
  var schedule: Schedule {
    guard now >= restTime else { return .now }
    return wakeTime.map { .at(clock.hostTime(at: $0).seconds) } ?? .settled
  }

  // MARK: Motion

  /// Whether the person prefers reduced motion.
  var reducedMotion: Bool {
    get { preferences.reducedMotion }
    set { preferences.reducedMotion = newValue }
  }

  /// A number on a spring from now on, without a bounce with reduced motion.
  func springing(_ spring: Spring, from: Double, velocity: Double = 0, to target: Double) -> Motion {
    Motion(
      spring: calm(spring), start: now, from: from, velocity: velocity, target: target, within: .fractions)
  }

  /// A number that moves to another target by the style's `changeSpring`.
  @inline(never)
  func changing(_ motion: Motion, to target: Double) -> Motion {
    motion.retargeted(to: target, at: now, timing: .spring(style.changeSpring, within: .fractions))
  }

  /// The opacity on a fade from now on.
  @inline(never)
  func fading(_ opacity: Motion, to target: Double) -> Motion {
    opacity.retargeted(to: target, at: now, timing: .fade(duration: style.fadeDuration))
  }

  /// A spring that is at least critically damped with reduced motion.
  func calm(_ spring: Spring) -> Spring {
    guard reducedMotion, spring.dampingRatio < 1 else { return spring }
    return Spring(stiffness: spring.stiffness / spring.mass, dampingRatio: 1)
  }
}
