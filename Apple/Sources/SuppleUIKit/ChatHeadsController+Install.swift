#if canImport(UIKit)
import SuppleHosting
public import UIKit

/// The place of installation.
enum ChatHeadsPlacement {
  case nowhere
  /// None yet: the controller below the heads has no window.
  case awaited(Observations)
  /// In a window of the app, in front of its root.
  case shared
  /// In a window of their own, over another window of the app.
  case own(OverlayWindow)
}

extension ChatHeadsController {
  /// Shows the heads in front of a controller's window, below presented controllers. Any controller is possible: a navigation,
  /// tab bar, split view or hosting controller keeps its children and views. Without a window the heads wait until the
  /// controller's window becomes visible. Example: `heads.install(over: rootViewController)`
  public func install(over controller: UIViewController) {
    // Behind a controller on the full screen the view has no window.
    if let window = controller.viewIfLoaded?.window ?? controller.presentedViewController?.view.window {
      return install(inFrontOf: window)
    }
    uninstall()
    let observations = Observations()
    placement = .awaited(observations)
    observations.add(UIWindow.didBecomeVisibleNotification) { [weak self, weak controller] _ in
      guard let self, let window = controller?.viewIfLoaded?.window else { return }
      install(inFrontOf: window)
    }
  }

  /// Shows the heads in a window, in front of its current content.
  package func install(inFrontOf window: UIWindow) {
    uninstall()
    placement = .shared
    view.frame = window.bounds
    window.addSubview(view)
  }

  /// Shows the heads over all windows of a scene, sheets included, in a window of their own, for conversations that present
  /// controllers too. Other touches pass through it, and the app keeps the status bar. Example: `heads.install(in: windowScene)`
  public func install(in scene: UIWindowScene) {
    uninstall()
    keyWindowBefore = scene.keyWindow
    let window = OverlayWindow(windowScene: scene)
    window.hasFields = { [weak self] in self?.openHead != nil }
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    window.rootViewController = self
    placement = .own(window)
    // The app may have its own style, light or dark.
    window.followStyle(of: covered)
    window.isHidden = false
  }

  /// The app's window below the heads' window. Heads that were installed before any window find the first one.
  var covered: UIWindow? {
    guard case .own(let window) = placement else { return nil }
    return keyWindowBefore ?? window.windowScene?.windows.first { $0 !== window }
  }

  /// Removes the heads. When they are installed again they return to their last position. Example: `heads.uninstall()`
  public func uninstall() {
    switch placement {
    case .nowhere: break
    case .awaited(let observations): observations.removeAll()
    case .shared: viewIfLoaded?.removeFromSuperview()
    case .own(let window):
      returnKey()
      window.followStyle(of: nil)
      window.isHidden = true
      window.rootViewController = nil
    }
    placement = .nowhere
  }

  /// Makes the app's window the key window again, once no text field of a conversation needs the heads' window.
  func returnKey() { if case .own(let window) = placement, window.isKeyWindow { covered?.makeKey() } }
}
#endif
