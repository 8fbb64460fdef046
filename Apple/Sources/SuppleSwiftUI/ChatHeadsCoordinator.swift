#if canImport(UIKit)
import SuppleUIKit
import SwiftUI

/// Synchronizes the app's state with the heads, and the heads' events with the bindings.
@MainActor final class ChatHeadsCoordinator: ChatHeadsDelegate {
  let controller = ChatHeadsController()
  private var anchor: ChatHeadsAnchor?
  /// The environment of the last update.
  private var environment = EnvironmentValues()
  private var avatars: [(id: String, host: UIViewController)] = []
  private var conversations: [String: WeakController] = [:]
  /// The last known values of the bindings. SwiftUI may update a view at any time, even between a person's action and its
  /// event, so only changed values reach the heads.
  private var knownOpen: String??
  private var knownState: ChatHeadsState?
  private var knownDocking: ChatHeadsDocking?

  private struct WeakController { weak var controller: UIViewController? }

  init() {
    controller.delegate = self
    controller.makeConversation = { [weak self] in self?.hostConversation(of: $0) ?? UIViewController() }
  }

  /// Applies the app's state.
  func update(_ anchor: ChatHeadsAnchor, _ environment: EnvironmentValues) {
    (self.anchor, self.environment) = (anchor, environment)
    controller.makeAvatar =
      anchor.avatar == nil ? nil : { [weak self] in self?.hostAvatar(of: $0) ?? UIView() }
    controller.heads = anchor.heads.wrappedValue
    restore(anchor)
    updateHosts(anchor)
    updateDocking(anchor)
    updateOpen(anchor)
    anchor.proxy?.connect(controller)
  }

  private func updateOpen(_ anchor: ChatHeadsAnchor) {
    guard let binding = anchor.open else { return }
    let open = binding.wrappedValue
    guard knownOpen != .some(open) else { return }
    guard let open else {
      knownOpen = .some(nil)
      return controller.close()
    }
    // A missing head opens once the app adds it.
    guard controller.heads.contains(where: { $0.id == open }) else { return }
    knownOpen = .some(open)
    if controller.openHead?.id != open { controller.open(open) }
  }

  private func updateDocking(_ anchor: ChatHeadsAnchor) {
    guard let docking = anchor.docking?.wrappedValue, docking != knownDocking else { return }
    // The first value is the conversation's initial docking.
    let isFirst = knownDocking == nil
    knownDocking = docking
    if controller.docking != docking { controller.setDocking(docking, animated: !isFirst) }
  }

  /// Moves the heads to the binding's position, unless the position came from the heads.
  private func restore(_ anchor: ChatHeadsAnchor) {
    guard let state = anchor.state?.wrappedValue, state != knownState else { return }
    knownState = state
    controller.restore(state)
  }

  /// Updates the views of pictures and conversations to the app's current state.
  private func updateHosts(_ anchor: ChatHeadsAnchor) {
    let heads = Dictionary(uniqueKeysWithValues: controller.heads.map { ($0.id, $0) })
    avatars.removeAll { id, host in
      guard heads[id] == nil || host.view.superview == nil else { return false }
      host.willMove(toParent: nil)
      host.removeFromParent()
      return true
    }
    for (id, host) in avatars { renew(host, anchor.avatar, heads[id]) }
    conversations = conversations.filter { $0.value.controller != nil && heads[$0.key] != nil }
    for (id, host) in conversations { renew(host.controller, anchor.conversation, heads[id]) }
  }

  private func renew(_ host: UIViewController?, _ make: HeadHost?, _ head: ChatHead?) {
    if let make, let head { (host as? any RootViewHost)?.takeRootView(of: make((head, environment))) }
  }

  private func hostConversation(of head: ChatHead) -> UIViewController? {
    let host = anchor?.conversation((head, environment))
    conversations[head.id] = WeakController(controller: host)
    return host
  }

  /// A picture's hosting controller is a child of the heads' controller while its view has a superview.
  private func hostAvatar(of head: ChatHead) -> UIView? {
    guard let host = anchor?.avatar?((head, environment)) else { return nil }
    (host as? any RootViewHost)?.ignoreSafeArea()
    controller.addChild(host)
    host.didMove(toParent: controller)
    host.view.backgroundColor = .clear
    avatars.append((head.id, host))
    return host.view
  }

  // MARK: Events

  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool {
    environment.supple.shouldDismiss(head)
  }

  func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
    switch event {
    case .opened(let head): setOpen(head.id)
    case .closed: setOpen(nil)
    case .dismissed(let head), .dropped(let head): anchor?.heads.wrappedValue.removeAll { $0.id == head.id }
    case .badgeCleared(let head): clear(head)
    case .tapped: anchor?.tapped()
    case .panelMoved(let docking, _):
      guard let binding = anchor?.docking else { break }
      knownDocking = docking
      if binding.wrappedValue != docking { binding.wrappedValue = docking }
    case .stateChanged(let state):
      guard let binding = anchor?.state, binding.wrappedValue != state else { break }
      knownState = state
      binding.wrappedValue = state
    case .moved, .panelResized, .overflowed, .messageHidden: break
    }
    environment.supple.headsEvent(event)
  }

  private func clear(_ head: ChatHead) {
    anchor?.unread?.wrappedValue = 0
    guard let index = anchor?.heads.wrappedValue.firstIndex(where: { $0.id == head.id }) else { return }
    anchor?.heads.wrappedValue[index].unread = 0
  }

  private func setOpen(_ id: String?) {
    guard let binding = anchor?.open else { return }
    knownOpen = .some(id)
    if binding.wrappedValue != id { binding.wrappedValue = id }
  }
}

/// A hosting controller with a replaceable root view.
@MainActor protocol RootViewHost: UIViewController {
  /// Copies the root view of another controller of the same kind.
  func takeRootView(of other: UIViewController)
  /// Keeps the content in its frame, even near the screen's edge.
  func ignoreSafeArea()
}

extension UIHostingController: RootViewHost {
  func takeRootView(of other: UIViewController) {
    if let other = other as? UIHostingController<Content> { rootView = other.rootView }
  }

  func ignoreSafeArea() { safeAreaRegions = [] }
}
#endif
