/// What happens to a badge.
///
/// ```swift
/// Task { for await event in badge.events where event == .cleared { store.archive(chat.id) } }
/// ```
public enum SlimeBadgeEvent: Hashable, Sendable {
  /// A finger came down on the badge. Example: `if badgeEvent == .pressed { print("pressed") }`
  case pressed
  /// The connector broke. Example: `if badgeEvent == .snapped { print("snapped") }`
  case snapped
  /// A broken badge came so near to its place that letting go puts it back. Example: `let isNear = badgeEvent == .zoneEntered`
  case zoneEntered
  /// It is so far away again that letting go clears it. Example: `let isFar = badgeEvent == .zoneLeft`
  case zoneLeft
  /// A broken badge is back at its place, or `shouldClear` said no. Example: `let isBack = badgeEvent == .restored`
  case restored
  /// The badge was cleared, and the app agreed: its count is 0. Example: `let isGone = badgeEvent == .cleared`
  case cleared
}

/// What happens to a pull and its refresh.
///
/// ```swift
/// Task { for await case .inserted(let count) in notch.events { print(count) } }
/// ```
public enum FlippingNotchEvent: Hashable, Sendable {
  /// A pull has come so far that letting go refreshes. Example: `if notchEvent == .armed { print("let go") }`
  case armed
  /// It was, and is not any more. Example: `if notchEvent == .disarmed { print("not yet") }`
  case disarmed
  /// A refresh began. Example: `if notchEvent == .beganRefreshing { print("refreshing") }`
  case beganRefreshing
  /// So many new rows were put into the list. Example: `if case .inserted(let count) = notchEvent { print(count) }`
  case inserted(Int)
  /// The refresh failed, with the text that was on the card. Example: `if case .failed(let text) = notchEvent { print(text) }`
  case failed(String)
  /// The refresh ended without its card: nothing was new, or it was called off. Example: `let isOff = notchEvent == .cancelled`
  case cancelled
}
