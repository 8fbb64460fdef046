#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

extension Frame {
  /// Whether a layer is away from the badge's anchor.
  package var isBadgeRaised: Bool { layers.contains { $0.id.role != .badge || $0.traits.contains(.raised) } }
}

/// A view that a group can count.
@MainActor package protocol GroupedBadge: UIView, InteractionHost<SlimeBadge> {
  /// The count and the text; nil for a badge without either.
  var groupContent: (count: Int?, text: String?) { get }
  var isPinned: Bool { get }
  var slots: BadgeSlots { get }
  /// Shows a content; `reports` sends the control events of a change by the person.
  func show(_ content: (count: Int?, text: String?), reports: Bool)
  /// Clears the badge after a delay in seconds, without a window immediately.
  func clear(after delay: Double)
  /// Clears the badge without motion, if the app agrees.
  func clearUnseen()
  /// The announcement of a cleared sum.
  func clearedWords(_ count: Int) -> String
}

/// The result of a group's cascade. Example: `group.onCascade = { print($0.cleared) }`
@MainActor public struct BadgeCascade {
  /// The number of badges that were cleared. Example: `group.onCascade = { print($0.cleared) }`
  public let cleared: Int
  /// The number of badges that kept their counts. Example: `group.onCascade = { print($0.kept) }`
  public let kept: Int
  fileprivate let group: BadgeGroup

  /// Restores every cleared count, once, until a badge changes. Example: `group.onCascade = { $0.undo() }`
  public func undo() { group.undo() }
}

/// Badges that one badge, the sum, counts. Tearing the sum off clears them one after another. The group holds its badges
/// weakly, and each badge holds its group.
///
/// ```swift
/// let group = BadgeGroup(sum: inboxBadge)
/// group.add(badge)
/// group.onCascade = { print("\($0.cleared) cleared") }
/// ```
@MainActor public final class BadgeGroup {
  private final class Member {
    weak var badge: (any GroupedBadge)?
    var before: (count: Int?, text: String?) = (0, nil)
    init(_ badge: any GroupedBadge) { self.badge = badge }
  }

  /// Notified when the last badge was cleared or kept. Example: `group.onCascade = { print($0.cleared) }`
  public var onCascade: ((BadgeCascade) -> Void)?
  weak var sum: (any GroupedBadge)?
  private var members: [Int32: Member] = [:]
  private var counts = SuppleInteractions.BadgeGroup()
  private var unseen: [Int32] = []
  private var lastID: Int32 = 0

  /// A group that a badge sums up. Example: `let group = BadgeGroup(sum: inboxBadge)`
  public convenience init(sum: some SlimeBadgeTelling) {
    self.init()
    if let badge = sum as? any GroupedBadge { setSum(badge) }
  }

  /// A group without badges.
  package init() {}

  /// Counts a badge, which leaves its previous group. Example: `group.add(badge)`
  public func add(_ badge: some SlimeBadgeTelling) {
    if let badge = badge as? any GroupedBadge { join(badge) }
  }

  /// Restores every count that the last cascade has cleared, once, until a badge changes. Example: `group.undo()`
  public func undo() {
    for old in counts.undo() {
      guard let member = members[old.id], let badge = member.badge else { continue }
      if isEmpty(badge) { badge.show(member.before, reports: true) }
    }
    showSum()
  }

  /// Makes a badge the sum.
  package func setSum(_ badge: any GroupedBadge) {
    let place = badge.parts.place
    guard place.sum !== self else { return }
    place.sum?.sum = nil
    (place.sum, sum) = (self, badge)
    showSum()
  }

  /// Counts a badge, which leaves its previous group.
  package func join(_ badge: any GroupedBadge) {
    let place = badge.parts.place
    guard place.group !== self else { return }
    place.leave()
    lastID += 1
    (place.group, place.id) = (self, lastID)
    members[lastID] = Member(badge)
    changed(badge)
  }

  func remove(_ id: Int32) {
    members[id] = nil
    counts.remove(id)
    finish()
  }

  func isPending(_ id: Int32) -> Bool { counts.pending.contains(id) }

  private func isEmpty(_ badge: any GroupedBadge) -> Bool {
    badge.groupContent.text == nil && badge.groupContent.count == 0
  }

  private func number(of badge: any GroupedBadge) -> Int32? {
    badge.groupContent.text == nil ? badge.groupContent.count.map { Int32(clamping: $0) } : nil
  }

  func changed(_ badge: any GroupedBadge) {
    counts.set(badge.parts.place.id, count: number(of: badge), isPinned: badge.isPinned)
    finish()
  }

  /// Notes that a member's clearing was cancelled.
  func settle(_ id: Int32) {
    guard let badge = members[id]?.badge, isPending(id) else { return }
    counts.settle(id, count: number(of: badge))
    finish()
  }

  /// Clears the members, because the sum was cleared.
  func clear() {
    guard let sum, !counts.isCascading else { return }
    UIAccessibility.post(notification: .announcement, argument: sum.clearedWords(Int(counts.sum)))
    var shown: [(id: Int32, box: CGRect)] = []
    for (id, member) in members {
      guard let badge = member.badge else { continue }
      member.before = badge.groupContent
      if let box = badge.shownBox { shown.append((id, box)) }
    }
    let isRightToLeft = sum.effectiveUserInterfaceLayoutDirection == .rightToLeft
    shown.sort { first, second in
      let (a, b) = (first.box, second.box)
      return a.minY != b.minY ? a.minY < b.minY : isRightToLeft ? a.minX > b.minX : a.minX < b.minX
    }
    let delay = UIAccessibility.isReduceMotionEnabled ? 0 : sum.driver.engine.style.cascadeDelay
    let onScreen = shown.map(\.id)
    let steps = counts.clear(onScreen: onScreen, delay: delay)
    unseen = steps.map(\.id).filter { !onScreen.contains($0) }
    for step in steps where !unseen.contains(step.id) { members[step.id]?.badge?.clear(after: step.delay) }
    finish()
  }

  private func finish() {
    guard counts.pending.allSatisfy(unseen.contains) else { return }
    // Each clearing of an unseen badge returns here.
    if let id = unseen.popLast() {
      members[id]?.badge?.clearUnseen()
      settle(id)
      return finish()
    }
    let cascade = counts.takeCascade()
    if !counts.isCascading { showSum() }
    guard let cascade else { return }
    let told = BadgeCascade(cleared: cascade.cleared.count, kept: cascade.kept.count, group: self)
    onCascade?(told)
    sum?.parts.place.onCascade?(told)
  }

  private func showSum() {
    if !counts.isCascading { sum?.show((Int(counts.sum), nil), reports: false) }
  }
}

/// The place of a badge in groups: a member, a sum, both or neither.
@MainActor package final class GroupPlace {
  fileprivate(set) var group: BadgeGroup?
  fileprivate(set) var id: Int32 = 0
  fileprivate var sum: BadgeGroup?
  /// Writes a restored count to the app's model.
  package var restore: ((Int?) -> Void)?
  /// Notified of the end of a cascade of the sum.
  package var onCascade: (@MainActor (BadgeCascade) -> Void)?
  /// The names by which SwiftUI's badges find each other in one window.
  package var names: (group: String?, sum: String?) = (nil, nil)

  package init() {}

  // A deallocated badge no longer counts.
  deinit {
    if let group { Task { @MainActor [id] in group.remove(id) } }
  }

  /// Whether a cascade will clear the badge, without haptic feedback.
  package var isPending: Bool { group?.isPending(id) ?? false }
  package func changed(_ badge: any GroupedBadge) { group?.changed(badge) }
  /// Notes that the clearing was cancelled, by the app or another action.
  package func settle() { group?.settle(id) }

  /// Notes that a person or a cascade has cleared the badge.
  package func cleared(_ badge: any GroupedBadge) {
    group?.changed(badge)
    sum?.clear()
  }

  fileprivate func leave() {
    let old = group
    group = nil
    old?.remove(id)
  }

  private final class Named { weak var group: BadgeGroup? }
  private static var named: [String: Named] = [:]

  /// Enters the groups of the names in a window.
  package func enter(_ badge: any GroupedBadge) {
    guard let window = badge.window, names.group != nil || names.sum != nil else { return }
    func find(_ name: String) -> BadgeGroup {
      let entry = GroupPlace.named["\(ObjectIdentifier(window).hashValue) \(name)", default: Named()]
      let group = entry.group ?? BadgeGroup()
      entry.group = group
      GroupPlace.named = GroupPlace.named.filter { $0.value.group != nil }
      GroupPlace.named["\(ObjectIdentifier(window).hashValue) \(name)"] = entry
      return group
    }
    if let name = names.group { find(name).join(badge) }
    if let name = names.sum { find(name).setSum(badge) }
  }
}

extension GroupedBadge {
  /// The box in the window; nil for an invisible view.
  fileprivate var shownBox: CGRect? {
    guard let window else { return nil }
    var view: UIView? = self
    while let shown = view {
      if shown.isHidden || shown.alpha == 0 { return nil }
      view = shown.superview
    }
    let box = convert(bounds, to: window)
    return box.width > 0 && box.intersects(window.bounds) ? box : nil
  }
}
#endif
