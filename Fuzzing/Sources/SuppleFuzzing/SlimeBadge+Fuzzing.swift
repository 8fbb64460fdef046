@_spi(States) import SuppleInteractions
import SuppleScene
import SuppleScript

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
    case .action(.badge(_, let command)): perform(command, at: time)
    default: return performShared(act, at: time)
    }
    return false
  }
}

extension StartGenerator {
  static func badge(_ viewport: Viewport, from entropy: inout Entropy) -> SlimeBadgeSetup {
    var setup = SlimeBadgeSetup()
    setup.badge = badge(from: &entropy)
    if entropy.oneIn(2) {
      setup.anchor = Point(
        x: entropy.uniform(0...viewport.size.width), y: entropy.uniform(0...viewport.size.height))
    }
    return setup
  }

  static func badge(from entropy: inout Entropy) -> BadgeSetup {
    var setup = BadgeSetup(count: count(from: &entropy))
    if entropy.oneIn(4) {
      setup.text = BadgeSetup.Text(Int32(1 + entropy.below(2)), width: entropy.uniform(0...90))
    }
    setup.isPinned = entropy.oneIn(8)
    setup.showsConstruction = entropy.oneIn(6)
    return setup
  }

  static func count(from entropy: inout Entropy) -> Int32? {
    switch entropy.below(6) {
    case 0: nil
    case 1: 0
    case 2: Int32(entropy.below(1200))
    default: Int32(1 + entropy.below(12))
    }
  }
}

extension CommandGenerator {
  func badgeCommand(from entropy: inout Entropy) -> SlimeBadge.Command {
    switch entropy.below(profile == .unrestricted ? 11 : 10) {
    case 0, 1: .setCount(StartGenerator.count(from: &entropy))
    case 2, 3:
      kind == .slimeBadge
        ? .moveAnchor(
          Point(
            x: entropy.uniform(0...viewport.size.width), y: entropy.uniform(0...viewport.size.height)))
        : .setCount(3)
    case 4: entropy.oneIn(3) ? .clear(after: entropy.uniform(0...1)) : .clear
    case 5: .cancelDismissal
    case 6: .setCount(Int32(1 + entropy.below(9)))
    case 7, 8: .setText(Int32(1 + entropy.below(2)), width: entropy.uniform(0...90))
    case 9:
      switch entropy.below(3) {
      case 0: .setPinned(entropy.oneIn(3))
      case 1: .setBurstFrames(Int32(entropy.below(9)))
      default: .setConstruction(entropy.oneIn(2))
      }
    default: .hint
    }
  }
}

extension SlimeBadge: TableInteraction {
  static var tableHeading: String { "Slime badge" }

  static func tableAction(of act: FuzzAct) -> String? {
    switch act {
    case .action(.input(.pointer(let pointer))): pointer.phase.tableAction
    case .action(.input(.key(.delete, _))), .action(.input(.key(.backspace, _))): "clear"
    case .action(.badge(_, let command)):
      switch command {
      case .setCount(0): "count 0"
      case .setCount, .setText: "count"
      case .setPinned: "pin"
      case .moveAnchor: "move anchor"
      case .clear: "clear"
      case .cancelDismissal: "cancel dismissal"
      case .hint: "hint"
      case .setBurstFrames, .setConstruction: "style"
      }
    case .styleNumber, .styleProperty, .preset: "style"
    case .action, .addBadge, .restore, .frame: nil
    }
  }
}
