/// All that can happen to the state of a flipping notch.
indirect enum FlippingNotchAction {
  /// A pull began, or what pulls has moved.
  case pull(FlippingNotchPull)
  /// The list was released by a finger with this vertical velocity, in points per second; 0 for a wheel.
  case release(fingerVelocity: Double)
  /// The pull was cancelled: the touch was, or a wheel was turned back past the start.
  case cancelPull
  /// The app begins a refresh.
  case beginRefreshing
  /// The app answers a request for content.
  case finishRefreshing(FlippingNotchResult)
  /// The app cancels a refresh, or a pull.
  case cancelRefreshing
  /// The list was scrolled so far from its top that nothing above may move it.
  case scrollAway
  /// The instant until which the state lasts has come.
  case due
}
