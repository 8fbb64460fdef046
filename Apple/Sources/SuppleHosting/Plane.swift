#if canImport(UIKit)
package import UIKit

/// The view that hosts an interaction's layers, in window coordinates. Touches pass through it, except for touches on a panel.
package final class Plane: UIView {
  /// The view in the plane that takes touches; nil for none.
  package weak var touched: UIView?
  /// Whether the content behind the plane takes no touches, and VoiceOver skips it.
  package var isModal = false {
    didSet { accessibilityViewIsModal = isModal }
  }
  /// Called after a change of the size or of the safe area.
  package var resized: () -> Void = {}
  private var measured: (size: CGSize, insets: UIEdgeInsets) = (.zero, .zero)

  /// Follows the light or dark style and the text size of a view, which can differ from its window's.
  package func follow(_ view: UIView) {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
      [weak self] (view: UIView, _) in self?.takeTraits(of: view)
    }
  }

  private func takeTraits(of view: UIView) {
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    takeTextSize(view.traitCollection.preferredContentSizeCategory)
  }

  /// Moves the plane in front of all views of a view's window, so that none clips its layers.
  package func raise(over view: UIView) {
    guard let window = view.window, superview !== window else { return }
    window.addSubview(self)
    takeTraits(of: view)
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touched.flatMap { $0.hitTest($0.convert(point, from: self), with: event) } ?? (isModal ? self : nil)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard (bounds.size, safeAreaInsets) != measured else { return }
    measured = (bounds.size, safeAreaInsets)
    resized()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
#endif
