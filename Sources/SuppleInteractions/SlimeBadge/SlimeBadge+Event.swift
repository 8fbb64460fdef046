extension SlimeBadge {
  /// An event that a badge reports to its app.
  public enum Event: Sendable, Hashable {
    /// A finger came down on the badge.
    case pressed
    /// The connector broke.
    case snapped
    /// A torn badge has come so near to its anchor that a release puts it back.
    case zoneEntered
    /// A torn badge has moved so far from its anchor that a release dismisses it.
    case zoneLeft
    /// A broken badge was put back, or the app cancelled its dismissal.
    case restored
    /// The badge was torn off or cleared. Until its burst ends the app can cancel the dismissal.
    case cleared
    /// The badge is the sum of a group, and the last of the group's members was cleared or kept, with both numbers. The owner
    /// of the group emits the event.
    case cascaded(cleared: Int32, kept: Int32)
    /// An episode begins: the first motion or press after rest. Emitted if the preferences ask for it.
    case began
    /// The episode ends: all motion and presses are over. `finished` is false after an interruption.
    case settled(finished: Bool)

    /// The impact of the event, for haptic feedback.
    public var impact: Impact {
      switch self {
      case .snapped, .zoneEntered, .zoneLeft, .restored: .light
      case .cleared: .strong
      case .pressed, .cascaded, .began, .settled: .none
      }
    }
  }
}
