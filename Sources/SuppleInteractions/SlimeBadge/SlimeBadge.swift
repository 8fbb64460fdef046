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
/// | layer | content | visible |
/// |---|---|---|
/// | `ring` | the zone in which a torn badge is put back; `ring:1` spreads around a burst | during its drag; during the burst |
/// | `anchor` | the dot at the badge's resting place | while stretched, and after the break until it has shrunk |
/// | `connector` | one closed outline of both dots and the connector, with fill and shadow | while stretched and whole |
/// | `connector:1`, `connector:2` | the ends at the anchor and at the badge | after the break, during their recoil |
/// | `connector:3` | the body of a burst with the drops that are still joined | during the burst |
/// | `badge` | the dot or pill with the label and the hit area | while the count is not 0, except during a burst |
/// | `particle:N` | one piece of a burst | during a burst |
/// | `burst` | a picture of the app, by the number in its label | during a burst by `frames` |
/// | `construction:N` | the lines, points and letters of the connector's construction | with the connector, if asked for |
///
/// **Drawing.** Hosts paint a layer if and only if its `fill` is not nil. A `connector` paints its dots: `anchor` and
/// `badge` then have no fill, but position, size, label and hit area; of such a badge a host draws only the label.
/// Hosts draw every layer with the trait `raised` above the rest of the page, without clipping; its position is still
/// the viewport's.
///
/// **Events**: `pressed` when a finger comes down on the badge, `snapped` when the connector breaks, then either `restored`
/// (the badge has returned, or the app cancelled the dismissal) or `cleared`. After `cleared` the app has
/// until the end of the burst to cancel by ``Command/cancelDismissal``. A cancelled drag emits neither.
public struct SlimeBadge: Interaction {
  /// A command of the app to its badge.
  public enum Command: Sendable, Hashable {
    /// Sets the number of unread messages; nil for a plain dot, 0 for no badge. A negative number is ignored. A count
    /// at the badge's first instant appears immediately; later changes pop.
    case setCount(Int32?)
    /// Sets a text in place of a count: its number at the host, and its measured width in points (0 to 1000). It
    /// stretches, breaks and bursts like a count; a change of the width alone does not pop. A width that is not finite
    /// is ignored.
    case setText(Int32, width: Double)
    /// Sets whether the badge is pinned: it cannot be torn off, and leaves presses and keys to the app. A drag in
    /// progress is cancelled. The app can still clear the badge.
    case setPinned(Bool)
    /// Moves the anchor to a point, for example after a scroll of its list. A badge at rest or in flight moves along; a
    /// badge under a finger stays with the finger.
    case moveAnchor(Point)
    /// Bursts the badge like a tear, with the event `cleared`, after a delay of 0 to 10 seconds. A press, other content or
    /// `cancelDismissal` before that instant cancels the clearing. A badge that is pressed, or not visible, ignores a clearing
    /// with a delay.
    case clear(after: Double)
    /// Cancels the dismissal during its burst: the badge returns to its anchor. Otherwise cancels the next dismissal.
    case cancelDismissal
    /// Sets the number of the app's pictures for a burst by `frames`, 0 to 60; 0 for none. The label of the layer `burst` is
    /// the index of the current picture, from 0.
    case setBurstFrames(Int32)
    /// Sets whether the construction of the connector is drawn over it, for teaching: points, lines and letters, as layers
    /// `construction`.
    case setConstruction(Bool)
    /// Hints that the badge can be dragged: it stretches a little back along its line, and springs back. Ignored during
    /// any other motion or touch, and with reduced motion.
    case hint

    /// Bursts the badge immediately.
    public static var clear: Command { .clear(after: 0) }
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
  public mutating func write(into frame: inout Frame) {
    core.value.writeFrame(into: &frame)
    core.value.writeConstruction(into: &frame)
  }
}
