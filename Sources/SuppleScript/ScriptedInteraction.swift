import SuppleInteractions
import SuppleMessenger

/// An interaction whose events have records (``EventRecord``), the one form for the events of all interactions.
public protocol ScriptedInteraction: Interaction {
  /// The record of an event.
  static func record(_ event: Timed<Event>) -> EventRecord
}

extension ScriptedInteraction {
  /// Returns the records of the events since the last call, in the order of time, and forgets them.
  public mutating func takeRecords() -> [EventRecord] { takeEvents().map(Self.record) }
}

extension ChatHeads: ScriptedInteraction {
  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }
}

extension SlimeBadge: ScriptedInteraction {
  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }
}

extension FlippingNotch: ScriptedInteraction {
  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }
}

extension Messenger: ScriptedInteraction {
  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }
}
