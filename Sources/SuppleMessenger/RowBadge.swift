import SuppleInteractions
import SuppleScene

/// A slime badge in a row of a messenger's list.
struct RowBadge: Sendable {
  /// The number of its row.
  let row: Int32
  /// The badge.
  var badge: EmbeddedSlimeBadge
}

extension Messenger {
  /// The distance between the trailing edges of a badge and its row, in points.
  public static let badgeInset = 12.0
  /// The distance of a badge's centre below its row's, in points: at the end of the last line of two.
  public static let badgeDrop = 13.0

  /// The anchor of a badge in its row, `room`: at the end of the last line, below the time.
  private func anchor(in room: Rect, halfWidth: Double) -> Point {
    let inset = min(Messenger.badgeInset + halfWidth, room.width / 2)
    return Point(
      x: preferences.rightToLeft ? room.minX + inset : room.maxX - inset,
      y: room.center.y + min(Messenger.badgeDrop, room.height / 4))
  }

  /// Whether a badge is visible: at rest in its row, raised anywhere, and never without a row.
  func isVisible(_ badge: RowBadge) -> Bool {
    guard let room = notch.rowFrame(badge.row) else { return false }
    return badge.badge.isRaised || room.maxY > 0 && room.minY < viewport.size.height
  }

  /// Whether a number belongs to a badge.
  func isBadge(_ id: Int32) -> Bool { badgeIndices[id] != nil }

  /// The viewport of the badges. It has no safe area, because the list extends below the system's bars.
  var badgeViewport: Viewport { Viewport(size: viewport.size) }

  /// Adds a badge to a row, at rest.
  mutating func addBadge(_ id: Int32, row: Int32, count: Int32?) {
    guard id > 0, !isBadge(id), !heads.has(id) else { return }
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(UInt32(bitPattern: id))
    var badge = EmbeddedSlimeBadge(
      style: style.slimeBadge, viewport: badgeViewport, seed: mixed, item: id, anchor: viewport.bounds.center)
    badge.setPreferences(preferences)
    badge.advance(to: clock)
    badge.perform(.setCount(count))
    badgeIndices.insert(id, index: badges.count)
    badges.append(RowBadge(row: row, badge: badge))
    placeBadge(badges.count - 1, checking: true)
  }

  /// Moves every badge to the present, and to its row. After an action, `checking` also checks the connectors.
  mutating func placeBadges(checking: Bool = false) {
    for index in badges.indices { placeBadge(index, checking: checking) }
  }

  /// Moves one badge to the present, and to its row.
  mutating func placeBadge(_ index: Int, checking: Bool = false) {
    let room = notch.rowFrame(badges[index].row)
    if room == nil { cancelTouch(of: index) }
    // The anchor depends on the badge's width, which may change until the present.
    carryAnchor(index, in: room)
    badges[index].badge.advance(to: clock)
    carryAnchor(index, in: room)
    if checking { badges[index].badge.checkBreak() }
  }

  /// Cancels the touch of a badge after the app has removed its row. A later row with the same number is another row: a
  /// badge under a finger would jump there.
  private mutating func cancelTouch(of index: Int) {
    guard let pointer = badges[index].badge.pointer else { return }
    let cancelled = Pointer(id: pointer, phase: .cancel, position: badges[index].badge.center)
    badges[index].badge.handle(cancelled, hostTime: clock.hostTime)
  }

  private mutating func carryAnchor(_ index: Int, in room: Rect?) {
    guard let room else { return }
    let halfWidth = badges[index].badge.halfWidth(at: clock.now)
    badges[index].badge.carryAnchor(to: anchor(in: room, halfWidth: halfWidth))
  }
}
