import SuppleInteractions
import SuppleScene

/// A script that plays: give it a time, and it is as it was then.
///
/// ```swift
/// var replay = Replay(script)
/// var frame = ReplayFrame()
/// replay.write(into: &frame, at: 0.5)
/// ```
///
/// Times go forward only. Whatever they are, what is seen at one of them is the same.
public struct Replay: Sendable {
  /// How long before the script's start an open conversation was opened, in seconds: it stands by then.
  private static let runUp = 60.0

  /// What plays.
  public let script: Script
  /// How many of its events have happened.
  public private(set) var eventsPlayed = 0
  private var stage: any Stage

  /// Whether all its events have happened.
  public var isOver: Bool { eventsPlayed >= script.events.count }

  /// A script at its start.
  public init(_ script: Script) {
    self.script = script
    let start = script.hasOpenConversation ? -Replay.runUp : 0
    switch script.subject {
    case .chatHeads(let style, let setup):
      stage = HeadsStage(script, style: style, setup: setup, at: start)
    case .slimeBadge(let style, let setup):
      stage = BadgeStage(script, style: style, setup: setup, at: start)
    case .flippingNotch(let style, let setup):
      stage = NotchStage(script, style: style, setup: setup, at: start)
    case .messenger(let style, let setup):
      stage = MessengerStage(script, style: style, setup: setup, at: start)
    }
    if start < 0 {
      // What happened before the script is no part of it.
      var before = ReplayFrame()
      stage.write(into: &before, at: 0)
    }
  }

  /// Plays up to `time` (seconds from the start), what happens at that very time included, and writes what is to be
  /// seen then, with the events since the last frame.
  public mutating func write(into frame: inout ReplayFrame, at time: Double) {
    while eventsPlayed < script.events.count, script.events[eventsPlayed].time <= time {
      let event = script.events[eventsPlayed]
      stage.take(event.action, at: event.time)
      eventsPlayed += 1
    }
    stage.write(into: &frame, at: time)
  }
}

/// The times at which a replay shows frames.
public enum FrameTimes: Sendable, Hashable {
  /// So many a second, frame n at n / rate: up to and including `until`, else the script's duration, else until
  /// everything has settled for good, at most ``Script/patience`` past the last event.
  case rate(Double, until: Double? = nil)
  /// These, in rising order, up to and including `until`.
  case list([Double], until: Double? = nil)
}

extension Script {
  /// Plays the script from its start and shows it frame by frame. The frame's arrays are reused from one to the next.
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
      let last = end ?? (events.last?.time ?? 0) + Script.patience
      var number = 0.0
      while number / rate <= last {
        replay.write(into: &frame, at: number / rate)
        try show(frame, names)
        if end == nil, replay.isOver, frame.scene.schedule == .settled { return }
        number += 1
      }
    }
  }

  var hasOpenConversation: Bool {
    switch subject {
    case .chatHeads(_, let setup): setup.open != nil
    case .messenger(_, let setup): setup.chatHeads.open != nil
    case .slimeBadge, .flippingNotch: false
    }
  }

  /// The side where heads rest at the start if nothing else is said.
  func startingEdge(_ setup: ChatHeadsSetup) -> HorizontalEdge {
    setup.edge ?? (rightToLeft ? .left : .right)
  }
}
