/// A value with its time, such as an event.
public struct Timed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The time, in host seconds.
  public var time: Double
  /// The value.
  public var value: Value

  /// A value at a time, in host seconds.
  public init(_ value: Value, at time: Double) {
    self.value = value
    self.time = time
  }
}
