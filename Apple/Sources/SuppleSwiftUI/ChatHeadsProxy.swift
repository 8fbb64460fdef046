#if canImport(UIKit)
public import SuppleUIKit

/// Commands for heads that no binding expresses: messages, moves, hints, areas to keep clear.
///
/// ```swift
/// ContentView()
///   .chatHeads($heads, proxy: proxy) { head in ConversationView(head) }
///
/// Button("Show where they are") { proxy.perform { $0.hint() } }
/// ```
///
/// Keep the proxy in a `@State` of the view with the heads.
@MainActor public final class ChatHeadsProxy {
  private weak var controller: ChatHeadsController?
  private var awaiting: [@MainActor (ChatHeadsController) -> Void] = []

  /// Makes a proxy without heads.
  /// Example: `ContentView().chatHeads($heads, proxy: ChatHeadsProxy()) { ConversationView($0) }`
  public nonisolated init() {}

  func connect(_ controller: ChatHeadsController) {
    self.controller = controller
    let requests = awaiting
    awaiting = []
    for request in requests { request(controller) }
  }

  /// Calls a closure with the controller of the heads, once they exist. SwiftUI sets heads, style, labels and delegate.
  /// Example: `Button("Do it") { proxy.perform { $0.present("On my way!", from: anna.id) } }`
  public func perform(_ request: @escaping @MainActor (ChatHeadsController) -> Void) {
    if let controller { request(controller) } else { awaiting.append(request) }
  }
}
#endif
