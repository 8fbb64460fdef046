#if canImport(UIKit)
import SuppleHosting
import SuppleLayers
import SuppleScene
import UIKit

/// The target at which heads are thrown, with a label below it.
final class DismissTargetView: UIView, LayerView {
  /// What the target says; nil for nothing.
  var text: String? {
    get { label.text }
    set { if label.text != newValue { label.text = newValue } }
  }
  private let disc = DismissTargetLayer()
  private let label = UILabel(.footnote, .white)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The shadow that the tree gives its layer is the glow.
    layer.shadowColor = DismissTargetLayer.engagedColor
    layer.addSublayer(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: bounds.width / 2 - 80, y: bounds.height + 6, width: 160, height: 18)
  }

  func update(with layer: Layer) { disc.update(with: layer) }
}
#endif
