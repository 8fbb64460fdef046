import SuppleInteractions
import SuppleScene

/// The interaction of a replay, of any kind.
protocol Stage: Sendable {
  /// Performs an action; an action for another interaction is ignored.
  mutating func take(_ action: StageAction, at time: Double)
  /// Writes the frame at a time.
  mutating func write(into frame: inout ReplayFrame, at time: Double)
}

/// A stage with one interaction.
struct InteractionStage<Kind: Subject>: Stage {
  private var subject: Kind
  private let tellsProgress: Bool

  init(_ script: Script, style: Kind.Style) {
    subject = Kind(style: style, viewport: script.viewport, seed: script.seed)
    tellsProgress = script.tells.contains(.progress)
  }

  mutating func take(_ action: StageAction, at time: Double) {
    if case .action(.input(let input)) = action {
      subject.handle(input, at: time)
    } else if let command = Kind.command(for: action) {
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
