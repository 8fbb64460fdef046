// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file
import SuppleInteractions
import SuppleScene

extension ChatHeads: NumberedEvents {
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .pressed(let head): return EventNumbers(name: 0, item: head)
    case .opened(let head): return EventNumbers(name: 1, item: head)
    case .closed(let head): return EventNumbers(name: 2, item: head)
    case .selected(let head): return EventNumbers(name: 3, item: head)
    case .moved(let head, let edge, let x, let y): return EventNumbers(name: 4, item: head, docking: Double(edge.rawValue), x: x, y: y)
    case .captured(let head): return EventNumbers(name: 5, item: head)
    case .released(let head): return EventNumbers(name: 6, item: head)
    case .dismissed(let head): return EventNumbers(name: 7, item: head)
    case .added(let head): return EventNumbers(name: 8, item: head)
    case .overflowed(let head): return EventNumbers(name: 9, item: head)
    case .dropped(let head): return EventNumbers(name: 10, item: head)
    case .tapped(let head): return EventNumbers(name: 20, item: head)
    case .flyoutHidden(let head): return EventNumbers(name: 21, item: head)
    case .panelMoved(let docking, let frame): return EventNumbers(name: 31, docking: Double(docking.rawValue), x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    case .panelResized(let frame): return EventNumbers(name: 35, x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    case .began: return EventNumbers(name: 24)
    case .settled(let finished): return EventNumbers(name: 25, x: finished ? 1 : 0)
    case .badge(let item, let event):
      var numbers = SlimeBadge.numbers(of: event)
      numbers.item = item
      return numbers
    }
  }
}

extension SlimeBadge: NumberedEvents {
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .pressed: return EventNumbers(name: 0)
    case .cleared: return EventNumbers(name: 11)
    case .snapped: return EventNumbers(name: 12)
    case .zoneEntered: return EventNumbers(name: 22)
    case .zoneLeft: return EventNumbers(name: 23)
    case .restored: return EventNumbers(name: 13)
    case .cascaded(let cleared, let kept): return EventNumbers(name: 26, x: Double(cleared), y: Double(kept))
    case .began: return EventNumbers(name: 24)
    case .settled(let finished): return EventNumbers(name: 25, x: finished ? 1 : 0)
    }
  }
}

extension FlippingNotch: NumberedEvents {
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .armed: return EventNumbers(name: 14)
    case .disarmed: return EventNumbers(name: 15)
    case .beganRefreshing: return EventNumbers(name: 16)
    case .inserted(let items): return EventNumbers(name: 17, x: Double(items))
    case .failed(let text): return EventNumbers(name: 18, x: Double(text))
    case .cancelled: return EventNumbers(name: 19)
    case .panelArmed: return EventNumbers(name: 27)
    case .panelDisarmed: return EventNumbers(name: 28)
    case .panelOpened: return EventNumbers(name: 29)
    case .panelClosed: return EventNumbers(name: 30)
    case .rowAdded: return EventNumbers(name: 32)
    case .rowKept: return EventNumbers(name: 33)
    case .rowDropped: return EventNumbers(name: 34)
    case .began: return EventNumbers(name: 24)
    case .settled(let finished): return EventNumbers(name: 25, x: finished ? 1 : 0)
    }
  }
}
