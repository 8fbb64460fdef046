#if canImport(UIKit)
package import UIKit

/// A window in front of an app's that takes touches only on its own content, and has the app's style, light or dark.
package final class OverlayWindow: UIWindow {
  /// Whether the root has a text field. Otherwise the keyboard belongs to the app.
  package var hasFields: () -> Bool = { false }
  private weak var app: UIWindow?
  private var registration: (any UITraitChangeRegistration)?

  /// Asks the views beside the root's first: UIKit puts presented controllers, alerts and menus there. Unless a controller is
  /// presented, only the content of such a view takes touches, so that an empty one does not cover the app.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController?.viewIfLoaded else { return nil }
    for view in subviews.reversed() where !root.isDescendant(of: view) {
      let hit = view.hitTest(convert(point, to: view), with: event)
      if let hit, hit !== view || isPresenting { return hit }
    }
    // Behind a controller on the full screen the root's view has no window.
    return root.window === self ? root.hitTest(root.convert(point, from: self), with: event) : nil
  }

  /// A text field may also be in what the root, or a controller in it, presents.
  package override var canBecomeKey: Bool { hasFields() || isPresenting }

  private var isPresenting: Bool { rootViewController?.isPresenting ?? false }

  /// Has the style of a window of the app, until the next call.
  package func followStyle(of window: UIWindow?) {
    if let registration { app?.unregisterForTraitChanges(registration) }
    app = window
    overrideUserInterfaceStyle = window?.traitCollection.userInterfaceStyle ?? .unspecified
    registration = window?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [weak self] (app: UIWindow, _) in
      self?.overrideUserInterfaceStyle = app.traitCollection.userInterfaceStyle
    }
  }
}

extension UIViewController {
  fileprivate var isPresenting: Bool {
    presentedViewController != nil || children.contains(where: \.isPresenting)
  }
}
#endif
