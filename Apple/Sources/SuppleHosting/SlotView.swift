#if canImport(UIKit)
import SuppleLayers
package import SuppleScene
package import UIKit

/// A slot for the app's own content: the tree moves this view, the content fills it.
package class SlotView: UIView, LayerView {
  /// The app's content.
  package let content: UIView
  /// The inset of the content on each side, in points.
  let inset: CGFloat
  /// The colour behind the content, which a layer without a background does not show; nil if the content has its own.
  package var ground: UIColor? {
    didSet { if ground != oldValue { content.backgroundColor = ground } }
  }
  /// The action of VoiceOver's double tap; returns whether it had an effect.
  package var activate: () -> Bool = { false }

  /// Makes a slot for a view, inset by `inset` points on each side.
  package init(_ content: UIView, inset: CGFloat = 0) {
    self.content = content
    self.inset = inset
    super.init(frame: .zero)
    content.clipsToBounds = true
    addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  package override func accessibilityActivate() -> Bool { activate() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(
      x: inset, y: inset, width: max(0, bounds.width - 2 * inset), height: max(0, bounds.height - 2 * inset))
    if content.frame != box { content.frame = box }
  }

  /// The view that receives a touch at a point; nil for none.
  package func touched(at point: CGPoint, with event: UIEvent?) -> UIView? { hitTest(point, with: event) }

  /// Displays the corners of a layer, which clip the content but not the shadow.
  package func update(with layer: Layer) {
    let radius = max(0, CGFloat(layer.topRadius) - inset)
    if content.layer.cornerRadius != radius { content.layer.cornerRadius = radius }
    guard let ground else { return }
    let shown = layer.traits.contains(.bare) ? UIColor.clear : ground
    if content.backgroundColor != shown { content.backgroundColor = shown }
  }
}

extension UIView {
  /// The closest view of a class around this one, itself included.
  package func around<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? View }.first
  }

  /// The enabled control in this view that a touch at a point hits.
  func enabledControl(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var view = hitTest(point, with: event)
    while let one = view, one !== self {
      if (one as? UIControl)?.isEnabled == true { return one }
      view = one.superview
    }
    return nil
  }
}
#endif
