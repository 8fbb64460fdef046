import SuppleInteractions
import SuppleScene

/// A running script. Its frames show the interaction at requested times.
///
/// ```swift
/// var replay = Replay(script)
/// var frame = ReplayFrame()
/// replay.write(into: &frame, at: 0.5)
/// ```
///
/// Times must not decrease. The frame at a time does not depend on the frames before it.
public struct Replay: Sendable {
  /// The script.
  public let script: Script
  /// The number of events so far.
  public private(set) var eventsPlayed = 0
  private var stage: any Stage

  /// Whether all events of the script have happened.
  public var isOver: Bool { eventsPlayed >= script.events.count }

  /// Creates a replay at the start of a script.
  public init(_ script: Script) {
    self.script = script
    stage = script.subject.start.stage(for: script)
    let opening = script.opening
    for action in opening.actions { stage.take(action, at: opening.time) }
    if opening.time < 0 {
      // The events before the script's start are not shown.
      var before = ReplayFrame()
      stage.write(into: &before, at: 0)
    }
  }

  /// Plays the events up to and including `time` (seconds from the start), and writes the frame at `time` with the
  /// events that the interaction has emitted since the last frame.
  public mutating func write(into frame: inout ReplayFrame, at time: Double) {
    while eventsPlayed < script.events.count, script.events[eventsPlayed].time <= time {
      let event = script.events[eventsPlayed]
      stage.take(.action(event.action), at: event.time)
      eventsPlayed += 1
    }
    stage.write(into: &frame, at: time)
  }
}

/// The times at which a replay shows frames.
public enum FrameTimes: Sendable, Hashable {
  /// A number of frames per second, frame n at n / rate: up to and including `until`, else the script's duration, else
  /// until nothing moves, at most ``Script/maximumSettlingTime`` after the last event.
  case rate(Double, until: Double? = nil)
  /// The times of a list in rising order, up to and including `until`.
  case list([Double], until: Double? = nil)
}

extension Script {
  /// Plays the script from its start and shows each frame. The frames reuse the storage of one.
  public func play<Failure: Error>(
    _ times: FrameTimes, show: (ReplayFrame, ScriptNames) throws(Failure) -> Void
  ) throws(Failure) {
    var replay = Replay(self)
    var frame = ReplayFrame()
    switch times {
    case .list(let times, let until):
      for time in times where time <= until ?? .infinity {
        replay.write(into: &frame, at: time)
        try show(frame, names)
      }
    case .rate(let rate, let until):
      guard rate > 0, rate.isFinite else { return }
      let end = until ?? duration
      let last = end ?? (events.last?.time ?? 0) + Script.maximumSettlingTime
      var number = 0.0
      while number / rate <= last {
        replay.write(into: &frame, at: number / rate)
        try show(frame, names)
        if end == nil, replay.isOver, frame.scene.schedule == .settled { return }
        number += 1
      }
    }
  }
}
