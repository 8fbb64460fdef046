import SuppleInteractions

extension Messenger {
  /// What a messenger reports to its app: the events of its parts.
  public enum Event: Sendable, Hashable {
    /// Something happened to the heads.
    case chatHeads(ChatHeads.Event)
    /// Something happened to the badge of that number, in its row.
    case badge(Int32, SlimeBadge.Event)
    /// Something happened to the list and its notch.
    case notch(FlippingNotch.Event)

    /// How strongly the event is felt.
    public var impact: Impact {
      switch self {
      case .chatHeads(let event): event.impact
      case .badge(_, let event): event.impact
      case .notch(let event): event.impact
      }
    }
  }
}
