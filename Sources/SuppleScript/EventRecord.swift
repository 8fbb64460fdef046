import SuppleInteractions

/// The names by which scripts, replays and hosts know the events of all interactions.
public enum EventName: String, Sendable, Hashable, CaseIterable {
  // Chat heads.
  case opened, closed, selected, moved, captured, released, dismissed, added, overflowed, dropped
  // Slime badges, alone, on a head or in a row; chat heads are pressed as well.
  case pressed, cleared, snapped, restored
  // Flipping notch.
  case armed, disarmed, triggered, inserted, failed, cancelled
}

/// An event of whatever interaction, in one form: what a replay prints and what tests of all interactions look at.
public struct EventRecord: Sendable, Hashable {
  /// When the event happened, in the host's seconds.
  public var time: Double
  /// What happened.
  public var name: EventName
  /// The number of the head or badge that the event is about; 0 where there is but one.
  public var item: Int32
  /// The edge of a `moved`.
  public var edge: HorizontalEdge?
  /// The height of a `moved`, in points, or the number of new rows of an `inserted`.
  public var value: Double?

  /// A record of an event.
  public init(
    _ name: EventName, at time: Double, item: Int32 = 0, edge: HorizontalEdge? = nil, value: Double? = nil
  ) {
    self.time = time
    self.name = name
    self.item = item
    self.edge = edge
    self.value = value
  }

  /// The record of an event of chat heads.
  public init(_ event: Timed<ChatHeads.Event>) {
    func of(_ name: EventName, _ head: Int32) -> EventRecord { EventRecord(name, at: event.time, item: head) }
    switch event.value {
    case .pressed(let head): self = of(.pressed, head)
    case .opened(let head): self = of(.opened, head)
    case .closed(let head): self = of(.closed, head)
    case .selected(let head): self = of(.selected, head)
    case .moved(let head, let edge, let y):
      self.init(.moved, at: event.time, item: head, edge: edge, value: y)
    case .captured(let head): self = of(.captured, head)
    case .released(let head): self = of(.released, head)
    case .dismissed(let head): self = of(.dismissed, head)
    case .added(let head): self = of(.added, head)
    case .overflowed(let head): self = of(.overflowed, head)
    case .dropped(let head): self = of(.dropped, head)
    case .badge(let head, let badgeEvent):
      self.init(Timed(badgeEvent, at: event.time))
      item = head
    }
  }

  /// The record of an event of a slime badge.
  public init(_ event: Timed<SlimeBadge.Event>) {
    let name: EventName =
      switch event.value {
      case .pressed: .pressed
      case .snapped: .snapped
      case .restored: .restored
      case .cleared: .cleared
      }
    self.init(name, at: event.time)
  }

  /// The record of an event of a flipping notch.
  public init(_ event: Timed<FlippingNotch.Event>) {
    switch event.value {
    case .armed: self.init(.armed, at: event.time)
    case .disarmed: self.init(.disarmed, at: event.time)
    case .triggered: self.init(.triggered, at: event.time)
    case .inserted(let items): self.init(.inserted, at: event.time, value: Double(items))
    case .failed: self.init(.failed, at: event.time)
    case .cancelled: self.init(.cancelled, at: event.time)
    }
  }

  /// The record of an event of a messenger.
  public init(_ event: Timed<Messenger.Event>) {
    switch event.value {
    case .chatHeads(let value): self.init(Timed(value, at: event.time))
    case .notch(let value): self.init(Timed(value, at: event.time))
    case .badge(let number, let value):
      self.init(Timed(value, at: event.time))
      item = number
    }
  }
}
