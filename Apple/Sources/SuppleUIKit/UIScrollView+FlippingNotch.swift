#if canImport(UIKit)
import SuppleHosting
public import UIKit

extension UIScrollView {
  /// The flipping notch of this list, in place of `refreshControl`. Another control, or nil, removes the last one. The
  /// scroll view retains its control.
  ///
  /// ```swift
  /// tableView.flippingNotch = notch
  /// ```
  public var flippingNotch: FlippingNotchControl? {
    get { subviews.lazy.compactMap { $0 as? FlippingNotchControl }.first }
    set {
      guard newValue !== flippingNotch else { return }
      flippingNotch?.detach()
      refreshControl = nil
      newValue?.attach(to: self)
    }
  }
}
#endif
