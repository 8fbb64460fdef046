#if canImport(UIKit)
import SuppleHosting
public import UIKit

extension UIScrollView {
  /// The flipping notch of this list; it takes the place of `refreshControl`. Another control, or nil, takes the last one
  /// off. The control goes with its scroll view.
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
