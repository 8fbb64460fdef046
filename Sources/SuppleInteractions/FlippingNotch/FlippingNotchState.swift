/// What a flipping notch is doing. Times are motion seconds.
///
/// The usual course of a refresh, and what leaves it:
///
/// ```
///  idle -> pulling <-> armed -> dropping -> waiting -> flipping -> inserting -> idle
///             |                    |           |           |
///             v                    +-----------+-----------+---> cancelled -> idle, or pulling and armed
///            idle
/// ```
///
/// While the card waits or slides back a finger can move the list as well: that pull has a state of its own from the
/// moment on at which the card is gone.
public indirect enum FlippingNotchState: Sendable {
  /// Nothing is in progress; the list may still be falling back.
  case idle
  /// The list is pulled, not as far as the threshold: a release begins no refresh.
  case pulling(FlippingNotchPull)
  /// The list is pulled beyond the threshold: a release begins a refresh.
  case armed(FlippingNotchPull)
  /// The card drops out of the notch until the given time; a result that came before then waits.
  case dropping(until: Double, result: FlippingNotchResult?)
  /// The card is below the notch, and the app has not answered; at the given time, which may be infinite, it fails.
  case waiting(until: Double)
  /// So many new rows come in, the first of them on the flipping card, until the given time.
  case flipping(items: Int32, until: Double)
  /// The rows are in the list, which comes to rest at the given time.
  case inserting(until: Double)
  /// The refresh ends without new rows.
  case cancelled(FlippingNotchCancellation)
}

/// What the app answered to a request for content.
public enum FlippingNotchResult: Sendable, Hashable {
  /// So many new rows, 1 or more.
  case items(Int32)
  /// No new rows.
  case nothing
  /// A failure, with the number under which the host keeps its text.
  case failure(Int32)
}

/// What the card says of a refresh that ends without new rows.
public enum FlippingNotchMessage: Sendable, Hashable {
  /// Nothing is new, in the words of the host.
  case nothingNew
  /// The refresh failed; the host keeps the text under this number.
  case failure(text: Int32)
}

/// The two steps of a refresh that ends without new rows. Times are motion seconds.
public enum FlippingNotchCancellation: Sendable, Hashable {
  /// The card shows a message until the given time.
  case showing(FlippingNotchMessage, until: Double)
  /// The card slides back up until the given time and still shows the message, if there was one. So many rows (`items`)
  /// that were coming in go back behind the card.
  case slidingBack(items: Int32, message: FlippingNotchMessage?, until: Double)
}
