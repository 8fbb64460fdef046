import SuppleInteractions
import SuppleScene
import SuppleScript

/// Checks that frames depend on time alone: a frame's schedule is true, and earlier frames do not change later ones.
struct ScheduleCheck<Subject: FuzzedInteraction> {
  /// The maximum time of measurements: a century, in seconds.
  static var maximumTime: Double { 3.2e9 }
  // A frame whose memory is reused.
  private var other = Frame()

  /// Checks a frame's time for the next one: nothing changes before that time, and at that time the schedule has a
  /// later one.
  mutating func check(_ subject: Subject, _ frame: Frame, _ sampling: inout CheckSampling) throws(Violation) {
    guard frame.time.magnitude < ScheduleCheck.maximumTime else { return }
    switch frame.schedule {
    case .now: return
    case .settled:
      try checkStillness(subject, frame, until: frame.time + 0.01, isSettled: true)
      // An hour is expensive: a badge that is being dragged is checked at short intervals for all of it.
      if sampling.oneIn(8) {
        try checkStillness(subject, frame, until: frame.time + 3600, isSettled: true)
      }
    case .at(let time):
      let justBefore = time - max(1e-6, (time - frame.time) * 1e-3)
      if justBefore > frame.time { try checkStillness(subject, frame, until: justBefore, isSettled: false) }
      var woken = subject
      woken.advance(to: time)
      woken.write(into: &other)
      if case .at(let next) = other.schedule, next <= time {
        throw Violation(.settledStays, "a frame is due at \(time), and then still is at \(next)")
      }
    }
  }

  private mutating func checkStillness(
    _ subject: Subject, _ frame: Frame, until time: Double, isSettled: Bool
  ) throws(Violation) {
    var waiting = subject
    waiting.advance(to: time)
    waiting.write(into: &other)
    let emitted = waiting.takeRecords()
    guard other.layers == frame.layers, other.outlines == frame.outlines, emitted.isEmpty else {
      let change = Change.greatest(from: frame, to: other)
      throw Violation(
        .settledStays,
        "settled at \(frame.time), and different at \(time): "
          + (change.map(\.detail) ?? "\(other.layers.count) layers, \(emitted)"))
    }
    if isSettled, other.schedule != .settled {
      throw Violation(.settledStays, "settled at \(frame.time), and \(other.schedule) at \(time)")
    }
  }

  /// Compares a frame with the frame of an interaction that took the same steps without frames in between.
  mutating func compare(_ frame: Frame, withFrameless frameless: Subject) throws(Violation) {
    var frameless = frameless
    frameless.advance(to: frame.time)
    frameless.write(into: &other)
    // A layer that is too small or too transparent may be absent.
    func names(_ frame: Frame) -> [String] {
      frame.layers.filter { min($0.size.width, $0.size.height) * $0.scale > 0.01 && $0.opacity > 1e-4 }
        .map { FrameRules.name($0.id) }
    }
    guard names(other) == names(frame) else {
      throw Violation(
        .frameRate, "\(names(frame)), and without frames \(names(other)), at \(frame.time)")
    }
    if let change = Change.greatest(from: frame, to: other), change.distance > 0 {
      throw Violation(.frameRate, "\(change.detail) at \(frame.time)")
    }
  }
}
