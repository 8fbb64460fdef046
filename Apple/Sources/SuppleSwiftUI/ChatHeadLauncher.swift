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
    background {
      ChatHeadsAnchor(
        launcher: ChatHead(id: launcherID, name: name, image: image), unread: unread, isOpen: isOpen,
        proxy: proxy, conversation: headHost { _ in conversation() })
    }
  }

  /// Shows a launcher over this view that opens nothing, and calls `action` after a tap.
  /// Example: `ContentView().chatHead("Help") { isQuiet = true }`
  public func chatHead(
    _ name: String, image: UIImage? = nil, unread: Binding<Int>? = nil, proxy: ChatHeadsProxy? = nil,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    background {
      ChatHeadsAnchor(
        launcher: ChatHead(id: launcherID, name: name, image: image, role: .button), unread: unread,
        proxy: proxy, tapped: action, conversation: { _, _ in UIViewController() })
    }
  }

  /// Keeps resting chat heads and conversations clear of this view, while it is visible in a window. The view may be anywhere
  /// in the app, also beside the view with the heads.
  /// Example: `Avatar(chat).keepsChatHeadsClear()`
  public func keepsChatHeadsClear(_ isKeptClear: Bool = true) -> some View {
    background { KeptClearAnchor(isKeptClear: isKeptClear) }
  }
}

extension ChatHeadsAnchor {
  /// Makes the anchor of one head. The constant is the head of this update; a person's changes go to the app's own bindings.
  init(
    launcher head: ChatHead, unread: Binding<Int>?, isOpen: Binding<Bool>? = nil,
    proxy: ChatHeadsProxy? = nil, tapped: @escaping @MainActor () -> Void = {},
    conversation: @escaping HeadHost
  ) {
    var head = head
    head.unread = unread?.wrappedValue ?? 0
    self.init(
      heads: .constant([head]), open: isOpen?.openLauncher, proxy: proxy, style: .launcher, unread: unread,
      tapped: tapped, conversation: conversation)
  }
}

extension Bool {
  /// The id of the open head, for a launcher; nil if the value is false.
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
