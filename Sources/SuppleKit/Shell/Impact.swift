/// How strongly an event is felt, on a device that can make a person feel something.
public enum Impact: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing is felt.
  case none = 0
  /// One light tap: something was caught, let go, snapped or put back.
  case light
  /// A stronger tap: something is gone.
  case strong
}
