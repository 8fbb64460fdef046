import SuppleInteractions

/// An interaction that records its events in the common form of all interactions, ``EventRecord``.
public protocol ScriptedInteraction: Interaction {
  /// The record of an event.
  static func record(_ event: Timed<Event>) -> EventRecord
}

extension ScriptedInteraction {
  /// Returns the records of the events since the last call, in the order of time, and clears the list.
  public mutating func takeRecords() -> [EventRecord] { takeEvents().map(Self.record) }
}
