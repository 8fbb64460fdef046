import SuppleMotion
import SuppleScene

/// An unread badge that a finger can tear off: a connector stretches between badge and anchor, thins and breaks, and
/// the badge bursts.
///
/// ```swift
/// var badge = SlimeBadge(style: .modern, viewport: viewport, seed: 1)
/// badge.perform(.moveAnchor(Point(x: 350, y: 120)), at: 0)
/// badge.perform(.setCount(3), at: 0)
/// badge.handle(.pointer(Pointer(id: 1, phase: .down, position: Point(x: 350, y: 120))), at: 0.1)
/// badge.advance(to: 0.2)
/// badge.write(into: &frame)
/// ```
///
/// Its layers, back to front:
///
/// | layer | what it is | when |
/// |---|---|---|
/// | `ring` | the zone in which a badge whose connector broke is put back; `ring:1` spreads around a burst | while such a badge is held; as it bursts |
/// | `anchor` | the dot that stays where the badge lives | while stretched, and after the break until it is gone |
/// | `connector` | one closed outline of both dots and what joins them, with fill and shadow | while stretched and whole |
/// | `connector:1`, `connector:2` | its end with the anchor, and its end with the badge | after the break, until they have recoiled |
/// | `connector:3` | the body that the drops of a burst are still joined to | as the badge bursts |
/// | `badge` | the dot or pill with the label and the hit area | while the count is not 0, except during a burst |
/// | `particle:N` | one piece of a burst | during a burst |
///
/// **Who draws.** Hosts paint a layer if and only if its `fill` is not nil. A `connector` paints its dots: `anchor` and
/// `badge` then have no fill, but position, size, label and hit area; of such a badge a host draws only the label.
/// Hosts draw every layer with the trait `raised` above the rest of the page, without clipping; its position is still
/// the viewport's.
///
/// **Events**: `pressed` when a finger comes down on the badge, `snapped` when the connector breaks, then either
/// `restored` (the badge was put back, or the app cancelled the dismissal) or `cleared`. After `cleared` the app has
/// until the end of the burst to cancel by ``Command/cancelDismissal``. A cancelled drag emits neither.
public struct SlimeBadge: Interaction {
  /// What an app can ask of a badge.
  public enum Command: Sendable, Hashable {
    /// Show this number of unread messages; nil for a plain dot, 0 for no badge. A negative number is ignored. What
    /// is set at the badge's very first instant is there at once; later changes pop.
    case setCount(Int32?)
    /// Show a text in place of a count, which the host keeps under this number and whose width it has measured, in points
    /// (0 to 1000). It stretches, breaks and bursts as a count does; a width alone that changes does not pop. A width that
    /// is not finite is ignored.
    case setText(Int32, width: Double)
    /// Whether it cannot be torn off. Presses and keys on a pinned badge are the app's: it claims neither. A drag in
    /// progress is cancelled. The app can clear it all the same.
    case setPinned(Bool)
    /// Its anchor is at this point now, as when its list was scrolled. A badge at rest jumps along, one in flight
    /// moves along, and one under a finger stays with the finger.
    case moveAnchor(Point)
    /// Burst as if dragged off, with the event `cleared`.
    case clear
    /// Cancel the dismissal whose burst is in progress: the badge returns to its anchor. Else cancel the next one.
    case cancelDismissal
    /// Show that the badge can be dragged: stretch a little back along its line, and let go. Ignored while anything is
    /// in progress, and where motion is reduced.
    case hint
  }

  var core: CopyOnWrite<SlimeBadgeCore>

  /// A badge without a count in the middle of a viewport. The seed feeds its bursts.
  public init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64) {
    core = CopyOnWrite(SlimeBadgeCore(style: style.clamped(), viewport: viewport, seed: seed))
  }

  /// The current style, within its ranges.
  public var style: SlimeBadgeStyle { core.value.style }

  /// Sets the style, clamped to its ranges.
  public mutating func setStyle(_ style: SlimeBadgeStyle, at time: Double) {
    core.value.setStyle(style, at: time)
  }

  /// Handles an input; claims touches on the badge, and the keys that clear it.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    core.value.handle(input, at: time)
  }

  /// Performs a command of the app.
  public mutating func perform(_ command: Command, at time: Double) {
    core.value.perform(command, at: time)
  }

  /// Moves the present to `time`, in host seconds.
  public mutating func advance(to time: Double) { core.value.advance(to: time) }

  /// Returns the events since the last call, in the order of time, and clears the list.
  public mutating func takeEvents() -> [Timed<Event>] { core.value.takeEvents() }

  /// Writes the current frame.
  public mutating func write(into frame: inout Frame) { core.value.writeFrame(into: &frame) }
}
