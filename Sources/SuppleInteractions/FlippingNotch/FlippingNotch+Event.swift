extension FlippingNotch {
  /// An event that a flipping notch reports to the app.
  public enum Event: Sendable, Hashable {
    /// The pull has passed the threshold: a release begins a refresh.
    case armed
    /// The pull is no longer armed: the finger moved back above the threshold, or the pull was cancelled.
    case disarmed
    /// A refresh has begun. The app supplies content, and answers with `finishRefreshing` or `failRefreshing`.
    case beganRefreshing
    /// `items` new rows are in the list.
    case inserted(items: Int32)
    /// The app's answer was a failure, whose text the host keeps under this number.
    case failed(text: Int32)
    /// A refresh ended without new rows or a failure.
    case cancelled
    /// The pull has passed the second threshold: a release opens the panel.
    case panelArmed
    /// The pull is no longer beyond the second threshold.
    case panelDisarmed
    /// The panel begins to open.
    case panelOpened
    /// The panel begins to close.
    case panelClosed
    /// A blank row is about to come out of the notch; `inserted` reports its arrival in the list. If the app drops the row in
    /// the same instant, the row never shows.
    case rowAdded
    /// The editing of the blank row has ended: the row stays in the list.
    case rowKept
    /// The blank row is out of the list, or returns into the notch.
    case rowDropped
    /// An episode begins: the first motion, press or open request after rest. Emitted if the preferences ask for it.
    case began
    /// The episode ends: motion, presses and requests are over. `finished` is false after an interruption.
    case settled(finished: Bool)

    /// The impact of the event, for haptic feedback. A card lands where its rows are inserted.
    public var impact: Impact {
      switch self {
      case .armed, .disarmed, .inserted, .panelArmed, .panelDisarmed: .light
      default: .none
      }
    }
  }
}
