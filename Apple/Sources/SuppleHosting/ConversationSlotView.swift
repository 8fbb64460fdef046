#if canImport(UIKit)
package import SuppleScene
package import UIKit

/// The slot of a conversation: a background in the conversation's colour, which clips its content.
package final class ConversationSlotView: SlotView {
  private let conversation: UIView

  package init(_ conversation: UIView) {
    self.conversation = conversation
    let ground = UIView()
    ground.backgroundColor = conversation.backgroundColor ?? .systemBackground
    super.init(ground)
    ground.addSubview(conversation)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    // UIKit leaves the frame of a transformed view undefined.
    let box = content.bounds
    if conversation.bounds.size != box.size { conversation.bounds.size = box.size }
    let center = CGPoint(x: box.midX, y: box.midY)
    if conversation.center != center { conversation.center = center }
  }

  package override func update(with layer: Layer) {
    super.update(with: layer)
    let opacity = CGFloat(layer.contentOpacity)
    if conversation.alpha != opacity { conversation.alpha = opacity }
    let scale = layer.traits.contains(.unscaledContent) && layer.scale > 1e-3 ? CGFloat(1 / layer.scale) : 1
    // The transform is about the centre; the middle of the upper edge stays.
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: CGFloat(layer.contentOffset),
      ty: (scale - 1) * CGFloat(layer.size.height) / 2)
    if conversation.transform != transform { conversation.transform = transform }
  }
}
#endif
