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
  /// The height for which the text's font was chosen, in points; 0 if a font is to be chosen.
  private var fittedHeight: CGFloat = 0
  /// The smallest font of the text, in points: that of Apple's smallest text style.
  private static let leastFont: CGFloat = 11

  package override init(frame: CGRect) {
    super.init(frame: frame)
    message.numberOfLines = 0
    restyleOnNewTextSize {
      $0.fittedHeight = 0
      $0.setNeedsLayout()
    }
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
    fitMessage()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Chooses the largest font, up to the person's text size, in which the card has the whole text, and places the text. A card
  /// has a row's ratio of width and height, and does not grow with its text. While it slides back it keeps its font.
  private func fitMessage() {
    guard bounds.height > fittedHeight, !(message.text ?? "").isEmpty else { return _ = layOutMessage() }
    fittedHeight = bounds.height
    message.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    while layOutMessage() > bounds.height, message.font.pointSize > Self.leastFont {
      message.font = message.font.withSize(max(Self.leastFont, message.font.pointSize - 1))
    }
  }

  /// Places the text in the middle, with the sign of a failure before it; returns the height of the whole text.
  private func layOutMessage() -> CGFloat {
    let side = sign.isHidden ? 0 : message.font.pointSize * 1.4
    let gap: CGFloat = sign.isHidden ? 0 : 8
    let free = max(0, bounds.width - side - gap - 24)
    let size = message.sizeThatFits(CGSize(width: free, height: .greatestFiniteMagnitude))
    let width = sign.isHidden ? bounds.width : min(free, size.width)
    let start = (bounds.width - side - gap - width) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sign.frame = CGRect(
      x: isRightToLeft ? bounds.width - start - side : start, y: bounds.midY - side / 2, width: side,
      height: side)
    message.frame = CGRect(
      x: isRightToLeft ? start : start + side + gap, y: 0, width: width, height: bounds.height)
    return size.height
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
    if message.text != text || sign.isHidden == fails {
      (message.text, sign.isHidden, fittedHeight) = (text, !fails, 0)
      setNeedsLayout()
    }
    let waits = layer.traits.contains(.waiting)
    if waits != spinner.isAnimating { if waits { spinner.startAnimating() } else { spinner.stopAnimating() } }
  }
}
#endif
