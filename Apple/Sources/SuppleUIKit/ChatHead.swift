#if canImport(UIKit)
import SuppleHosting
public import UIKit

/// One head: a chat, or whatever else the app shows as a round picture.
///
/// ```swift
/// ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)
/// ```
public struct ChatHead: Identifiable, Sendable {
  /// What tells heads apart, in one run of the app and the next.
  public var id: String
  /// The name that VoiceOver says, and whose initials are shown where there is no picture.
  public var name: String
  /// How many unread things wait; 0 for no badge.
  public var unread: Int
  /// The picture.
  public var image: UIImage?

  /// A head.
  public init(id: String, name: String, unread: Int = 0, image: UIImage? = nil) {
    (self.id, self.name, self.unread, self.image) = (id, name, unread, image)
  }

  /// The head as the register knows it.
  var entry: HeadRegister.Entry { .init(id: id, unread: unread) }

  /// The first letters of the first two words of the name.
  var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first)).uppercased()
  }
}

/// Hears what a person does with heads, and may refuse that one goes. Every method has a default that does nothing.
@MainActor public protocol ChatHeadsDelegate: AnyObject {
  /// A conversation opened, or another one came to the front.
  func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead)
  /// The open conversation closed.
  func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead)
  /// The stack came to rest at an edge.
  func chatHeads(_ controller: ChatHeadsController, didMoveTo edge: ChatHeadsEdge)
  /// A head was thrown away; false brings it back.
  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool
  /// A head is gone from ``ChatHeadsController/heads``.
  func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead)
  /// A head's badge was torn off; its count is 0.
  func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead)
  /// A head did not fit and waits behind the row's last place.
  func chatHeads(_ controller: ChatHeadsController, didOverflow head: ChatHead)
}

extension ChatHeadsDelegate {
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didMoveTo edge: ChatHeadsEdge) {}
  /// Accepts.
  public func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { true }
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead) {}
  /// Does nothing.
  public func chatHeads(_ controller: ChatHeadsController, didOverflow head: ChatHead) {}
}
#endif
