import SuppleInteractions
import SuppleMessenger

/// Which interaction is fuzzed.
public enum FuzzedKind: String, Sendable, Hashable, CaseIterable {
  /// Chat heads.
  case chatHeads = "chat-heads"
  /// A slime badge.
  case slimeBadge = "slime-badge"
  /// A flipping notch.
  case flippingNotch = "flipping-notch"
  /// All three in a messenger.
  case messenger

  /// How many properties its style has.
  var propertyCount: Int {
    switch self {
    case .chatHeads: FuzzedKind.headsProperties
    case .slimeBadge: FuzzedKind.badgeProperties
    case .flippingNotch: FuzzedKind.notchProperties
    case .messenger: FuzzedKind.messengerProperties
    }
  }

  // Counted once.
  private static let headsProperties = ChatHeadsStyle.modern.propertyCount
  private static let badgeProperties = SlimeBadgeStyle.modern.propertyCount
  private static let notchProperties = FlippingNotchStyle.modern.propertyCount
  private static let messengerProperties = MessengerStyle.modern.propertyCount

  /// Whether heads are in it.
  var hasHeads: Bool { self == .chatHeads || self == .messenger }
  /// Whether a list under a notch is in it.
  var hasNotch: Bool { self == .flippingNotch || self == .messenger }
  /// Whether badges of its own are in it.
  var hasBadges: Bool { self == .slimeBadge || self == .messenger }
}

/// How much of the alphabet is used.
public enum Manner: Sendable, Hashable {
  /// What a script can say: numbers that are some, times that never fall.
  case orderly
  /// Everything: times that stall, run back, jump an hour or are none, places that are none, unknown ids, sizes of zero.
  case wild
}
