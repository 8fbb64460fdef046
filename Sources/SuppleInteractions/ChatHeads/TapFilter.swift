/// A filter of intentional taps. It rejects the second tap of a double tap, which would hit heads in flight.
struct TapFilter: Sendable {
  /// The time after a tap on the closed stack in which taps on the row are ignored, in host seconds. Android's double-tap
  /// timeout.
  static let doubleTapPeriod = 0.3

  /// Whether the current press, if it ends as a tap, counts as intentional.
  private(set) var isIntentional = true
  /// The time of the last tap on the closed stack; nil before the first.
  private var lastTap: HostTime?
  /// The end of the latest hint, in motion seconds; nil for none. A touch ends a hint as well.
  private var hintEnd: MotionTime?

  /// Begins a press.
  mutating func press(isIntentional: Bool) {
    self.isIntentional = isIntentional
    hintEnd = nil
  }

  /// Notes a tap on the closed stack.
  mutating func note(at hostTime: HostTime) { lastTap = hostTime }

  /// Notes a hint of the stack until an instant, in motion seconds.
  mutating func hint(until end: MotionTime) { hintEnd = end }

  /// Whether a tap on the open row at `hostTime` can be the second one of a double tap.
  func isDoubleTap(at hostTime: HostTime) -> Bool {
    lastTap.map { hostTime - $0 < Self.doubleTapPeriod } ?? false
  }

  /// Whether a hint is in motion.
  func isHinting(at now: MotionTime) -> Bool { hintEnd.map { now < $0 } ?? false }
}
