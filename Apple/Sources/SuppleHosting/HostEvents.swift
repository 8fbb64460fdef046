/// Events of a badge.
///
/// ```swift
/// Task { for await event in badge.events where event == .cleared { store.archive(chat.id) } }
/// ```
public enum SlimeBadgeEvent: Hashable, Sendable {
  /// A finger came down on the badge. Example: `if badgeEvent == .pressed { print("pressed") }`
  case pressed
  /// The connector broke. Example: `if badgeEvent == .snapped { print("snapped") }`
  case snapped
  /// A drag moved a broken badge near its anchor, where a release restores it.
  /// Example: `let isNear = badgeEvent == .zoneEntered`
  case zoneEntered
  /// A drag moved a broken badge out of that zone: a release clears it. Example: `let isFar = badgeEvent == .zoneLeft`
  case zoneLeft
  /// A broken badge is back at its anchor, or `shouldClear` returned false.
  /// Example: `let isBack = badgeEvent == .restored`
  case restored
  /// The badge was cleared and the app agreed: its count is 0. Example: `let isGone = badgeEvent == .cleared`
  case cleared
}

/// Events of a pull and its refresh.
///
/// ```swift
/// Task { for await case .inserted(let count) in notch.events { print(count) } }
/// ```
public enum FlippingNotchEvent: Hashable, Sendable {
  /// A pull passed the threshold: a release refreshes. Example: `if notchEvent == .armed { print("let go") }`
  case armed
  /// The pull went back over the threshold. Example: `if notchEvent == .disarmed { print("not yet") }`
  case disarmed
  /// A refresh began. Example: `if notchEvent == .beganRefreshing { print("refreshing") }`
  case beganRefreshing
  /// The list received this number of new rows. Example: `if case .inserted(let count) = notchEvent { print(count) }`
  case inserted(Int)
  /// The refresh failed, with the text of the card. Example: `if case .failed(let text) = notchEvent { print(text) }`
  case failed(String)
  /// The refresh ended without its card: it found nothing new or was cancelled.
  /// Example: `let isOff = notchEvent == .cancelled`
  case cancelled
  /// A pull passed the second threshold: a release opens the panel.
  /// Example: `if notchEvent == .panelArmed { print("let go") }`
  case panelArmed
  /// The pull went back over the second threshold. Example: `if notchEvent == .panelDisarmed { print("not yet") }`
  case panelDisarmed
  /// The panel opens, and `panel.shouldShow` agreed. Example: `if notchEvent == .panelOpened { slideshow.pause() }`
  case panelOpened
  /// The panel closes, or its list has left the window. Example: `if notchEvent == .panelClosed { slideshow.resume() }`
  case panelClosed
  /// A blank row comes out of the notch, and `blankRow.makeView` returned a view.
  /// Example: `if notchEvent == .rowAdded { slideshow.pause() }`
  case rowAdded
  /// The blank row stays in the list. Example: `if notchEvent == .rowKept { print("kept") }`
  case rowKept
  /// The blank row is out of the list. Example: `if notchEvent == .rowDropped { print("dropped") }`
  case rowDropped
}
