import SuppleMotion
import SuppleScene

/// Where a badge is at the present, and what can be done to it there.
extension SlimeBadgeCore {
  /// Its centre.
  var center: Point {
    switch state {
    case .hidden, .resting: anchor
    case .touched(let touch): touch.position(anchor: anchor, at: now)
    case .hinting(let flight, _), .returning(let flight): anchor + flight.displacement(at: now)
    case .bursting(let burst, _): burst.badge.center
    case .fading(let removal): anchor + removal.offset
    }
  }

  /// Its outline, scaled.
  var capsule: Capsule { capsule(center: center) }

  /// The outline that it has at a centre, scaled.
  func capsule(center: Point) -> Capsule {
    geometry.capsule(center: center, scale: scale.value(at: now), halfSpine: spine.value(at: now))
  }

  /// The finger on it.
  var pointer: Int32? { state.touch?.drag.gesture.pointer }

  /// Whether a touch that begins at `point` would be its own.
  func isHit(at point: Point) -> Bool { isShown && geometry.isHit(capsule, at: point) }

  /// Whether it has been dismissed and the app can still cancel that.
  var isCancelable: Bool {
    switch state {
    case .bursting(_, let removal), .fading(let removal): removal.isCancelable
    case .hidden, .resting, .touched, .hinting, .returning: false
    }
  }

  /// Whether it is to be seen, whole, and can be cleared.
  var isShown: Bool {
    switch state {
    case .hidden, .bursting, .fading: false
    case .resting, .touched, .hinting, .returning: true
    }
  }

  /// Whether it is away from its anchor, and so above the rest of the page.
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

  /// From when on the ends of a connector that broke are part of their dots, in motion seconds.
  var tornRestTime: Double { max(tail.restTime, wobble.restTime) }

  /// From when on nothing of it moves, in motion seconds; infinite where an instant ends the motion.
  var restTime: MotionTime {
    let changes = max(
      max(max(scale.restTime, spine.restTime), max(elevation.restTime, opacity.restTime)),
      max(tornRestTime, max(ring.restTime, zoneFill.restTime)))
    switch state {
    case .hidden: return -.infinity
    case .resting: return changes
    case .touched(let touch): return max(changes, max(touch.lagRestTime, touch.connector.restTime))
    case .hinting(let flight, _): return max(changes, flight.restTime)
    case .returning, .bursting, .fading: return .infinity
    }
  }

  /// When a frame is wanted although nothing moves until then, in motion seconds: a hint ends.
  var wakeTime: MotionTime? {
    if case .hinting(_, let until) = state { until } else { nil }
  }

  /// When the next frame is due.
  var schedule: Schedule {
    guard now >= restTime else { return .now }
    return wakeTime.map { .at(clock.hostTime(at: $0).seconds) } ?? .settled
  }

  // MARK: Motion

  /// Whether the person asked for less motion.
  var reducedMotion: Bool {
    get { preferences.reducedMotion }
    set { preferences.reducedMotion = newValue }
  }

  /// A number on a spring from now on, without a bounce where motion is reduced.
  func springing(_ spring: Spring, from: Double, velocity: Double = 0, to target: Double) -> Motion {
    Motion(
      spring: calm(spring), start: now, from: from, velocity: velocity, target: target, within: .fractions)
  }

  /// A number that goes on to another target by the style's `changeSpring`.
  @inline(never)
  func changing(_ motion: Motion, to target: Double) -> Motion {
    motion.retargeted(to: target, at: now, timing: .spring(style.changeSpring, within: .fractions))
  }

  /// The opacity on a fade from now on.
  @inline(never)
  func fading(_ opacity: Motion, to target: Double) -> Motion {
    opacity.retargeted(to: target, at: now, timing: .fade(duration: style.fadeDuration))
  }

  /// A spring that is critically damped at least where motion is reduced.
  func calm(_ spring: Spring) -> Spring {
    guard reducedMotion, spring.dampingRatio < 1 else { return spring }
    return Spring(stiffness: spring.stiffness / spring.mass, dampingRatio: 1)
  }
}
