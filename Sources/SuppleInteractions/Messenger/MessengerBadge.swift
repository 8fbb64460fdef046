import SuppleMotion
import SuppleScene

/// A slime badge that sits in a row of a messenger's list.
struct MessengerBadge: Sendable {
  /// The number of its row.
  let row: Int32
  /// The badge.
  var badge: SlimeBadgeMachine

  /// Whether it is out of its row, and so above everything else.
  var isRaised: Bool {
    switch badge.state {
    case .hidden, .resting: false
    case .held(let hold): hold.origin != nil
    case .hinting, .returning, .bursting, .fading: true
    }
  }
}

extension Messenger {
  /// How far a badge's trailing edge stands in from that of its row, in points.
  public static let badgeInset = 12.0
  /// How far a badge's middle lies below that of its row, in points: at the end of the last line of two.
  public static let badgeDrop = 13.0

  /// Where a badge lives now: at the end of its row's last line, below the time. Nil where there is no such row.
  func home(of badge: MessengerBadge) -> Point? {
    guard let room = notch.machine.room(ofRow: badge.row) else { return nil }
    let half = badge.badge.style.badgeRadius + max(0, badge.badge.spine.value(at: clock.now))
    let inset = min(Messenger.badgeInset + half, room.width / 2)
    return Point(
      x: rightToLeft ? room.minX + inset : room.maxX - inset,
      y: room.center.y + min(Messenger.badgeDrop, room.height / 4))
  }

  /// Whether a badge is to be seen: one in its row with that, one out of it wherever it is, and without a row only one
  /// that a finger holds.
  func isSeen(_ badge: MessengerBadge) -> Bool {
    guard let room = notch.machine.room(ofRow: badge.row) else { return badge.badge.pointer != nil }
    return badge.isRaised || room.maxY > 0 && room.minY < viewport.size.height
  }

  /// Whether a number is a badge's.
  func isBadge(_ id: Int32) -> Bool { badges.contains { $0.badge.item == id } }

  /// A new badge in a row, at rest.
  mutating func addBadge(_ id: Int32, row: Int32, count: Int32?) {
    guard id > 0, !isBadge(id), !heads.has(id) else { return }
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(UInt32(bitPattern: id))
    var badge = SlimeBadgeMachine(
      style: style.slimeBadge.clamped(), viewport: viewport, seed: mixed, item: id,
      home: viewport.bounds.center)
    badge.reducedMotion = reducedMotion
    badge.advance(to: clock)
    badge.setCount(count, at: moment)
    badges.append(MessengerBadge(row: row, badge: badge))
    placeBadges()
  }

  /// Brings every badge to the present, and to its row; after an act their gums are checked as well.
  mutating func placeBadges(checking: Bool = false) {
    for index in badges.indices {
      // Where it lives depends on how long it is, and that may change on the way.
      if let home = home(of: badges[index]) { badges[index].badge.carryHome(to: home) }
      badges[index].badge.advance(to: clock)
      if let home = home(of: badges[index]) { badges[index].badge.carryHome(to: home) }
      if checking { badges[index].badge.checkBreak(at: moment) }
    }
  }
}
