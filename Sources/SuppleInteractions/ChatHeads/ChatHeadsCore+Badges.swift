import SuppleMotion
import SuppleScene

// The heads' unread counts: slime badges whose anchors are at a corner of their heads.
extension ChatHeadsCore {
  /// A head at the origin, with its badge.
  @inline(never)
  func makeHead(_ id: HeadID, unread: Int32, face: HeadFace? = nil) -> Head {
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(UInt32(bitPattern: id.number))
    var badge = SlimeBadgeCore(
      style: geometry.style.badge, viewport: geometry.viewport, seed: mixed, item: id.number, anchor: .zero)
    badge.reducedMotion = preferences.reducedMotion
    badge.advance(to: clock)
    badge.perform(.setCount(max(0, unread)))
    var head = Head(id: id, unread: unread, at: .zero, badge: badge)
    head.setFace(face, in: geometry)
    return head
  }

  /// The head whose badge a finger presses or drags, as an index; nil for none.
  var draggedBadge: Int? { roster.heads.indices.first { roster.heads[$0].badge.pointer != nil } }

  /// The visibility of a head's badge, 0 to 1: 0 as near to the leader as in the stack, 1 where the two heads no longer
  /// overlap.
  @inline(never)
  func badgeVisibility(_ index: Int) -> Double {
    if index == 0 || roster.heads[index].badge.pointer != nil { return 1 }
    // The leader's badge shows the sum: no part of it is shown beside it.
    if sumsCounts { return 0 }
    // Half a point further than at rest, so that rounding does not make the badge flicker there.
    let (near, far) = badgeDistances(index)
    let apart = position(index).distance(to: position(0)) - near
    return clampedToUnit(apart / max(1, far - near))
  }

  /// Moves a badge under a finger to `goal`, in motion seconds. Its anchor moves with its head on a fixed grid of time,
  /// so that the instant of a break does not depend on the frames.
  mutating func moveBadges(to goal: Double) {
    guard let index = draggedBadge else { return }
    var steps = 0
    // After some seconds every head is at rest, and the anchor with it.
    while steps < 16384, let next = SlimeBadgeGeometry.nextBreakCheck(after: now), next <= goal {
      stack.move(to: next, in: context)
      clock = clock.moved(to: next)
      placeBadge(index, checking: true)
      steps += 1
    }
  }

  /// Moves every badge to the present and to the corner of its head. With `checking`, connectors that are too long
  /// break.
  mutating func placeBadges(checking: Bool = false) {
    for index in roster.heads.indices { placeBadge(index, checking: checking) }
    removals.placeBadges(at: badges.corner(at: now), clock: clock, in: geometry)
    takeBadgeEvents()
  }

  @inline(never)
  private mutating func placeBadge(_ index: Int, checking: Bool) {
    // Computed before the change of the badge: within that call it would copy the whole core.
    let point = position(index)
    let corner = badges.corner(at: now)
    roster.heads[index].placeBadge(at: point, corner: corner, clock: clock, in: geometry, checking: checking)
  }

  /// Passes a finger's sample to a head's badge; a tap on a badge is a tap on its head.
  mutating func passToBadge(of index: Int?, _ pointer: Pointer, hostTime: HostTime) {
    guard let index else { return }
    let response = roster.heads[index].badge.handle(pointer, hostTime: hostTime)
    takeBadgeEvents()
    if pointer.phase == .up || pointer.phase == .cancel { showCounts() }
    guard response == .tapped, taps.isIntentional else { return }
    tap(roster.heads[index].id)
  }

  /// Turns the badges to the corner away from the edge; in a row, not a column, to the side where reading ends.
  mutating func turnBadges() {
    var corner = stack.badgeCorner(in: geometry)
    if state.isRow {
      corner = Vector(x: isColumn ? corner.x : geometry.rightToLeft ? -1 : 1, y: -1)
    }
    badges.turn(to: corner, in: context, at: now)
  }
}
