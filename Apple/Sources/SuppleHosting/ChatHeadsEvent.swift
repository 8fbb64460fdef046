#if canImport(UIKit)
public import UIKit

/// Events of heads.
///
/// ```swift
/// Task { for await case .opened(let head) in heads.events { store.markRead(head.id) } }
/// ```
///
/// A delegate receives them as well, at the instant of the event.
public enum ChatHeadsEvent: Equatable, Sendable {
  /// A head was tapped, or the equivalent key or VoiceOver action was used, and the delegate agreed. It is the only effect of a
  /// head with the role `button`. Example: `if case .tapped(let head) = event { print(head.name) }`
  case tapped(ChatHead)
  /// A conversation opened or came to the front. Example: `if case .opened(let head) = event { print(head.name) }`
  case opened(ChatHead)
  /// The open conversation closed. Example: `if case .closed(let head) = event { print(head.name) }`
  case closed(ChatHead)
  /// The stack came to rest at an edge; `x` and `height` are its shares of the reachable width and height, 0 to 1.
  /// Example: `if case .moved(let edge, let x, let height) = event { print(edge, x, height) }`
  case moved(ChatHeadsEdge, x: Double, height: Double)
  /// The conversation beside its head has another docking or place; `frame` is its frame at rest, in points of the heads' view.
  /// Example: `if case .panelMoved(let docking, let frame) = event { print(docking, frame) }`
  case panelMoved(ChatHeadsDocking, frame: CGRect)
  /// The conversation beside its head has another size; `frame` is its frame at rest, in points of the heads' view.
  /// Example: `if case .panelResized(let frame) = event { print(frame.size) }`
  case panelResized(frame: CGRect)
  /// A person dismissed a head, and the delegate agreed: it is out of `heads`.
  /// Example: `if case .dismissed(let head) = event { store.archive(head.id) }`
  case dismissed(ChatHead)
  /// A head was removed from `heads` because it exceeded the maximum.
  /// Example: `if case .dropped(let head) = event { print(head.name) }`
  case dropped(ChatHead)
  /// A head's badge was torn off: its count is 0.
  /// Example: `if case .badgeCleared(let head) = event { store.markRead(head.id) }`
  case badgeCleared(ChatHead)
  /// A head did not fit, and is in the overflow. Example: `if case .overflowed(let head) = event { print(head.name) }`
  case overflowed(ChatHead)
  /// A head's message beside the stack disappears.
  /// Example: `if case .messageHidden(let head) = event { print(head.name) }`
  case messageHidden(ChatHead)
  /// Position, order, open head or panel changed: save the state.
  /// Example: `if case .stateChanged(let state) = event { kept = state }`
  case stateChanged(ChatHeadsState)
}
#endif
