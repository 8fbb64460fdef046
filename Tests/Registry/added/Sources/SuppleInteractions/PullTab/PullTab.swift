import SuppleScene

/// A tab at the left edge: a finger pulls it out along a line, and it springs to the nearer end.
public struct PullTab: Interaction {
  /// A command of the app to its tab.
  public enum Command: Sendable, Hashable {
    /// Moves the tab out.
    case open
    /// Moves the tab back.
    case close
  }

  /// An event that a tab reports to its app.
  public enum Event: Sendable, Hashable {
    /// The tab was released, tapped or commanded to its outer end.
    case tabOpened
    /// The tab was released, tapped or commanded to its inner end.
    case tabClosed
    /// An episode begins: the first motion or press after rest. Emitted if the preferences ask for it.
    case began
    /// The episode ends. `finished` is false after an interruption.
    case settled(finished: Bool)
  }

  var core: CopyOnWrite<PullTabCore>

  /// A tab at its inner end.
  public init(style: PullTabStyle, viewport: Viewport, seed: UInt64) {
    core = CopyOnWrite(PullTabCore(style: style.clamped(), viewport: viewport, seed: seed))
  }

  /// The current style, within its ranges.
  public var style: PullTabStyle { core.value.style }

  /// Sets the style, clamped to its ranges.
  public mutating func setStyle(_ style: PullTabStyle, at time: Double) {
    core.value.setStyle(style, at: time)
  }

  /// Handles an input; claims touches on the tab.
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
