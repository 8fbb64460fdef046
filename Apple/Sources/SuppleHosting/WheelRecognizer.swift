#if canImport(UIKit)
package import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A mouse's wheel or a trackpad over a list. The gesture begins if a scroll downwards must pull the list. Otherwise the
/// list scrolls.
package final class WheelRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// Sends a scroll: its distance in points, positive downwards, and its location in the window.
  package var pass: (CGFloat, CGPoint) -> Void = { _, _ in }
  /// Whether a scroll downwards must pull the list.
  package var pulls: () -> Bool = { false }
  private var passed: CGFloat = 0

  package init() {
    super.init(target: nil, action: nil)
    #if canImport(ObjectiveC)
    addTarget(self, action: #selector(turned))
    #else
    addTarget(
      self, action: Selector(standInGesture: { [unowned self] in MainActor.assumeIsolated { turned() } }))
    #endif
    allowedTouchTypes = []
    allowedScrollTypesMask = .all
    delegate = self
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    translation(in: view).y > 0 && pulls()
  }

  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  #if canImport(ObjectiveC)
  @objc private func turned() { passScroll() }
  #else
  private func turned() { passScroll() }
  #endif

  private func passScroll() {
    if state == .began { passed = 0 }
    guard state == .began || state == .changed else { return }
    let distance = translation(in: view).y
    pass(distance - passed, location(in: nil))
    passed = distance
  }
}
#endif
