/// Every action that can change the state of a flipping notch.
indirect enum FlippingNotchAction {
  /// A pull began, or its finger or wheel moved.
  case pull(FlippingNotchPull)
  /// A finger began to push the panel up, or moved.
  case push(FlippingNotchPush)
  /// The app shows the panel.
  case showPanel
  /// A finger released the list or the panel with this vertical velocity, in points per second; 0 for a wheel.
  case release(fingerVelocity: Double)
  /// The pull was cancelled with its touch, or by a wheel that turned back past the start.
  case cancelPull
  /// The app begins a refresh, with its result if the app is not asked.
  case beginRefreshing(FlippingNotchResult?)
  /// The app answers a request for content.
  case finishRefreshing(FlippingNotchResult)
  /// The app or a key cancels a refresh or a pull, or closes the panel.
  case cancelRefreshing
  /// The blank row stays in the list.
  case keepRow
  /// The blank row is removed.
  case dropRow
  /// The list was scrolled so far from its top that changes above must not move it.
  case scrollAway
  /// The state's due time was reached.
  case due
}
