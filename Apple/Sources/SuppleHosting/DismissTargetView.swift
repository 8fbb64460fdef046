#if canImport(UIKit)
import SuppleLayers
package import SuppleScene
package import UIKit

/// The dismiss target of chat heads, with a label below it.
package final class DismissTargetView: UIView, LayerView {
  /// The text of the label; nil for none.
  package var text: String? {
    get { label.text }
    set { if label.text != newValue { label.text = newValue } }
  }
  private let disc = DismissTargetLayer()
  private let label = UILabel(.footnote, .white)

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The tree draws the glow as the shadow of its layer.
    layer.shadowColor = DismissTargetLayer.engagedColor
    layer.addSublayer(disc)
    // The pill keeps the text legible on any list.
    label.backgroundColor = UIColor(red: 0.17, green: 0.18, blue: 0.2, alpha: 1)
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    let (width, height) = (size.width + 20, max(24, size.height + 6))
    label.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.height + 6, width: width, height: height)
    label.isHidden = label.text == nil
  }

  package func update(with layer: Layer) {
    disc.update(with: layer, isDark: traitCollection.userInterfaceStyle == .dark)
  }
}
#endif
