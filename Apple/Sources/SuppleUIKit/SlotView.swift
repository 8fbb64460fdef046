#if canImport(UIKit)
import SuppleLayers
import SuppleScene
import UIKit

/// A place for the app's own content: the tree moves this view, the content fills it.
class SlotView: UIView {
  /// The app's content.
  let content: UIView
  private let inset: CGFloat

  /// A place for a view, which stands in by `inset` points on each side.
  init(_ content: UIView, inset: CGFloat = 0) {
    self.content = content
    self.inset = inset
    super.init(frame: .zero)
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(
      x: inset, y: inset, width: max(0, bounds.width - 2 * inset), height: max(0, bounds.height - 2 * inset))
    if content.frame != box { content.frame = box }
  }

  /// Shows what a layer says besides its place: the corners, which clip the content and not the shadow.
  func update(with layer: Layer) {
    let radius = max(0, CGFloat(layer.topRadius) - inset)
    if content.layer.cornerRadius != radius { content.layer.cornerRadius = radius }
  }
}

/// A place for a text: a message beside the heads, or how many did not fit.
final class TextSlotView: SlotView {
  let label = UILabel()

  init(color: UIColor, textColor: UIColor, font: UIFont, alignment: NSTextAlignment) {
    let box = UIView()
    box.backgroundColor = color
    label.textColor = textColor
    label.font = font
    label.textAlignment = alignment
    label.numberOfLines = 2
    label.adjustsFontForContentSizeCategory = true
    super.init(box)
    box.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 12, y: 4, width: max(0, content.bounds.width - 24), height: max(0, content.bounds.height - 8))
  }
}

/// The target at which heads are thrown: a ring with a cross, fuller while it holds a head.
final class TargetSlotView: SlotView {
  private let cross = CAShapeLayer()

  init() {
    let disc = UIView()
    disc.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    super.init(disc)
    cross.fillColor = nil
    cross.strokeColor = UIColor.white.cgColor
    cross.lineWidth = 2
    disc.layer.addSublayer(cross)
  }

  required init?(coder: NSCoder) { nil }

  override func update(with layer: Layer) {
    super.update(with: layer)
    let (middle, arm) = (CGFloat(layer.size.width) / 2, min(8, CGFloat(layer.size.width) / 6))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: middle - arm, y: middle - arm))
    path.addLine(to: CGPoint(x: middle + arm, y: middle + arm))
    path.move(to: CGPoint(x: middle + arm, y: middle - arm))
    path.addLine(to: CGPoint(x: middle - arm, y: middle + arm))
    cross.path = path
    content.layer.opacity = layer.traits.contains(.engaged) ? 1 : 0.8
  }
}
#endif
