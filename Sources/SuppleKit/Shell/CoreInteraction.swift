import SuppleScene

/// An interaction that consists of a core: each method calls the same method of the core.
///
/// ```swift
/// struct BottomSheet: CoreInteraction { var core: CopyOnWrite<BottomSheetCore> }
/// ```
public protocol CoreInteraction: Interaction
where Style == Core.Style, Command == Core.Command, Event == Core.Event {
  /// The type of the core.
  associatedtype Core: InteractionCore
  /// The core. Copies of the interaction share it until one of them changes.
  var core: CopyOnWrite<Core> { get set }
  /// The interaction of a core.
  init(core: CopyOnWrite<Core>)
}

extension CoreInteraction {
  /// An interaction in a viewport. `style` is clamped to its ranges; `seed` (0 to 2^53 - 1) starts the random numbers.
  @inlinable
  public init(style: Style, viewport: Viewport, seed: UInt64) {
    self.init(core: CopyOnWrite(Core(style: Core.clamped(style), viewport: viewport, seed: seed)))
  }

  /// The current style, within its ranges.
  @inlinable
  public var style: Style { core.value.style }

  /// Sets the style, clamped to its ranges.
  @inlinable
  public mutating func setStyle(_ style: Style, at time: Double) { core.value.setStyle(style, at: time) }

  /// Handles an input at `time`, in host seconds. Returns whether the interaction claims it.
  @inlinable
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool { core.value.handle(input, at: time) }

  /// Performs a command of the app.
  @inlinable
  public mutating func perform(_ command: Command, at time: Double) { core.value.perform(command, at: time) }

  /// Moves the present to `time`, in host seconds.
  @inlinable
  public mutating func advance(to time: Double) { core.value.advance(to: time) }

  /// Writes the current frame.
  @inlinable
  public mutating func write(into frame: inout Frame) { core.value.writeFrame(into: &frame) }

  /// Returns the events since the last call, in the order of time, and clears the list.
  @inlinable
  public mutating func takeEvents() -> [Timed<Event>] { core.value.takeEvents() }
}
