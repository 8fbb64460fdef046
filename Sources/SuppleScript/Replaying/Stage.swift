import SuppleContract
import SuppleInteractions
import SuppleMessenger
import SuppleScene

/// The interaction of a replay, of any kind.
protocol Stage: Sendable {
  /// Does what an action says; an action for another interaction is ignored.
  mutating func take(_ action: StageAction, at time: Double)
  /// Writes the frame at a time.
  mutating func write(into frame: inout ReplayFrame, at time: Double)
}

/// An interaction that a replay can show.
protocol StagedInteraction: ScriptedInteraction {
  /// The command that an action of a script stands for; nil for inputs and for actions of other interactions.
  static func command(for action: StageAction) -> Command?
  /// How far it is at the present.
  var replayProgress: [ReplayFrame.Progress] { get }
}

/// A stage with one interaction.
struct InteractionStage<Subject: StagedInteraction>: Stage {
  private var subject: Subject
  private let tellsProgress: Bool

  init(_ script: Script, style: Subject.Style) {
    subject = Subject(style: style, viewport: script.viewport, seed: script.seed)
    tellsProgress = script.tells.contains(.progress)
  }

  mutating func take(_ action: StageAction, at time: Double) {
    if case .action(.input(let input)) = action {
      subject.handle(input, at: time)
    } else if let command = Subject.command(for: action) {
      subject.perform(command, at: time)
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) {
    subject.advance(to: time)
    subject.write(into: &frame.scene)
    frame.events = subject.takeRecords()
    frame.progress = tellsProgress ? subject.replayProgress : []
  }
}

extension ChatHeads: StagedInteraction {
  static func command(for action: StageAction) -> Command? {
    if case .action(.chatHeads(let command)) = action { command } else { nil }
  }
  var replayProgress: [ReplayFrame.Progress] { [ReplayFrame.Progress(progress(), Contract.chatHeads)] }
}

extension SlimeBadge: StagedInteraction {
  static func command(for action: StageAction) -> Command? {
    if case .action(.badge(_, let command)) = action { command } else { nil }
  }
  var replayProgress: [ReplayFrame.Progress] { [ReplayFrame.Progress(progress(), Contract.slimeBadge)] }
}

extension FlippingNotch: StagedInteraction {
  static func command(for action: StageAction) -> Command? {
    if case .action(.notch(let command)) = action { command } else { nil }
  }
  var replayProgress: [ReplayFrame.Progress] { [ReplayFrame.Progress(progress(), Contract.flippingNotch)] }
}

extension Messenger: StagedInteraction {
  static func command(for action: StageAction) -> Command? {
    switch action {
    case .action(.input): nil
    case .action(.chatHeads(let command)): .chatHeads(command)
    case .action(.badge(let badge, let command)): .badge(badge, command)
    case .action(.notch(let command)): .notch(command)
    case .addBadge(let badge): .addBadge(badge.badge, row: badge.row, count: badge.count)
    case .addToGroup(let sum, let member): .addToGroup(sum: sum, member: member)
    }
  }
  var replayProgress: [ReplayFrame.Progress] { heads.replayProgress + notch.replayProgress }
}
