#if canImport(UIKit)
import SuppleHosting
import SuppleUIKit
public import SwiftUI

extension View {
  /// Shows a launcher over this view: one head in a corner, for an assistant or for support, with a conversation. A person
  /// can drag the head, but not dismiss it.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHead("Assistant") { Chat() }
  /// ```
  ///
  /// The picture is `image`, or the initials of the name. `isOpen` follows the conversation, and opens and closes it. A badge
  /// that is torn off sets `unread` to 0.
  public func chatHead<Conversation: View>(
    _ name: String, image: UIImage? = nil, unread: Binding<Int>? = nil, isOpen: Binding<Bool>? = nil,
    proxy: ChatHeadsProxy? = nil, @ViewBuilder conversation: @escaping @MainActor () -> Conversation
  ) -> some View {
    modifier(
      ChatHeadLauncher(
        head: ChatHead(id: launcherID, name: name, image: image), unread: unread,
        isOpen: isOpen, proxy: proxy, conversation: { _ in conversation() }))
  }

  /// Shows a launcher over this view that opens nothing, and calls `action` when it is tapped.
  /// Example: `ContentView().chatHead("Help") { isQuiet = true }`
  public func chatHead(
    _ name: String, image: UIImage? = nil, unread: Binding<Int>? = nil, proxy: ChatHeadsProxy? = nil,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    modifier(
      ChatHeadLauncher(
        head: ChatHead(id: launcherID, name: name, image: image, role: .button),
        unread: unread, isOpen: nil, proxy: proxy, conversation: { _ in EmptyView() })
    )
    .onChatHeadTap { _ in action() }
  }

  /// Keeps resting chat heads and conversations clear of this view, while it is in a window and shown. The view may be
  /// anywhere in the app, also beside the view with the heads.
  /// Example: `Avatar(chat).keepsChatHeadsClear()`
  public func keepsChatHeadsClear(_ isKeptClear: Bool = true) -> some View {
    background { KeptClearAnchor(isKeptClear: isKeptClear) }
  }
}

/// One head over a view, as the heads of a binding with one element.
struct ChatHeadLauncher<Conversation: View>: ViewModifier {
  let head: ChatHead
  let unread: Binding<Int>?
  let isOpen: Binding<Bool>?
  let proxy: ChatHeadsProxy?
  let conversation: @MainActor (ChatHead) -> Conversation

  func body(content: Content) -> some View { content.modifier(heads) }

  var heads: ChatHeadsModifier<EmptyView, Conversation> {
    var head = head
    head.unread = unread?.wrappedValue ?? 0
    // The constant is the head of this update; what a person changes goes to the app's own bindings.
    return ChatHeadsModifier(
      heads: .constant([head]), open: isOpen?.openLauncher, state: nil, proxy: proxy, isLauncher: true,
      unread: unread, avatar: nil, conversation: conversation)
  }
}

extension Bool {
  /// The id of the open head, for a launcher that is open if this value is true.
  fileprivate var openLauncher: String? {
    get { self ? launcherID : nil }
    set { self = newValue != nil }
  }
}

/// The id of a launcher's head.
private let launcherID = "launcher"

/// A view without content that fills the view to keep clear of.
struct KeptClearAnchor: UIViewRepresentable {
  let isKeptClear: Bool

  func makeUIView(context: Context) -> KeptClearView { KeptClearView() }

  func updateUIView(_ view: KeptClearView, context: Context) { view.isKeptClear = isKeptClear }

  static func dismantleUIView(_ view: KeptClearView, coordinator: Void) { view.isKeptClear = false }
}
#endif
