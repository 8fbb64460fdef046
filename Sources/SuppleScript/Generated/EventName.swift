// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file

/// The names by which scripts, replays and hosts know the events of all interactions, in the order of
/// their numbers.
public enum EventName: String, Sendable, Hashable, CaseIterable {
  /// An event of chat heads and of a slime badge.
  case pressed
  /// An event of chat heads.
  case opened
  /// An event of chat heads.
  case closed
  /// An event of chat heads.
  case selected
  /// An event of chat heads.
  case moved
  /// An event of chat heads.
  case captured
  /// An event of chat heads.
  case released
  /// An event of chat heads.
  case dismissed
  /// An event of chat heads.
  case added
  /// An event of chat heads.
  case overflowed
  /// An event of chat heads.
  case dropped
  /// An event of a slime badge.
  case cleared
  /// An event of a slime badge.
  case snapped
  /// An event of a slime badge.
  case restored
  /// An event of a flipping notch.
  case armed
  /// An event of a flipping notch.
  case disarmed
  /// An event of a flipping notch.
  case beganRefreshing
  /// An event of a flipping notch.
  case inserted
  /// An event of a flipping notch.
  case failed
  /// An event of a flipping notch.
  case cancelled
  /// An event of chat heads.
  case tapped
  /// An event of chat heads.
  case flyoutHidden
  /// An event of a slime badge.
  case zoneEntered
  /// An event of a slime badge.
  case zoneLeft
  /// An event of chat heads and of a slime badge and of a flipping notch.
  case began
  /// An event of chat heads and of a slime badge and of a flipping notch.
  case settled
  /// An event of a slime badge.
  case cascaded
  /// An event of a flipping notch.
  case panelArmed
  /// An event of a flipping notch.
  case panelDisarmed
  /// An event of a flipping notch.
  case panelOpened
  /// An event of a flipping notch.
  case panelClosed
  /// An event of chat heads.
  case panelMoved
  /// An event of a flipping notch.
  case rowAdded
  /// An event of a flipping notch.
  case rowKept
  /// An event of a flipping notch.
  case rowDropped
  /// An event of chat heads.
  case panelResized
}
