import SuppleContract
import SuppleInteractions

/// The state of a pull tab at the start of a script: it is always closed.
public struct PullTabSetup: Sendable, Hashable {
  /// A closed tab.
  public init() {}
}

extension PullTab: ScriptedInteraction, DescribedSubject {
  static var contract: InteractionDescription { Contract.pullTab }

  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }

  static func subject(_ style: Style, _ setup: PullTabSetup) -> ScriptSubject { .pullTab(style, setup) }

  static func readSetup(
    _ node: JSONNode?, by reader: inout ScriptReader
  ) throws(ScriptError) -> PullTabSetup {
    if let node { _ = try ScriptFields(node, "the setup of pull-tab", names: [], source: reader.source) }
    return PullTabSetup()
  }

  static func text(of setup: PullTabSetup, by writer: ScriptWriter) -> JSONText { .object([]) }

  static func opening(of setup: PullTabSetup, in script: Script) -> [StageAction] { [] }

  static func action(_ command: Command, badge: Int32) -> ScriptAction { .pullTab(command) }

  static func command(for action: StageAction) -> Command? {
    if case .action(.pullTab(let command)) = action { command } else { nil }
  }

  var replayProgress: [ReplayFrame.Progress] { [] }
}
