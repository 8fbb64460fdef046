#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

/// The views that heads, conversations and messages are shown in.
final class ChatHeadsSlots: NSObject, LayerSlots {
  weak var controller: ChatHeadsController?
  private var heads: [Int32: HeadSlotView] = [:]
  private var conversations: [Int32: ConversationSlotView] = [:]
  private var controllers: [String: UIViewController] = [:]
  private var badges: [Int32: BadgeLabelView] = [:]
  private let target = DismissTargetView()
  private let targetScrim: CAGradientLayer = {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
    return layer
  }()
  /// The flyout, and what fades in over it where its text changes.
  private var flyouts: [LayerID: TextSlotView] = [:]
  private lazy var overflow = TextSlotView(
    color: .systemGray, textColor: .white, font: .preferredFont(forTextStyle: .body), alignment: .center)

  private var listed: [Int32: ListedSlotView] = [:]
  private lazy var overflowPanel: SlotView = {
    let view = SlotView(UIView())
    view.content.backgroundColor = .systemBackground
    return view
  }()

  func head(_ number: Int32) -> UIView? { heads[number] }

  func conversation(_ number: Int32) -> UIView? { conversations[number] }

  // MARK: Slots

  func slot(for layer: Layer) -> LayerSlot? {
    guard let controller, let root = controller.viewIfLoaded else { return nil }
    if layer.id.role == .targetScrim {
      root.layer.addSublayer(targetScrim)
      return LayerSlot(targetScrim)
    }
    guard let view = makeView(for: layer, in: controller) else { return nil }
    root.addSubview(view)
    return LayerSlot(view.layer)
  }

  private func makeView(for layer: Layer, in controller: ChatHeadsController) -> UIView? {
    let number = layer.id.item
    switch layer.id.role {
    case .head: return headView(number, in: controller)
    case .conversation: return conversationView(number, in: controller)
    case .flyout:
      let view = flyouts[layer.id] ?? ChatHeadsSlots.makeFlyout()
      flyouts[layer.id] = view
      return view
    case .overflow: return overflow
    case .dismissTarget: return target
    case .overflowed: return listedView(number, in: controller)
    case .overflowPanel: return overflowPanel
    case .badge:
      let view = badges[number] ?? BadgeLabelView()
      badges[number] = view
      return view
    default: return nil
    }
  }

  func update(_ slot: LayerSlot, with layer: Layer) {
    guard let controller else { return }
    switch layer.id.role {
    case .head:
      heads[layer.id.item]?.ringWidth = CGFloat(controller.driver.engine.style.ringWidth)
      heads[layer.id.item]?.update(with: layer)
    case .conversation: conversations[layer.id.item]?.update(with: layer)
    case .dismissTarget:
      target.update(with: layer)
      target.text = controller.driver.engine.style.targetScrimHeight > 0 ? controller.labels.remove : nil
    case .badge: badges[layer.id.item]?.update(with: layer, style: controller.driver.engine.style.badge)
    case .flyout:
      flyouts[layer.id]?.update(with: layer)
      if let text = controller.model.texts.text(of: layer.label) { flyouts[layer.id]?.label.text = text }
    case .overflow:
      overflow.update(with: layer)
      if case .count(let count) = layer.label {
        overflow.label.text = "+\(count)"
        overflow.isAccessibilityElement = true
        overflow.accessibilityLabel = controller.labels.more(Int(count))
        overflow.accessibilityTraits = .button
        overflow.activate = { [weak controller] in controller?.activate(LayerID(.overflow)) ?? false }
      }
    case .overflowed: listed[layer.id.item]?.update(with: layer)
    case .overflowPanel: overflowPanel.update(with: layer)
    default: break
    }
  }

  func remove(_ slot: LayerSlot, of id: LayerID) {
    switch id.role {
    case .head:
      heads[id.item]?.removeFromSuperview()
      // Followers behind the second head come back; what has gone for good does not.
      if controller?.head(numbered: id.item) == nil { heads[id.item] = nil }
    case .conversation:
      if let view = conversations.removeValue(forKey: id.item) {
        view.removeFromSuperview()
        release(conversationOf: id.item)
      }
    case .dismissTarget: target.removeFromSuperview()
    case .targetScrim: targetScrim.removeFromSuperlayer()
    case .flyout: flyouts.removeValue(forKey: id)?.removeFromSuperview()
    case .overflow: overflow.removeFromSuperview()
    case .overflowPanel: overflowPanel.removeFromSuperview()
    case .overflowed:
      listed[id.item]?.removeFromSuperview()
      listed[id.item] = nil
    case .badge:
      badges[id.item]?.removeFromSuperview()
      badges[id.item] = nil
    default: break
    }
  }

  private static func makeFlyout() -> TextSlotView {
    TextSlotView(
      color: .systemBackground, textColor: .label, font: .preferredFont(forTextStyle: .subheadline),
      alignment: .natural)
  }

  // MARK: Heads

  private func headView(_ number: Int32, in controller: ChatHeadsController) -> HeadSlotView {
    if let made = heads[number] { return made }
    let head = controller.head(numbered: number) ?? ChatHead(id: "", name: "")
    let avatar = controller.makeAvatar?(head) ?? ChatHeadsSlots.picture(of: head)
    let view = HeadSlotView(avatar, inset: CGFloat(controller.style.avatarInset))
    view.activate = { [weak controller] in controller?.activate(LayerID(.head, item: number)) ?? false }
    controller.describe(view, as: head)
    heads[number] = view
    return view
  }

  private func listedView(_ number: Int32, in controller: ChatHeadsController) -> ListedSlotView {
    let head = controller.head(numbered: number) ?? ChatHead(id: "", name: "")
    let avatar = controller.makeAvatar?(head) ?? ChatHeadsSlots.picture(of: head)
    let view = ListedSlotView(
      avatar, name: head.name, headSize: CGFloat(controller.style.headSize),
      inset: CGFloat(controller.style.avatarInset))
    view.activate = { [weak controller] in
      controller?.activate(LayerID(.overflowed, item: number)) ?? false
    }
    controller.describe(view, as: head)
    listed[number] = view
    return view
  }

  /// The image, or the initials on grey.
  private static func picture(of head: ChatHead) -> UIView {
    if let image = head.image {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFill
      return view
    }
    let label = UILabel()
    label.text = head.initials
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .systemGray
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }

  /// Takes in what the app says of the heads: words, and which ones are gone for good.
  func update(_ given: [ChatHead]) {
    guard let controller else { return }
    for head in given {
      let number = controller.number(head)
      if let view = heads[number] { controller.describe(view, as: head) }
      if let view = listed[number] { controller.describe(view, as: head) }
    }
    let stay = Set(given.map(\.id))
    for id in controllers.keys where !stay.contains(id) {
      let isSeen = controller.model.register.number(of: id).map { conversations[$0] != nil } ?? false
      if !isSeen { controllers[id] = nil }
    }
    for (number, view) in heads where view.superview == nil && controller.head(numbered: number) == nil {
      heads[number] = nil
    }
  }

  // MARK: Conversations

  /// The beak continues its conversation.
  func outlineColor(of layer: Layer) -> CGColor? {
    guard layer.id.role == .conversationBeak, let root = controller?.viewIfLoaded else { return nil }
    let ground = layer.id.item == 0 ? overflowPanel.content : conversations[layer.id.item]?.content
    return ground?.backgroundColor?.resolvedColor(with: root.traitCollection).cgColor
  }

  private func conversationView(
    _ number: Int32, in controller: ChatHeadsController
  ) -> ConversationSlotView {
    let id = controller.model.register.id(of: number) ?? ""
    let head = controller.head(numbered: number) ?? ChatHead(id: id, name: "")
    let child = controllers[id] ?? controller.makeConversation?(head) ?? UIViewController()
    controllers[id] = child
    if child.parent !== controller {
      controller.addChild(child)
      child.didMove(toParent: controller)
    }
    let view = ConversationSlotView(child.view)
    conversations[number] = view
    return view
  }

  private func release(conversationOf number: Int32) {
    guard let controller, let id = controller.model.register.id(of: number), let child = controllers[id]
    else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    if controller.head(numbered: number) == nil { controllers[id] = nil }
  }

  /// Gives back what nobody sees: conversations that are closed, and pictures of heads behind others.
  func dropUnseen() {
    controllers = controllers.filter { id, _ in
      controller?.model.register.number(of: id).map { conversations[$0] != nil } ?? false
    }
    heads = heads.filter { $0.value.superview != nil }
  }

  /// How many conversations are kept; for tests.
  var keptConversations: Int { controllers.count }
}

extension ChatHeadsSlots: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let layer = controller?.driver.frame.hitTest(Point(request.location)), layer.id.role == .head else {
      return nil
    }
    // A pointer that moves over it brings out a stack that has tucked itself away. Nothing says when it leaves.
    if let controller, controller.style.idleDelay > 0 {
      controller.perform(.setAttention(isPresent: false))
    }
    return UIPointerRegion(
      rect: CGRect(Rect(center: layer.center, size: layer.size)), identifier: layer.id.item)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    // A preview of a view without a window has no target: UIKit raises an exception.
    guard let number = region.identifier?.base as? Int32, let view = heads[number], view.window != nil else {
      return nil
    }
    let shape = UIPointerShape.roundedRect(region.rect, radius: region.rect.width / 2)
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: shape)
  }
}

/// A head's place, which VoiceOver finds, with a ring round its picture.
final class HeadSlotView: SlotView {
  /// The width of the ring, in points.
  var ringWidth: CGFloat = 0
  private let ring = RingLayer()

  override init(_ content: UIView, inset: CGFloat = 0) {
    super.init(content, inset: inset)
    layer.insertSublayer(ring, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func update(with layer: Layer) {
    super.update(with: layer)
    let box = CGRect(origin: .zero, size: CGSize(layer.size)).insetBy(dx: inset, dy: inset)
    ring.update(
      around: box, radius: max(box.width, box.height) / 2, width: ringWidth,
      color: UIColor.systemBackground.cgColor)
  }

  var activate: () -> Bool = { false }
  override func accessibilityActivate() -> Bool { activate() }
}
#endif
