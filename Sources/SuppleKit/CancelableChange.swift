/// A change that the app can cancel for some time: the value that undoes the change, from the proposal to the commit.
public struct CancelableChange<Undo: Sendable>: Sendable {
  /// The value that undoes the proposed change; nil without a proposal.
  @usableFromInline
  var proposed: Undo?

  /// No proposal.
  @inlinable
  public init() {}

  /// Proposes a change. An earlier proposal is committed.
  @inlinable
  public mutating func propose(_ undo: Undo) { proposed = undo }

  /// Cancels the change. Returns the value that undoes it, once.
  @inlinable
  public mutating func cancel() -> Undo? {
    defer { proposed = nil }
    return proposed
  }

  /// Commits the change.
  @inlinable
  public mutating func commit() { proposed = nil }
}
