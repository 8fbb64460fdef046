import SuppleInteractions
import SuppleScript

/// An interaction that a fuzz run can feed.
public protocol FuzzedInteraction: ScriptedInteraction {
  /// The interaction at a start; nil for the start of another interaction.
  init?(_ start: Script)
  /// Performs an act at `time`, in seconds, and ignores acts of other interactions. Returns whether an input was claimed.
  @discardableResult
  mutating func take(_ act: FuzzAct, at time: Double) -> Bool
}

/// An interaction of its own kind: its starts and commands are drawn at random.
protocol FuzzedSubject: FuzzedInteraction {
  /// The state at the start of a script.
  associatedtype Setup: Sendable & Hashable
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: Setup)?
  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: Setup) -> ScriptSubject
  /// The setup without any content.
  static var emptySetup: Setup { get }
  /// The style with drawn changes.
  static func style(with changes: StyleChanges) -> Style
  /// Draws a setup.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> Setup
  /// The setup with one item less, for shrinking; nil if there is none to remove.
  static func shortened(_ setup: Setup) -> Setup?
  /// Draws a command with valid numbers.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction
}

extension FuzzedSubject {
  static func style(with changes: StyleChanges) -> Style { changes.applied() }
  static func shortened(_ setup: Setup) -> Setup? { nil }
}

extension FuzzedInteraction {
  init(_ start: Script, style: Style) {
    self.init(style: style, viewport: start.viewport, seed: start.seed)
    let preferences = Preferences(
      reducedMotion: start.reducedMotion, rightToLeft: start.rightToLeft, tells: start.tells)
    handle(.preferences(preferences), at: 0)
  }

  /// Performs an act that applies to every interaction: an input, a change of style, or a frame. Returns whether an input was
  /// claimed.
  mutating func performShared(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .styleNumber(let index, let value):
      var style = style
      style.setValue(value, at: index)
      setStyle(style, at: time)
    case .styleProperty(let index, let value):
      var style = style
      style.setProperty(value, at: index)
      setStyle(style, at: time)
    case .preset(let isClassic): setStyle(isClassic ? .classic : .modern, at: time)
    case .frame: advance(to: time)
    case .action, .addBadge, .restore: break
    }
    return false
  }
}
