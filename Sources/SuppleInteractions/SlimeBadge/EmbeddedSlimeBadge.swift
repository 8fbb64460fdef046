import SuppleMotion
import SuppleScene

/// A slime badge inside of another interaction, which drives its clock: an unread badge in the row of a list.
///
/// The owner advances the badge to the present by ``advance(to:)`` before any other call. All its commands then apply at that
/// present. While the owner's content moves, the owner carries the anchor at any frame. While a finger is on the badge, the
/// owner also moves the badge at each instant of ``nextBreakCheck(after:)`` and then calls ``checkBreak()``, so that a break
/// does not depend on the frames.
///
/// ```swift
/// var badge = EmbeddedSlimeBadge(style: .modern, viewport: viewport, seed: 1, item: 7, anchor: corner)
/// badge.advance(to: clock)
/// badge.perform(.setCount(3))
/// badge.carryAnchor(to: corner)
/// badge.writeLayers(into: &frame)
/// frame.schedule = frame.schedule.sooner(badge.schedule)
/// ```
public struct EmbeddedSlimeBadge: Sendable {
  /// The badge's response to a touch.
  public enum Response: Sendable, Hashable {
    /// The touch does not belong to the badge.
    case ignored
    /// The badge claims the touch.
    case claimed
    /// The badge claims the touch, which ended without a drag.
    case tapped
  }

  private var core: CopyOnWrite<SlimeBadgeCore>

  /// Creates a badge without a count.
  ///
  /// - Parameters:
  ///   - style: The style, clamped to its ranges.
  ///   - viewport: The room for a fountain of particles.
  ///   - seed: The seed of its bursts.
  ///   - item: The item number of its layers.
  ///   - anchor: The centre of its anchor, in points.
  public init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64, item: Int32, anchor: Point) {
    core = CopyOnWrite(
      SlimeBadgeCore(style: style.clamped(), viewport: viewport, seed: seed, item: item, anchor: anchor))
  }

  // MARK: State

  /// The item number of its layers.
  public var item: Int32 { core.value.item }

  /// The current style, within its ranges.
  public var style: SlimeBadgeStyle { core.value.style }

  /// The centre, in points.
  public var center: Point { core.value.center }

  /// Half the width at scale 1, in points, at a time in motion seconds.
  public func halfWidth(at time: Double) -> Double {
    core.value.style.badgeRadius + max(0, core.value.spine.value(at: time))
  }

  /// The pointer of the finger on the badge; nil for none.
  public var pointer: Int32? { core.value.pointer }

  /// Whether the badge is visible and whole, and can be cleared.
  public var isShown: Bool { core.value.isShown }

  /// The count after a removal in progress: nil for a badge without a number, 0 for no badge.
  public var count: Int32? { core.value.lastingContent.count }

  /// The instant of a delayed clearing, in motion seconds; nil for none.
  public var clearTime: Double? { core.value.clearTime }

  /// Whether the badge is pinned: no finger and no key can clear it.
  public var isPinned: Bool { core.value.isPinned }

  /// Whether the badge is away from its anchor, and so above all other content.
  public var isRaised: Bool { core.value.isRaised }

  /// Whether the badge has events that its owner has not taken.
  public var hasEvents: Bool { !core.value.events.isEmpty }

  /// The time of the next frame.
  public var schedule: Schedule { core.value.schedule }

  /// The first instant after `time`, both in motion seconds, for a break check of a badge under a finger; nil if floating-point
  /// times are too coarse.
  public static func nextBreakCheck(after time: Double) -> Double? {
    SlimeBadgeGeometry.nextBreakCheck(after: time)
  }

  // MARK: Actions of the owner

  /// Advances the badge to the present of its owner's clock; due changes happen at their own instants.
  public mutating func advance(to clock: MotionClock) { core.value.advance(to: clock) }

  /// Sets the style, clamped to its ranges.
  public mutating func setStyle(_ style: SlimeBadgeStyle) { core.value.adopt(style.clamped()) }

  /// Sets the room for a fountain of particles.
  public mutating func setViewport(_ viewport: Viewport) { core.value.viewport = viewport }

  /// Sets the person's preferences. The rate of time is the rate of the owner's clock, and the owner reports episodes.
  public mutating func setPreferences(_ preferences: Preferences) {
    core.value.preferences = preferences
    core.value.preferences.tells = []
  }

  /// Handles a pointer's sample; `hostTime` is the sample's own stamp, in host seconds.
  @discardableResult
  public mutating func handle(_ pointer: Pointer, hostTime: HostTime) -> Response {
    switch core.value.handle(pointer, hostTime: hostTime) {
    case .ignored: .ignored
    case .claimed: .claimed
    case .tapped: .tapped
    }
  }

  /// Performs a command of the app.
  public mutating func perform(_ command: SlimeBadge.Command) { core.value.perform(command) }

  /// Gives a hint: the badge stretches a little to the left, -1, or to the right, 1, and springs back. Ignored during any other
  /// motion or touch, and with reduced motion.
  public mutating func hint(direction: Double) {
    core.value.transition(.hint(core.value.geometry.hintOffset(direction: direction)))
  }

  /// Moves the anchor with the owner's content, and the badge with it, without a check of the connector.
  public mutating func carryAnchor(to point: Point) { core.value.carryAnchor(to: point) }

  /// Notes the stretch of the connector by its anchor, which does not count as a pull, and checks the finger's pull.
  public mutating func checkBreak() { core.value.checkBreak() }

  /// Adds the current layers to a begun frame.
  public mutating func writeLayers(into frame: inout Frame) {
    core.value.writeEmbedded(into: &frame)
    core.value.writeConstruction(into: &frame)
  }

  /// Returns the events since the last call, in the order of time, and clears the list.
  public mutating func takeEvents() -> [Timed<SlimeBadge.Event>] { core.value.takeEvents() }
}
