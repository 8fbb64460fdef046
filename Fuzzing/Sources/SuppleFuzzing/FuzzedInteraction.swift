import SuppleInteractions
import SuppleMessenger
import SuppleScene
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

  /// Performs an act that applies to every interaction: a change of style, or a frame.
  mutating func performShared(_ act: FuzzAct, at time: Double) {
    switch act {
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
  }
}

extension ChatHeads: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: ChatHeadsSetup)? {
    if case .chatHeads(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: ChatHeadsSetup) -> ScriptSubject { .chatHeads(style, setup) }

  /// The style with drawn changes.
  static func style(with changes: StyleChanges) -> ChatHeadsStyle { changes.appliedToHeads }

  /// No heads.
  static var emptySetup: ChatHeadsSetup { ChatHeadsSetup() }

  /// Draws heads.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> ChatHeadsSetup {
    StartGenerator.heads(viewport, from: &entropy)
  }

  /// The setup without its last head.
  static func shortened(_ setup: ChatHeadsSetup) -> ChatHeadsSetup? {
    var setup = setup
    return setup.heads.popLast().map { _ in setup }
  }

  /// Draws a command.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    .chatHeads(generator.headsCommand(from: &entropy))
  }

  /// Chat heads at a start.
  public init?(_ start: Script) {
    guard let (style, setup) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
    for command in setup.commands(for: start) { perform(command, at: 0) }
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.chatHeads(let command)): perform(command, at: time)
    case .restore(let arrangement): restore(arrangement, at: time)
    default: performShared(act, at: time)
    }
    return false
  }
}

extension SlimeBadge: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: SlimeBadgeSetup)? {
    if case .slimeBadge(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: SlimeBadgeSetup) -> ScriptSubject { .slimeBadge(style, setup) }

  /// A plain dot.
  static var emptySetup: SlimeBadgeSetup { SlimeBadgeSetup() }

  /// Draws a badge.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> SlimeBadgeSetup {
    StartGenerator.badge(viewport, from: &entropy)
  }

  /// Draws a command.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    .badge(0, generator.badgeCommand(from: &entropy))
  }

  /// A slime badge at a start.
  public init?(_ start: Script) {
    guard let (style, setup) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
    for command in setup.commands { perform(command, at: 0) }
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.badge(_, let command)): perform(command, at: time)
    default: performShared(act, at: time)
    }
    return false
  }
}

extension FlippingNotch: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: FlippingNotchSetup)? {
    if case .flippingNotch(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: FlippingNotchSetup) -> ScriptSubject {
    .flippingNotch(style, setup)
  }

  /// An empty list.
  static var emptySetup: FlippingNotchSetup { FlippingNotchSetup() }

  /// Draws a list.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> FlippingNotchSetup {
    StartGenerator.notch(from: &entropy)
  }

  /// Draws a command.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    .notch(generator.notchCommand(from: &entropy))
  }

  /// A flipping notch at a start.
  public init?(_ start: Script) {
    guard let (style, setup) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
    for command in setup.commands { perform(command, at: 0) }
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.notch(let command)): perform(command, at: time)
    default: performShared(act, at: time)
    }
    return false
  }
}

extension Messenger: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: MessengerSetup)? {
    if case .messenger(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: MessengerSetup) -> ScriptSubject { .messenger(style, setup) }

  /// The same changes in the style of each part.
  static func style(with changes: StyleChanges) -> MessengerStyle {
    MessengerStyle(
      chatHeads: changes.appliedToHeads, slimeBadge: changes.applied(), flippingNotch: changes.applied())
  }

  /// An empty list without heads and badges.
  static var emptySetup: MessengerSetup { MessengerSetup() }

  /// Draws a messenger.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> MessengerSetup {
    StartGenerator.messenger(viewport, from: &entropy)
  }

  /// The setup without its last head.
  static func shortened(_ setup: MessengerSetup) -> MessengerSetup? {
    var shorter = setup
    shorter.chatHeads = ChatHeads.shortened(setup.chatHeads) ?? setup.chatHeads
    return shorter == setup ? nil : shorter
  }

  /// Draws a command to one of the parts.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    switch entropy.below(3) {
    case 0: return .chatHeads(generator.headsCommand(from: &entropy))
    case 1: return .badge(Int32(10 + entropy.below(4)), generator.badgeCommand(from: &entropy))
    default: return .notch(generator.notchCommand(from: &entropy))
    }
  }

  /// A messenger at a start.
  public init?(_ start: Script) {
    guard let (style, setup) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
    for command in setup.notch.commands { perform(.notch(command), at: 0) }
    for badge in setup.badges {
      perform(.addBadge(badge.badge, row: badge.row, count: badge.count), at: 0)
      for command in badge.shows.commands { perform(.badge(badge.badge, command), at: 0) }
    }
    for group in setup.groups {
      for member in group.members { perform(.addToGroup(sum: group.sum, member: member), at: 0) }
    }
    for command in setup.chatHeads.commands(for: start) { perform(.chatHeads(command), at: 0) }
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.chatHeads(let command)): perform(.chatHeads(command), at: time)
    case .action(.badge(let badge, let command)): perform(.badge(badge, command), at: time)
    case .action(.notch(let command)): perform(.notch(command), at: time)
    case .addBadge(let badge, let row, let count): perform(.addBadge(badge, row: row, count: count), at: time)
    default: performShared(act, at: time)
    }
    return false
  }
}
