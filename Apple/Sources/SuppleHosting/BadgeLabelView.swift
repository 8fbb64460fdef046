#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

/// The view in a badge's slot, with the count. The layer tree sets its frame and fill.
package final class BadgeLabelView: UIView, LayerView {
  /// The current style, for the size of the text and the colour behind it.
  package var style = SlimeBadgeStyle.modern
  /// The text, if the layer has one.
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

  // The tree sets the size of the layer. This lays out subviews, but resizes none.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if label.frame != bounds { label.frame = bounds }
  }

  /// The displayed text; for tests.
  package var shownText: String { label.text ?? "" }

  /// Displays the text of a badge's layer, in the colour that contrasts with the badge's fill.
  package func update(with layer: Layer) {
    ring.update(
      around: CGRect(origin: .zero, size: CGSize(layer.size)), radius: CGFloat(layer.topRadius),
      width: CGFloat(layer.borderWidth))
    ring.paint(.systemBackground, for: traitCollection)
    write(layer.label.countText ?? (layer.label == .none ? "" : text))
  }

  /// Displays a count in the size and fill of its style, for a badge without a layer in the tree.
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
