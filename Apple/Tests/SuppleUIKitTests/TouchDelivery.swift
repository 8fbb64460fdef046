package import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

extension UIGestureRecognizer {
  /// Sends one touch to the recognizer, as UIKit does.
  package func deliver(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    default: touchesCancelled([touch], with: event)
    }
  }
}
