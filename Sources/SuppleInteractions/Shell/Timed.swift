/// Something that happened, with the time at which it did.
public struct Timed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// When, in the host's seconds.
  public var time: Double
  /// What happened.
  public var value: Value

  /// A value that belongs to a time, in the host's seconds.
  public init(_ value: Value, at time: Double) {
    self.value = value
    self.time = time
  }
}
