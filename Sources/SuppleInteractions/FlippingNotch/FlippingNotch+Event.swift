extension FlippingNotch {
  /// What a flipping notch reports to the app.
  public enum Event: Sendable, Hashable {
    /// The pull has passed the threshold: a release begins a refresh.
    case armed
    /// The pull was armed and is not any more: the finger moved back above the threshold, or the pull was cancelled.
    case disarmed
    /// A refresh has begun: the app is asked for content, and answers with `finishRefreshing` or `failRefreshing`.
    case beganRefreshing
    /// So many new rows are in the list.
    case inserted(items: Int32)
    /// The app's answer was a failure, whose text the host keeps under this number.
    case failed(text: Int32)
    /// A refresh ended without new rows or a failure.
    case cancelled
    /// The pull has passed the second threshold: a release opens the panel.
    case panelArmed
    /// The pull is not beyond the second threshold any more.
    case panelDisarmed
    /// The panel begins to open.
    case panelOpened
    /// The panel begins to close.
    case panelClosed
    /// An empty row is about to come out of the notch; `inserted` tells when it is in the list. An app that drops it in
    /// the same instant shows nothing of it.
    case rowAdded
    /// The editing of the empty row has ended: it stays in the list.
    case rowKept
    /// The empty row is out of the list, or goes back into the notch.
    case rowDropped
    /// An episode begins: the first motion, press or open request after rest. Emitted if the preferences ask for it.
    case began
    /// The episode ends: motion, presses and requests are over. `finished` is false after an interruption.
    case settled(finished: Bool)

    /// How strongly the event is felt. A card lands where its rows are inserted.
    public var impact: Impact {
      switch self {
      case .armed, .disarmed, .inserted, .panelArmed, .panelDisarmed: .light
      default: .none
      }
    }
  }
}
