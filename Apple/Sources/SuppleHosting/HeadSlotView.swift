#if canImport(UIKit)
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

  package override func update(with layer: Layer) {
    super.update(with: layer)
    let box = CGRect(origin: .zero, size: CGSize(layer.size)).insetBy(dx: inset, dy: inset)
    ring.update(around: box, radius: max(box.width, box.height) / 2, width: ringWidth)
    ring.paint(.systemBackground, for: traitCollection)
  }
}

/// The slot of a head in the overflow's panel, an accessibility element: picture, name below, and unread count.
package final class ListedSlotView: SlotView {
  private let picture: HeadSlotView
  private let name = UILabel(.footnote, .label)
  package let badge = BadgeLabelView()
  private let headSize: CGFloat

  /// Makes a slot with a picture of `headSize` points and a name.
  package init(_ picture: HeadSlotView, name text: String, headSize: CGFloat) {
    self.picture = picture
    self.headSize = headSize
    super.init(UIView())
    name.text = text
    for view in [picture, name, badge] { content.addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = content.bounds.width
    picture.frame = CGRect(x: (width - headSize) / 2, y: 0, width: headSize, height: headSize)
    name.frame = CGRect(x: 2, y: headSize, width: max(0, width - 4), height: 20)
  }

  /// Displays the unread count of a layer, and rounds the picture.
  package override func update(with layer: Layer) {
    super.update(with: layer)
    var round = layer
    round.topRadius = Double(headSize / 2)
    picture.update(with: round)
    badge.show(layer.label)
    badge.center = CGPoint(x: (CGFloat(layer.size.width) + headSize) / 2 - 6, y: badge.bounds.height / 2)
  }
}
#endif
