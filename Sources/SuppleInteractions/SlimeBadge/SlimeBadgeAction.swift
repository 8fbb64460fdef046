import SuppleScene

/// Every action that can change the state of a badge. Host times are the stamps of pointer samples, in host seconds.
enum SlimeBadgeAction: Sendable {
  /// A finger came down on the badge.
  case down(pointer: Int32, at: Point, hostTime: HostTime)
  /// The finger on the badge moved.
  case move(to: Point, hostTime: HostTime)
  /// The finger was lifted.
  case up(at: Point, hostTime: HostTime)
  /// The system cancelled the touch.
  case cancel(hostTime: HostTime)
  /// The state's due time was reached.
  case due
  /// The anchor has moved.
  case anchorMoved
  /// The app set the content.
  case show(BadgeContent)
  /// The app or a key clears the badge.
  case clear
  /// The app clears the badge after a delay, in seconds.
  case clearLater(Double)
  /// The app cancels the last dismissal, or the next.
  case cancelDismissal
  /// The badge stretches by an offset as a hint.
  case hint(Vector)
  /// The app pins the badge: no finger can drag it.
  case pin
  /// The style has changed.
  case restyle
}
