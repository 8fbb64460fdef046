#if canImport(UIKit)
package import UIKit

/// What carries the layers of an interaction: in window coordinates, touched by nobody.
package final class Plane: UIView {
  /// Puts the plane above all that is in a window, so that nothing clips its layers.
  package func raise(in window: UIWindow) {
    guard superview !== window else { return }
    window.addSubview(self)
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
#endif
