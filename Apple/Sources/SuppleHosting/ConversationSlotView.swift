#if canImport(UIKit)
import SuppleLayers
package import SuppleScene
package import UIKit

/// The slot of a conversation: a background in the conversation's colour, which clips its content.
package final class ConversationSlotView: SlotView {
  /// The height of the bar above the content, in points; 0 for none.
  package var barHeight: CGFloat = 0 { didSet { if barHeight != oldValue { setNeedsLayout() } } }
  private let conversation: UIView
  /// A line around the conversation in dark mode, in which no shadow separates it from the app.
  private let ring = RingLayer()
  private static let ringColor = UIColor {
    UIColor.white.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.16 : 0)
  }

  package init(_ conversation: UIView) {
    self.conversation = conversation
    let ground = UIView()
    ground.backgroundColor = conversation.backgroundColor ?? .systemBackground
    super.init(ground)
    accessibilityContainerType = .semanticGroup
    ground.addSubview(conversation)
    layer.addSublayer(ring)
    repaintOnNewColors { $0.ring.paint(Self.ringColor, for: $0.traitCollection) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    // UIKit leaves the frame of a transformed view undefined.
    let whole = content.bounds
    let bar = min(barHeight, whole.height)
    let box = CGRect(x: whole.minX, y: whole.minY + bar, width: whole.width, height: whole.height - bar)
    if conversation.bounds.size != box.size { conversation.bounds.size = box.size }
    let center = CGPoint(x: box.midX, y: box.midY)
    if conversation.center != center { conversation.center = center }
  }

  package override func update(with layer: Layer) {
    super.update(with: layer)
    let box = CGRect(origin: .zero, size: CGSize(layer.size))
    ring.update(around: box, radius: CGFloat(layer.topRadius), width: 1)
    ring.paint(Self.ringColor, for: traitCollection)
    let opacity = CGFloat(layer.contentOpacity)
    if conversation.alpha != opacity { conversation.alpha = opacity }
    let scale = CGFloat(layer.contentScale)
    // The transform is about the centre; the middle of the upper edge stays, below a bar.
    let height = max(0, CGFloat(layer.size.height) - barHeight)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: CGFloat(layer.contentOffset), ty: (scale - 1) * height / 2)
    if conversation.transform != transform { conversation.transform = transform }
  }
}
#endif
