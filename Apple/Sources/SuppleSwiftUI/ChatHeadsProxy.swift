#if canImport(UIKit)
public import SuppleUIKit

/// Commands for heads that no binding expresses: messages, moves and hints.
///
/// ```swift
/// ContentView()
///   .chatHeads($heads, proxy: proxy) { head in ConversationView(head) }
///
/// Button("Show where they are") { proxy.hint() }
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
    for request in awaiting { request(controller) }
    awaiting = []
  }

  /// Shows a message beside the heads, as ``ChatHeadsController/present(_:sender:from:)`` does.
  /// Example: `Button("Do it") { proxy.present("On my way!", from: anna.id) }`
  public func present(_ text: String, sender: String? = nil, from id: String) {
    perform { $0.present(text, sender: sender, from: id) }
  }

  /// Moves the stack to an edge, as ``ChatHeadsController/move(to:x:height:completion:)`` does.
  /// Example: `Button("Do it") { proxy.move(to: .left, height: 0.5) }`
  public func move(to edge: ChatHeadsEdge, x: Double? = nil, height: Double? = nil) {
    perform { $0.move(to: edge, x: x, height: height) }
  }

  /// Moves the stack a little, as a hint that it can be touched. Example: `Button("Do it") { proxy.hint() }`
  public func hint() { perform { $0.hint() } }

  /// Calls a closure with the controller of the heads, once they exist. Heads, style, labels and delegate are SwiftUI's.
  /// Example: `Button("Do it") { proxy.perform { $0.openOverflow() } }`
  public func perform(_ request: @escaping @MainActor (ChatHeadsController) -> Void) {
    if let controller { request(controller) } else { awaiting.append(request) }
  }
}
#endif
