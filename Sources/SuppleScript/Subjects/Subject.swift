import SuppleContract
import SuppleInteractions

/// An interaction of scripts: its name, style, setup and commands in scripts, replays and modules. ``ScriptSubject`` lists the
/// types.
protocol Subject: ScriptedInteraction {
  /// The state at the start of a script.
  associatedtype Setup: Sendable & Hashable
  /// The name in scripts.
  static var scriptName: String { get }
  /// The number in the module.
  static var kind: Int32 { get }
  /// The subject of a script with a style and a setup.
  static func subject(_ style: Style, _ setup: Setup) -> ScriptSubject
  /// Reads a style; the default for nil.
  static func readStyle(_ node: JSONNode?, by reading: StyleReading) throws(ScriptError) -> Style
  /// The JSON of a style; nil for the default.
  static func text(of style: Style, by writer: ScriptWriter) -> JSONText?
  /// The numbers of a style in the module.
  static func numbers(of style: Style) -> StyleNumbers
  /// Reads a setup; the default for nil.
  static func readSetup(_ node: JSONNode?, by reader: inout ScriptReader) throws(ScriptError) -> Setup
  /// The JSON of a setup.
  static func text(of setup: Setup, by writer: ScriptWriter) -> JSONText
  /// The actions that set the state of a new interaction from a setup, in order.
  static func opening(of setup: Setup, in script: Script) -> [StageAction]
  /// Whether the setup has an open conversation, which must come to rest before the script starts.
  static func hasOpenConversation(_ setup: Setup) -> Bool
  /// The command of an action of a script; nil for inputs and for actions of other interactions.
  static func command(for action: StageAction) -> Command?
  /// The progress at the present, of each part.
  var replayProgress: [ReplayFrame.Progress] { get }
}

extension Subject {
  static func hasOpenConversation(_ setup: Setup) -> Bool { false }
}

/// The style's numbers in the module, and the number of the preset that completes them.
struct StyleNumbers {
  var preset: Int
  var numbers: [Double]
}

/// A subject with its own description in the contract. A messenger is composed of several.
protocol DescribedSubject: Subject, NumberedCommands {
  /// The description in the contract.
  static var contract: InteractionDescription { get }
  /// The action of a command: in a messenger for the badge with this number, else 0.
  static func action(_ command: Command, badge: Int32) -> ScriptAction
}

extension DescribedSubject {
  static var scriptName: String { contract.scriptName }
  static var kind: Int32 { contract.kind }

  static func readStyle(_ node: JSONNode?, by reading: StyleReading) throws(ScriptError) -> Style {
    try reading.style(node, of: scriptName)
  }

  static func text(of style: Style, by writer: ScriptWriter) -> JSONText? { writer.text(of: style) }

  // A preset also sets numbers that are not properties.
  static func numbers(of style: Style) -> StyleNumbers {
    let numbers = contract.style.indices.map { style.value(at: Int32($0)) }
    var classic = Style.classic
    for (index, number) in numbers.enumerated() { classic.setValue(number, at: Int32(index)) }
    return StyleNumbers(preset: classic == style ? 1 : 0, numbers: numbers)
  }

  /// The action of a command with a number; nil for an unknown number.
  static func action(_ number: Int32, _ arguments: CommandArguments, badge: Int32) -> ScriptAction? {
    command(number, arguments).map { action($0, badge: badge) }
  }
}

/// A subject of any type with its style and its setup.
protocol SubjectStart: Sendable {
  var scriptName: String { get }
  var kind: Int32 { get }
  /// The description in the contract; nil for a messenger, whose commands name a part.
  var contract: InteractionDescription? { get }
  var styleNumbers: StyleNumbers { get }
  var hasOpenConversation: Bool { get }
  func styleText(by writer: ScriptWriter) -> JSONText?
  func setupText(by writer: ScriptWriter) -> JSONText
  func opening(in script: Script) -> [StageAction]
  /// A stage with the interaction in a script's viewport.
  func stage(for script: Script) -> any Stage
}

/// The start of a script about one type.
struct Start<Kind: Subject>: SubjectStart {
  var style: Kind.Style
  var setup: Kind.Setup

  init(_ style: Kind.Style, _ setup: Kind.Setup) {
    self.style = style
    self.setup = setup
  }

  var scriptName: String { Kind.scriptName }
  var kind: Int32 { Kind.kind }
  var contract: InteractionDescription? { (Kind.self as? any DescribedSubject.Type)?.contract }
  var styleNumbers: StyleNumbers { Kind.numbers(of: style) }
  var hasOpenConversation: Bool { Kind.hasOpenConversation(setup) }
  func styleText(by writer: ScriptWriter) -> JSONText? { Kind.text(of: style, by: writer) }
  func setupText(by writer: ScriptWriter) -> JSONText { Kind.text(of: setup, by: writer) }
  func opening(in script: Script) -> [StageAction] { Kind.opening(of: setup, in: script) }
  func stage(for script: Script) -> any Stage { InteractionStage<Kind>(script, style: style) }
}
