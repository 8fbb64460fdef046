#if canImport(UIKit)
import SuppleLayers
package import SuppleScene
package import UIKit

/// A place for the app's own content: the tree moves this view, the content fills it.
package class SlotView: UIView, LayerView {
  /// The app's content.
  package let content: UIView
  /// How far the content stands in from each side, in points.
  let inset: CGFloat
  /// What a double tap by VoiceOver does; returns whether it did something.
  package var activate: () -> Bool = { false }

  /// A place for a view, which stands in by `inset` points on each side.
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

  /// Shows what a layer says besides its place: the corners, which clip the content and not the shadow.
  package func update(with layer: Layer) {
    let radius = max(0, CGFloat(layer.topRadius) - inset)
    if content.layer.cornerRadius != radius { content.layer.cornerRadius = radius }
  }
}

/// A place for a text: a message beside the heads.
package final class TextSlotView: SlotView {
  package let label: UILabel

  package init(_ label: UILabel, on color: UIColor) {
    self.label = label
    super.init(UIView())
    label.numberOfLines = 2
    label.adjustsFontForContentSizeCategory = true
    content.backgroundColor = color
    content.addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 12, y: 4, width: max(0, content.bounds.width - 24), height: max(0, content.bounds.height - 8))
  }
}
#endif
