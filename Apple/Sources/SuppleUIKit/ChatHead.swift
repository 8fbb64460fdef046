#if canImport(UIKit)
public import SuppleHosting
public import UIKit

/// One head: a chat, or any other item that the app shows as a round picture.
///
/// ```swift
/// let head = ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)
/// ```
///
/// Equality compares all properties, the image included. JSON contains all but the image, which the app stores itself.
public struct ChatHead: Identifiable, Hashable, Codable, Sendable {
  /// The identity of the head, in one run of the app and the next. Example: `heads.open(head.id)`
  public var id: String
  /// The name, for VoiceOver and for the initials in place of a missing picture. Example: `head.name = "Anna"`
  public var name: String
  /// The number of unread items; 0 for no badge. Example: `head.unread += 1`
  public var unread: Int
  /// The picture. Example: `head.image = anna.picture`
  public var image: UIImage?
  /// The size and shape; nil for the style's circle. Example: `head.face = .pill(CGSize(width: 160, height: 48))`
  public var face: ChatHeadFace?
  /// Whether a tap opens a conversation or is the app's alone. Example: `head.role = .button`
  public var role: ChatHeadRole {
    get { givenRole ?? .conversation }
    set { givenRole = newValue == .conversation ? nil : newValue }
  }
  /// The role, where JSON has one.
  private var givenRole: ChatHeadRole?

  /// Makes a head. Example: `let head = ChatHead(id: "anna", name: "Anna")`
  public init(
    id: String, name: String, unread: Int = 0, image: UIImage? = nil, face: ChatHeadFace? = nil,
    role: ChatHeadRole = .conversation
  ) {
    (self.id, self.name, self.unread, self.image, self.face) = (id, name, unread, image, face)
    self.role = role
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, unread, face
    case givenRole = "role"
  }

  /// The head as an entry of the register.
  var entry: HeadRegister.Entry { .init(id: id, unread: unread, face: face?.engineFace) }
}

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

/// Events of heads, from ``ChatHeadsController/events``.
///
/// ```swift
/// Task { for await case .opened(let head) in heads.events { store.markRead(head.id) } }
/// ```
public enum ChatHeadsEvent: Equatable, Sendable {
  /// A head was tapped, and the delegate agreed. Example: `if case .tapped(let head) = event { print(head.name) }`
  case tapped(ChatHead)
  /// A conversation opened or came to the front. Example: `if case .opened(let head) = event { print(head.name) }`
  case opened(ChatHead)
  /// The open conversation closed. Example: `if case .closed(let head) = event { print(head.name) }`
  case closed(ChatHead)
  /// The stack came to rest at an edge; `x` and `height` are its shares of the reachable width and height, 0 to 1.
  /// Example: `if case .moved(let edge, let x, let height) = event { print(edge, x, height) }`
  case moved(ChatHeadsEdge, x: Double, height: Double)
  /// The conversation beside its head has another docking or place; `frame` is where it comes to rest, in points of the heads'
  /// view. Example: `if case .panelMoved(let docking, let frame) = event { print(docking, frame) }`
  case panelMoved(ChatHeadsDocking, frame: CGRect)
  /// The conversation beside its head has another size; `frame` is where it comes to rest, in points of the heads' view.
  /// Example: `if case .panelResized(let frame) = event { print(frame.size) }`
  case panelResized(frame: CGRect)
  /// A person dismissed a head. Example: `if case .dismissed(let head) = event { store.archive(head.id) }`
  case dismissed(ChatHead)
  /// A head was removed because it exceeded the maximum.
  /// Example: `if case .dropped(let head) = event { print(head.name) }`
  case dropped(ChatHead)
  /// A head's badge was torn off. Example: `if case .badgeCleared(let head) = event { store.markRead(head.id) }`
  case badgeCleared(ChatHead)
  /// A head is in the overflow. Example: `if case .overflowed(let head) = event { print(head.name) }`
  case overflowed(ChatHead)
  /// A head's message beside the stack disappears.
  /// Example: `if case .messageHidden(let head) = event { print(head.name) }`
  case messageHidden(ChatHead)
}
#endif
