import SuppleScene

// Composition: what an interaction needs that embeds a flipping notch and puts layers of its own into the list.
//
//     frame.begin(at: time)
//     notch.writeList(into: &frame)            the list and its rows
//     ...                                      layers that lie in the rows, at `notch.rowFrame(number)`
//     notch.writeForeground(into: &frame)      rows that come in, the card, the notch
//     frame.schedule = notch.schedule.sooner(others)
extension FlippingNotch {
  /// The rectangle of a row at the present, in the screen's points; nil where the list has no row of that number. A row
  /// that is scrolled out of the screen has a rectangle too.
  public func rowFrame(_ number: Int32) -> Rect? { core.value.rowFrame(number) }

  /// Adds the list and its rows to a frame that has begun.
  public func writeList(into frame: inout Frame) {
    core.value.writeList(at: position, into: &frame)
  }

  /// Adds what lies in front of the list to a frame that has begun: rows that come in, the card and the notch.
  public func writeForeground(into frame: inout Frame) {
    core.value.writeForeground(stretch: position.stretch, into: &frame)
  }

  /// The position of the list at the present.
  private var position: FlippingNotchCore.ListPosition { core.value.listPosition(at: core.value.now) }

  /// When the next frame is due.
  public var schedule: Schedule { core.value.schedule }
}
