/// The set of steps of a fuzz run.
public enum Profile: Sendable, Hashable {
  /// The steps that a script can contain: finite numbers, and times that never decrease.
  case scriptable
  /// All steps: times that stall, decrease, jump by an hour or are not finite, positions that are not finite, unknown
  /// ids, sizes of zero.
  case unrestricted
}
