#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

/// A badge's slot: the box that the tree places and fills, with the count on it.
package final class BadgeLabelView: UIView, LayerView {
  /// The numbers in force, for the size of the text and the colour behind it.
  package var style = SlimeBadgeStyle.modern
  /// What is written where the layer carries a text.
  package var text = ""
  private let label = UILabel()
  private let ring = RingLayer()
  private var shown: (text: String, radius: Double, ink: RGBAColor)?

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    layer.insertSublayer(ring, at: 0)
    repaintOnNewColors { $0.ring.paint(.systemBackground, for: $0.traitCollection) }
  }

  package required init?(coder: NSCoder) { nil }

  // The tree sets the size of the layer, which lays out subviews and resizes none.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if label.frame != bounds { label.frame = bounds }
  }

  /// What is written on it; for tests.
  package var shownText: String { label.text ?? "" }

  /// Writes what a badge's layer says, in the ink that the badge's fill asks for.
  package func update(with layer: Layer) {
    ring.update(
      around: CGRect(origin: .zero, size: CGSize(layer.size)), radius: CGFloat(layer.topRadius),
      width: CGFloat(layer.borderWidth))
    ring.paint(.systemBackground, for: traitCollection)
    write(layer.label.countText ?? (layer.label == .none ? "" : text))
  }

  /// Shows a count where no layer of the tree's places the badge: it takes the size and the fill that its style gives it.
  package func show(_ label: LayerLabel) {
    isHidden = label == .none
    bounds.size = CGSize(style.size(count: label.count))
    (layer.backgroundColor, layer.cornerRadius) = (style.fill.cgColor, CGFloat(style.badgeRadius))
    write(label.countText ?? "")
  }

  private func write(_ written: String) {
    let (radius, ink) = (style.badgeRadius, style.fill.ink)
    guard shown?.text != written || shown?.radius != radius || shown?.ink != ink else { return }
    shown = (written, radius, ink)
    label.text = written
    label.font = BadgeLabelView.font(radius: radius)
    label.textColor = UIColor(ink)
  }

  /// The width of a text on a badge of a radius, both in points.
  package static func width(of text: String, radius: Double) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font(radius: radius)
    return label.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
  }

  /// The font of a badge of a radius, in points.
  private static func font(radius: Double) -> UIFont {
    .monospacedDigitSystemFont(ofSize: radius * 13 / 11, weight: .semibold)
  }
}
#endif
