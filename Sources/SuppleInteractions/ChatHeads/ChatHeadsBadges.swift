import SuppleMotion
import SuppleScene

/// The heads' unread counts: slime badges that live at a corner of their heads.
extension ChatHeadsMachine {
  /// How often, per second of absolute time, the home of a badge under a finger follows its moving head.
  private static let homeSteps = 240.0

  /// The present, as badges want it.
  var moment: Moment { Moment(host: timeline.hostTime, motion: timeline.now) }

  /// A new head, not yet placed.
  func makeHead(_ id: Int32, unread: Int32) -> Head {
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(UInt32(bitPattern: id))
    var badge = SlimeBadgeMachine(
      style: geometry.style.badge, screen: geometry.screen, seed: mixed, item: id, home: .zero)
    badge.reducedMotion = preferences.reducedMotion
    badge.advance(to: timeline)
    badge.setCount(max(0, unread), at: moment)
    return Head(id: id, unread: unread, at: .zero, badge: badge)
  }

  /// How much of a head's badge is to be seen: in a stack only what is in front shows its own.
  func badgePresence(_ index: Int) -> Double {
    guard case .stack = state, index > 0 else { return 1 }
    if heads[index].badge.pointer != nil { return 1 }
    // Half a point further than at rest, so that rounding does not make it come and go there.
    let apart = position(index).distance(to: position(0)) - geometry.style.stackOffset - 0.5
    return min(1, max(0, apart / geometry.style.headSize))
  }

  /// Where a badge lives while its head is at `point`, drawn at `scale`.
  private func badgeHome(_ point: Point, scale: Double) -> Point {
    let offset = geometry.badgeOffset * scale
    return Point(x: point.x + offset * badgeSide.value(at: now), y: point.y - offset)
  }

  /// Brings a badge that a finger holds up to `goal`, its home going with its head on a fixed grid of time, so
  /// that the instant at which its gum breaks does not depend on when anyone looked.
  func moveBadges(to goal: Double, hostTime: Double) {
    guard let index = heads.firstIndex(where: { $0.badge.pointer != nil }) else { return }
    var steps = 0
    // After some seconds every head is at rest, and its home with it.
    while steps < 4096 {
      let next = ((now * ChatHeadsMachine.homeSteps).rounded(.down) + 1) / ChatHeadsMachine.homeSteps
      guard next > now, next < goal else { return }
      moveChain(to: next)
      timeline.advance(to: timeline.hostTime(at: next))
      heads[index].badge.advance(to: timeline)
      heads[index].badge.moveHome(to: badgeHome(position(index), scale: 1), at: moment)
      steps += 1
    }
  }

  /// Brings every badge to the present, and to the corner of its head.
  func placeBadges() {
    for index in heads.indices {
      heads[index].badge.advance(to: timeline)
      let scale = heads[index].press.value(at: now)
      heads[index].badge.moveHome(to: badgeHome(position(index), scale: scale), at: moment)
    }
    for index in departures.indices {
      departures[index].head.badge.advance(to: timeline)
      departures[index].head.badge.moveHome(
        to: badgeHome(departures[index].point, scale: departures[index].scale(at: now)), at: moment)
    }
    takeBadgeEvents()
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
        events.append(event)
        if event.name == .cleared { heads[index].unread = 0 }
        if event.name == .restored, case .number(let count) = heads[index].badge.content {
          heads[index].unread = count
        }
      }
      heads[index].badge.forgetEvents()
    }
  }

  /// Writes a badge, with its head as long as it is not pulled out of it.
  static func writeBadge(
    _ badge: inout SlimeBadgeMachine, presence: Double, like head: Layer, into frame: inout Frame
  ) {
    guard presence > 0 else { return }
    let first = frame.layers.count
    badge.write(into: &frame)
    for index in frame.layers.indices.dropFirst(first) {
      guard !frame.layers[index].traits.contains(.raised) else { continue }
      frame.layers[index].scale *= head.scale
      frame.layers[index].opacity *= head.opacity * presence
    }
  }
}
