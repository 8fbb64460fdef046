#if canImport(UIKit)
import SuppleInteractions
import SuppleLayers
import SuppleScene
package import UIKit

/// The panel: the app's content in the size of the open panel, scaled to its layer, and the shade over it.
///
/// The tree sets the size of the layer, and Core Animation ignores autoresizing masks, so this view does its own layout.
package final class NotchPanelView: UIView {
  /// Handles the Escape key and VoiceOver's two-finger scrub; returns whether it had an effect.
  var escape: () -> Bool = { false }
  private let ground = UIView()
  private let sheet = UIView()
  private let shade = UIView()
  private var fullSize = CGSize.zero

  init(_ content: UIView) {
    super.init(frame: .zero)
    accessibilityContainerType = .semanticGroup
    ground.backgroundColor = .systemBackground
    (ground.clipsToBounds, shade.clipsToBounds) = (true, true)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    content.frame = sheet.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addSubview(content)
    ground.addSubview(sheet)
    addSubview(ground)
    addSubview(shade)
  }

  package required init?(coder: NSCoder) { nil }

  /// Displays the panel's layer; `fullSize` is the size of the open panel, in points.
  func update(with layer: Layer, fullSize: CGSize) {
    let radius = CGFloat(layer.topRadius)
    for view in [ground, shade] where view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
    shade.layer.opacity = Float(layer.dimming)
    guard fullSize != self.fullSize else { return }
    self.fullSize = fullSize
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in [ground, shade] where view.frame != bounds { view.frame = bounds }
    guard fullSize.width > 0, fullSize.height > 0 else { return }
    if sheet.bounds.size != fullSize { sheet.bounds.size = fullSize }
    sheet.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = CGAffineTransform(
      scaleX: bounds.width / fullSize.width, y: bounds.height / fullSize.height)
    if sheet.transform != scale { sheet.transform = scale }
  }

  // MARK: Input

  /// Whether a finger pushes the panel when it moves up: at the lower edge, or if the content cannot scroll further.
  func isPushed(by touch: UITouch) -> Bool {
    if touch.location(in: self).y > bounds.maxY - CGFloat(FlippingNotch.panelEdgeHeight) { return true }
    var here = touch.view
    while let view = here, view !== self {
      if let list = view as? UIScrollView, list.canScrollFurther { return false }
      here = view.superview
    }
    return true
  }

  package override var canBecomeFirstResponder: Bool { true }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if !isEscape || !escape() { super.pressesBegan(presses, with: event) }
  }

  package override func accessibilityPerformEscape() -> Bool { escape() }
}

extension UIScrollView {
  /// Whether the content continues below the lower edge.
  fileprivate var canScrollFurther: Bool {
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    return isScrollEnabled && contentOffset.y < end - 0.5
  }
}

extension UIView {
  /// The first responder among this view and its descendants.
  var currentFirstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.currentFirstResponder).first
  }
}
#endif
