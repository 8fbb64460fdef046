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
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: bounds.width / 2 - 80, y: bounds.height + 6, width: 160, height: 18)
  }

  package func update(with layer: Layer) { disc.update(with: layer) }
}
#endif
