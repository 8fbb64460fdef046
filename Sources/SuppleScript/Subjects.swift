import SuppleContract
import SuppleInteractions
import SuppleMessenger

// The interactions of scripts. A new one needs a case in both enums, and a place in each list; the rest is in its file of
// `Subjects`.

/// The action of an event of a script.
public enum ScriptAction: Sendable, Hashable {
  /// Input of a person or the system.
  case input(Input)
  /// A command to chat heads.
  case chatHeads(ChatHeads.Command)
  /// A command to a badge: in a messenger the badge with this number, else the only badge, with the number 0.
  case badge(Int32, SlimeBadge.Command)
  /// A command to a flipping notch.
  case notch(FlippingNotch.Command)
}

/// The interaction of a script, with its style and its setup.
public enum ScriptSubject: Sendable, Hashable {
  /// Chat heads.
  case chatHeads(ChatHeadsStyle, ChatHeadsSetup)
  /// A slime badge.
  case slimeBadge(SlimeBadgeStyle, SlimeBadgeSetup)
  /// A flipping notch.
  case flippingNotch(FlippingNotchStyle, FlippingNotchSetup)
  /// All three in a messenger.
  case messenger(MessengerStyle, MessengerSetup)
}

extension ScriptSubject {
  /// The types with a description in the contract.
  static let described: [any DescribedSubject.Type] = [
    ChatHeads.self, SlimeBadge.self, FlippingNotch.self,
  ]
  /// All types, in the order of their names in an error message.
  static let types: [any Subject.Type] = described + [Messenger.self]

  /// The subject's type with style and setup.
  var start: any SubjectStart {
    switch self {
    case .chatHeads(let style, let setup): Start<ChatHeads>(style, setup)
    case .slimeBadge(let style, let setup): Start<SlimeBadge>(style, setup)
    case .flippingNotch(let style, let setup): Start<FlippingNotch>(style, setup)
    case .messenger(let style, let setup): Start<Messenger>(style, setup)
    }
  }

  /// The name of the subject in scripts.
  public var name: String { start.scriptName }
}

extension ScriptAction {
  /// An action in one form for all interactions.
  enum Content {
    case input(Input)
    case command(Command)
  }

  /// A command as numbers, with its addressee.
  struct Command {
    var interaction: InteractionDescription
    var numbers: CommandNumbers
    /// The number of a messenger's badge; 0 for the only badge; nil for other interactions.
    var badge: Int32?

    init<Kind: DescribedSubject>(_ type: Kind.Type, _ command: Kind.Command, badge: Int32? = nil) {
      (interaction, numbers, self.badge) = (Kind.contract, Kind.numbers(of: command), badge)
    }
  }

  /// The input, or the command as numbers.
  var content: Content {
    switch self {
    case .input(let input): .input(input)
    case .chatHeads(let command): .command(Command(ChatHeads.self, command))
    case .badge(let badge, let command): .command(Command(SlimeBadge.self, command, badge: badge))
    case .notch(let command): .command(Command(FlippingNotch.self, command))
    }
  }

  /// The action of a command with a number; nil for an unknown number.
  init?(
    _ interaction: InteractionDescription, _ number: Int32, _ arguments: CommandArguments, badge: Int32
  ) {
    let type = ScriptSubject.described.first { $0.kind == interaction.kind }
    guard let action = type?.action(number, arguments, badge: badge) else { return nil }
    self = action
  }
}
