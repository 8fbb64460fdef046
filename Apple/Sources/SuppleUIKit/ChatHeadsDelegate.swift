#if canImport(UIKit)
public import SuppleHosting
public import UIKit

/// Receives a person's actions on heads, and may reject a tap or a dismissal. Every method has a default that does
/// nothing.
///
/// ```swift
/// final class Listener: ChatHeadsDelegate {
///   func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) { print(head.name) }
/// }
/// ```
@MainActor public protocol ChatHeadsDelegate: AnyObject {
  /// A head was tapped, or the equivalent key or VoiceOver action was used. With false its conversation does not open,
  /// come to the front or close.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool { !isLocked }`
  func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool
  /// A head was tapped, or the equivalent key or VoiceOver action was used, and `shouldAnswerTapOn` was true. It is all that a
  /// head with the role `button` does.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didTap head: ChatHead) { print(head.name) }`
  func chatHeads(_ controller: ChatHeadsController, didTap head: ChatHead)
  /// A conversation opened or came to the front.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) { store.markRead(head.id) }`
  func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead)
  /// The open conversation closed.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead) { controller.hint() }`
  func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead)
  /// The stack came to rest at an edge; `x` and `height` are its shares of the reachable width and height, 0 to 1.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didMoveTo edge: ChatHeadsEdge, x: Double, height: Double) { print(height) }`
  func chatHeads(
    _ controller: ChatHeadsController, didMoveTo edge: ChatHeadsEdge, x: Double, height: Double)
  /// The conversation beside its head has another docking or place; `frame` is where it comes to rest, in points of the heads'
  /// view.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didMovePanel docking: ChatHeadsDocking, frame: CGRect) { print(frame) }`
  func chatHeads(_ controller: ChatHeadsController, didMovePanel docking: ChatHeadsDocking, frame: CGRect)
  /// The conversation beside its head has another size; `frame` is where it comes to rest, in points of the heads' view.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didResizePanel frame: CGRect) { print(frame.size) }`
  func chatHeads(_ controller: ChatHeadsController, didResizePanel frame: CGRect)
  /// A head was dismissed; false restores it.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { isOnline }`
  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool
  /// A head was removed from ``ChatHeadsController/heads``.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead) { store.archive(head.id) }`
  func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead)
  /// A head's badge was torn off; its count is 0.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead) { store.markRead(head.id) }`
  func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead)
  /// A head did not fit, and is in the overflow.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didOverflow head: ChatHead) { print(head.name) }`
  func chatHeads(_ controller: ChatHeadsController, didOverflow head: ChatHead)
  /// A head was removed from ``ChatHeadsController/heads`` because it exceeded the maximum.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didDrop head: ChatHead) { print(head.name) }`
  func chatHeads(_ controller: ChatHeadsController, didDrop head: ChatHead)
  /// Position, order or open head changed: save ``ChatHeadsController/state``.
  /// Example: `func chatHeadsDidChangeState(_ controller: ChatHeadsController) { kept = controller.state }`
  func chatHeadsDidChangeState(_ controller: ChatHeadsController)
  /// A head's message beside the stack disappears.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didHideMessageOf head: ChatHead) { print(head.name) }`
  func chatHeads(_ controller: ChatHeadsController, didHideMessageOf head: ChatHead)
}

extension ChatHeadsDelegate {
  /// Accepts.
  public func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool { true }
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didTap head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(
    _ controller: ChatHeadsController, didMoveTo edge: ChatHeadsEdge, x: Double, height: Double
  ) {}
  /// Does nothing.
  public func chatHeads(
    _ controller: ChatHeadsController, didMovePanel docking: ChatHeadsDocking, frame: CGRect
  ) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didResizePanel frame: CGRect) {}
  /// Accepts.
  public func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { true }
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didOverflow head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didDrop head: ChatHead) {}
  /// Does nothing.
  public func chatHeadsDidChangeState(_ controller: ChatHeadsController) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didHideMessageOf head: ChatHead) {}
}
#endif
