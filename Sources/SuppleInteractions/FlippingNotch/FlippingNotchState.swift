/// The state of a flipping notch. Times are motion seconds.
///
/// The course of a refresh, and the exits from it:
///
/// ```
///  idle -> pulling <-> armed -> dropping -> waiting -> flipping -> inserting -> idle
///             |                    |           |           |
///             v                    +-----------+-----------+---> cancelled -> idle, or pulling and armed
///            idle
/// ```
///
/// The course of a panel, if the app has one:
///
/// ```
///  armed <-> panel armed -> panel opening -> panel open <-> panel pushed -> panel closing -> idle
/// ```
///
/// The course of a blank row, which is edited in the list:
///
/// ```
///  armed -> dropping -> flipping -> editing -> idle
///              |           |           |
///              |           |           +-----> removing -> inserting
///              +-----------+-----> cancelled
/// ```
///
/// While the card waits or slides back a finger can also move the list: this pull becomes a state once the card is
/// gone.
public indirect enum FlippingNotchState: Sendable {
  /// No refresh and no pull; the list may still be falling back.
  case idle
  /// The list is pulled, not as far as the threshold: a release begins no refresh.
  case pulling(FlippingNotchPull)
  /// The list is pulled beyond the threshold: a release begins a refresh, or beyond the second threshold
  /// (``FlippingNotchPull/isPanelArmed``) opens the panel.
  case armed(FlippingNotchPull)
  /// The card drops out of the notch until the given time; an earlier result waits.
  case dropping(until: Double, result: FlippingNotchResult?)
  /// The card is below the notch, and the app has not answered; at the given time, which may be infinite, it fails.
  case waiting(until: Double)
  /// `items` new rows arrive, the first on the flipping card, until the given time. A blank row is then edited.
  case flipping(items: Int32, isBlank: Bool, until: Double)
  /// The rows are in the list, or a removed row is out of it; the list comes to rest at the given time.
  case inserting(until: Double)
  /// The refresh ends without new rows.
  case cancelled(FlippingNotchCancellation)
  /// The card comes out of the notch and turns into the panel until the given time.
  case panelOpening(until: Double)
  /// The panel covers the list.
  case panelOpen
  /// A finger pushes the panel up.
  case panelPushed(FlippingNotchPush)
  /// The panel turns back into the card, which goes into the notch until the given time.
  case panelClosing(until: Double)
  /// A person fills in the blank row, which is the first of the list.
  case editing
  /// The blank row fades until the given time while the list closes its gap; then another blank row may follow.
  case removing(until: Double, addsRow: Bool)
}

/// The content of the card: the app's answer to a request, or a blank row, for which the app is not asked.
public enum FlippingNotchResult: Sendable, Hashable {
  /// A number of new rows, 1 or more.
  case items(Int32)
  /// No new rows.
  case nothing
  /// A failure, with the number under which the host keeps its text.
  case failure(Int32)
  /// A blank row.
  case blankRow
}

/// The message on the card of a refresh that ends without new rows.
public enum FlippingNotchMessage: Sendable, Hashable {
  /// Nothing is new; the host has the text.
  case nothingNew
  /// The refresh failed; the host keeps the text under this number.
  case failure(text: Int32)
}

/// The two steps of a refresh that ends without new rows. Times are motion seconds.
public enum FlippingNotchCancellation: Sendable, Hashable {
  /// The card shows a message until the given time.
  case showing(FlippingNotchMessage, until: Double)
  /// The card slides back up until the given time and still shows its message, if any. `items` arriving rows move back behind
  /// the card.
  case slidingBack(items: Int32, message: FlippingNotchMessage?, until: Double)
}
