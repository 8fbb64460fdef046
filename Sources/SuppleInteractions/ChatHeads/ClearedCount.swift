/// An unread count that was cleared because a badge was torn off, as long as the app can take that back.
struct ClearedCount: Sendable {
  /// The head whose badge was torn off.
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
  /// Takes out the count if it was cleared with the badge of `head`; nil where none was.
  mutating func take(clearedBy head: HeadID) -> Int32? {
    guard let cleared = self, cleared.owner == head else { return nil }
    self = nil
    return cleared.count
  }
}
