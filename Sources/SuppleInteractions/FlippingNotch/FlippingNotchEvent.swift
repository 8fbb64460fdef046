extension FlippingNotch {
  /// What a flipping notch tells its app.
  public enum Event: Sendable, Hashable {
    /// A pull has come far enough to fire when it is released.
    case armed
    /// A pull has been taken back above the threshold.
    case disarmed
    /// A refresh has begun: the app is asked for content.
    case triggered
    /// So many new rows are in the list.
    case inserted(items: Int32)
    /// The app's answer was a failure, whose text the host keeps under this number.
    case failed(text: Int32)
    /// A refresh ended without new rows or a failure.
    case cancelled
  }
}
