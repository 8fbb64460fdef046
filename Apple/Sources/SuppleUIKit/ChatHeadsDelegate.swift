#if canImport(UIKit)
public import SuppleHosting
import UIKit

/// Receives a person's actions on heads, and may reject a tap or a dismissal. Every method has a default.
///
/// ```swift
/// final class Listener: ChatHeadsDelegate {
///   func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
///     if case .opened(let head) = event { store.markRead(head.id) }
///   }
/// }
/// ```
@MainActor public protocol ChatHeadsDelegate: AnyObject {
  /// A head was tapped, or the equivalent key or VoiceOver action was used. With false its conversation does not open,
  /// come to the front or close.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool { !isLocked }`
  func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool
  /// A head was dismissed; false restores it.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { isOnline }`
  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool
  /// An event of the heads occurred. Requests in this method take effect.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) { print(event) }`
  func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent)
}

extension ChatHeadsDelegate {
  /// Accepts.
  public func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool { true }
  /// Accepts.
  public func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { true }
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {}
}
#endif
