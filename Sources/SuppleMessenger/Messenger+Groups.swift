import SuppleInteractions
import SuppleScene

/// A group of badges: one of them shows the sum of the others.
struct RowBadgeGroup: Sendable {
  /// The number of the badge with the sum.
  let sum: Int32
  /// The counts of the members.
  var group = BadgeGroup()
  /// The state before the cascade that began last; nil once the app has taken its first events.
  var beforeCascade: BeforeCascade?

  /// The state before a cascade. A cancellation at the instant at which it begins restores this state.
  struct BeforeCascade: Sendable {
    /// The instant at which the cascade begins, in motion seconds.
    let time: Double
    /// The number of the messenger's badge events.
    let eventCount: Int
    /// The counts.
    let group: BadgeGroup
    /// The members that are cleared at the same instant as the sum, and their counts afterwards.
    var members: [(badge: EmbeddedSlimeBadge, countAfterwards: Int32?)] = []
  }
}

extension Messenger {
  /// Whether a badge shows the sum of a group, so that the app cannot set its content.
  func isSum(_ id: Int32) -> Bool { groups.contains { $0.sum == id } }

  /// Adds a badge to the group of a sum. A badge has one place in one group.
  mutating func addToGroup(sum: Int32, member: Int32) {
    guard sum != member, isBadge(sum), isBadge(member), !isSum(member) else { return }
    for group in groups where group.group.members.contains(where: { $0.id == member || $0.id == sum }) {
      return
    }
    let index = groups.firstIndex { $0.sum == sum } ?? groups.count
    if index == groups.count { groups.append(RowBadgeGroup(sum: sum)) }
    groups[index].group.set(member, count: 0)
    updateGroups()
  }

  /// The next instant at which a badge is cleared after a delay, in motion seconds; nil for none. Its burst must not depend on
  /// the times at which its moving anchor is read.
  var nextClearing: Double? {
    awaitsClearing ? badges.lazy.compactMap { $0.badge.clearTime }.min() : nil
  }

  /// Brings each group to the counts of its members at the present: begins, ends and cancels cascades, and sets the sums.
  mutating func updateGroups() {
    guard !groups.isEmpty else { return }
    // The clearing of the first member is an event of the same instant.
    repeat {
      let first = badgeEvents.count
      badgeEvents += takeBadgeEvents()
      for event in badgeEvents[first...] { note(event) }
    } while badges.contains { $0.badge.hasEvents }
    for index in groups.indices { countMembers(of: index) }
  }

  private mutating func note(_ event: Timed<Event>) {
    guard case .badge(let id, let event) = event.value, let index = groups.firstIndex(where: { $0.sum == id })
    else {
      return
    }
    switch event {
    case .cleared:
      let delay = preferences.reducedMotion ? 0 : style.slimeBadge.cascadeDelay
      var before = RowBadgeGroup.BeforeCascade(
        time: clock.now, eventCount: badgeEvents.count, group: groups[index].group)
      for step in groups[index].group.clear(onScreen: membersOnScreen(of: index), delay: delay) {
        guard let place = badgeIndices[step.id] else { continue }
        let member = badges[place].badge
        setBadge(step.id) { $0.perform(.clear(after: step.delay)) }
        if step.delay == 0 { before.members.append((member, badges[place].badge.count)) }
      }
      groups[index].beforeCascade = before
    case .restored:
      if let before = groups[index].beforeCascade, before.time == clock.now {
        return takeBackCascade(of: index, to: before)
      }
      for member in groups[index].group.cancel() {
        setBadge(member.id) { badge in
          badge.perform(badge.clearTime == nil ? .setCount(member.count) : .cancelDismissal)
        }
      }
    default: break
    }
  }

  /// Restores the members to their state before a cascade, and removes its events: it began at this instant, and so its first
  /// clearings came before the app could cancel that of the sum. A member that the app has changed since keeps its new count.
  private mutating func takeBackCascade(of index: Int, to before: RowBadgeGroup.BeforeCascade) {
    var unchanged: [Int32] = []
    for (member, count) in before.members {
      guard let place = badgeIndices[member.item], badges[place].badge.count == count else { continue }
      setBadge(member.item) { $0 = member }
      unchanged.append(member.item)
    }
    for member in groups[index].group.cancel() {
      setBadge(member.id) { badge in
        if badge.clearTime != nil { badge.perform(.cancelDismissal) }
      }
    }
    let sum = groups[index].sum
    let later = badgeEvents.dropFirst(before.eventCount).filter { event in
      switch event.value {
      case .badge(sum, .cascaded): false
      case .badge(let id, _): !unchanged.contains(id)
      default: true
      }
    }
    badgeEvents.replaceSubrange(before.eventCount..., with: later)
    groups[index].group = before.group
    groups[index].beforeCascade = nil
  }

  private mutating func countMembers(of index: Int) {
    for member in groups[index].group.members {
      guard let badge = badgeIndices[member.id].map({ badges[$0].badge }), badge.clearTime == nil else {
        continue
      }
      if groups[index].group.pending.contains(member.id) {
        groups[index].group.settle(member.id, count: badge.count)
      } else {
        groups[index].group.set(member.id, count: badge.count, isPinned: badge.isPinned)
      }
    }
    if let cascade = groups[index].group.takeCascade() {
      let event = SlimeBadge.Event.cascaded(
        cleared: Int32(cascade.cleared.count), kept: Int32(cascade.kept.count))
      badgeEvents.append(Timed(.badge(groups[index].sum, event), at: clock.hostTime.seconds))
    }
    guard !groups[index].group.isCascading else { return }
    let sum = groups[index].group.sum
    guard let place = badgeIndices[groups[index].sum], badges[place].badge.count != sum else { return }
    setBadge(groups[index].sum) { $0.perform(.setCount(sum)) }
  }

  /// The visible members of a group, in reading order.
  private func membersOnScreen(of index: Int) -> [Int32] {
    let shown = groups[index].group.members.compactMap { badgeIndices[$0.id] }.filter {
      badges[$0].badge.isShown && isVisible(badges[$0])
    }
    return shown.sorted { first, second in
      let (a, b) = (badges[first].badge.center, badges[second].badge.center)
      return a.y != b.y ? a.y < b.y : preferences.rightToLeft ? a.x > b.x : a.x < b.x
    }.map { badges[$0].badge.item }
  }

  /// Changes a badge, and moves it to the place of its new width.
  private mutating func setBadge(_ id: Int32, _ change: (inout EmbeddedSlimeBadge) -> Void) {
    guard let index = badgeIndices[id] else { return }
    change(&badges[index].badge)
    if badges[index].badge.clearTime != nil { awaitsClearing = true }
    placeBadge(index, checking: true)
  }
}
