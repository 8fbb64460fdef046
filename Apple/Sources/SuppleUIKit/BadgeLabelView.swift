#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

/// A badge's slot: the box that the tree places and fills, with the count on it.
final class BadgeLabelView: UIView {
  private let label = UILabel()
  private let ring = RingLayer()
  private var shown: (label: LayerLabel, text: String, radius: Double, ink: RGBAColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    self.layer.insertSublayer(ring, at: 0)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    addSubview(label)
    self.layer.insertSublayer(ring, at: 0)
  }

  /// What is written on it; for tests.
  var text: String { label.text ?? "" }

  /// Writes what a badge's layer says, in the ink that its fill asks for; `text` is what a text's layer says.
  func update(with layer: Layer, style: SlimeBadgeStyle, text: String = "") {
    ring.update(
      around: CGRect(origin: .zero, size: CGSize(layer.size)), radius: CGFloat(layer.topRadius),
      width: CGFloat(layer.borderWidth), color: UIColor.systemBackground.cgColor)
    let (radius, ink) = (style.badgeRadius, style.fill.ink)
    if let shown, shown.label == layer.label, shown.text == text, shown.radius == radius, shown.ink == ink {
      return
    }
    shown = (layer.label, text, radius, ink)
    label.text =
      switch layer.label {
      case .none: ""
      case .count(let count): String(count)
      case .moreThan(let count): "\(count)+"
      case .text: text
      }
    label.font = BadgeLabelView.font(radius: radius)
    label.textColor = UIColor(ink)
  }

  /// The width of a text on a badge of a radius, both in points.
  static func width(of text: String, radius: Double) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font(radius: radius)
    return label.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
  }

  /// The font of a badge of a radius, in points.
  static func font(radius: Double) -> UIFont {
    .monospacedDigitSystemFont(ofSize: radius * 13 / 11, weight: .semibold)
  }
}
#endif
