import SuppleMotion
import SuppleScene

/// The content of a badge, which determines its size.
enum BadgeContent: Sendable, Hashable {
  /// No badge.
  case hidden
  /// A plain dot.
  case dot
  /// A number above 0.
  case number(Int32)
  /// The number under which the host keeps a text, and the text's width, in points.
  case text(Int32, width: Double)

  /// The content for the app's count; nil for a negative one.
  init?(count: Int32?) {
    guard let count else {
      self = .dot
      return
    }
    guard count >= 0 else { return nil }
    self = count == 0 ? .hidden : .number(count)
  }

  /// The number: nil for a dot or a text, 0 for no badge.
  var count: Int32? {
    switch self {
    case .hidden: 0
    case .dot, .text: nil
    case .number(let count): count
    }
  }

  /// Whether both are the same text, of any width.
  func isSameText(as other: BadgeContent) -> Bool {
    guard case .text(let text, _) = self, case .text(let otherText, _) = other else { return false }
    return text == otherText
  }
}

extension SlimeBadgeStyle {
  /// The label of a badge.
  func label(of content: BadgeContent) -> LayerLabel {
    switch content {
    case .hidden, .dot: .none
    case .number(let count): isExceeded(by: count) ? .moreThan(wholeMaximum) : .count(count)
    case .text(let text, _): .text(text)
    }
  }

  /// The length of a badge's spine, in points: the width of its text beyond one character.
  func spine(of content: BadgeContent) -> Double {
    switch content {
    case .hidden, .dot: return 0
    case .text(_, let width): return max(0, width - characterWidth)
    case .number(let count):
      // The digits of the number beyond the first, and a plus sign.
      var characters = isExceeded(by: count) ? 1.0 : 0
      var rest = isExceeded(by: count) ? wholeMaximum : count
      while rest > 9 {
        rest /= 10
        characters += 1
      }
      return characters * characterWidth
    }
  }

  /// The maximum count, as a whole number.
  private var wholeMaximum: Int32 { Int32(max(0, min(9999, maximumCount))) }

  /// Whether a count is above the maximum that is shown in full.
  private func isExceeded(by count: Int32) -> Bool { wholeMaximum > 0 && count > wholeMaximum }
}

extension SlimeBadgeCore {
  /// The state of a badge that appears; it grows from `scale`.
  mutating func shown(_ next: BadgeContent, from scale: Double) -> SlimeBadgeState {
    content = next
    let half = geometry.halfSpine(of: next)
    spine = .resting(at: half)
    guard hasLived else { return .resting }
    if reducedMotion {
      opacity = fading(.resting(at: 0), to: 1)
    } else {
      self.scale = springing(style.popSpring, from: scale, to: 1)
      if scale > 0 {
        spine = changing(.resting(at: 0), to: half)
      }
    }
    return .resting
  }

  /// The content after a removal in progress.
  var lastingContent: BadgeContent {
    switch state {
    case .bursting(_, let removal), .fading(let removal): removal.next
    case .hidden, .resting, .touched, .hinting, .returning: content
    }
  }

  /// Shows another count: the badge widens or narrows, and pops.
  mutating func change(to next: BadgeContent) {
    guard next != content else { return }
    clearTime = nil
    let isSameText = next.isSameText(as: content)
    content = next
    let half = geometry.halfSpine(of: next)
    if hasLived, !reducedMotion {
      spine = changing(spine, to: half)
      if !isSameText { pop() }
    } else {
      spine = .resting(at: half)
    }
  }

  /// Pushes the scale. The total energy of spring and push is limited to one push from rest, so that many pushes in a
  /// row do not scale the badge further than one.
  mutating func pop() {
    guard !reducedMotion else { return }
    let present = scale.value(at: now)
    let stretch = style.popSpring.angularFrequency * (present - 1)
    let push = max(0, style.popSpeed * style.popSpeed - stretch * stretch).squareRoot()
    scale = springing(
      style.popSpring, from: present, velocity: max(push, scale.velocity(at: now)), to: 1)
  }
}
