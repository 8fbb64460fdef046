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
  /// A dismissed head, or one above the maximum, leaves the binding. `open` is the id of the head with the open conversation.
  /// `state` is the position of the heads, for an app to save. In a wide window a conversation is a panel beside its head, with
  /// a `docking`. With `proxy` an app presents messages and moves the stack. Pictures are the heads' images or initials. A
  /// conversation has this view's environment and follows its state. UIKit does the hit testing: a touch outside of the heads
  /// belongs to the app.
  public func chatHeads<Conversation: View>(
    _ heads: Binding<[ChatHead]>, open: Binding<String?>? = nil, state: Binding<ChatHeadsState?>? = nil,
    docking: Binding<ChatHeadsDocking>? = nil, proxy: ChatHeadsProxy? = nil,
    @ViewBuilder conversation: @escaping @MainActor (ChatHead) -> Conversation
  ) -> some View {
    background {
      ChatHeadsAnchor(
        heads: heads, open: open, state: state, docking: docking, proxy: proxy,
        conversation: headHost(conversation))
    }
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
    background {
      ChatHeadsAnchor(
        heads: heads, open: open, state: state, docking: docking, proxy: proxy, avatar: headHost(avatar),
        conversation: headHost(conversation))
    }
  }

  /// Sets a closure that decides when a person dismisses a head over this view; false restores the head.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads) { head in ConversationView(head) }
  ///   .onChatHeadDismiss { head in head.unread == 0 }
  /// ```
  public func onChatHeadDismiss(_ ask: @escaping @MainActor @Sendable (ChatHead) -> Bool) -> some View {
    environment(\.supple.shouldDismiss, ask)
  }

  /// Sets a closure for the events of the heads over this view, such as a tap, the only effect of a head with the role
  /// `button`.
  ///
  /// ```swift
  /// ContentView()
  ///   .chatHeads($heads, docking: $docking) { head in ConversationView(head) }
  ///   .onChatHeadsEvent { event in if case .panelMoved(_, let frame) = event { print(frame) } }
  /// ```
  public func onChatHeadsEvent(_ act: @escaping @MainActor @Sendable (ChatHeadsEvent) -> Void) -> some View {
    environment(\.supple.headsEvent, act)
  }

  /// Sets the style of the heads over this view. Example: `ContentView().chatHeadsStyle(.classic)`
  public func chatHeadsStyle(_ style: ChatHeadsStyle) -> some View { environment(\.supple.chatHeads, style) }

  /// Sets whether the heads over this view also float over sheets, in a window of their own.
  /// Example: `ContentView().chatHeadsOverSheets()`
  public func chatHeadsOverSheets(_ areOver: Bool = true) -> some View {
    environment(\.supple.areHeadsOverSheets, areOver)
  }
}

/// Makes the hosting controller of a head's picture or conversation. No hosting controller inherits an environment.
typealias HeadHost = @MainActor ((head: ChatHead, environment: EnvironmentValues)) -> UIViewController

@MainActor func headHost<Content: View>(_ content: @escaping @MainActor (ChatHead) -> Content) -> HeadHost {
  { UIHostingController(rootView: content($0.head).environment(\.self, $0.environment)) }
}

/// A view without size that finds the window of the heads.
struct ChatHeadsAnchor: UIViewRepresentable {
  let heads: Binding<[ChatHead]>
  var open: Binding<String?>?
  var state: Binding<ChatHeadsState?>?
  var docking: Binding<ChatHeadsDocking>?
  var proxy: ChatHeadsProxy?
  /// The default style, if the app sets none.
  var style = ChatHeadsStyle.modern
  /// The count of a launcher.
  var unread: Binding<Int>?
  /// The action of a launcher without a conversation.
  var tapped: @MainActor () -> Void = {}
  var avatar: HeadHost?
  let conversation: HeadHost

  func makeCoordinator() -> ChatHeadsCoordinator { ChatHeadsCoordinator() }

  func makeUIView(context: Context) -> ChatHeadsAnchorView {
    let view = ChatHeadsAnchorView()
    view.controller = context.coordinator.controller
    return view
  }

  func updateUIView(_ view: ChatHeadsAnchorView, context: Context) {
    let (environment, controller) = (context.environment, context.coordinator.controller)
    let supple = environment.supple
    controller.style = supple.chatHeads ?? style
    (controller.labels, controller.isHapticsEnabled) = (supple.labels, supple.isHapticsEnabled)
    controller.loadViewIfNeeded()
    controller.turn(controller.view, to: environment)
    controller.view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    controller.follow(environment)
    view.isOverSheets = supple.areHeadsOverSheets
    context.coordinator.update(self, environment)
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
    // Where the app's view is empty, a touch belongs to the views behind it.
    isUserInteractionEnabled = false
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
