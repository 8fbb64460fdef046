/// The strength of an event's haptic feedback.
public enum Impact: Int32, Sendable, Hashable, CaseIterable {
  /// No feedback.
  case none = 0
  /// One light tap: a capture, a release, a break or a return.
  case light
  /// A stronger tap: a dismissal.
  case strong
}
