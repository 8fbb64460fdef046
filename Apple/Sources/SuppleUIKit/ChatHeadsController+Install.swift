#if canImport(UIKit)
import SuppleHosting
public import UIKit

/// Where heads are installed.
enum ChatHeadsPlacement {
  case nowhere
  /// Nowhere yet: the controller over which they are to be has no window.
  case awaited(Observations)
  /// In a window of the app's, in front of its root.
  case shared
  /// In a window of their own, over another one of the app's.
  case own(ChatHeadsWindow)
}

extension ChatHeadsController {
  /// Puts the heads in front of a controller's window, below what is presented in it. The controller may be any: a
  /// navigation, tab bar, split view or hosting controller keeps its children and views as they are. Before it has a window
  /// the heads wait until one that shows it becomes visible. Example: `heads.install(over: rootViewController)`
  public func install(over controller: UIViewController) {
    if let window = controller.viewIfLoaded?.window { return install(inFrontOf: window) }
    uninstall()
    let observations = Observations()
    placement = .awaited(observations)
    observations.add(UIWindow.didBecomeVisibleNotification) { [weak self, weak controller] _ in
      guard let self, let window = controller?.viewIfLoaded?.window else { return }
      install(inFrontOf: window)
    }
  }

  /// Puts the heads into a window, in front of all that is in it now.
  package func install(inFrontOf window: UIWindow) {
    uninstall()
    placement = .shared
    view.frame = window.bounds
    window.addSubview(view)
  }

  /// Puts the heads over all windows of a scene, sheets included, in a window of their own. Touches that are not the
  /// heads' pass through it, and the status bar is still the app's. Example: `heads.install(in: windowScene)`
  public func install(in scene: UIWindowScene) {
    uninstall()
    covered = scene.keyWindow
    let window = ChatHeadsWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    window.rootViewController = self
    placement = .own(window)
    window.isHidden = false
  }

  /// Takes the heads away. They come back where they were when they are installed again.
  /// Example: `heads.uninstall()`
  public func uninstall() {
    switch placement {
    case .nowhere: break
    case .awaited(let observations): observations.removeAll()
    case .shared: viewIfLoaded?.removeFromSuperview()
    case .own(let window):
      returnKey()
      window.isHidden = true
      window.rootViewController = nil
    }
    placement = .nowhere
  }

  /// Makes the app's window the key one again, once no field of a conversation needs the heads'.
  func returnKey() { if case .own(let window) = placement, window.isKeyWindow { covered?.makeKey() } }
}
#endif
