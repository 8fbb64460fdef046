#if canImport(UIKit)
package import UIKit

/// The view that hosts an interaction's layers, in window coordinates. It takes no touches.
package final class Plane: UIView {
  /// Puts the plane in front of all views of a window, so that none clips its layers.
  package func raise(in window: UIWindow) {
    guard superview !== window else { return }
    window.addSubview(self)
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
#endif
