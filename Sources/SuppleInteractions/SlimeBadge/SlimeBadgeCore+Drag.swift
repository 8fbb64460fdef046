import SuppleMotion
import SuppleScene

/// A badge under a finger: press, drag, break and release. Each function returns the next state.
extension SlimeBadgeCore {
  /// Begins a press. The badge continues from an offset from its anchor with a velocity.
  mutating func pressed(
    by pointer: Int32, at point: Point, hostTime: HostTime, offset: Vector, velocity: Vector,
    connector: ConnectorState
  ) -> SlimeBadgeState {
    let drag = Drag(
      pointer: pointer, touch: point, hostTime: hostTime, slop: style.slop, holding: .zero + offset,
      velocity: velocity, time: now)
    clearTime = nil
    emit(.pressed)
    return .touched(
      SlimeBadgeTouch(
        drag: drag, offset: offset, connector: connector, breakDistance: style.breakDistance))
  }

  /// Begins a drag: the badge follows the finger, raised.
  mutating func beginDrag(_ touch: inout SlimeBadgeTouch) {
    touch.beginDrag(anchor: anchor)
    elevation = changing(elevation, to: 1)
  }

  /// The connector of a badge that is caught in flight. A broken one joins again, invisibly, if the badge covers its
  /// anchor.
  func caughtConnector(of flight: SlimeBadgeFlight) -> ConnectorState {
    guard case .broken = flight.connector else { return flight.connector }
    let distance = flight.offset.position(at: now).distance(to: .zero)
    return distance < capsule.radius ? joined(flight.connector, distance: distance) : flight.connector
  }

  /// Handles a move of the finger.
  mutating func moved(_ touch: SlimeBadgeTouch, to point: Point, hostTime: HostTime) -> SlimeBadgeState {
    var touch = touch
    if touch.drag.move(to: point, hostTime: hostTime, time: now) { beginDrag(&touch) }
    return checked(touch)
  }

  /// The state after a check of the touch's connector; `breaks` is true if the finger has moved the badge.
  mutating func checked(_ touch: SlimeBadgeTouch, breaks: Bool = true) -> SlimeBadgeState {
    var touch = touch
    checkConnector(of: &touch, breaks: breaks)
    return .touched(touch)
  }

  /// Breaks the connector when the finger has pulled it to the break distance, and joins it again if the style allows. An
  /// anchor that moves under a still finger stretches the connector to any length without a break.
  mutating func checkConnector(of touch: inout SlimeBadgeTouch, breaks: Bool = true) {
    let center = touch.position(anchor: anchor, at: now)
    let distance = center.distance(to: anchor)
    let pulled = touch.pulledDistance(distance: distance, center: center, anchor: anchor)
    switch touch.connector {
    case .whole where breaks && pulled >= style.breakDistance:
      touch.connector = broken(touch.connector, center: center)
      touch.hasSnapped = true
      emit(.snapped)
    case .broken where style.healing == .withinReach && distance < style.breakDistance:
      touch.connector = joined(touch.connector, distance: distance)
    case .whole, .broken: break
    }
    checkZone(of: &touch)
  }

  /// Shows the zone around the anchor while a torn badge is dragged, filled if a release would put the badge back.
  /// Emits each crossing of its edge.
  private mutating func checkZone(of touch: inout SlimeBadgeTouch) {
    guard case .broken = touch.connector, touch.isDragged else {
      touch.isInZone = false
      return showZone(false)
    }
    let outside = zoneDistance(at: touch.position(anchor: anchor, at: now))
    showZone(true, isFilled: outside <= 0)
    let isInZone = outside <= (touch.isInZone ? SlimeBadgeStyle.zoneHysteresis : 0)
    guard isInZone != touch.isInZone else { return }
    touch.isInZone = isInZone
    // An invisible zone has no haptic feedback.
    if style.ringWidth > 0 { emit(isInZone ? .zoneEntered : .zoneLeft) }
  }

  /// The distance of the edge of a badge at `center` outside of the zone around its anchor, in points. Within the zone
  /// a torn badge is put back. The edge counts, because a finger hides the badge's centre.
  private func zoneDistance(at center: Point) -> Double {
    geometry.capsule(center: center, scale: 1, halfSpine: spine.target).distance(to: anchor)
      - geometry.zoneRadius
  }

  // MARK: Release

  /// Handles the release of the finger.
  mutating func released(_ touch: SlimeBadgeTouch, at point: Point, hostTime: HostTime) -> SlimeBadgeState {
    var touch = touch
    let ownVelocity = touch.drag.velocity(at: now)
    let ending = touch.drag.end(at: point, hostTime: hostTime, time: now)
    if !touch.isDragged, touch.drag.gesture.phase == .dragging { beginDrag(&touch) }
    checkConnector(of: &touch)
    guard case .thrown(let finger) = ending else {
      let isTap = ownVelocity == .zero && touch.position(anchor: anchor, at: now) == anchor
      return isTap ? tapped() : returning(touch, velocity: ownVelocity)
    }
    let velocity = SlimeBadgeGeometry.limited(finger + ownVelocity)
    guard case .broken = touch.connector else {
      if touch.hasSnapped { emit(.restored) }
      return returning(touch, velocity: velocity)
    }
    let isPutBack = zoneDistance(at: touch.position(anchor: anchor, at: now)) <= 0
    guard isPutBack || cancelsNextDismissal else { return removing(velocity: velocity, isCancelable: true) }
    if !isPutBack { cancelsNextDismissal = false }
    emit(.restored)
    return returning(touch, velocity: velocity)
  }

  /// Swings a resting badge out and back after a tap.
  private mutating func tapped() -> SlimeBadgeState {
    guard !reducedMotion, style.tapDistance > 0 else { return .resting }
    let speed = style.tapDistance * SlimeBadgeStyle.wobbleSpeed
    return .returning(
      SlimeBadgeFlight(
        offset: PointMotion(
          spring: SlimeBadgeStyle.wobbleSpring, start: now, from: .zero, velocity: Vector(x: -speed, y: 0),
          target: .zero), connector: .fresh))
  }

  /// Handles a cancelled touch.
  mutating func cancelled(_ touch: SlimeBadgeTouch, hostTime: HostTime) -> SlimeBadgeState {
    let finger = touch.isDragged ? touch.drag.gesture.velocity(at: hostTime) : .zero
    return returning(touch, velocity: SlimeBadgeGeometry.limited(finger + touch.drag.velocity(at: now)))
  }

  /// Returns the badge to its anchor from its current position.
  private mutating func returning(_ touch: SlimeBadgeTouch, velocity: Vector) -> SlimeBadgeState {
    returning(
      from: touch.position(anchor: anchor, at: now) - anchor, velocity: velocity, connector: touch.connector)
  }

  /// Springs the badge to its anchor, unless it is already at rest there.
  mutating func returning(from offset: Vector, velocity: Vector, connector: ConnectorState) -> SlimeBadgeState
  {
    showZone(false)
    if elevation.target != 0 {
      elevation = changing(elevation, to: 0)
    }
    guard offset != .zero || velocity != .zero else { return .resting }
    return .returning(
      SlimeBadgeFlight(offset: returnMotion(from: offset, velocity: velocity), connector: connector))
  }

  // MARK: The connector

  /// The broken connector of a badge at `center`; the anchor's scale carries over. A smooth one tears in the middle,
  /// and its ends recoil.
  mutating func broken(_ connector: ConnectorState, center: Point) -> ConnectorState {
    guard case .whole(let lag) = connector else { return connector }
    let scale = geometry.anchorScale(at: center.distance(to: anchor)) + lag.value(at: now)
    if style.connector == .smooth, !reducedMotion {
      let badge = capsule(center: center)
      let radius = geometry.anchorRadius(scale: scale, badgeRadius: badge.radius)
      tail = springing(style.tearSpring, from: max(0, badge.distance(to: anchor) - radius) / 2, to: 0)
      wobble = springing(
        SlimeBadgeStyle.wobbleSpring, from: 0, velocity: -style.wobble * SlimeBadgeStyle.wobbleSpeed, to: 0)
    }
    let target = style.anchorRecoil == .springsBack ? 1.0 : 0
    return .broken(anchorScale: springing(style.anchorSpring, from: scale, to: target))
  }

  /// Fades the ring around the anchor's zone and its fill in or out, within `limit` seconds.
  mutating func showZone(_ isShown: Bool, isFilled: Bool = false, within limit: Double = .infinity) {
    let isShown = isShown && style.ringWidth > 0
    ring = faded(ring, to: isShown ? 1 : 0, lasting: min(style.fadeDuration, limit))
    zoneFill = faded(
      zoneFill, to: isShown && isFilled ? 1 : 0, lasting: min(SlimeBadgeStyle.zoneFillDuration, limit))
  }

  /// A visibility on a fade from now on, unless it already reaches its target in time.
  private func faded(_ visibility: Motion, to target: Double, lasting duration: Double) -> Motion {
    guard visibility.target != target || visibility.restTime > now + duration else { return visibility }
    return visibility.retargeted(to: target, at: now, timing: .fade(duration: duration))
  }

  /// The broken connector, with an anchor that shrinks to nothing.
  func vanishing(_ connector: ConnectorState) -> ConnectorState {
    guard case .broken(let scale) = connector, scale.target != 0 else { return connector }
    return .broken(
      anchorScale: changing(scale, to: 0))
  }

  /// The whole connector; the anchor's scale carries over.
  func joined(_ connector: ConnectorState, distance: Double) -> ConnectorState {
    guard case .broken(let scale) = connector else { return connector }
    let lag = scale.value(at: now) - geometry.anchorScale(at: distance)
    return .whole(lag: springing(style.anchorSpring, from: lag, velocity: scale.velocity(at: now), to: 0))
  }
}
