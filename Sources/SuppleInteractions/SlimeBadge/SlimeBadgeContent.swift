import SuppleMotion
import SuppleScene

/// What a badge shows, and so how large it is.
enum BadgeContent: Sendable, Hashable {
  /// No badge.
  case hidden
  /// A plain dot.
  case dot
  /// A number above 0.
  case number(Int32)

  /// What the app's count stands for; nil where it is negative.
  init?(count: Int32?) {
    guard let count else {
      self = .dot
      return
    }
    guard count >= 0 else { return nil }
    self = count == 0 ? .hidden : .number(count)
  }

  /// How many characters its label has, 0 to 3; hosts write "99+" above 99.
  var characters: Int32 {
    switch self {
    case .hidden, .dot: 0
    case .number(let count): count > 9 ? count > 99 ? 3 : 2 : 1
    }
  }

  /// Its label.
  var label: LayerLabel {
    switch self {
    case .hidden, .dot: .none
    case .number(let count): .count(count)
    }
  }
}

extension SlimeBadgeCore {
  /// There is a badge where there was none: the state that follows. `scale` is the one that it grows from.
  mutating func shown(_ next: BadgeContent, from scale: Double) -> SlimeBadgeState {
    content = next
    let half = geometry.halfSpine(of: next)
    spine = .resting(at: half)
    guard hasLived else { return .resting }
    if reducedMotion {
      opacity = Motion.resting(at: 0).retargeted(to: 1, at: now, timing: .fade(duration: style.fadeDuration))
    } else {
      self.scale = springing(style.popSpring, from: scale, to: 1)
      if scale > 0 {
        spine = Motion.resting(at: 0).retargeted(
          to: half, at: now, timing: .spring(style.changeSpring, within: .fractions))
      }
    }
    return .resting
  }

  /// Shows another count: the badge widens or narrows, and pops.
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

  /// Pushes the scale. The energy of spring and push together stays that of one push from rest, so that many pushes in
  /// a row do not scale the badge further than one.
  mutating func pop() {
    guard !reducedMotion else { return }
    let present = scale.value(at: now)
    let stretch = style.popSpring.angularFrequency * (present - 1)
    let push = max(0, style.popSpeed * style.popSpeed - stretch * stretch).squareRoot()
    scale = springing(
      style.popSpring, from: present, velocity: max(push, scale.velocity(at: now)), to: 1)
  }
}
