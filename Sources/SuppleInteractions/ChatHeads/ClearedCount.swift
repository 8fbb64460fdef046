/// An unread count that a torn badge cleared, while the app can still cancel.
struct ClearedCount: Sendable {
  /// The head with the torn badge.
  let owner: HeadID
  /// The count that was cleared, 1 or more.
  let count: Int32

  /// A count that was cleared with the badge of a head; nil for no count.
  init?(_ count: Int32, by owner: HeadID) {
    guard count > 0 else { return nil }
    self.owner = owner
    self.count = count
  }
}

extension Optional<ClearedCount> {
  /// Removes and returns the count if it was cleared with the badge of `head`; nil for none.
  mutating func take(clearedBy head: HeadID) -> Int32? {
    guard let cleared = self, cleared.owner == head else { return nil }
    self = nil
    return cleared.count
  }
}
