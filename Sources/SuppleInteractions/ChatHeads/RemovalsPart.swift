import SuppleMotion
import SuppleScene

/// The last animation of a head: removed by the app, dismissed by the person, or moved to the overflow.
///
/// A removed or dismissed head implodes in place, or moves into the dismiss target that absorbs it. A head that moves to the
/// overflow shrinks and fades in place.
struct HeadRemoval: Sendable {
  /// The reason of the removal.
  enum Reason: Sendable {
    /// The app removed the head.
    case removal
    /// The person dismissed the head; the app can cancel.
    case dismissal
    /// The person dismissed the whole stack, with the head in the overflow.
    case dismissalFromOverflow
    /// The head moved to the overflow and is still there.
    case overflow

    /// The duration of the removal, in seconds.
    func duration(in geometry: ChatHeadsGeometry) -> Double {
      switch self {
      case .overflow: HeadMotion.fadeDuration
      case .removal: geometry.style.implosionDuration
      case .dismissal, .dismissalFromOverflow:
        geometry.reducedMotion ? HeadMotion.dismissalFade : geometry.style.implosionDuration
      }
    }
  }

  /// The depth of the head in the stack, which determines its drawing.
  enum Depth: Sendable {
    /// The head led the stack, or stood in the open row.
    case front
    /// The head was below the leader.
    case behind
    /// The head was invisible.
    case hidden
  }

  /// The head, which returns unchanged if the dismissal is cancelled.
  var head: Head
  /// The motion of the centre: at rest, or to the centre of the absorbing target.
  let motion: PointMotion
  /// The horizontal speed at the start, in points per second. A head that implodes in place keeps its lean.
  var speed = 0.0
  /// The time at which the head begins to shrink, in motion seconds.
  let start: Double
  /// The duration, in seconds.
  let duration: Double
  /// The reason of the removal.
  let reason: Reason
  /// Whether the dismiss target absorbs the head.
  var isAbsorbed = false
  /// The depth of the head in the stack.
  let depth: Depth
  /// The opacity in its stack, 0 to 1: less in a tucked stack.
  let stackOpacity: Double
  /// The visibility of the badge, 0 to 1.
  let badgeVisibility: Double
  /// Whether the head's conversation was open. A cancelled dismissal opens it again.
  var wasOpen = false

  /// Whether the person dismissed the head; the app can cancel.
  var isDismissal: Bool { reason == .dismissal || reason == .dismissalFromOverflow }

  /// The end of the removal, in motion seconds.
  var end: Double { start + duration }

  /// The scale at `time`: the head grows a little, then shrinks to 0; in the target it only shrinks, to 0.3. A head that
  /// moves to the overflow keeps its own scale.
  func scale(at time: Double) -> Double {
    guard reason != .overflow else { return 1 }
    let part = part(at: time)
    return isAbsorbed ? 1 - 0.7 * part * part : max(0, (1 - part) * (1 + 1.4 * part))
  }

  /// The opacity at `time`, from 1 to 0; in the target the head fades in the last three eighths of its time. A head that
  /// moves to the overflow keeps its own opacity.
  func opacity(at time: Double) -> Double {
    guard reason != .overflow else { return 1 }
    let part = part(at: time)
    return isAbsorbed ? min(1, (1 - part) * 8 / 3) : 1 - part * part
  }

  /// The elapsed part of the duration at `time`, 0 to 1.
  private func part(at time: Double) -> Double { clampedToUnit((time - start) / duration) }
}

/// The heads that are being removed, and whether the app cancels the next dismissal.
struct RemovalsPart: Part {
  typealias Context = HeadsContext

  /// The heads that are being removed, in the order of time.
  private(set) var underWay: [HeadRemoval] = []
  /// Whether the app cancels the next dismissal before it happens.
  private var cancelsNext = false

  // MARK: Removals in progress

  private func index(of id: HeadID) -> Int? { underWay.indices.first { underWay[$0].head.id == id } }

  /// Whether a head is being removed.
  func contains(_ id: HeadID) -> Bool { index(of: id) != nil }

  /// The position at `time` of a head that is being removed.
  func point(of id: HeadID, at time: Double) -> Point? {
    index(of: id).map { underWay[$0].motion.position(at: min(time, underWay[$0].end)) }
  }

  /// The place at `time` of a head that is being removed, for a flyout; nil for other heads.
  func flyoutHead(of id: HeadID, at time: Double, in geometry: ChatHeadsGeometry) -> FlyoutHead? {
    guard let point = point(of: id, at: time), let index = index(of: id) else { return nil }
    let extent = geometry.visibleExtent(of: underWay[index].head.shape, at: time)
    return FlyoutHead(point: point, extent: extent)
  }

  /// Whether the removal of a head is drawn.
  func isDrawn(_ id: HeadID) -> Bool {
    underWay.indices.contains { underWay[$0].head.id == id && underWay[$0].depth != .hidden }
  }

  /// Whether a dismissal is in progress at `time`, which the app can still cancel.
  func hasDismissal(at time: Double) -> Bool {
    for index in underWay.indices where underWay[index].isDismissal && time < underWay[index].end {
      return true
    }
    return false
  }

  /// The end of the last removal, in motion seconds; minus infinity for none.
  var end: Double {
    var end = -Double.infinity
    for index in underWay.indices { end = max(end, underWay[index].end) }
    return end
  }

  // MARK: Actions

  /// Begins a removal.
  mutating func begin(_ removal: HeadRemoval) { underWay.append(removal) }

  /// Drops the removal of a head that has returned: a number belongs to one head.
  @inline(never)
  mutating func forget(_ id: HeadID) {
    for index in underWay.indices.reversed() where underWay[index].head.id == id { remove(index) }
  }

  /// Drops all removals.
  mutating func forgetAll() { underWay = [] }

  /// Removes and returns the latest dismissal, which the app cancels; nil for none.
  mutating func takeLastDismissal() -> HeadRemoval? {
    for index in underWay.indices.reversed() where underWay[index].isDismissal {
      return remove(index)
    }
    return nil
  }

  /// Cancels the next dismissal.
  mutating func cancelNext() { cancelsNext = true }

  /// Returns whether the next dismissal is cancelled, and resets the flag.
  mutating func useCancelling() -> Bool {
    defer { cancelsNext = false }
    return cancelsNext
  }

  @inline(never)
  @discardableResult
  private mutating func remove(_ index: Int) -> HeadRemoval { underWay.remove(at: index) }

  // MARK: Time

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime { end }

  /// Discards removals that have ended.
  mutating func place(in context: borrowing HeadsContext, at now: MotionTime) {
    for index in underWay.indices.reversed() where now >= underWay[index].end { remove(index) }
  }

  /// Moves the badges to the present of `clock` and to a corner of their heads: -1 left or above to 1 right or below.
  mutating func placeBadges(at corner: Vector, clock: MotionClock, in geometry: ChatHeadsGeometry) {
    for index in underWay.indices {
      let removal = underWay[index]
      let anchor = removal.head.badgeAnchor(
        at: removal.motion.position(at: clock.now), scale: removal.scale(at: clock.now), corner: corner,
        at: clock.now, in: geometry)
      underWay[index].head.badge.carryAnchor(to: anchor)
      underWay[index].head.badge.advance(to: clock)
    }
  }

  // MARK: Drawing

  /// Writes the heads of a depth. If several heads are removed together, the front one covers the others.
  func write(
    _ depth: HeadRemoval.Depth, into frame: inout Frame, in context: borrowing HeadsContext,
    at now: MotionTime
  ) {
    for index in underWay.indices.reversed() where underWay[index].depth == depth {
      write(underWay[index], into: &frame, in: context, at: now)
    }
  }

  @inline(never)
  private func write(
    _ removal: HeadRemoval, into frame: inout Frame, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    var layer = removal.head.layer(
      at: removal.motion.position(at: now),
      speed: removal.isAbsorbed ? removal.motion.velocity(at: now).x : removal.speed, in: context, at: now)
    layer.scale = context.reducedMotion ? 1 : removal.scale(at: now) * layer.scale
    let opacity = removal.opacity(at: now)
    // Shrinking heads cover each other; with reduced motion, the heads behind fade first.
    let isSeenThrough = context.reducedMotion && removal.depth == .behind
    layer.opacity *= (isSeenThrough ? HeadMotion.opacity(behind: opacity) : opacity) * removal.stackOpacity
    guard layer.opacity > 0 else { return }
    frame.add(layer)
    removal.head.writeBadge(visibility: removal.badgeVisibility, like: layer, into: &frame)
  }
}
