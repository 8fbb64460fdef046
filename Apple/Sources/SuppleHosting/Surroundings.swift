#if canImport(UIKit)
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
package import UIKit

extension Viewport {
  /// The viewport of a view.
  @MainActor package init(_ view: UIView) {
    let insets = view.safeAreaInsets
    self.init(
      size: Size(view.bounds.size),
      safeArea: Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension Preferences {
  /// The person's accessibility settings, for a view.
  @MainActor package init(for view: UIView) {
    self.init(
      reducedMotion: UIAccessibility.isReduceMotionEnabled,
      rightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension UIColor {
  /// The colour for a view's traits, with the engine's eight bits a channel.
  package func engineColor(for traits: UITraitCollection) -> RGBAColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The engine's colour for UIKit.
  package convenience init(_ color: RGBAColor) { self.init(cgColor: color.cgColor) }
}

extension UIView {
  /// The height of a view's lower part that a keyboard covers; its frame is in screen points. A floating or split keyboard, and
  /// a keyboard beside the window, covers nothing.
  package func height(coveredBy keyboard: CGRect) -> CGFloat {
    guard let window else { return 0 }
    let frame = window.screen.coordinateSpace.convert(keyboard, to: self)
    let isDocked =
      frame.maxY >= bounds.maxY - 1 && frame.minX <= bounds.minX + 1 && frame.maxX >= bounds.maxX - 1
    return isDocked ? max(0, bounds.maxY - max(bounds.minY, frame.minY)) : 0
  }
}

extension RingLayer {
  /// Draws the ring in a colour of a view with these traits. Outside of layout and drawing a dynamic colour has no traits, so a
  /// frame must pass them.
  @MainActor package func paint(_ color: UIColor, for traits: UITraitCollection) {
    let resolved = color.resolvedColor(with: traits).cgColor
    guard strokeColor != resolved else { return }
    // The colours of UIKit's own views change immediately.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    strokeColor = resolved
    CATransaction.commit()
  }
}

/// A view that draws with dynamic colours.
@MainActor package protocol Repainting: UIView {}

extension Repainting {
  /// Calls `repaint` after each change of the colours: light and dark, or more contrast.
  package func repaintOnNewColors(_ repaint: @escaping @MainActor (Self) -> Void) {
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
      (view: Self, _) in repaint(view)
    }
  }
}

extension UIView: Repainting {}

extension Repainting {
  /// Calls `restyle` after each change of the person's text size.
  package func restyleOnNewTextSize(_ restyle: @escaping @MainActor (Self) -> Void) {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in restyle(view) }
  }
}

extension UIView {
  /// Gives the view and its subviews a text size. A view that has it already keeps following its window.
  package func takeTextSize(_ size: UIContentSizeCategory) {
    guard traitCollection.preferredContentSizeCategory != size else { return }
    traitOverrides.preferredContentSizeCategory = size
    // SwiftUI asks for the view's size before the next layout.
    updateTraitsIfNeeded()
  }

  /// Puts the view on the level of sheets and popovers, where system backgrounds are lighter in dark mode.
  package func elevate() { traitOverrides.userInterfaceLevel = .elevated }

  /// The traits of elevated content in this view.
  package var elevatedTraits: UITraitCollection {
    traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }
}
#endif
