import SuppleMotion
import SuppleScene

/// The dismiss target: the disc at the bottom in which heads are dismissed. The target rises while a head is dragged. Heads
/// that are released in the target shrink into it one by one; the target contracts with each, then drops and fades.
struct DismissTargetPart: Part {
  typealias Context = HeadsContext

  /// The absorption of heads that were released in the target.
  private enum Absorption {
    /// No head is absorbed.
    case none
    /// The heads shrink into the target; the target begins to drop at `dropping`, in motion seconds.
    case takingIn(AbsorbedHeads, dropping: Double)
    /// The contracted target drops and fades until `until`, in motion seconds.
    case dropping(AbsorbedHeads, until: Double)
  }

  /// The duration in which the gradient behind the target fades in or out, in seconds.
  private static let scrimDuration = 0.25

  /// The shortest time from a release in the target to the target's drop, in seconds.
  private static let dropDelay = 0.24
  /// The duration of the drop, in seconds.
  private static let dropDuration = 0.14
  /// The distance of the drop, in points.
  private static let dropDistance = 40.0
  /// The duration in which the cross replaces the glow as the last head fades, in seconds; at most half of a head's.
  private static let crossDuration = 0.06

  private var absorption = Absorption.none
  /// The rise, from 0 to 1 and a little beyond.
  private(set) var rise: Motion = .resting(at: 0)
  /// The diameter, in points.
  private(set) var diameter: Motion
  /// Whether the target has captured a head.
  private(set) var hasCaptured = false
  /// The darkness of the gradient behind the target, 0 to 1.
  private var scrim: Motion = .resting(at: 0)
  /// The glow, 0 to 1.
  private var glow: Motion = .resting(at: 0)
  /// The part of the target that the drop after an absorption has left, from 1 to 0.
  private var remaining: Motion = .resting(at: 1)
  /// The displacement of the lean towards a finger, as a point.
  private var lean = PointMotion.resting(at: .zero)

  /// A target below the viewport.
  init(in geometry: ChatHeadsGeometry) { diameter = .resting(at: geometry.style.targetSize) }

  // MARK: Time

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime {
    var rest = max(scrim.restTime, glow.restTime, max(lean.restTime, remaining.restTime))
    if case .dropping(_, let end) = absorption { return max(rest, end) }
    if case .takingIn(_, let time) = absorption { rest = max(rest, time) }
    return max(rest, rise.restTime, diameter.restTime)
  }

  /// Whether the target is visible at `time`.
  func isVisible(at time: Double) -> Bool {
    if case .dropping(_, let end) = absorption { return time < end }
    return rise.target > 0 || time < rise.restTime
  }

  /// The time at which the target begins to drop.
  func nextDue(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime? {
    if case .takingIn(_, let time) = absorption { time } else { nil }
  }

  /// Drops the target, which fades with the gradient.
  mutating func due(in context: borrowing HeadsContext, at now: MotionTime) -> PartEffects {
    guard case .takingIn(let heads, _) = absorption else { return [] }
    absorption = .dropping(heads, until: now + Self.dropDuration)
    change(&scrim, to: 0, within: Self.dropDuration, at: now)
    change(&remaining, to: 0, within: Self.dropDuration, at: now)
    return []
  }

  // MARK: Actions

  /// Follows the drag of a head, nil for none: the target rises, shrinks around a captured head, and leans towards the finger.
  mutating func follow(
    _ drag: HeadDrag?, isRaised: Bool, hasCaptured: Bool, in context: borrowing HeadsContext,
    at time: MotionTime
  ) {
    let hasTarget = context.geometry.hasTarget
    setRaised(isRaised && hasTarget, in: context, at: time)
    setCaptured(hasCaptured, in: context, at: time)
    var finger: Point?
    if let drag, drag.isDragging, hasTarget, !context.reducedMotion { finger = drag.drag.gesture.position }
    setLean(towards: finger, in: context, at: time)
  }

  /// Raises the target from `time` on, or lowers it.
  @inline(never)
  private mutating func setRaised(_ isRaised: Bool, in context: borrowing HeadsContext, at time: MotionTime) {
    let geometry = context.geometry
    switch absorption {
    case .none: break
    case .takingIn:
      guard isRaised else { return }
      release(in: context, at: time)
    case .dropping:
      let isGone = !isVisible(at: time)
      guard isGone || isRaised else { return }
      let timing = Timing.spring(geometry.style.targetSpring, within: .fractions)
      if isGone {
        rise = .resting(at: 0)
        remaining = .resting(at: 1)
        diameter = .resting(at: geometry.style.targetSize)
      } else {
        remaining = remaining.retargeted(to: 1, at: time, timing: timing)
        diameter = .moving(from: diameter(at: time), to: geometry.style.targetSize, at: time, timing: timing)
      }
      absorption = .none
      change(&glow, to: 0, within: geometry.style.glowDuration, at: time)
    }
    let goal = isRaised ? 1.0 : 0.0
    let fade = isRaised ? HeadMotion.fadeDuration : HeadMotion.dismissalFade
    change(&scrim, to: goal, within: context.reducedMotion ? fade : Self.scrimDuration, at: time)
    guard rise.target != goal else { return }
    rise = rise.retargeted(
      to: goal, at: time,
      timing: context.reducedMotion
        ? .fade(duration: fade) : .spring(geometry.style.targetSpring, within: .fractions))
  }

  /// Shrinks the target around a captured head from `time` on, or opens it again.
  @inline(never)
  private mutating func setCaptured(
    _ hasCaptured: Bool, in context: borrowing HeadsContext, at time: MotionTime
  ) {
    guard self.hasCaptured != hasCaptured else { return }
    let geometry = context.geometry
    self.hasCaptured = hasCaptured
    change(&glow, to: hasCaptured ? 1 : 0, within: geometry.style.glowDuration, at: time)
    let goal = hasCaptured ? geometry.style.targetCapturedSize : geometry.style.targetSize
    diameter =
      context.reducedMotion
      ? .resting(at: goal)
      : diameter.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.targetSpring, within: .fractions))
  }

  /// Keeps the target raised from `time` on, for heads that shrink into it one by one; then it shows its cross and drops.
  mutating func takeIn(_ heads: AbsorbedHeads, in context: borrowing HeadsContext, at time: MotionTime) {
    let geometry = context.geometry
    absorption = .takingIn(heads, dropping: max(heads.end, time + Self.dropDelay))
    change(&scrim, to: 1, within: Self.scrimDuration, at: time)
    let crossDuration = min(Self.crossDuration, heads.duration / 2)
    let coming = TimedCurve(
      start: time, duration: min(geometry.style.glowDuration, heads.duration - crossDuration),
      from: glow.value(at: time), to: 1,
      easing: .easeInOut)
    glow = .curve(
      coming,
      then: TimedCurve(
        start: heads.end - crossDuration, duration: crossDuration, from: 1, to: 0,
        easing: .easeInOut))
    move(toRise: 1, diameter: geometry.style.targetCapturedSize, at: time, in: geometry)
  }

  /// Opens the target again for heads that return from it, and lowers the target unless a head is dragged.
  mutating func release(in context: borrowing HeadsContext, at time: MotionTime) {
    guard case .takingIn = absorption else { return }
    let geometry = context.geometry
    diameter = .resting(at: diameter(at: time))
    absorption = .none
    change(&scrim, to: 0, within: Self.scrimDuration, at: time)
    change(&glow, to: 0, within: geometry.style.glowDuration, at: time)
    move(toRise: 0, diameter: geometry.style.targetSize, at: time, in: geometry)
  }

  /// Leans the target towards a finger from `time` on, more as the finger comes nearer; nil for no lean. A target with a
  /// captured head does not lean.
  private mutating func setLean(
    towards finger: Point?, in context: borrowing HeadsContext, at time: MotionTime
  ) {
    let geometry = context.geometry
    var goal = Point.zero
    if let finger, !isEngaged {
      let away = finger - geometry.targetCenter
      let distance = finger.distance(to: geometry.targetCenter)
      // Full at the edge of the capturing field, none from 400 points further away on.
      let pull = clampedToUnit(1 - (distance - geometry.style.captureRadius) / 400)
      goal = .zero + away * (geometry.style.targetLean * pull / max(1, distance))
    }
    guard lean.target != goal else { return }
    lean = PointMotion(
      spring: geometry.style.targetSpring, start: time, from: lean.position(at: time),
      velocity: lean.velocity(at: time), target: goal)
  }

  /// Changes the gradient's opacity or the target's glow; immediately if the duration is 0.
  private func change(_ part: inout Motion, to goal: Double, within duration: Double, at time: Double) {
    guard part.target != goal else { return }
    part =
      duration > 0
      ? part.retargeted(to: goal, at: time, timing: .easeInOut(duration: duration)) : .resting(at: goal)
  }

  /// Moves the target by its spring, from `time` on.
  @inline(never)
  private mutating func move(
    toRise goal: Double, diameter size: Double, at time: Double, in geometry: ChatHeadsGeometry
  ) {
    let timing = Timing.spring(geometry.style.targetSpring, within: .fractions)
    rise = rise.retargeted(to: goal, at: time, timing: timing)
    diameter = diameter.retargeted(to: size, at: time, timing: timing)
  }

  /// Whether the target has captured or absorbs a head.
  private var isEngaged: Bool {
    if case .none = absorption { hasCaptured } else { true }
  }

  /// The diameter at `time`, in points. The target contracts with each head that it absorbs.
  private func diameter(at time: Double) -> Double {
    let diameter = max(0, self.diameter.value(at: time))
    switch absorption {
    case .none: return diameter
    case .takingIn(let heads, _), .dropping(let heads, _): return diameter * heads.contraction(at: time)
    }
  }

  /// Sets the size from the style without animation, unless the target has captured a head.
  mutating func adoptSize(in context: borrowing HeadsContext) {
    if !isEngaged { diameter = .resting(at: context.geometry.style.targetSize) }
  }

  // MARK: Drawing

  func write(into frame: inout Frame, in context: borrowing HeadsContext, at time: MotionTime) {
    let geometry = context.geometry
    writeScrim(into: &frame, in: context, at: time)
    guard isVisible(at: time) else { return }
    let rise = rise.value(at: time)
    let diameter = diameter(at: time)
    let center = geometry.targetCenter
    var layer = Layer(
      LayerID(.dismissTarget),
      center: context.reducedMotion
        ? center : Point(x: center.x, y: center.y + (1 - rise) * geometry.targetRise),
      size: Size(width: diameter, height: diameter))
    layer.cornerRadius = diameter / 2
    let remaining = clampedToUnit(remaining.value(at: time))
    layer.center = layer.center + (lean.position(at: time) - .zero)
    layer.center.y += (1 - remaining) * Self.dropDistance
    layer.opacity = clampedToUnit(rise) * remaining
    // The glow is a shadow without an offset. Hosts draw the glow in the target's colour, and without a glow the cross.
    if geometry.style.glowDuration > 0 {
      layer.shadow = Shadow(opacity: clampedToUnit(glow.value(at: time)), offset: 0, radius: 28)
    }
    if isEngaged { layer.traits.insert(.engaged) }
    frame.add(layer)
  }

  /// Writes the gradient behind the target, which rises with the target.
  private func writeScrim(into frame: inout Frame, in context: borrowing HeadsContext, at time: MotionTime) {
    let geometry = context.geometry
    let shown = clampedToUnit(scrim.value(at: time))
    let room = geometry.viewport
    let height = min(room.size.height, geometry.style.targetScrimHeight + room.safeArea.bottom)
    guard shown > 0, geometry.style.targetScrimHeight > 0 else { return }
    let below = context.reducedMotion ? 0 : (1 - shown) * height / 2
    var layer = Layer(
      LayerID(.targetScrim),
      center: Point(x: room.size.width / 2, y: room.size.height - height / 2 + below),
      size: Size(width: room.size.width, height: height))
    layer.opacity = shown
    frame.add(layer)
  }
}
