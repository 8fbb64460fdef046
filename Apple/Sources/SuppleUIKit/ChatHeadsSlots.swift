#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

/// The slots of heads, conversations and messages.
@MainActor final class ChatHeadsSlots: LayerSlots {
  weak var controller: ChatHeadsController?
  /// The views of visible layers, and the views of heads that other heads currently hide.
  private var views: [LayerID: any LayerView] = [:]
  private var conversations: [String: UIViewController] = [:]
  private let targetScrim: CAGradientLayer = {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
    return layer
  }()

  /// The view of a layer.
  func view(_ role: LayerRole, _ number: Int32) -> UIView? { views[LayerID(role, item: number)] }

  /// The views of layers, in order.
  func views(of layers: [LayerID]) -> [UIView] { layers.compactMap { views[$0] } }

  /// All views of a kind, by the numbers of their heads.
  func all<View>(_ kind: View.Type) -> [(number: Int32, view: View)] {
    views.compactMap { id, view in (view as? View).map { (id.item, $0) } }
  }

  /// Whether a touch can be the engine's: a control in a bar keeps its own.
  func isFree(_ touch: UITouch) -> Bool { touch.view?.around(PanelBarView.self) == nil }

  // MARK: Slots

  func slot(for layer: Layer) -> LayerSlot? {
    guard let controller, let root = controller.viewIfLoaded else { return nil }
    if layer.id.role == .targetScrim {
      root.layer.addSublayer(targetScrim)
      return LayerSlot(targetScrim)
    }
    guard let view = views[layer.id] ?? makeView(for: layer.id, in: controller) else { return nil }
    views[layer.id] = view
    // As in a sheet, backgrounds over the app are lighter in dark mode.
    if [.conversation, .panelBar, .flyout, .overflowPanel, .overflowed].contains(layer.id.role) {
      view.elevate()
    }
    root.addSubview(view)
    return LayerSlot(view.layer)
  }

  private func makeView(for id: LayerID, in controller: ChatHeadsController) -> (any LayerView)? {
    switch id.role {
    case .head, .overflowed: headView(id, in: controller)
    case .conversation: conversationView(id.item, in: controller)
    case .panelBar: barView(id.item, in: controller)
    case .flyout: FlyoutSlotView(for: controller.view.traitCollection)
    case .overflow: overflowView(id, in: controller)
    case .overflowPanel: panelView()
    case .dismissTarget: DismissTargetView()
    case .badge: BadgeLabelView()
    default: nil
    }
  }

  func update(_ slot: LayerSlot, with layer: Layer) {
    guard let controller, let view = views[layer.id] else { return }
    let style = controller.driver.engine.style
    switch view {
    case let view as HeadSlotView:
      view.ringWidth = CGFloat(style.ringWidth)
      if layer.id.role == .overflow { write(layer.label, on: view, in: controller) }
    case let view as ListedSlotView:
      (view.badge.style, view.headSize) = (style.badge, CGFloat(style.headSize))
      view.face = controller.head(numbered: layer.id.item)?.entry.face
    case let view as BadgeLabelView: view.style = style.badge
    case let view as PanelBarView:
      let conversation = self.view(.conversation, layer.id.item) as? ConversationSlotView
      conversation?.barHeight = CGFloat(layer.size.height)
      view.card = conversation.map { ($0.bounds.height, $0.content.layer.cornerRadius) } ?? (0, 0)
      view.ground = conversation?.ground ?? .systemBackground
    case let view as DismissTargetView:
      view.text = style.targetScrimHeight > 0 ? controller.labels.remove : nil
    case let view as FlyoutSlotView:
      if let words = controller.model.texts.text(of: layer.label) { view.words = words }
    default: break
    }
    view.update(with: layer)
  }

  func remove(_ slot: LayerSlot, of id: LayerID) {
    guard let view = views[id] else { return slot.layer.removeFromSuperlayer() }
    view.removeFromSuperview()
    // Followers behind the second head return; a removed head does not.
    let isKept = id.role == .head || id.role == .panelBar
    if !isKept || controller?.head(numbered: id.item) == nil { views[id] = nil }
    if id.role == .conversation { release(conversationOf: id.item) }
    if id.role == .panelBar { (self.view(.conversation, id.item) as? ConversationSlotView)?.barHeight = 0 }
  }

  // MARK: Texts

  /// Makes the slot of the overflow: a head with the number of heads without a slot.
  private func overflowView(_ id: LayerID, in controller: ChatHeadsController) -> HeadSlotView {
    let view = HeadSlotView(HeadSlotView.makeLabel(), inset: CGFloat(controller.style.avatarInset))
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    view.activate = { [weak controller] in controller?.activate(id) ?? false }
    return view
  }

  private func write(_ label: LayerLabel, on view: HeadSlotView, in controller: ChatHeadsController) {
    guard case .count(let count) = label, let text = view.content as? UILabel else { return }
    text.text = "+\(count)"
    view.accessibilityLabel = controller.labels.more(Int(count))
  }

  // MARK: Heads

  private func headView(_ id: LayerID, in controller: ChatHeadsController) -> SlotView {
    let head = controller.head(numbered: id.item) ?? ChatHead(id: "", name: "")
    let content = controller.makeAvatar?(head) ?? HeadSlotView.makePicture(head.image, name: head.name)
    let picture = HeadSlotView(content, inset: CGFloat(controller.style.avatarInset))
    let view = id.role == .head ? picture : ListedSlotView(picture, name: head.name)
    view.activate = { [weak controller] in controller?.activate(id) ?? false }
    controller.describe(view, as: head)
    return view
  }

  /// Applies the app's heads: labels, and removals.
  func update(_ given: [ChatHead]) {
    guard let controller else { return }
    for head in given {
      for role in [LayerRole.head, .overflowed] {
        if let view = view(role, controller.number(head)) { controller.describe(view, as: head) }
      }
    }
    let stay = Set(given.map(\.id))
    conversations = conversations.filter { stay.contains($0.key) || isSeen($0.key) }
    views = views.filter { $0.value.superview != nil || controller.head(numbered: $0.key.item) != nil }
  }

  // MARK: Conversations

  /// The outline of the beak continues the slot of its conversation.
  func outlineColor(of layer: Layer) -> CGColor? {
    guard layer.id.role == .conversationBeak, let root = controller?.viewIfLoaded else { return nil }
    let number = layer.id.item
    let ground = (number == 0 ? view(.overflowPanel, 0) : view(.conversation, number)) as? SlotView
    return ground?.ground?.resolvedColor(with: root.elevatedTraits).cgColor
  }

  private func panelView() -> SlotView {
    let view = SlotView(UIView())
    view.ground = .systemBackground
    return view
  }

  private func conversationView(_ number: Int32, in controller: ChatHeadsController) -> SlotView {
    let id = controller.model.register.id(of: number) ?? ""
    let head = controller.head(numbered: number) ?? ChatHead(id: id, name: "")
    let child = conversations[id] ?? controller.makeConversation?(head) ?? UIViewController()
    conversations[id] = child
    if child.parent !== controller {
      controller.addChild(child)
      child.didMove(toParent: controller)
    }
    let view = ConversationSlotView(child.view)
    let isSized = controller.driver.engine.style.panelSizing == .content
    view.follow(child, of: number, isSized: isSized) { [weak controller] in controller?.perform($0) }
    view.accessibilityLabel = head.name
    view.resizer.press = { [weak controller] in
      controller?.press($0, times: $1, on: LayerID(.panelHandle, item: number)) ?? false
    }
    return view
  }

  private func barView(_ number: Int32, in controller: ChatHeadsController) -> PanelBarView {
    let bar = PanelBarView(controller.head(numbered: number).flatMap { controller.makeBar?($0) })
    bar.perform = { [weak controller] in controller?.act($0, inBarOf: number) ?? false }
    return bar
  }

  private func release(conversationOf number: Int32) {
    guard let controller, let id = controller.model.register.id(of: number), let child = conversations[id]
    else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    if controller.head(numbered: number) == nil { conversations[id] = nil }
  }

  private func isSeen(_ id: String) -> Bool {
    controller?.model.register.number(of: id).map { view(.conversation, $0) != nil } ?? false
  }

  /// Releases hidden views: closed conversations, and pictures of heads behind others.
  func dropUnseen() {
    conversations = conversations.filter { isSeen($0.key) }
    views = views.filter { $0.value.superview != nil }
  }
}
#endif
