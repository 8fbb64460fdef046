#if canImport(UIKit)
public import UIKit

/// Events of heads.
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
