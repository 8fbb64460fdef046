#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

/// The slot of a head, an accessibility element, with a ring around its picture.
package final class HeadSlotView: SlotView {
  /// The width of the ring, in points.
  package var ringWidth: CGFloat = 0
  private let ring = RingLayer()

  package override init(_ content: UIView, inset: CGFloat = 0) {
    super.init(content, inset: inset)
    layer.insertSublayer(ring, at: 0)
    repaintOnNewColors { $0.ring.paint(.systemBackground, for: $0.traitCollection) }
  }

  package required init?(coder: NSCoder) { nil }

  /// The content of a head without a view of the app's own: the image, or the initials of the first two words of the
  /// name.
  package static func makePicture(_ image: UIImage?, name: String) -> UIView {
    if let image {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFill
      view.accessibilityIgnoresInvertColors = true
      return view
    }
    let label = makeLabel()
    label.text = String(name.split(whereSeparator: \.isWhitespace).prefix(2).compactMap(\.first)).uppercased()
    return label
  }

  /// A text in place of a picture. It grows with the person's text size, but the picture does not: a text that does not fit
  /// becomes smaller.
  package static func makeLabel() -> UILabel {
    let label = UILabel(.body, .white)
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.25)
    label.backgroundColor = .systemGray
    return label
  }

  package override func update(with layer: Layer) {
    super.update(with: layer)
    let box = CGRect(origin: .zero, size: CGSize(layer.size)).insetBy(dx: inset, dy: inset)
    // The ring of a squashed circle is an ellipse, the ring of a face follows its corners.
    let isCircle = (4 * layer.topRadius - layer.size.width - layer.size.height).magnitude < 0.01
    let radius = isCircle ? max(box.width, box.height) / 2 : content.layer.cornerRadius
    ring.update(around: box, radius: radius, width: ringWidth)
    ring.paint(.systemBackground, for: traitCollection)
  }

  /// The enabled control of the app's content at a point: it receives the tap, but a drag moves the head.
  package override func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    enabledControl(at: point, with: event)
  }
}

/// The slot of a head in the overflow's panel, an accessibility element: picture, name below, and unread count.
package final class ListedSlotView: SlotView {
  private let picture: HeadSlotView
  private let name = UILabel(.footnote, .label)
  package let badge = BadgeLabelView()
  /// The face of the head; nil for the circle.
  package var face: HeadFace? { didSet { if face != oldValue { setNeedsLayout() } } }
  /// The width of a circular head, in points.
  package var headSize: CGFloat = 0 { didSet { if headSize != oldValue { setNeedsLayout() } } }
  /// The height of the line below the picture, in points.
  private static let nameHeight: CGFloat = 20

  /// Makes a slot with a picture and a name.
  package init(_ picture: HeadSlotView, name text: String) {
    self.picture = picture
    super.init(UIView())
    name.text = text
    name.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13, weight: .regular), maximumPointSize: 0.8 * Self.nameHeight)
    for view in [picture, name, badge] { content.addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = content.bounds.width
    picture.bounds = CGRect(origin: .zero, size: pictureSize)
    picture.center = CGPoint(x: width / 2, y: headSize / 2)
    picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    name.frame = CGRect(x: 2, y: headSize, width: max(0, width - 4), height: Self.nameHeight)
  }

  private var pictureSize: CGSize {
    face.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: headSize, height: headSize)
  }

  /// The scale of the picture, as in the open row: at most as high as a head, and three times as wide.
  private var scale: CGFloat {
    min(1, headSize / pictureSize.height, 3 * headSize / pictureSize.width)
  }

  /// Displays the unread count of a layer, and rounds the picture.
  package override func update(with layer: Layer) {
    super.update(with: layer)
    var round = layer
    round.topRadius = face?.cornerRadius ?? Double(headSize / 2)
    picture.update(with: round)
    badge.show(layer.label)
    // The content clips what is outside of it.
    let width = CGFloat(layer.size.width)
    badge.center = CGPoint(
      x: min((width + scale * pictureSize.width) / 2 - 6, width - badge.bounds.width / 2),
      y: badge.bounds.height / 2)
  }
}
#endif
