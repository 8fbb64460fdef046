import SuppleScene

// Composition: for interactions that embed a flipping notch and add their own layers to the list.
//
//     frame.begin(at: time)
//     notch.writeList(into: &frame)            the list and its rows
//     ...                                      layers that lie in the rows, at `notch.rowFrame(number)`
//     notch.writeForeground(into: &frame)      arriving rows, the card, the notch
//     frame.schedule = notch.schedule.sooner(others)
extension FlippingNotch {
  /// The current rectangle of a row, in the screen's points, also outside of the screen; nil for an unknown number.
  public func rowFrame(_ number: Int32) -> Rect? { core.value.rowFrame(number) }

  /// Adds the list and its rows to a begun frame.
  public func writeList(into frame: inout Frame) {
    core.value.writeList(at: position, into: &frame)
  }

  /// Adds the layers in front of the list to a begun frame: new rows, the card and the notch.
  public func writeForeground(into frame: inout Frame) {
    core.value.writeForeground(stretch: position.stretch, into: &frame)
  }

  /// The current position of the list.
  private var position: FlippingNotchCore.ListPosition { core.value.listPosition(at: core.value.now) }

  /// The time of the next frame.
  public var schedule: Schedule { core.value.schedule }
}
