#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

/// The card: a flat container as large as the plane, and in it what turns.
///
/// Core Animation lets siblings that turn in space cut through each other. The container flattens its content, so that the
/// card is in front of the list and behind the notch whatever its angle.
final class NotchCardView: UIView {
  /// What the tree places: the two faces.
  let turning = UIView()
  private let front = UIView()
  private let back = UIView()
  private let shade = UIView()
  private let message = UILabel(.subheadline, .label)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var row: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    message.numberOfLines = 0
    message.adjustsFontForContentSizeCategory = true
    shade.backgroundColor = .black
    back.backgroundColor = .systemBackground
    spinner.hidesWhenStopped = true
    for view in [front, back, shade] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.clipsToBounds = true
      turning.addSubview(view)
    }
    message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    front.addSubview(message)
    front.addSubview(spinner)
    addSubview(turning)
  }

  required init?(coder: NSCoder) { nil }

  /// The failure that is written; for tests.
  var text: String { message.text ?? "" }

  /// Puts the row that the card becomes on its back.
  func setRow(_ view: UIView?) {
    guard view !== row else { return }
    row?.removeFromSuperview()
    row = view
    guard let view else { return }
    view.frame = back.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    back.addSubview(view)
  }

  /// Shows what the card's layer says besides its place.
  func update(with layer: Layer, text: String) {
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
    }
    message.text = text
    spinner.center = CGPoint(x: layer.size.width / 2, y: layer.size.height / 2)
    let waits = layer.traits.contains(.waiting)
    if waits != spinner.isAnimating { if waits { spinner.startAnimating() } else { spinner.stopAnimating() } }
  }
}
#endif
