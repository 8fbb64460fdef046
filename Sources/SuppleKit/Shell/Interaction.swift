import SuppleScene

/// An interaction: a state machine and its springs, as a value.
///
/// It receives input with a time and writes a frame for any time. It uses no platform, clock or global: two copies with
/// the same input write the same frames, bit for bit.
///
/// ```swift
/// var badge = SlimeBadge(style: .modern, viewport: viewport, seed: 1)
/// badge.perform(.setCount(3), at: 0)
/// badge.handle(.pointer(Pointer(id: 1, phase: .down, position: anchor)), at: 0.1)
/// badge.advance(to: 0.2)
/// badge.write(into: &frame)
/// for event in badge.takeEvents() { show(event.value) }
/// ```
public protocol Interaction: Sendable {
  /// The numbers that shape the feel.
  associatedtype Style: InteractionStyle
  /// The commands of the app.
  associatedtype Command: Sendable
  /// The events for the app.
  associatedtype Event: Sendable, Hashable

  /// Creates an interaction in a viewport. `style` is clamped to its ranges; `seed` (0 to 2^53 - 1) starts the random numbers.
  init(style: Style, viewport: Viewport, seed: UInt64)

  /// The current style, within its ranges.
  var style: Style { get }

  /// Sets the style, clamped to its ranges; motion in progress keeps its position and velocity.
  mutating func setStyle(_ style: Style, at time: Double)

  /// Handles an input at `time`, in host seconds. Returns whether the interaction claims it; content below should not
  /// respond then.
  @discardableResult
  mutating func handle(_ input: Input, at time: Double) -> Bool

  /// Performs a command of the app.
  mutating func perform(_ command: Command, at time: Double)

  /// Moves the present to `time`. Due changes happen in order, each at its own instant.
  mutating func advance(to time: Double)

  /// Writes the current frame.
  mutating func write(into frame: inout Frame)

  /// Returns the events since the last call, in the order of time, and clears the list.
  mutating func takeEvents() -> [Timed<Event>]
}
