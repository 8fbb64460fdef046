#if canImport(UIKit)
public import SuppleUIKit
public import SwiftUI

extension View {
  /// Lets heads float over this view, in front of everything in its window.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads, open: $openHead) { head in
  ///     ConversationView(head)
  ///   }
  /// ```
  ///
  /// A head that a person throws away is taken out of the binding; `open` is the id of the head whose conversation is open.
  /// Pictures are the heads' images or initials. Touches are decided by UIKit: what meets no head is the app's.
  public func chatHeads<Conversation: View>(
    _ heads: Binding<[ChatHead]>, open: Binding<String?>? = nil,
    @ViewBuilder conversation: @escaping @MainActor (ChatHead) -> Conversation
  ) -> some View {
    background {
      ChatHeadsAnchor(
        heads: heads, open: open, avatar: nil,
        conversation: { UIHostingController(rootView: conversation($0)) })
    }
  }

  /// The same, with pictures of the app's own.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads) { head in
  ///     Avatar(head)
  ///   } conversation: { head in
  ///     ConversationView(head)
  ///   }
  /// ```
  public func chatHeads<Avatar: View, Conversation: View>(
    _ heads: Binding<[ChatHead]>, open: Binding<String?>? = nil,
    @ViewBuilder avatar: @escaping @MainActor (ChatHead) -> Avatar,
    @ViewBuilder conversation: @escaping @MainActor (ChatHead) -> Conversation
  ) -> some View {
    background {
      ChatHeadsAnchor(
        heads: heads, open: open,
        avatar: { UIHostingController(rootView: avatar($0)) },
        conversation: { UIHostingController(rootView: conversation($0)) })
    }
  }

  /// Asks when a head over this view is thrown away: false brings it back.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads) { head in ConversationView(head) }
  ///   .onChatHeadDismiss { head in head.unread == 0 }
  /// ```
  public func onChatHeadDismiss(_ ask: @escaping @MainActor @Sendable (ChatHead) -> Bool) -> some View {
    environment(\.supple.shouldDismiss, ask)
  }

  /// Sets the numbers that shape the heads over this view. Example: `ContentView().chatHeadsStyle(.classic)`
  public func chatHeadsStyle(_ style: ChatHeadsStyle) -> some View {
    environment(\.supple.chatHeads, style)
  }
}

/// A view without size that knows the window in front of which the heads are.
struct ChatHeadsAnchor: UIViewRepresentable {
  let heads: Binding<[ChatHead]>
  let open: Binding<String?>?
  let avatar: (@MainActor (ChatHead) -> UIViewController)?
  let conversation: @MainActor (ChatHead) -> UIViewController

  func makeCoordinator() -> ChatHeadsCoordinator { ChatHeadsCoordinator() }

  func makeUIView(context: Context) -> ChatHeadsAnchorView {
    let view = ChatHeadsAnchorView()
    view.controller = context.coordinator.controller
    return view
  }

  func updateUIView(_ view: ChatHeadsAnchorView, context: Context) {
    let coordinator = context.coordinator
    coordinator.anchor = self
    let controller = coordinator.controller
    let supple = context.environment.supple
    controller.style = supple.chatHeads
    (controller.labels, controller.isHapticsEnabled) = (supple.labels, supple.isHapticsEnabled)
    coordinator.shouldDismiss = supple.shouldDismiss
    controller.loadViewIfNeeded()
    controller.view.semanticContentAttribute = context.environment.semanticContentAttribute
    controller.makeConversation = conversation
    // The hosting controller lives as long as its view is a head's picture.
    controller.makeAvatar = avatar.map { make in { coordinator.hostAvatar(of: $0, make) } }
    coordinator.update()
  }

  static func dismantleUIView(_ view: ChatHeadsAnchorView, coordinator: ChatHeadsCoordinator) {
    coordinator.controller.uninstall()
  }
}

/// Installs the heads over the controller of whatever window it is in.
final class ChatHeadsAnchorView: UIView {
  weak var controller: ChatHeadsController?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let controller else { return }
    if let root = window?.rootViewController {
      controller.install(over: root)
    } else {
      controller.uninstall()
    }
  }
}

/// Carries what a person does into the bindings.
@MainActor final class ChatHeadsCoordinator: ChatHeadsDelegate {
  let controller = ChatHeadsController()
  var anchor: ChatHeadsAnchor?
  var shouldDismiss: @MainActor (ChatHead) -> Bool = { _ in true }
  private var avatars: [String: UIViewController] = [:]
  private var isUpdating = false

  init() { controller.delegate = self }

  /// Takes in what the app's state says.
  func update() {
    guard let anchor else { return }
    isUpdating = true
    defer { isUpdating = false }
    controller.heads = anchor.heads.wrappedValue
    let stay = Set(controller.heads.map(\.id))
    avatars = avatars.filter { stay.contains($0.key) }
    guard let open = anchor.open?.wrappedValue else {
      if anchor.open != nil { controller.close() }
      return
    }
    if controller.openHead?.id != open { controller.open(open) }
  }

  func hostAvatar(of head: ChatHead, _ make: @MainActor (ChatHead) -> UIViewController) -> UIView {
    let host = make(head)
    avatars[head.id] = host
    return host.view
  }

  func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) { setOpen(head.id) }

  func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead) { setOpen(nil) }

  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool {
    shouldDismiss(head)
  }

  func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead) {
    anchor?.heads.wrappedValue.removeAll { $0.id == head.id }
  }

  func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead) {
    guard let index = anchor?.heads.wrappedValue.firstIndex(where: { $0.id == head.id }) else { return }
    anchor?.heads.wrappedValue[index].unread = 0
  }

  private func setOpen(_ id: String?) {
    if !isUpdating, anchor?.open?.wrappedValue != id { anchor?.open?.wrappedValue = id }
  }
}
#endif
