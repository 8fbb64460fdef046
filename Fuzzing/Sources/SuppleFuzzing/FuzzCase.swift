import SuppleInteractions
import SuppleScene
import SuppleScript

/// What can be done to an interaction: all that a script can say, and what only an app's own code can.
public enum FuzzAct: Sendable, Hashable {
  /// An input, or a command of the app.
  case action(ScriptAction)
  /// A badge in a row of a messenger.
  case addBadge(Int32, row: Int32, count: Int32?)
  /// One number of the style, by its place in the style's order.
  case styleNumber(Int32, Double)
  /// The same, as an app's own code sets it: beyond its range, no number at all, and of the heads' badges as well.
  case styleProperty(Int32, Double)
  /// Another preset.
  case preset(isClassic: Bool)
  /// Heads put where they were another day.
  case restore(ChatHeadsArrangement)
  /// The present moves on and a frame is looked at.
  case look
}

/// Something done at a time, which may be no time at all.
public struct FuzzStep: Sendable, Hashable {
  /// The time it is stamped with, in seconds.
  public var time: Double
  /// What.
  public var act: FuzzAct

  /// Something done at a time.
  public init(_ time: Double, _ act: FuzzAct) {
    self.time = time
    self.act = act
  }
}

/// A life that an interaction is led through: where it starts, and all that happens.
public struct FuzzCase: Sendable {
  /// The interaction, its style and how it stands at the start: a script without events.
  public var start: Script
  /// What happens, in the order in which it is fed.
  public var steps: [FuzzStep]

  /// A life.
  public init(start: Script, steps: [FuzzStep]) {
    self.start = start
    self.start.events = []
    self.steps = steps
  }

  /// The life that a script tells, looked at `rate` times a second and at each of its events, until `rest` seconds past the last.
  public init(_ script: Script, rate: Double = 60, rest: Double = 0.5) {
    var steps: [FuzzStep] = []
    var frame = 0.0
    for event in script.events {
      while frame / rate < event.time {
        steps.append(FuzzStep(frame / rate, .look))
        frame += 1
      }
      steps.append(FuzzStep(event.time, .action(event.action)))
    }
    let end = (script.events.last?.time ?? 0) + rest
    while frame / rate < end {
      steps.append(FuzzStep(frame / rate, .look))
      frame += 1
    }
    self.init(start: script, steps: steps)
  }

  /// The life as a script, or nil where something in it has no words there: what is no number, a time that runs
  /// back, the app's own code. When it was looked at is left out: it must not matter.
  public var script: Script? {
    var script = start
    script.events = []
    for step in steps {
      switch step.act {
      case .look: continue
      case .action(let action): script.events.append(ScriptEvent(at: step.time, action))
      case .addBadge, .styleNumber, .styleProperty, .preset, .restore: return nil
      }
    }
    guard let read = try? Script(reading: Array(script.text.utf8)), read.events.count == script.events.count
    else { return nil }
    return read
  }
}
