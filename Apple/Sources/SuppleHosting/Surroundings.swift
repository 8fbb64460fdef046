#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

extension Viewport {
  /// The room that a view has.
  @MainActor package init(_ view: UIView) {
    let insets = view.safeAreaInsets
    self.init(
      size: Size(view.bounds.size),
      safeArea: Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension Preferences {
  /// What the person has asked of the system, for a view.
  @MainActor package init(for view: UIView) {
    self.init(
      reducedMotion: UIAccessibility.isReduceMotionEnabled,
      rightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension UIColor {
  /// The colour for a view's surroundings, in the engine's eight bits a part.
  package func engineColor(for traits: UITraitCollection) -> RGBAColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The engine's colour as UIKit has it.
  package convenience init(_ color: RGBAColor) { self.init(cgColor: color.cgColor) }
}

extension UIWindow {
  /// The size of the screen that the window is on, in points; none where there is no screen.
  package var screenSize: CGSize {
    #if os(visionOS)
    .zero
    #else
    screen.bounds.size
    #endif
  }
}
#endif
