/// The counts of badges that one badge sums up. Torn off, the sum clears its members one after another.
///
/// The group is a value: its owner keeps the badges, reports their counts, and performs the steps of a cascade.
///
/// ```swift
/// var group = BadgeGroup()
/// group.set(1, count: 3)
/// group.set(2, count: nil)                              // a dot counts 1
/// total.perform(.setCount(group.sum), at: time)         // 4
/// // The sum was cleared:
/// for step in group.clear(onScreen: [2, 1], delay: 0.08) {
///   badges[step.id].perform(.clear(after: step.delay), at: time)
/// }
/// // A member was cleared, or its clearing was called off:
/// group.settle(2, count: 0)
/// if let cascade = group.takeCascade() { show(cascade.cleared.count) }
/// ```
public struct BadgeGroup: Sendable, Hashable {
  /// A badge of the group.
  public struct Member: Sendable, Hashable {
    /// The number of the badge.
    public let id: Int32
    /// The count: nil for a badge without a number, which counts 1; 0 for no badge.
    public fileprivate(set) var count: Int32?
    /// Whether the badge is pinned: it neither counts nor is cleared.
    public fileprivate(set) var isPinned: Bool

    /// The part of the sum.
    fileprivate var value: Int { isPinned ? 0 : Int(max(0, count ?? 1)) }
  }

  /// The clearing of a member.
  public struct Step: Sendable, Hashable {
    /// The number of the badge.
    public let id: Int32
    /// The delay after the clearing of the sum, in seconds.
    public let delay: Double
  }

  /// The result of a cascade.
  public struct Cascade: Sendable, Hashable {
    /// The members that were cleared.
    public let cleared: [Int32]
    /// The members that kept a count: their clearing was cancelled or called off.
    public let kept: [Int32]

    /// A result; of a group without members by default.
    public init(cleared: [Int32] = [], kept: [Int32] = []) {
      self.cleared = cleared
      self.kept = kept
    }
  }

  /// The maximum sum.
  public static let maximumSum = 1_000_000_000
  /// The maximum duration of a cascade, in seconds.
  public static let maximumDuration = 1.5

  /// The members, in the order of their addition.
  public private(set) var members: [Member] = []
  /// The members of the cascade in progress that are neither cleared nor kept yet.
  public private(set) var pending: [Int32] = []
  /// The members that the last cascade concerned, as they were before it.
  private var before: [Member] = []
  /// Whether a cascade is in progress.
  public private(set) var isCascading = false
  /// Whether the last cascade can be undone: no member has changed since.
  public private(set) var canUndo = false

  /// A group without members.
  public init() {}

  /// The sum of the counts, at most ``maximumSum``.
  public var sum: Int32 { Int32(members.reduce(0) { min(BadgeGroup.maximumSum, $0 + $1.value) }) }

  /// Adds a member, or changes its count. A change calls off the member's clearing, and rules out an undo.
  public mutating func set(_ id: Int32, count: Int32?, isPinned: Bool = false) {
    let member = Member(id: id, count: count, isPinned: isPinned)
    if let index = members.firstIndex(where: { $0.id == id }) {
      guard members[index] != member else { return }
      members[index] = member
    } else {
      members.append(member)
    }
    pending.removeAll { $0 == id }
    canUndo = false
  }

  /// Removes a member.
  public mutating func remove(_ id: Int32) {
    members.removeAll { $0.id == id }
    pending.removeAll { $0 == id }
    canUndo = false
  }

  /// Begins a cascade, after the sum was cleared. Returns the steps of the members that count, in the order of clearing; none
  /// during another cascade.
  ///
  /// - Parameters:
  ///   - onScreen: The visible members, in reading order. The others are cleared at the last instant.
  ///   - delay: The style's `cascadeDelay`, in seconds; 0 with reduced motion.
  public mutating func clear(onScreen: [Int32], delay: Double) -> [Step] {
    guard !isCascading else { return [] }
    before = members.filter { $0.value > 0 }
    let shown = onScreen.filter { id in before.contains { $0.id == id } }
    let gaps = Double(max(1, shown.count - 1))
    func instant(_ index: Int) -> Double {
      delay * gaps <= BadgeGroup.maximumDuration
        ? Double(index) * delay : Double(index) * BadgeGroup.maximumDuration / gaps
    }
    let hidden = before.map { $0.id }.filter { !shown.contains($0) }
    let end = instant(max(0, shown.count - 1))
    pending = shown + hidden
    isCascading = true
    canUndo = false
    return shown.indices.map { Step(id: shown[$0], delay: instant($0)) }
      + hidden.map { Step(id: $0, delay: end) }
  }

  /// Notes that a member of the cascade was cleared, with a count of 0, or that its clearing was called off. A member
  /// whose clearing the app cancels afterwards is set to its count again.
  public mutating func settle(_ id: Int32, count: Int32?) {
    if let index = members.firstIndex(where: { $0.id == id }) { members[index].count = count }
    pending.removeAll { $0 == id }
  }

  /// The result of the cascade once no member is pending; nil before, and after the first call.
  public mutating func takeCascade() -> Cascade? {
    guard isCascading, pending.isEmpty else { return nil }
    isCascading = false
    canUndo = true
    var kept: [Int32] = []
    var cleared: [Int32] = []
    for old in before {
      if members.contains(where: { $0.id == old.id && $0.value > 0 }) {
        kept.append(old.id)
      } else {
        cleared.append(old.id)
      }
    }
    return Cascade(cleared: cleared, kept: kept)
  }

  /// Ends the cascade in progress without a result, because the app has cancelled the clearing of the sum. The cleared members
  /// have their counts again. Returns all members that the cascade concerned.
  public mutating func cancel() -> [Member] {
    guard isCascading else { return [] }
    isCascading = false
    return restored()
  }

  /// Undoes the last cascade, once, unless a member has changed since: returns the members with their previous counts.
  public mutating func undo() -> [Member] { canUndo ? restored() : [] }

  private mutating func restored() -> [Member] {
    canUndo = false
    pending = []
    for old in before {
      if let index = members.firstIndex(where: { $0.id == old.id }) { members[index] = old }
    }
    return before
  }
}
