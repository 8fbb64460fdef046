import SuppleInteractions
import SuppleMessenger

/// The interaction of a run.
public enum FuzzedKind: String, Sendable, Hashable, CaseIterable {
  /// Chat heads.
  case chatHeads = "chat-heads"
  /// A slime badge.
  case slimeBadge = "slime-badge"
  /// A flipping notch.
  case flippingNotch = "flipping-notch"
  /// A messenger, which composes all three.
  case messenger

  /// The number of properties of its style, in the order of `visitWhole`.
  var propertyCount: Int {
    switch self {
    case .chatHeads: FuzzedKind.headsProperties
    case .slimeBadge: FuzzedKind.badgeProperties
    case .flippingNotch: FuzzedKind.notchProperties
    case .messenger: FuzzedKind.messengerProperties
    }
  }

  // Stored, because counting visits every property.
  private static let headsProperties = ChatHeadsStyle.modern.propertyCount
  private static let badgeProperties = SlimeBadgeStyle.modern.propertyCount
  private static let notchProperties = FlippingNotchStyle.modern.propertyCount
  private static let messengerProperties = MessengerStyle.modern.propertyCount
}
