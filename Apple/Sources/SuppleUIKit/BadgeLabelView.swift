#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

/// A badge's slot: the box that the tree places and fills, with the count on it.
final class BadgeLabelView: UIView {
  private let label = UILabel()
  private var shown: (count: Int32?, radius: Double, ink: RGBAColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  /// What is written on it; for tests.
  var text: String { label.text ?? "" }

  /// Writes what a badge's layer says, in the ink that its fill asks for.
  func update(with layer: Layer, style: SlimeBadgeStyle) {
    var count: Int32?
    if case .count(let number) = layer.label { count = number }
    let (radius, ink) = (style.badgeRadius, style.fill.ink)
    if let shown, shown.count == count, shown.radius == radius, shown.ink == ink { return }
    shown = (count, radius, ink)
    label.text = SlimeBadgeStyle.text(count: count)
    label.font = .monospacedDigitSystemFont(ofSize: radius * 13 / 11, weight: .semibold)
    label.textColor = UIColor(ink)
  }
}
#endif
