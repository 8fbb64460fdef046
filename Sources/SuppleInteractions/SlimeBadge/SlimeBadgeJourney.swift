import SuppleMotion
import SuppleScene

/// A badge on its ways: home, away, back, and from one count to another.
extension SlimeBadgeMachine {
  /// Home by the spring, or at rest where it is there already.
  mutating func fly(from offset: Vector, velocity: Vector, gum: Gum) {
    if lift.target != 0 { lift = lift.springing(to: 0, at: now, spring: style.changeSpring) }
    guard offset != .zero || velocity != .zero else {
      state = .resting
      return
    }
    state = .returning(SlimeBadgeFlight(offset: homeward(from: offset, velocity: velocity), gum: gum))
  }

  /// The spring home from an offset.
  func homeward(from offset: Vector, velocity: Vector) -> PlanarMotion {
    PlanarMotion(
      spring: calm(style.returnSpring), start: now, from: .zero + offset,
      velocity: reducedMotion ? .zero : velocity, target: .zero)
  }

  /// The badge bursts or fades where it is. A question is one that the app may still refuse.
  mutating func leave(velocity: Vector, isQuestion: Bool, _ moment: Moment) {
    let offset = center - home
    let gum = departingGum
    let bursts = !reducedMotion && (isQuestion || style.leaving == .bursts)
    var departure = SlimeBadgeDeparture(
      offset: offset, gum: gum, start: now, end: now + style.fadeDuration,
      next: isQuestion && style.afterBurst == .returns ? content : .hidden, isQuestion: isQuestion)
    if isQuestion { emit(.cleared, moment) }
    lift = lift.springing(to: 0, at: now, spring: style.changeSpring)
    if bursts {
      let burst = SlimeBadgeBurst(
        of: capsule, velocity: velocity, at: now, viewport: viewport.size, seed: random.next(), style: style)
      departure.gum = broken(gum, distance: offset.length)
      if departure.next == .hidden { departure.gum = vanishing(departure.gum) }
      departure.end = burst.end
      state = .bursting(burst, departure)
    } else {
      opacity = opacity.fading(to: 0, at: now, duration: style.fadeDuration)
      if !reducedMotion { swell = swell.springing(to: 0.6, at: now, spring: style.changeSpring) }
      state = .fading(departure)
    }
  }

  /// The gum that a badge leaves with; one that was at home has no trail to be seen.
  var departingGum: Gum {
    switch state {
    case .held(let hold):
      hold.position(home: home, at: now) == home ? .broken(trail: .resting(0)) : hold.gum
    case .nudged(let flight, _), .returning(let flight): flight.gum
    case .hidden, .resting, .bursting, .fading: .broken(trail: .resting(0))
    }
  }

  /// Nothing of what left is left.
  mutating func depart(_ departure: SlimeBadgeDeparture) {
    opacity = .resting(1)
    swell = .resting(1)
    lift = .resting(0)
    content = .hidden
    state = .hidden
    let trail = trailScale(of: departure.gum, center: home + departure.offset)
    guard departure.next != .hidden else { return }
    // It grows out of the trail dot where that is still there.
    appear(as: departure.next, from: max(0, min(1, trail * style.trailRadius / style.badgeRadius)))
  }

  /// What left is back where it was, and springs home.
  mutating func comeBack(_ departure: SlimeBadgeDeparture) {
    var offset = departure.offset
    if case .bursting(let burst, _) = state {
      // It stayed where it burst, whatever its home did.
      offset = burst.badge.center - home
      let gone = (now - departure.start) / max(1e-6, departure.end - departure.start)
      swell = springing(style.popSpring, from: max(0, 1 - gone), to: 1)
    } else {
      swell = swell.springing(to: 1, at: now, spring: calm(style.changeSpring))
      opacity = opacity.fading(to: 1, at: now, duration: style.fadeDuration)
    }
    if departure.next != .hidden { content = departure.next }
    spine = spine.springing(to: geometry.halfSpine(of: content), at: now, spring: style.changeSpring)
    fly(from: offset, velocity: .zero, gum: offset == .zero ? .fresh : departure.gum)
  }

  /// There is a badge where there was none.
  mutating func appear(as next: BadgeContent, from scale: Double) {
    guard next != .hidden else { return }
    content = next
    state = .resting
    let half = geometry.halfSpine(of: next)
    spine = .resting(half)
    guard hasLived else { return }
    if reducedMotion {
      opacity = ScalarMotion.resting(0).fading(to: 1, at: now, duration: style.fadeDuration)
    } else {
      swell = springing(style.popSpring, from: scale, to: 1)
      if scale > 0 {
        spine = ScalarMotion.resting(0).springing(to: half, at: now, spring: style.changeSpring)
      }
    }
  }

  /// Another count.
  mutating func change(to next: BadgeContent) {
    guard next != content else { return }
    content = next
    let half = geometry.halfSpine(of: next)
    if hasLived, !reducedMotion {
      spine = spine.springing(to: half, at: now, spring: style.changeSpring)
      pop()
    } else {
      spine = .resting(half)
    }
  }

  /// A small bounce: as much as there is room for, so that many in a row swell it no further than one.
  mutating func pop() {
    guard !reducedMotion else { return }
    let scale = swell.value(at: now)
    let stretch = style.popSpring.angularFrequency * (scale - 1)
    let push = max(0, style.popSpeed * style.popSpeed - stretch * stretch).squareRoot()
    swell = springing(
      style.popSpring, from: scale, velocity: max(push, swell.velocity(at: now)), to: 1)
  }
}
