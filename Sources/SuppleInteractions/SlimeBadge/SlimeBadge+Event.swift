extension SlimeBadge {
  /// What a badge reports to its app.
  public enum Event: Sendable, Hashable {
    /// A finger came down on the badge.
    case pressed
    /// The connector broke.
    case snapped
    /// A badge whose connector broke came so near to its anchor that letting go puts it back.
    case zoneEntered
    /// It is so far from its anchor again that letting go dismisses it.
    case zoneLeft
    /// A broken badge was put back, or the app cancelled its dismissal.
    case restored
    /// The badge was torn off or cleared. Until its burst ends the app can take that back.
    case cleared
    /// The badge is the sum of a group, and the last of the group's members was cleared or kept. The numbers of both; told
    /// by the owner of the group.
    case cascaded(cleared: Int32, kept: Int32)
    /// An episode begins: the first motion or press after rest. Emitted if the preferences ask for it.
    case began
    /// The episode ends: all motion and presses are over. `finished` is false after an interruption.
    case settled(finished: Bool)

    /// How strongly the event is felt.
    public var impact: Impact {
      switch self {
      case .snapped, .zoneEntered, .zoneLeft, .restored: .light
      case .cleared: .strong
      case .pressed, .cascaded, .began, .settled: .none
      }
    }
  }
}
