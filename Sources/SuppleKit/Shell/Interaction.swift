import SuppleScene

/// An interaction: a state machine and the springs it owns, as a value.
///
/// Input goes in with its own time; a frame comes out for any time. An interaction knows no platform, no clock
/// and no global, so that two copies with the same input give the same frames, bit for bit.
///
/// ```swift
/// var badge = SlimeBadge(style: .modern, viewport: viewport, seed: 1)
/// badge.perform(.setCount(3), at: 0)
/// badge.handle(.pointer(Pointer(id: 1, phase: .down, position: home)), at: 0.1)
/// badge.advance(to: 0.2)
/// badge.write(into: &frame)
/// for event in badge.takeEvents() { show(event.value) }
/// ```
public protocol Interaction: Sendable {
  /// The numbers that shape its feel.
  associatedtype Style: InteractionStyle
  /// What the app can ask of it.
  associatedtype Command: Sendable
  /// What it reports to the app.
  associatedtype Event: Sendable, Hashable

  /// An interaction in a viewport. `style` is clamped to its ranges; `seed` (0 to 2^53 - 1) feeds all that is random.
  init(style: Style, viewport: Viewport, seed: UInt64)

  /// The numbers in force, within their ranges.
  var style: Style { get }

  /// Puts other numbers in force, clamped to their ranges; motion in progress keeps its position and velocity.
  mutating func setStyle(_ style: Style, at time: Double)

  /// Takes in an input at `time`, in host seconds. Returns whether the interaction claims it, so that what is below should
  /// not respond.
  @discardableResult
  mutating func handle(_ input: Input, at time: Double) -> Bool

  /// Does what the app asks.
  mutating func perform(_ command: Command, at time: Double)

  /// Moves the present to `time`; what falls due until then happens in order, each at its own instant.
  mutating func advance(to time: Double)

  /// Writes the frame of the present.
  mutating func write(into frame: inout Frame)

  /// Returns the events since the last call, in the order of time, and forgets them.
  mutating func takeEvents() -> [Timed<Event>]
}
