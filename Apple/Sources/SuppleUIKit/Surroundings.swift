import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

extension Viewport {
  /// The room that a window has.
  @MainActor init(_ window: UIWindow) {
    let insets = window.safeAreaInsets
    self.init(
      size: Size(window.bounds.size),
      safeArea: Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension Preferences {
  /// What the person has asked of the system, for a view.
  @MainActor init(for view: UIView) {
    self.init(
      reducedMotion: UIAccessibility.isReduceMotionEnabled,
      rightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension UIColor {
  /// The colour for a view's surroundings, in the engine's eight bits a part.
  func engineColor(for traits: UITraitCollection) -> RGBAColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The engine's colour as UIKit has it.
  convenience init(_ color: RGBAColor) { self.init(cgColor: color.cgColor) }
}

/// Notifications that are heard for as long as this object lives.
@MainActor final class Observations {
  private var tokens: [any NSObjectProtocol] = []

  /// Calls `action` on the main actor whenever a notification of that name is posted on the main thread.
  func add(_ name: NSNotification.Name, _ action: @escaping @MainActor (Notification) -> Void) {
    // No queue: what is posted on the main thread arrives at once. A queue would wait on Linux for ever.
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { action(notification) }
      })
  }

  func removeAll() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens.removeAll()
  }
}
