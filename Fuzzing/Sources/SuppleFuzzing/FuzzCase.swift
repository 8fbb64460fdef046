import SuppleInteractions
import SuppleScene
import SuppleScript

/// An act on an interaction: an event of a script, or an act that only an app's own code can perform.
public enum FuzzAct: Sendable, Hashable {
  /// An input or a command, as in a script.
  case action(ScriptAction)
  /// Adds a badge to a row of a messenger.
  case addBadge(Int32, row: Int32, count: Int32?)
  /// Sets a number of the style by its index in the style's order. The value clamps to its range.
  case styleNumber(Int32, Double)
  /// Sets a property of the style, or of the style of the heads' badges, like an app's own code: the value may be out
  /// of range or not finite.
  case styleProperty(Int32, Double)
  /// Replaces the style by a preset.
  case preset(isClassic: Bool)
  /// Restores an arrangement of heads that the app stored.
  case restore(ChatHeadsArrangement)
  /// Advances to the time of the step and draws a frame.
  case frame
}

/// An act and its time stamp, which may be any number, NaN included.
public struct FuzzStep: Sendable, Hashable {
  /// The time stamp, in seconds.
  public var time: Double
  /// The act.
  public var act: FuzzAct

  /// A step.
  public init(_ time: Double, _ act: FuzzAct) {
    self.time = time
    self.act = act
  }
}

/// The input of a fuzz run: a start and the steps that follow.
public struct FuzzCase: Sendable {
  /// The interaction, its style and its setup: a script without events.
  public var start: Script
  /// The steps, in the order in which the interaction takes them.
  public var steps: [FuzzStep]

  /// A fuzz case; the events of `start` are ignored.
  public init(start: Script, steps: [FuzzStep]) {
    self.start = start
    self.start.events = []
    self.steps = steps
  }

  /// The events of a script, with `rate` frames a second until `rest` seconds after the last event.
  public init(_ script: Script, rate: Double = 60, rest: Double = 0.5) {
    var steps: [FuzzStep] = []
    var frameIndex = 0.0
    for event in script.events {
      while frameIndex / rate < event.time {
        steps.append(FuzzStep(frameIndex / rate, .frame))
        frameIndex += 1
      }
      steps.append(FuzzStep(event.time, .action(event.action)))
    }
    let end = (script.events.last?.time ?? 0) + rest
    while frameIndex / rate < end {
      steps.append(FuzzStep(frameIndex / rate, .frame))
      frameIndex += 1
    }
    self.init(start: script, steps: steps)
  }

  /// The case as a script; nil if a script cannot contain a step: a number that is not finite, a time that decreases,
  /// an act of the app's own code. Frames are omitted, because they must not have an effect.
  public var script: Script? {
    var script = start
    script.events = []
    for step in steps {
      switch step.act {
      case .frame: continue
      case .action(let action): script.events.append(ScriptEvent(at: step.time, action))
      case .addBadge, .styleNumber, .styleProperty, .preset, .restore: return nil
      }
    }
    guard let read = try? Script(reading: Array(script.text.utf8)), read.events.count == script.events.count
    else { return nil }
    return read
  }
}
