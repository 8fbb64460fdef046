#if canImport(UIKit)
import SuppleHosting
public import UIKit

extension ChatHeadsController {
  /// Puts the heads over a controller, in its own window: below what it presents.
  /// Example: `heads.install(over: rootViewController)`
  public func install(over controller: UIViewController) {
    uninstall()
    controller.addChild(self)
    view.frame = controller.view.bounds
    controller.view.addSubview(view)
    didMove(toParent: controller)
  }

  /// Puts the heads over all windows of a scene, sheets included, in a window of their own. Touches that are not the
  /// heads' pass through it, and the status bar is still the app's. Example: `heads.install(in: windowScene)`
  public func install(in scene: UIWindowScene) {
    uninstall()
    covered = scene.keyWindow?.rootViewController
    let window = ChatHeadsWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    window.rootViewController = self
    window.isHidden = false
    overlay = window
  }

  /// Takes the heads away. They come back where they were when they are installed again.
  /// Example: `heads.uninstall()`
  public func uninstall() {
    if let overlay {
      overlay.isHidden = true
      overlay.rootViewController = nil
      self.overlay = nil
    }
    guard parent != nil else {
      viewIfLoaded?.removeFromSuperview()
      return
    }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
#endif
