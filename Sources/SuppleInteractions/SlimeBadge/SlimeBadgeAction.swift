import SuppleScene

/// All that can happen to a badge. Host times are the stamps of pointer samples, in host seconds.
enum SlimeBadgeAction: Sendable {
  /// A finger came down on it.
  case down(pointer: Int32, at: Point, hostTime: HostTime)
  /// The finger on it moved.
  case move(to: Point, hostTime: HostTime)
  /// That finger went up.
  case up(at: Point, hostTime: HostTime)
  /// The system took that finger away.
  case cancel(hostTime: HostTime)
  /// The instant that its state waits for has come.
  case due
  /// Its anchor has moved.
  case anchorMoved
  /// The app set what it shows.
  case show(BadgeContent)
  /// The app or a key clears it.
  case clear
  /// The app cancels the last dismissal, or the next.
  case cancelDismissal
  /// It shows that it can be dragged, by stretching by an offset.
  case hint(Vector)
  /// The app pins it: no finger may hold it.
  case pin
  /// Other numbers are in force.
  case restyle
}
