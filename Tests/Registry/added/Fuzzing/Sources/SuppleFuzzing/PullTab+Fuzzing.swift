import SuppleInteractions
import SuppleScript

extension PullTab: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: PullTabSetup)? {
    if case .pullTab(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: PullTabSetup) -> ScriptSubject { .pullTab(style, setup) }

  /// A closed tab.
  static var emptySetup: PullTabSetup { PullTabSetup() }

  /// A closed tab.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> PullTabSetup { PullTabSetup() }

  /// Draws a command.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    .pullTab(entropy.oneIn(2) ? .open : .close)
  }

  /// A tab at a start.
  public init?(_ start: Script) {
    guard let (style, _) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.pullTab(let command)): perform(command, at: time)
    default: return performShared(act, at: time)
    }
    return false
  }
}
