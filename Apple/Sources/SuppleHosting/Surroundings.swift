#if canImport(UIKit)
package import SuppleInteractions
package import SuppleLayers
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

extension UIView {
  /// How much of the view's lower end a keyboard covers whose frame is in the screen's points. One that floats, is split, or
  /// lies beside the window covers nothing.
  package func height(coveredBy keyboard: CGRect) -> CGFloat {
    #if os(visionOS)
    0
    #else
    guard let window else { return 0 }
    let frame = window.screen.coordinateSpace.convert(keyboard, to: self)
    let isDocked =
      frame.maxY >= bounds.maxY - 1 && frame.minX <= bounds.minX + 1 && frame.maxX >= bounds.maxX - 1
    return isDocked ? max(0, bounds.maxY - max(bounds.minY, frame.minY)) : 0
    #endif
  }
}

extension RingLayer {
  /// Paints the ring in a colour as a view with these traits has it. Outside of layouts and drawing a dynamic colour has no
  /// traits of its own: a frame must name them.
  @MainActor package func paint(_ color: UIColor, for traits: UITraitCollection) {
    let resolved = color.resolvedColor(with: traits).cgColor
    if strokeColor != resolved { strokeColor = resolved }
  }
}

/// A view that paints something of its own in colours of the surroundings.
@MainActor package protocol Repainting: UIView {}

extension Repainting {
  /// Calls `repaint` whenever the colours of the surroundings have changed: light and dark, or more contrast.
  package func repaintOnNewColors(_ repaint: @escaping @MainActor (Self) -> Void) {
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
      (view: Self, _) in repaint(view)
    }
  }
}

extension UIView: Repainting {}

extension UIView {
  /// Puts the view on the level of sheets and popovers, on which the system's backgrounds are lighter in the dark.
  package func elevate() { traitOverrides.userInterfaceLevel = .elevated }

  /// The traits of what is elevated in this view.
  package var elevatedTraits: UITraitCollection {
    traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }
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
