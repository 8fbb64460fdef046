#if canImport(UIKit)
public import SuppleUIKit
public import UIKit

/// What an app asks of heads besides what bindings say: messages, moves, hints.
///
/// ```swift
/// ContentView()
///   .chatHeads($heads, proxy: proxy) { head in ConversationView(head) }
///
/// Button("Show where they are") { proxy.hint() }
/// ```
///
/// Keep the proxy in a `@State` of the view that has the heads. What is asked before the heads are on the screen is done once they are.
@MainActor public final class ChatHeadsProxy {
  private weak var controller: ChatHeadsController?
  private var awaiting: [(ChatHeadsController) -> Void] = []

  /// A proxy of no heads yet.
  /// Example: `ContentView().chatHeads($heads, proxy: ChatHeadsProxy()) { ConversationView($0) }`
  public nonisolated init() {}

  func connect(_ controller: ChatHeadsController) {
    self.controller = controller
    let requests = awaiting
    awaiting = []
    for request in requests { request(controller) }
  }

  private func ask(_ request: @escaping (ChatHeadsController) -> Void) {
    if let controller { request(controller) } else { awaiting.append(request) }
  }

  /// Shows a message beside the heads, with the name of its sender above it: the head's, unless another is given. Its head
  /// takes the lead, and VoiceOver says it.
  /// Example: `Button("Do it") { proxy.present("On my way!", from: anna.id) }`
  public func present(_ text: String, sender: String? = nil, from id: String) {
    ask { $0.present(text, sender: sender, from: id) }
  }

  /// Sends the stack to an edge, at the height it is at or a share of it: 0 for the highest place, 1 for the lowest.
  /// Example: `Button("Do it") { proxy.move(to: .left, height: 0.5) }`
  public func move(to edge: ChatHeadsEdge, height: Double? = nil) {
    ask { $0.move(to: edge, height: height) }
  }

  /// The stack moves a little from its edge, to show that it can be touched.
  /// Example: `Button("Do it") { proxy.hint() }`
  public func hint() { ask { $0.hint() } }

  /// Shows the heads that do not fit the open row, in place of the conversation.
  /// Example: `Button("Do it") { proxy.openOverflow() }`
  public func openOverflow() { ask { $0.openOverflow() } }

  /// Keeps resting heads away from areas of the window, in its points.
  /// Example: `Button("Do it") { proxy.setExclusionAreas([tabBarFrame]) }`
  public func setExclusionAreas(_ areas: [CGRect]) { ask { $0.setExclusionAreas(areas) } }
}
#endif
