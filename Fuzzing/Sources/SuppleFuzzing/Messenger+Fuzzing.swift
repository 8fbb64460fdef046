import SuppleInteractions
import SuppleMessenger
import SuppleScene
import SuppleScript

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
    case .action(.chatHeads(let command)): perform(.chatHeads(command), at: time)
    case .action(.badge(let badge, let command)): perform(.badge(badge, command), at: time)
    case .action(.notch(let command)): perform(.notch(command), at: time)
    case .addBadge(let badge, let row, let count): perform(.addBadge(badge, row: row, count: count), at: time)
    default: return performShared(act, at: time)
    }
    return false
  }
}

extension StartGenerator {
  static func messenger(_ viewport: Viewport, from entropy: inout Entropy) -> MessengerSetup {
    var setup = MessengerSetup()
    setup.chatHeads = heads(viewport, from: &entropy)
    setup.notch = notch(from: &entropy)
    for badge in badges where entropy.below(3) > 0 {
      setup.badges.append(
        .init(badge: badge, row: Int32(1 + entropy.below(8)), shows: self.badge(from: &entropy)))
    }
    if let sum = setup.badges.first, entropy.oneIn(3) {
      setup.groups = [.init(sum: sum.badge, members: setup.badges.dropFirst().map(\.badge))]
    }
    return setup
  }
}
