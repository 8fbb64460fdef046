import Foundation

// Page: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle; iOS 3.2
public enum UIModalPresentationStyle: Int, Sendable {
  // Page: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen; iOS 3.2
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
    none = -1
  case automatic = -2
}

extension UIViewController {
  /// Presents a controller in front of all of the window's views. A sheet leaves the presenting view in the window,
  /// with dimmed tints. A full-screen presentation removes the presenting view from the window.
  func standInPresent(_ other: UIViewController) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    if !standInIsAttached {
      UIViewController.standInFaults.append("Presenting from detached \(type(of: self)) is not supported")
    }
    (presentedViewController, other.presentingViewController) = (other, self)
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.traitOverrides.userInterfaceLevel = .elevated
    let isSheet = other.modalPresentationStyle != .fullScreen
    let top: CGFloat = isSheet ? 57 : 0
    other.view.frame = CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
    other.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(other.view)
    window.addSubview(container)
    standInSuperview = view.superview
    if isSheet { view.tintAdjustmentMode = .dimmed } else { view.removeFromSuperview() }
  }

  func standInDismiss() {
    guard let other = presentedViewController else { return }
    let container = other.view.superview
    if view.window == nil, let superview = standInSuperview {
      view.frame = superview.bounds
      superview.insertSubview(view, at: 0)
    }
    view.tintAdjustmentMode = .normal
    other.view.removeFromSuperview()
    container?.removeFromSuperview()
    (presentedViewController, other.presentingViewController) = (nil, nil)
  }

  /// Whether the controller's outermost parent is the root of its window, or is presented.
  private var standInIsAttached: Bool {
    if let parent { return parent.standInIsAttached }
    return presentingViewController != nil || viewIfLoaded?.window?.rootViewController === self
  }

  /// Simulates a finger that swipes a presented sheet down, by a distance in points. A dismissal or a distance of 0
  /// ends the swipe.
  public func standInSwipe(_ distance: CGFloat) {
    view.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: distance)
  }
}
