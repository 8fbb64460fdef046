import SuppleInteractions

/// An event as the numbers that JavaScript reads; `Web/elements/abi` names them.
struct EventNumbers {
  /// Which event it is.
  var name: Int32
  /// The number of the head or badge that the event is about; 0 where there is but one.
  var item: Int32 = 0
  /// A first number, where the event carries one.
  var x = 0.0
  /// A second number, where the event carries one.
  var y = 0.0
}

/// An event's numbers with its time, in the host's seconds.
struct TimedNumbers {
  var numbers: EventNumbers
  var time: Double
}

/// An interaction whose events have numbers.
protocol NumberedEvents: Interaction {
  /// The numbers of an event.
  static func numbers(of event: Event) -> EventNumbers
}

extension ChatHeads: NumberedEvents {
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .pressed(let head): return EventNumbers(name: 0, item: head)
    case .opened(let head): return EventNumbers(name: 1, item: head)
    case .closed(let head): return EventNumbers(name: 2, item: head)
    case .selected(let head): return EventNumbers(name: 3, item: head)
    case .moved(let head, let edge, let y):
      return EventNumbers(name: 4, item: head, x: edge == .left ? 0 : 1, y: y)
    case .captured(let head): return EventNumbers(name: 5, item: head)
    case .released(let head): return EventNumbers(name: 6, item: head)
    case .dismissed(let head): return EventNumbers(name: 7, item: head)
    case .added(let head): return EventNumbers(name: 8, item: head)
    case .overflowed(let head): return EventNumbers(name: 9, item: head)
    case .dropped(let head): return EventNumbers(name: 10, item: head)
    case .badge(let head, let badgeEvent):
      var numbers = SlimeBadge.numbers(of: badgeEvent)
      numbers.item = head
      return numbers
    }
  }
}

extension SlimeBadge: NumberedEvents {
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .pressed: EventNumbers(name: 0)
    case .cleared: EventNumbers(name: 11)
    case .snapped: EventNumbers(name: 12)
    case .restored: EventNumbers(name: 13)
    }
  }
}

extension FlippingNotch: NumberedEvents {
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .armed: EventNumbers(name: 14)
    case .disarmed: EventNumbers(name: 15)
    case .triggered: EventNumbers(name: 16)
    case .inserted(let items): EventNumbers(name: 17, x: Double(items))
    case .failed(let text): EventNumbers(name: 18, x: Double(text))
    case .cancelled: EventNumbers(name: 19)
    }
  }
}
