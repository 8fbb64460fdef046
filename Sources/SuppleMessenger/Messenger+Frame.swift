import SuppleInteractions
import SuppleScene

// The current frame and events.
extension Messenger {
  /// Writes the current frame.
  public mutating func write(into frame: inout Frame) {
    frame.begin(at: clock.hostTime.seconds)
    notch.writeList(into: &frame)
    writeBadges(areRaised: false, into: &frame)
    notch.writeForeground(into: &frame)
    heads.writeLayers(into: &frame)
    writeBadges(areRaised: true, into: &frame)
    frame.schedule = heads.schedule.sooner(notch.schedule)
    for index in badges.indices {
      frame.schedule = frame.schedule.sooner(badges[index].badge.schedule)
    }
  }

  private mutating func writeBadges(areRaised: Bool, into frame: inout Frame) {
    for index in badges.indices where badges[index].badge.isRaised == areRaised && isVisible(badges[index]) {
      badges[index].badge.writeLayers(into: &frame)
    }
  }

  /// Returns the events of heads, badges and list since the last call, in the order of time, and clears the list.
  public mutating func takeEvents() -> [Timed<Event>] {
    var events = badgeEvents + takeBadgeEvents()
    badgeEvents = []
    for index in groups.indices { groups[index].beforeCascade = nil }
    for event in heads.takeEvents() { events.append(Timed(.chatHeads(event.value), at: event.time)) }
    for event in notch.takeEvents() { events.append(Timed(.notch(event.value), at: event.time)) }
    // An insertion sort, which keeps the order of simultaneous events.
    for index in events.indices.dropFirst() {
      var place = index
      while place > 0, events[place].time < events[place - 1].time {
        events.swapAt(place, place - 1)
        place -= 1
      }
    }
    return events
  }

  /// Returns the events of the badges since the last call, and clears their lists.
  mutating func takeBadgeEvents() -> [Timed<Event>] {
    var events: [Timed<Event>] = []
    for isRaised in [false, true] {
      for index in badges.indices where badges[index].badge.isRaised == isRaised {
        let item = badges[index].badge.item
        for event in badges[index].badge.takeEvents() {
          events.append(Timed(.badge(item, event.value), at: event.time))
        }
      }
    }
    return events
  }
}
