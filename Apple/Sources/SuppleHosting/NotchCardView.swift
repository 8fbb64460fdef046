#if canImport(UIKit)
import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

/// The card: a flat container as large as the plane, with the turning view inside.
///
/// Siblings with 3D rotations intersect in Core Animation. The container flattens its content, so the card is in front of the
/// list and behind the notch at any angle.
package final class NotchCardView: UIView {
  /// The view that the tree places: the two faces.
  package let turning = NotchCardFacesView()
  package var row: UIView? { turning.row }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(turning)
  }

  package required init?(coder: NSCoder) { nil }
}

/// The turning view: the card's two faces, and the shade over both.
///
/// The tree sets the size of the layer, and Core Animation ignores autoresizing masks, so this view does its own layout.
package final class NotchCardFacesView: UIView {
  private let front = UIView()
  private let back = UIView()
  private let shade = UIView()
  private let message = UILabel(.subheadline, .label)
  /// The sign before the text of a failure, which distinguishes it from the text for nothing new.
  private let sign = UIImageView(image: UIImage(systemName: "exclamationmark.circle"))
  private let spinner = UIActivityIndicatorView(style: .medium)
  package private(set) var row: UIView?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    message.numberOfLines = 0
    shade.backgroundColor = .black
    back.backgroundColor = .systemBackground
    spinner.hidesWhenStopped = true
    sign.contentMode = .scaleAspectFit
    sign.isHidden = true
    for view in [front, back, shade] {
      view.clipsToBounds = true
      addSubview(view)
    }
    front.addSubview(message)
    front.addSubview(sign)
    front.addSubview(spinner)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in [front, back, shade, row] where view?.frame != bounds { view?.frame = bounds }
    layOutMessage()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Places the text in the middle, with the sign of a failure before it.
  private func layOutMessage() {
    guard !sign.isHidden else {
      message.frame = bounds
      return
    }
    let side = message.font.pointSize * 1.4
    let (gap, free) = (CGFloat(8), bounds.width - side - 40)
    let width = max(0, min(free, message.sizeThatFits(CGSize(width: free, height: bounds.height)).width))
    let start = (bounds.width - side - gap - width) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sign.frame = CGRect(
      x: isRightToLeft ? bounds.width - start - side : start, y: bounds.midY - side / 2, width: side,
      height: side)
    message.frame = CGRect(
      x: isRightToLeft ? start : start + side + gap, y: 0, width: width, height: bounds.height)
  }

  /// The text of the failure.
  package var text: String { message.text ?? "" }

  /// Shows the new row on the card's back.
  package func setRow(_ view: UIView?) {
    guard view !== row else { return }
    row?.removeFromSuperview()
    row = view
    guard let view else { return }
    back.addSubview(view)
    setNeedsLayout()
  }

  /// Displays the content of the card's layer.
  package func update(with layer: Layer, text: String) {
    front.isHidden = layer.face == .back
    back.isHidden = layer.face == .front
    shade.layer.opacity = Float(layer.dimming)
    let radius = CGFloat(layer.topRadius)
    for view in [front, back, shade] where view.layer.cornerRadius != radius {
      view.layer.cornerRadius = radius
    }
    if let fill = layer.fill, front.layer.backgroundColor != fill.cgColor {
      front.layer.backgroundColor = fill.cgColor
      message.textColor = UIColor(fill.ink)
      spinner.color = UIColor(fill.ink)
      sign.tintColor = UIColor(fill.ink)
    }
    let fails = layer.traits.contains(.failed)
    if message.text != text || sign.isHidden == fails { setNeedsLayout() }
    message.text = text
    sign.isHidden = !fails
    let waits = layer.traits.contains(.waiting)
    if waits != spinner.isAnimating { if waits { spinner.startAnimating() } else { spinner.stopAnimating() } }
  }
}
#endif
