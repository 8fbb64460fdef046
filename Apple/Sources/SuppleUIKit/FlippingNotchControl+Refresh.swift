#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import UIKit

extension FlippingNotchControl {
  /// Refreshes without a finger; nothing happens while a refresh is in progress, or without a list in a window.
  /// Example: `notch.beginRefreshing()`
  public func beginRefreshing() {
    guard isVisible, !isRefreshing else { return }
    sendMeasures()
    driver.perform(.beginRefreshing)
    // As with UIRefreshControl, a refresh that was asked for is in progress when the call returns.
    driver.hearEvents()
  }

  /// Ends a refresh with so many new rows, where ``refresh`` is not set; 0 for nothing new.
  /// Example: `notch.endRefreshing(inserted: 3)`
  public func endRefreshing(inserted count: Int = 0) {
    if cycle.isAnsweredByApp { cycle.answer(count) }
  }

  /// Calls a refresh off: its task is cancelled and the card goes back. Too late once the rows have landed.
  /// Example: `notch.cancelRefreshing()`
  public func cancelRefreshing() { cycle.cancel() }

  /// The list dips a little, to show that it can be pulled. Example: `notch.hint()`
  public func hint() { if isVisible { driver.perform(.hint) } }
}
#endif
