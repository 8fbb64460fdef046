import SuppleScene

extension ChatHeads {
  /// An event that chat heads report to the app. Heads are identified by their numbers.
  public enum Event: Sendable, Hashable {
    /// A finger came down on a head.
    case pressed(head: Int32)
    /// A head was tapped, or received the key for a tap: its conversation opens, switches or closes, unless the style leaves
    /// that to the app.
    case tapped(head: Int32)
    /// A head's conversation opened.
    case opened(head: Int32)
    /// The conversation of `head` closed.
    case closed(head: Int32)
    /// The open conversation switched to another head's.
    case selected(head: Int32)
    /// The stack with the leader `head` has a new resting place: an edge and the leader's centre, in points.
    case moved(head: Int32, edge: RestingEdge, x: Double, y: Double)
    /// The dismiss target captured a head.
    case captured(head: Int32)
    /// The dismiss target released a head.
    case released(head: Int32)
    /// A head was dismissed.
    case dismissed(head: Int32)
    /// A head joined.
    case added(head: Int32)
    /// A head left the row for the overflow.
    case overflowed(head: Int32)
    /// The overflow was full and forgot its oldest head.
    case dropped(head: Int32)
    /// The flyout with a message of a head is gone from the stack, or is about to fade out.
    case flyoutHidden(head: Int32)
    /// The open conversation has another docking or place; `frame` is its frame at rest, in points.
    case panelMoved(docking: PanelDocking, frame: Rect)
    /// The open conversation has another size; `frame` is its frame at rest, in points.
    case panelResized(frame: Rect)
    /// An event of a head's badge. A badge that is torn off a closed stack and shows the sum of all unread counts reports
    /// `cleared` for each head with a count.
    case badge(head: Int32, SlimeBadge.Event)
    /// An episode begins: the first motion or press after rest. Emitted if the preferences ask for it.
    case began
    /// The episode ends: all motion and presses are over. `finished` is false after an interruption.
    case settled(finished: Bool)

    /// The impact of the event, for haptic feedback.
    public var impact: Impact {
      switch self {
      case .captured, .released: .light
      case .dismissed: .strong
      case .badge(_, let event): event.impact
      default: .none
      }
    }
  }
}
