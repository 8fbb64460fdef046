import SuppleMotion
import SuppleScene

/// A slime badge inside of another interaction, which leads its clock: an unread badge in the row of a list.
///
/// The owner brings the badge to the present by ``advance(to:)`` before anything else. All that the owner asks then happens
/// at that present. While the owner's content moves it carries the anchor, at any frame; so that a break does
/// not depend on the frames, it also does so at each instant of ``nextBreakCheck(after:)`` while a finger is on the badge,
/// and then calls ``checkBreak()``.
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
  /// What a touch was to the badge.
  public enum Response: Sendable, Hashable {
    /// The touch is not the badge's.
    case ignored
    /// The touch is the badge's.
    case claimed
    /// The touch was the badge's, and ended without a drag.
    case tapped
  }

  private var core: CopyOnWrite<SlimeBadgeCore>

  /// A badge without a count.
  ///
  /// - Parameters:
  ///   - style: The numbers that shape its feel, clamped to their ranges.
  ///   - viewport: The room that a fountain of particles fills.
  ///   - seed: Feeds its bursts.
  ///   - item: The number that its layers carry.
  ///   - anchor: Where it lives, in points.
  public init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64, item: Int32, anchor: Point) {
    core = CopyOnWrite(
      SlimeBadgeCore(style: style.clamped(), viewport: viewport, seed: seed, item: item, anchor: anchor))
  }

  // MARK: What can be asked of it

  /// The number that its layers carry.
  public var item: Int32 { core.value.item }

  /// The numbers in force, within their ranges.
  public var style: SlimeBadgeStyle { core.value.style }

  /// The centre, in points.
  public var center: Point { core.value.center }

  /// Half the width at scale 1, in points, at a time in motion seconds.
  public func halfWidth(at time: Double) -> Double {
    core.value.style.badgeRadius + max(0, core.value.spine.value(at: time))
  }

  /// The pointer of the finger on it.
  public var pointer: Int32? { core.value.pointer }

  /// Whether it is to be seen, whole, and can be cleared.
  public var isShown: Bool { core.value.isShown }

  /// The count after a removal in progress: nil for a badge without a number, 0 for no badge.
  public var count: Int32? { core.value.lastingContent.count }

  /// The instant of a delayed clearing, in motion seconds; nil for none.
  public var clearTime: Double? { core.value.clearTime }

  /// Whether no finger and no key can take it off.
  public var isPinned: Bool { core.value.isPinned }

  /// Whether it is away from its anchor, and so belongs above everything else.
  public var isRaised: Bool { core.value.isRaised }

  /// Whether it has events that its owner has not taken.
  public var hasEvents: Bool { !core.value.events.isEmpty }

  /// When the next frame is due.
  public var schedule: Schedule { core.value.schedule }

  /// The first instant after `time`, both in motion seconds, at which a badge under a finger is to be checked for a break;
  /// nil where time is too coarse for one.
  public static func nextBreakCheck(after time: Double) -> Double? {
    SlimeBadgeGeometry.nextBreakCheck(after: time)
  }

  // MARK: What its owner does

  /// Brings it to the present of its owner's clock; what falls due until then happens at its own instant.
  public mutating func advance(to clock: MotionClock) { core.value.advance(to: clock) }

  /// Puts other numbers in force, clamped to their ranges.
  public mutating func setStyle(_ style: SlimeBadgeStyle) { core.value.adopt(style.clamped()) }

  /// Sets the room that a fountain of particles fills.
  public mutating func setViewport(_ viewport: Viewport) { core.value.viewport = viewport }

  /// Sets what the person prefers. The rate of time is that of the owner's clock, and its owner tells episodes.
  public mutating func setPreferences(_ preferences: Preferences) {
    core.value.preferences = preferences
    core.value.preferences.tells = []
  }

  /// Takes in a pointer's sample; `hostTime` is the sample's own stamp, in host seconds.
  @discardableResult
  public mutating func handle(_ pointer: Pointer, hostTime: HostTime) -> Response {
    switch core.value.handle(pointer, hostTime: hostTime) {
    case .ignored: .ignored
    case .claimed: .claimed
    case .tapped: .tapped
    }
  }

  /// Does what the app asks.
  public mutating func perform(_ command: SlimeBadge.Command) { core.value.perform(command) }

  /// Gives a hint: stretches a little to the left, -1, or to the right, 1, and lets go. Ignored while anything is in
  /// progress, and where motion is reduced.
  public mutating func hint(direction: Double) {
    core.value.transition(.hint(core.value.geometry.hintOffset(direction: direction)))
  }

  /// Moves the anchor with the owner's content, and the badge with it, without a check of the connector.
  public mutating func carryAnchor(to point: Point) { core.value.carryAnchor(to: point) }

  /// Notes how far the anchor has stretched the connector, which breaks nothing, and checks what the finger has pulled.
  public mutating func checkBreak() { core.value.checkBreak() }

  /// Adds the layers of the present to a frame that has been begun.
  public mutating func writeLayers(into frame: inout Frame) {
    core.value.writeEmbedded(into: &frame)
    core.value.writeConstruction(into: &frame)
  }

  /// Returns the events since the last call, in the order of time, and forgets them.
  public mutating func takeEvents() -> [Timed<SlimeBadge.Event>] { core.value.takeEvents() }
}
