#if canImport(UIKit)
import SuppleUIKit
import SwiftUI

/// Carries the app's state to the heads, and what a person does into the bindings.
@MainActor final class ChatHeadsCoordinator: ChatHeadsDelegate {
  let controller = ChatHeadsController()
  private var anchor: ChatHeadsAnchor?
  var shouldDismiss: @MainActor (ChatHead) -> Bool = { _ in true }
  private var avatars: [(id: String, host: UIViewController)] = []
  private var conversations: [String: WeakController] = [:]
  /// What the bindings were last known to say. A view is updated whenever SwiftUI likes, also between what a person does
  /// and its event: what has not changed is not asked for again.
  private var knownOpen: String??
  private var knownState: ChatHeadsState?
  private var isUpdating = false

  private struct WeakController { weak var controller: UIViewController? }

  init() {
    controller.delegate = self
    controller.makeConversation = { [weak self] in self?.hostConversation(of: $0) ?? UIViewController() }
  }

  /// Takes in what the app's state says.
  func update(_ anchor: ChatHeadsAnchor) {
    self.anchor = anchor
    isUpdating = true
    defer { isUpdating = false }
    controller.makeAvatar =
      anchor.avatar == nil ? nil : { [weak self] in self?.hostAvatar(of: $0) ?? UIView() }
    controller.heads = anchor.heads.wrappedValue
    restore(anchor)
    updateHosts(anchor)
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
    // A head that is still to come opens once it is there.
    guard controller.heads.contains(where: { $0.id == open }) else { return }
    knownOpen = .some(open)
    if controller.openHead?.id != open { controller.open(open) }
  }

  /// Puts the heads where the binding says, unless the heads themselves said so.
  private func restore(_ anchor: ChatHeadsAnchor) {
    guard let state = anchor.state?.wrappedValue, state != knownState else { return }
    knownState = state
    controller.restore(state)
  }

  /// Gives pictures and conversations the views that the app's state asks for now.
  private func updateHosts(_ anchor: ChatHeadsAnchor) {
    let heads = Dictionary(controller.heads.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    avatars.removeAll { id, host in
      let isGone = heads[id] == nil || host.view.superview == nil
      if isGone { release(host) }
      return isGone
    }
    for (id, host) in avatars {
      if let head = heads[id], let make = anchor.avatar {
        (host as? any RootViewHost)?.takeRootView(of: make(head))
      }
    }
    conversations = conversations.filter { $0.value.controller != nil && heads[$0.key] != nil }
    for (id, conversation) in conversations {
      if let head = heads[id] {
        (conversation.controller as? any RootViewHost)?.takeRootView(of: anchor.conversation(head))
      }
    }
  }

  private func hostConversation(of head: ChatHead) -> UIViewController? {
    let host = anchor?.conversation(head)
    conversations[head.id] = WeakController(controller: host)
    return host
  }

  /// A picture's hosting controller is a child of the heads' for as long as its view is somewhere.
  private func hostAvatar(of head: ChatHead) -> UIView? {
    guard let host = anchor?.avatar?(head) else { return nil }
    (host as? any RootViewHost)?.ignoreSafeArea()
    controller.addChild(host)
    host.didMove(toParent: controller)
    host.view.backgroundColor = .clear
    avatars.append((head.id, host))
    return host.view
  }

  private func release(_ host: UIViewController) {
    host.willMove(toParent: nil)
    host.removeFromParent()
  }

  // MARK: What a person does

  func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) { setOpen(head.id) }

  func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead) { setOpen(nil) }

  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool {
    shouldDismiss(head)
  }

  func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead) { remove(head) }

  func chatHeads(_ controller: ChatHeadsController, didDrop head: ChatHead) { remove(head) }

  func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead) {
    guard let index = anchor?.heads.wrappedValue.firstIndex(where: { $0.id == head.id }) else { return }
    anchor?.heads.wrappedValue[index].unread = 0
  }

  func chatHeadsDidChangeState(_ controller: ChatHeadsController) {
    guard let binding = anchor?.state, !isUpdating, binding.wrappedValue != controller.state else { return }
    knownState = controller.state
    binding.wrappedValue = controller.state
  }

  private func remove(_ head: ChatHead) { anchor?.heads.wrappedValue.removeAll { $0.id == head.id } }

  private func setOpen(_ id: String?) {
    guard !isUpdating, let binding = anchor?.open else { return }
    knownOpen = .some(id)
    if binding.wrappedValue != id { binding.wrappedValue = id }
  }
}

/// A hosting controller whose view an update replaces.
@MainActor protocol RootViewHost: UIViewController {
  /// Shows what another controller of the same kind would show.
  func takeRootView(of other: UIViewController)
  /// Keeps the content where it is put, also where the screen's edge is near.
  func ignoreSafeArea()
}

extension UIHostingController: RootViewHost {
  func takeRootView(of other: UIViewController) {
    if let other = other as? UIHostingController<Content> { rootView = other.rootView }
  }

  func ignoreSafeArea() { safeAreaRegions = [] }
}
#endif
