import SuppleMotion
import SuppleScene

/// Where a badge is at the present, and what can be done to it there.
extension SlimeBadgeCore {
  /// Its centre.
  var center: Point {
    switch state {
    case .hidden, .resting: anchor
    case .pressed(let touch), .dragged(let touch): touch.position(anchor: anchor, at: now)
    case .hinting(let flight, _), .returning(let flight): anchor + (flight.offset.position(at: now) - .zero)
    case .bursting(let burst, _): burst.badge.center
    case .fading(let removal): anchor + removal.offset
    }
  }

  /// Its outline, scaled.
  var capsule: Capsule {
    geometry.capsule(center: center, scale: scale.value(at: now), halfSpine: spine.value(at: now))
  }

  /// The finger on it.
  var pointer: Int32? { state.touch?.drag.gesture.pointer }

  /// Whether a touch that begins at `point` would be its own.
  func isHit(at point: Point) -> Bool { isShown && geometry.isHit(capsule, at: point) }

  /// Whether it has been dismissed and the app can still cancel that.
  var isCancelable: Bool { state.removal?.isCancelable ?? false }

  /// Whether it is to be seen, whole, and can be cleared.
  var isShown: Bool {
    switch state {
    case .hidden, .bursting, .fading: false
    case .resting, .pressed, .dragged, .hinting, .returning: true
    }
  }

  /// Whether it is away from its anchor, and so above the rest of the page.
  var isRaised: Bool {
    switch state {
    case .hidden, .resting, .pressed: false
    case .dragged, .hinting, .returning, .bursting, .fading: true
    }
  }

  /// The anchor's scale while the badge is at `center`.
  func anchorScale(of connector: ConnectorState, center: Point) -> Double {
    switch connector {
    case .whole(let lag): geometry.anchorScale(at: center.distance(to: anchor)) + lag.value(at: now)
    case .broken(let scale): scale.value(at: now)
    }
  }

  /// When the next frame is due.
  var schedule: Schedule {
    let changes = max(max(scale.restTime, spine.restTime), max(elevation.restTime, opacity.restTime))
    let rest: Double
    switch state {
    case .hidden: return .settled
    case .resting: rest = changes
    case .pressed(let touch), .dragged(let touch):
      rest = max(changes, max(touch.lagRestTime, touch.connector.restTime))
    case .hinting(let flight, let until):
      if now >= max(changes, flight.restTime) { return .at(clock.hostTime(at: until)) }
      return .now
    case .returning, .bursting, .fading: return .now
    }
    return now < rest ? .now : .settled
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

  /// A spring that is critically damped at least where motion is reduced.
  func calm(_ spring: Spring) -> Spring {
    guard reducedMotion, spring.dampingRatio < 1 else { return spring }
    return Spring(stiffness: spring.stiffness / spring.mass, dampingRatio: 1)
  }
}
