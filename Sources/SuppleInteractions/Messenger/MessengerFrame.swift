import SuppleScene

// What is to be seen at the present.
extension Messenger {
  /// Writes what is to be seen at the present, and the events since the last frame.
  public mutating func write(into frame: inout Frame) {
    frame.begin(at: timeline.hostTime)
    notch.machine.writeList(into: &frame)
    writeBadges(areRaised: false, into: &frame)
    notch.machine.writeForeground(into: &frame)
    heads.writeLayers(into: &frame)
    writeBadges(areRaised: true, into: &frame)
    takeEvents(into: &frame)
    frame.schedule = heads.schedule.sooner(notch.schedule)
    for index in badges.indices {
      frame.schedule = frame.schedule.sooner(badges[index].badge.schedule(clock: timeline))
    }
  }

  private mutating func writeBadges(areRaised: Bool, into frame: inout Frame) {
    for index in badges.indices where badges[index].isRaised == areRaised {
      if isSeen(badges[index]) {
        badges[index].badge.write(into: &frame)
      } else {
        badges[index].badge.takeEvents(into: &frame)
      }
    }
  }

  /// Adds the events of heads and list, and puts all of them in the order of their times.
  private mutating func takeEvents(into frame: inout Frame) {
    heads.takeEvents(into: &frame)
    notch.takeEvents(into: &frame)
    for index in frame.events.indices.dropFirst() {
      var place = index
      while place > 0, frame.events[place].time < frame.events[place - 1].time {
        frame.events.swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}
