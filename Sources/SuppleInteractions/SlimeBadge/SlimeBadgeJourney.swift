import SuppleMotion
import SuppleScene

/// A badge on its ways: home, away, back, and from one count to another.
extension SlimeBadgeMachine {
  /// Home by the spring, or at rest where it is there already.
  mutating func fly(from offset: Vector, velocity: Vector, gum: Gum) {
    if elevation.target != 0 {
      elevation = elevation.retargeted(
        to: 0, at: now, timing: .spring(style.changeSpring, within: .fractions))
    }
    guard offset != .zero || velocity != .zero else {
      state = .resting
      return
    }
    state = .returning(SlimeBadgeFlight(offset: homeward(from: offset, velocity: velocity), gum: gum))
  }

  /// The spring home from an offset.
  func homeward(from offset: Vector, velocity: Vector) -> PointMotion {
    PointMotion(
      spring: calm(style.returnSpring), start: now, from: .zero + offset,
      velocity: reducedMotion ? .zero : velocity, target: .zero)
  }

  /// The badge bursts or fades where it is. A question is one that the app may still refuse.
  mutating func leave(velocity: Vector, isCancelable: Bool, _ moment: Moment) {
    let offset = center - home
    let gum = departingGum
    let bursts = !reducedMotion && (isCancelable || style.leaving == .bursts)
    var departure = SlimeBadgeDeparture(
      offset: offset, gum: gum, start: now, end: now + style.fadeDuration,
      next: isCancelable && style.afterBurst == .returns ? content : .hidden, isCancelable: isCancelable)
    if isCancelable { emit(.cleared, moment) }
    elevation = elevation.retargeted(to: 0, at: now, timing: .spring(style.changeSpring, within: .fractions))
    if bursts {
      let burst = SlimeBadgeBurst(
        of: capsule, velocity: velocity, at: now, viewport: viewport.size, seed: random.next(), style: style)
      departure.gum = broken(gum, distance: offset.length)
      if departure.next == .hidden { departure.gum = vanishing(departure.gum) }
      departure.end = burst.end
      state = .bursting(burst, departure)
    } else {
      opacity = opacity.retargeted(to: 0, at: now, timing: .fade(duration: style.fadeDuration))
      if !reducedMotion {
        scale = scale.retargeted(to: 0.6, at: now, timing: .spring(style.changeSpring, within: .fractions))
      }
      state = .fading(departure)
    }
  }

  /// The gum that a badge leaves with; one that was at home has no trail to be seen.
  var departingGum: Gum {
    switch state {
    case .held(let hold):
      hold.position(home: home, at: now) == home ? .broken(trail: .resting(at: 0)) : hold.gum
    case .hinting(let flight, _), .returning(let flight): flight.gum
    case .hidden, .resting, .bursting, .fading: .broken(trail: .resting(at: 0))
    }
  }

  /// Nothing of what left is left.
  mutating func depart(_ departure: SlimeBadgeDeparture) {
    opacity = .resting(at: 1)
    scale = .resting(at: 1)
    elevation = .resting(at: 0)
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
      scale = springing(style.popSpring, from: max(0, 1 - gone), to: 1)
    } else {
      scale = scale.retargeted(to: 1, at: now, timing: .spring(calm(style.changeSpring), within: .fractions))
      opacity = opacity.retargeted(to: 1, at: now, timing: .fade(duration: style.fadeDuration))
    }
    if departure.next != .hidden { content = departure.next }
    spine = spine.retargeted(
      to: geometry.halfSpine(of: content), at: now, timing: .spring(style.changeSpring, within: .fractions))
    fly(from: offset, velocity: .zero, gum: offset == .zero ? .fresh : departure.gum)
  }

  /// There is a badge where there was none.
  mutating func appear(as next: BadgeContent, from scale: Double) {
    guard next != .hidden else { return }
    content = next
    state = .resting
    let half = geometry.halfSpine(of: next)
    spine = .resting(at: half)
    guard hasLived else { return }
    if reducedMotion {
      opacity = Motion.resting(at: 0).retargeted(to: 1, at: now, timing: .fade(duration: style.fadeDuration))
    } else {
      self.scale = springing(style.popSpring, from: scale, to: 1)
      if scale > 0 {
        spine = Motion.resting(at: 0).retargeted(
          to: half, at: now, timing: .spring(style.changeSpring, within: .fractions))
      }
    }
  }

  /// Another count.
  mutating func change(to next: BadgeContent) {
    guard next != content else { return }
    content = next
    let half = geometry.halfSpine(of: next)
    if hasLived, !reducedMotion {
      spine = spine.retargeted(to: half, at: now, timing: .spring(style.changeSpring, within: .fractions))
      pop()
    } else {
      spine = .resting(at: half)
    }
  }

  /// A small bounce: as much as there is room for, so that many in a row scale it no further than one.
  mutating func pop() {
    guard !reducedMotion else { return }
    let present = scale.value(at: now)
    let stretch = style.popSpring.angularFrequency * (present - 1)
    let push = max(0, style.popSpeed * style.popSpeed - stretch * stretch).squareRoot()
    scale = springing(
      style.popSpring, from: present, velocity: max(push, scale.velocity(at: now)), to: 1)
  }
}
