/// A value with the time that it belongs to, such as an event.
public struct Timed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The time, in host seconds.
  public var time: Double
  /// The value.
  public var value: Value

  /// A value that belongs to a time, in the host's seconds.
  public init(_ value: Value, at time: Double) {
    self.value = value
    self.time = time
  }
}
