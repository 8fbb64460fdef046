/// The sum of unread counts on a badge that a finger holds. Until the release it keeps its number and its heads, also while
/// another head becomes the leader.
struct HeldSum: Sendable {
  /// The head with the badge; nil for no sum.
  var owner: HeadID?
  /// The number on the badge.
  var count: Int32 = 0
  /// The heads with a part of the sum, shown or in the overflow.
  var heads: [HeadID] = []
}
