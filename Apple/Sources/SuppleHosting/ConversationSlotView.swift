#if canImport(UIKit)
package import SuppleScene
package import UIKit

/// The slot of a conversation: a background in the conversation's colour, which clips its content.
package final class ConversationSlotView: SlotView {
  /// The height of the bar above the content, in points; 0 for none.
  package var barHeight: CGFloat = 0 { didSet { if barHeight != oldValue { setNeedsLayout() } } }
  private let conversation: UIView

  package init(_ conversation: UIView) {
    self.conversation = conversation
    let ground = UIView()
    ground.backgroundColor = conversation.backgroundColor ?? .systemBackground
    super.init(ground)
    accessibilityContainerType = .semanticGroup
    ground.addSubview(conversation)
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
    let opacity = CGFloat(layer.contentOpacity)
    if conversation.alpha != opacity { conversation.alpha = opacity }
    let transform = CGAffineTransform(translationX: CGFloat(layer.contentOffset), y: 0)
    if conversation.transform != transform { conversation.transform = transform }
  }
}
#endif
