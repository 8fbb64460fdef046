import SuppleMotion
import SuppleScene

/// A badge under a finger: taken hold of, stretched, torn, let go.
extension SlimeBadgeMachine {
  /// The part of the transition function that begins with a held badge.
  mutating func follow(_ cause: SlimeBadgeCause, _ held: SlimeBadgeHold, _ moment: Moment) {
    var hold = held
    let ownVelocity = hold.drag.velocity(at: now)
    switch cause {
    case .moved(let point, let time):
      if hold.drag.move(to: point, hostTime: time, time: now) { beginDrag(&hold) }
    case .released(let point, let time):
      let ending = hold.drag.end(at: point, hostTime: time, time: now)
      if hold.origin == nil, hold.drag.gesture.phase == .dragging { beginDrag(&hold) }
      checkGum(of: &hold, at: moment)
      switch ending {
      case .tap: letGo(hold, velocity: ownVelocity)
      case .thrown(let velocity): release(hold, velocity: limited(velocity + ownVelocity), moment)
      }
      return
    case .cancelled(let time):
      let finger = hold.origin == nil ? .zero : hold.drag.gesture.velocity(at: time)
      return letGo(hold, velocity: limited(finger + ownVelocity))
    case .pressed, .homeMoved, .due, .counted, .cleared, .cancelDismissal, .hinting: break
    }
    checkGum(of: &hold, at: moment)
    state = .held(hold)
  }

  /// A finger takes hold of it, of where and as fast as it is.
  mutating func hold(
    _ pointer: Int32, _ touch: Point, _ hostTime: Double, from offset: Vector, velocity: Vector, gum: Gum,
    _ moment: Moment
  ) {
    let drag = Drag(
      pointer: pointer, touch: touch, hostTime: hostTime, slop: style.slop, holding: .zero + offset,
      velocity: velocity, time: now)
    state = .held(SlimeBadgeHold(drag: drag, gum: gum))
    emit(.pressed, moment)
  }

  /// From here on it follows the finger, lifted.
  mutating func beginDrag(_ hold: inout SlimeBadgeHold) {
    hold.beginDrag(from: home)
    elevation = elevation.retargeted(to: 1, at: now, timing: .spring(style.changeSpring, within: .fractions))
  }

  /// A gum that broke before its badge was caught in flight joins again where the badge covers its home, unseen.
  func caught(_ flight: SlimeBadgeFlight) -> Gum {
    guard case .broken = flight.gum else { return flight.gum }
    let away = flight.offset.position(at: now).distance(to: .zero)
    return away < capsule.radius ? joined(flight.gum, distance: away) : flight.gum
  }

  /// Breaks the gum at the break distance, and joins it again where the style says so.
  mutating func checkGum(of hold: inout SlimeBadgeHold, at moment: Moment) {
    let distance = hold.position(home: home, at: now).distance(to: home)
    switch hold.gum {
    case .whole where distance >= style.breakDistance:
      hold.gum = broken(hold.gum, distance: distance)
      hold.hasSnapped = true
      emit(.snapped, moment)
    case .broken where style.healing == .withinReach && distance < style.breakDistance:
      hold.gum = joined(hold.gum, distance: distance)
    case .whole, .broken: break
    }
  }

  /// The same trail with its gum broken; its scale carries over.
  func broken(_ gum: Gum, distance: Double) -> Gum {
    guard case .whole(let lag) = gum else { return gum }
    let scale = geometry.trailScale(at: distance) + lag.value(at: now)
    let target = style.trailRecoil == .springsBack ? 1.0 : 0
    return .broken(trail: springing(style.trailSpring, from: scale, to: target))
  }

  /// The same trail on its way to nothing.
  func vanishing(_ gum: Gum) -> Gum {
    guard case .broken(let trail) = gum, trail.target != 0 else { return gum }
    return .broken(
      trail: trail.retargeted(to: 0, at: now, timing: .spring(style.changeSpring, within: .fractions)))
  }

  /// The same trail with its gum whole; its scale carries over.
  func joined(_ gum: Gum, distance: Double) -> Gum {
    guard case .broken(let trail) = gum else { return gum }
    let gap = trail.value(at: now) - geometry.trailScale(at: distance)
    return .whole(
      lag: springing(style.trailSpring, from: gap, velocity: trail.velocity(at: now), to: 0))
  }

  /// What follows when a dragged badge is let go.
  mutating func release(_ hold: SlimeBadgeHold, velocity: Vector, _ moment: Moment) {
    switch hold.gum {
    case .whole:
      if hold.hasSnapped { emit(.restored, moment) }
      letGo(hold, velocity: velocity)
    case .broken:
      let away = hold.position(home: home, at: now).distance(to: home)
      if away <= style.homeZone || cancelsNextDismissal {
        if away > style.homeZone { cancelsNextDismissal = false }
        emit(.restored, moment)
        letGo(hold, velocity: velocity)
      } else {
        leave(velocity: velocity, isCancelable: true, moment)
      }
    }
  }

  /// Home by the spring, or at rest where it never left.
  mutating func letGo(_ hold: SlimeBadgeHold, velocity: Vector) {
    fly(from: hold.position(home: home, at: now) - home, velocity: velocity, gum: hold.gum)
  }
}
