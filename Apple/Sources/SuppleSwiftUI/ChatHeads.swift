#if canImport(UIKit)
public import SuppleUIKit
public import SwiftUI

extension View {
  /// Shows heads over this view, in front of its window's content and below presented controllers.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads, open: $openHead, state: $headsState, proxy: proxy) { head in
  ///     ConversationView(head)
  ///   }
  /// ```
  ///
  /// A dismissed head, or one above the maximum, leaves the binding. `open` is the id of the head with the open
  /// conversation. `state` is the position of the heads, for an app to save. In a wide window a conversation is a panel beside
  /// its head, and `docking` what the panel is attached to. With `proxy` an app presents messages and moves the stack. Pictures are the heads' images or initials. A conversation has this view's environment and follows
  /// its state. UIKit does the hit testing: a touch outside of the heads is the app's.
  public func chatHeads<Conversation: View>(
    _ heads: Binding<[ChatHead]>, open: Binding<String?>? = nil, state: Binding<ChatHeadsState?>? = nil,
    docking: Binding<ChatHeadsDocking>? = nil, proxy: ChatHeadsProxy? = nil,
    @ViewBuilder conversation: @escaping @MainActor (ChatHead) -> Conversation
  ) -> some View {
    modifier(
      ChatHeadsModifier<EmptyView, Conversation>(
        heads: heads, open: open, state: state, docking: docking, proxy: proxy, avatar: nil,
        conversation: conversation))
  }

  /// Shows heads with the app's own pictures.
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
    _ heads: Binding<[ChatHead]>, open: Binding<String?>? = nil, state: Binding<ChatHeadsState?>? = nil,
    docking: Binding<ChatHeadsDocking>? = nil, proxy: ChatHeadsProxy? = nil,
    @ViewBuilder avatar: @escaping @MainActor (ChatHead) -> Avatar,
    @ViewBuilder conversation: @escaping @MainActor (ChatHead) -> Conversation
  ) -> some View {
    modifier(
      ChatHeadsModifier(
        heads: heads, open: open, state: state, docking: docking, proxy: proxy, avatar: avatar,
        conversation: conversation))
  }

  /// Sets a closure that is asked when a person dismisses a head over this view; false restores the head.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads) { head in ConversationView(head) }
  ///   .onChatHeadDismiss { head in head.unread == 0 }
  /// ```
  public func onChatHeadDismiss(_ ask: @escaping @MainActor @Sendable (ChatHead) -> Bool) -> some View {
    environment(\.supple.shouldDismiss, ask)
  }

  /// Sets a closure for each tap on a head over this view. It is all that a head with the role `button` does.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads) { head in ConversationView(head) }
  ///   .onChatHeadTap { head in store.markRead(head.id) }
  /// ```
  public func onChatHeadTap(_ act: @escaping @MainActor @Sendable (ChatHead) -> Void) -> some View {
    environment(\.supple.headTapped, act)
  }

  /// Sets a closure for each new docking or place of a conversation beside its head; it receives the frame at rest, in points
  /// of the window.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads, docking: $docking) { head in ConversationView(head) }
  ///   .onPanelMove { docking, frame in print(docking, frame) }
  /// ```
  public func onPanelMove(
    _ act: @escaping @MainActor @Sendable (ChatHeadsDocking, CGRect) -> Void
  ) -> some View {
    environment(\.supple.panelMoved, act)
  }

  /// Sets a closure for each new size of a conversation beside its head; it receives the frame at rest, in points of the window.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads) { head in ConversationView(head) }
  ///   .onPanelResize { frame in print(frame.size) }
  /// ```
  public func onPanelResize(_ act: @escaping @MainActor @Sendable (CGRect) -> Void) -> some View {
    environment(\.supple.panelResized, act)
  }

  /// Sets the style of the heads over this view. Example: `ContentView().chatHeadsStyle(.classic)`
  public func chatHeadsStyle(_ style: ChatHeadsStyle) -> some View {
    environment(\.supple.chatHeads, style)
  }

  /// Sets whether the heads over this view also float over sheets, in a window of their own.
  /// Example: `ContentView().chatHeadsOverSheets()`
  public func chatHeadsOverSheets(_ areOver: Bool = true) -> some View {
    environment(\.supple.areHeadsOverSheets, areOver)
  }
}

/// Reads the environment, which no hosting controller inherits, and passes it to conversations and pictures.
struct ChatHeadsModifier<Avatar: View, Conversation: View>: ViewModifier {
  let heads: Binding<[ChatHead]>
  let open: Binding<String?>?
  let state: Binding<ChatHeadsState?>?
  var docking: Binding<ChatHeadsDocking>?
  let proxy: ChatHeadsProxy?
  var isLauncher = false
  var unread: Binding<Int>?
  let avatar: (@MainActor (ChatHead) -> Avatar)?
  let conversation: @MainActor (ChatHead) -> Conversation
  @Environment(\.self) private var environment

  func body(content: Content) -> some View { content.background { anchor } }

  var anchor: ChatHeadsAnchor {
    let environment = environment
    var picture: (@MainActor (ChatHead) -> UIViewController)?
    if let avatar {
      picture = { UIHostingController(rootView: avatar($0).environment(\.self, environment)) }
    }
    return ChatHeadsAnchor(
      heads: heads, open: open, avatar: picture,
      conversation: { [conversation] head in
        UIHostingController(rootView: conversation(head).environment(\.self, environment))
      },
      state: state, docking: docking, proxy: proxy, isLauncher: isLauncher,
      unread: unread)
  }
}

/// A view without size that finds the window of the heads.
struct ChatHeadsAnchor: UIViewRepresentable {
  let heads: Binding<[ChatHead]>
  let open: Binding<String?>?
  let avatar: (@MainActor (ChatHead) -> UIViewController)?
  let conversation: @MainActor (ChatHead) -> UIViewController
  var state: Binding<ChatHeadsState?>?
  var docking: Binding<ChatHeadsDocking>?
  var proxy: ChatHeadsProxy?
  var isLauncher = false
  /// The count of a launcher.
  var unread: Binding<Int>?

  func makeCoordinator() -> ChatHeadsCoordinator { ChatHeadsCoordinator() }

  func makeUIView(context: Context) -> ChatHeadsAnchorView {
    let view = ChatHeadsAnchorView()
    view.controller = context.coordinator.controller
    return view
  }

  func updateUIView(_ view: ChatHeadsAnchorView, context: Context) {
    let coordinator = context.coordinator
    let controller = coordinator.controller
    let supple = context.environment.supple
    controller.style = supple.chatHeads ?? (isLauncher ? .launcher : .modern)
    (controller.labels, controller.isHapticsEnabled) = (supple.labels, supple.isHapticsEnabled)
    coordinator.shouldDismiss = supple.shouldDismiss
    (coordinator.panelMoved, coordinator.headTapped) = (supple.panelMoved, supple.headTapped)
    coordinator.panelResized = supple.panelResized
    controller.loadViewIfNeeded()
    controller.view.semanticContentAttribute = context.environment.semanticContentAttribute
    controller.view.overrideUserInterfaceStyle = context.environment.userInterfaceStyle
    controller.follow(context.environment)
    view.isOverSheets = supple.areHeadsOverSheets
    coordinator.update(self)
  }

  static func dismantleUIView(_ view: ChatHeadsAnchorView, coordinator: ChatHeadsCoordinator) {
    coordinator.controller.uninstall()
  }
}

/// Installs the heads in its current window.
final class ChatHeadsAnchorView: UIView {
  weak var controller: ChatHeadsController?
  var isOverSheets = false {
    didSet { if isOverSheets != oldValue { install() } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    install()
  }

  private func install() {
    guard let window else { return controller?.uninstall() ?? () }
    // The window, because a hosting view takes no foreign subviews.
    if isOverSheets, let scene = window.windowScene {
      controller?.install(in: scene)
    } else {
      controller?.install(inFrontOf: window)
    }
  }
}
#endif
