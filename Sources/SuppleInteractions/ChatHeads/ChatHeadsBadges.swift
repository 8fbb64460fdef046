import SuppleMotion
import SuppleScene

/// The heads' unread counts: slime badges that live at a corner of their heads.
extension ChatHeadsMachine {
  /// The present, as badges want it.
  var moment: Moment { Moment(host: clock.hostTime, motion: clock.now) }

  /// A new head, not yet placed.
  func makeHead(_ id: Int32, unread: Int32) -> Head {
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(UInt32(bitPattern: id))
    var badge = SlimeBadgeMachine(
      style: geometry.style.badge, viewport: geometry.viewport, seed: mixed, item: id, home: .zero)
    badge.reducedMotion = preferences.reducedMotion
    badge.advance(to: clock)
    badge.setCount(max(0, unread), at: moment)
    return Head(id: id, unread: unread, at: .zero, badge: badge)
  }

  /// How much of a head's badge is to be seen: none while it is as near to the leader as in the stack, all from
  /// where the two no longer overlap.
  func badgeVisibility(_ index: Int) -> Double {
    if index == 0 || heads[index].badge.pointer != nil { return 1 }
    // Half a point further than at rest, so that rounding does not make it come and go there.
    let near = geometry.style.stackOffset + 0.5
    let apart = position(index).distance(to: position(0)) - near
    return min(1, max(0, apart / max(1, geometry.style.headSize - near)))
  }

  /// Where a badge lives while its head is at `point`, drawn at `scale`.
  private func badgeHome(_ point: Point, scale: Double) -> Point {
    let offset = geometry.badgeOffset * scale
    return Point(x: point.x + offset * badgeSide.value(at: now), y: point.y - offset)
  }

  /// Brings a badge that a finger holds up to `goal`, its home going with its head on a fixed grid of time, so
  /// that the instant at which its gum breaks does not depend on when anyone looked.
  func moveBadges(to goal: Double) {
    guard let index = heads.firstIndex(where: { $0.badge.pointer != nil }) else { return }
    var steps = 0
    // After some seconds every head is at rest, and its home with it.
    while steps < 16384, let next = SlimeBadgeMachine.nextCheck(after: now), next <= goal {
      moveChain(to: next)
      clock.advance(to: clock.hostTime(at: next))
      carryBadge(index, checking: true)
      steps += 1
    }
  }

  /// Brings every badge to the present, and to the corner of its head; after an act its gum is checked as well.
  func placeBadges(checking: Bool = false) {
    for index in heads.indices { carryBadge(index, checking: checking) }
    for index in departures.indices {
      let departure = departures[index]
      let scale = departure.scale(at: now) * departure.head.press.value(at: now)
      departure.head.badge.carryHome(to: badgeHome(departure.point, scale: scale))
      departure.head.badge.advance(to: clock)
    }
    takeBadgeEvents()
  }

  /// Brings a badge to the corner of its head, and to the present.
  private func carryBadge(_ index: Int, checking: Bool) {
    heads[index].badge.carryHome(to: badgeHome(position(index), scale: heads[index].press.value(at: now)))
    heads[index].badge.advance(to: clock)
    if checking { heads[index].badge.checkBreak(at: moment) }
  }

  /// A finger's sample goes to a head's badge; one that was only a tap is a tap on the head.
  func passToBadge(of index: Int?, _ pointer: Pointer, hostTime: Double) {
    guard let index else { return }
    let response = heads[index].badge.handle(pointer, hostTime: hostTime, at: moment)
    takeBadgeEvents()
    guard response == .tapped else { return }
    openOrClose(heads[index].id)
  }

  /// Takes over what the badges have to say, and that a torn-off count is 0.
  func takeBadgeEvents() {
    for index in heads.indices {
      for event in heads[index].badge.events {
        events.append(Timed(.badge(head: heads[index].id, event.value), at: event.time))
        if event.value == .cleared { heads[index].unread = 0 }
        if event.value == .restored, case .number(let count) = heads[index].badge.content {
          heads[index].unread = count
        }
      }
      heads[index].badge.forgetEvents()
    }
  }

  /// Writes a badge, which shrinks and fades with its head as far as it is not lifted out of it.
  static func writeBadge(
    _ badge: inout SlimeBadgeMachine, visibility: Double, like head: Layer, into frame: inout Frame
  ) {
    guard visibility > 0 else { return }
    let first = frame.layers.count
    badge.write(into: &frame)
    let lifted = min(1, max(0, badge.elevation.value(at: badge.now)))
    let scale = head.scale + (1 - head.scale) * lifted
    let opacity = head.opacity * visibility
    for index in frame.layers.indices.dropFirst(first) {
      if frame.layers[index].path.isEmpty { frame.layers[index].scale *= scale }
      frame.layers[index].opacity *= opacity + (1 - opacity) * lifted
    }
  }
}
