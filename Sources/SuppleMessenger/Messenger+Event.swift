import SuppleInteractions

extension Messenger {
  /// An event of a messenger: an event of one of its parts.
  public enum Event: Sendable, Hashable {
    /// An event of the heads.
    case chatHeads(ChatHeads.Event)
    /// An event of the badge with this number, in its row.
    case badge(Int32, SlimeBadge.Event)
    /// An event of the list and its notch.
    case notch(FlippingNotch.Event)

    /// The strength of the event's haptic feedback.
    public var impact: Impact {
      switch self {
      case .chatHeads(let event): event.impact
      case .badge(_, let event): event.impact
      case .notch(let event): event.impact
      }
    }
  }
}
