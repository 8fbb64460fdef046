#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

/// The slot of a conversation: a background in the conversation's colour, which clips its content.
package final class ConversationSlotView: SlotView {
  /// The height of the bar above the content, in points; 0 for none.
  package var barHeight: CGFloat = 0 {
    didSet {
      guard barHeight != oldValue else { return }
      setNeedsLayout()
    }
  }
  /// The mark at the corner by which keys resize the conversation, hidden without such a corner.
  package let resizer = PanelResizerView(frame: .zero)
  private let conversation: UIView
  private var follower: ConversationFollower?
  /// A line around the conversation in dark mode, in which no shadow separates it from the app.
  private let ring = RingLayer()
  private static let ringColor = UIColor {
    UIColor.white.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.16 : 0)
  }

  package init(_ conversation: UIView) {
    self.conversation = conversation
    super.init(UIView())
    ground = conversation.backgroundColor ?? .systemBackground
    accessibilityContainerType = .semanticGroup
    content.addSubview(conversation)
    layer.addSublayer(ring)
    addSubview(resizer)
    repaintOnNewColors {
      $0.ring.paint(Self.ringColor, for: $0.traitCollection)
      $0.resizer.paint(on: $0.ground)
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// Follows the content, the view of a controller, for the engine; with `isSized` also its height.
  package func follow(
    _ controller: UIViewController, of head: Int32, isSized: Bool,
    perform: @escaping (ChatHeads.Command) -> Void
  ) {
    follower?.end()
    follower = ConversationFollower(controller, of: head, in: content, isSized: isSized, perform: perform)
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { follower?.end() }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    // UIKit leaves the frame of a transformed view undefined.
    let whole = content.bounds
    let bar = min(barHeight, whole.height)
    let box = CGRect(x: whole.minX, y: whole.minY + bar, width: whole.width, height: whole.height - bar)
    if conversation.bounds.size != box.size { conversation.bounds.size = box.size }
    let center = CGPoint(x: box.midX, y: box.midY)
    if conversation.center != center { conversation.center = center }
    resizer.fillCorner(of: whole)
    resizer.paint(on: ground)
  }

  package override func update(with layer: Layer) {
    super.update(with: layer)
    let box = CGRect(origin: .zero, size: CGSize(layer.size))
    ring.update(
      around: box, radius: CGFloat(layer.topRadius), width: layer.traits.contains(.bare) ? 0 : 1)
    ring.paint(Self.ringColor, for: traitCollection)
    // What is typed belongs to the conversation that has come.
    if !layer.traits.contains(.interactive) { endEditing(true) }
    let opacity = CGFloat(layer.contentOpacity)
    for view in [conversation, resizer] where view.alpha != opacity { view.alpha = opacity }
    let transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: CGFloat(layer.contentOffset), ty: 0)
    if conversation.transform != transform { conversation.transform = transform }
  }
}
#endif
