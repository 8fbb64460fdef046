/// The fingers that are on the list: two of them are a pinch, which is the app's until both are gone.
struct FlippingNotchFingers: Sendable {
  private var first: Int32?
  private var second: Int32?

  /// Takes in a finger that came down; returns whether it is the only one. The release of a finger that comes down twice
  /// was lost.
  mutating func add(_ pointer: Int32) -> Bool {
    remove(pointer)
    if first == nil { first = pointer } else { second = pointer }
    return first == pointer && second == nil
  }

  /// Takes in a finger that went up, or whose touch was cancelled.
  mutating func remove(_ pointer: Int32) {
    if first == pointer { first = nil }
    if second == pointer { second = nil }
  }
}
