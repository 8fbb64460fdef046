#if canImport(UIKit)
public import SuppleUIKit
public import UIKit

/// Commands for heads that no binding expresses: messages, moves, hints.
///
/// ```swift
/// ContentView()
///   .chatHeads($heads, proxy: proxy) { head in ConversationView(head) }
///
/// Button("Show where they are") { proxy.hint() }
/// ```
///
/// Keep the proxy in a `@State` of the view with the heads. A command before the heads are on the screen waits until
/// then.
@MainActor public final class ChatHeadsProxy {
  private weak var controller: ChatHeadsController?
  private var awaiting: [(ChatHeadsController) -> Void] = []

  /// Makes a proxy without heads.
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

  /// Shows a message beside the heads, below the name of its sender: the head's name by default. The head becomes the
  /// leader, and VoiceOver announces the message.
  /// Example: `Button("Do it") { proxy.present("On my way!", from: anna.id) }`
  public func present(_ text: String, sender: String? = nil, from id: String) {
    ask { $0.present(text, sender: sender, from: id) }
  }

  /// Moves the stack to an edge, at its current height or at a share of the reachable height: 0 is the top, 1 the bottom.
  /// Example: `Button("Do it") { proxy.move(to: .left, height: 0.5) }`
  public func move(to edge: ChatHeadsEdge, height: Double? = nil) {
    ask { $0.move(to: edge, height: height) }
  }

  /// Moves the stack a little from its edge, as a hint that it can be touched.
  /// Example: `Button("Do it") { proxy.hint() }`
  public func hint() { ask { $0.hint() } }

  /// Shows the heads that do not fit the open row, in place of the conversation.
  /// Example: `Button("Do it") { proxy.openOverflow() }`
  public func openOverflow() { ask { $0.openOverflow() } }

  /// Attaches a conversation beside its head to the head, gives it a place of its own, or the whole room.
  /// Example: `Button("Do it") { proxy.setDocking(.full) }`
  public func setDocking(_ docking: ChatHeadsDocking, animated: Bool = true) {
    ask { $0.setDocking(docking, animated: animated) }
  }

  /// Gives a conversation beside its head a place and a size, in points of the window: it floats.
  /// Example: `Button("Do it") { proxy.setPanelFrame(CGRect(x: 40, y: 80, width: 400, height: 500)) }`
  public func setPanelFrame(_ frame: CGRect, animated: Bool = true) {
    ask { $0.setPanelFrame(frame, animated: animated) }
  }

  /// Keeps resting heads out of areas of the window, in its points.
  /// Example: `Button("Do it") { proxy.setExclusionAreas([tabBarFrame]) }`
  public func setExclusionAreas(_ areas: [CGRect]) { ask { $0.setExclusionAreas(areas) } }
}
#endif
