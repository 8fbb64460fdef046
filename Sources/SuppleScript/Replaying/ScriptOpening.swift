import SuppleInteractions

/// An action on the interaction of a replay.
enum StageAction: Sendable {
  /// An event of the script.
  case action(ScriptAction)
  /// A badge is added to a row of a messenger.
  case addBadge(MessengerSetup.Badge)
  /// A badge is added to the group of a sum.
  case addToGroup(sum: Int32, member: Int32)
}

/// The actions that set the state of a new interaction at the start of a script.
struct ScriptOpening: Sendable {
  /// The time before the start at which a conversation opens that is open at the start, in seconds: its motion has then ended.
  private static let conversationLead = 60.0

  /// The time after all actions, in seconds from the start of the script.
  var time: Double
  /// The actions, in order.
  var actions: [StageAction]

  fileprivate init(_ script: Script) {
    let preferences = Preferences(
      reducedMotion: script.reducedMotion, rightToLeft: script.rightToLeft, tells: script.tells)
    actions = [.action(.input(.preferences(preferences)))]
    let start = script.subject.start
    actions += start.opening(in: script)
    time = start.hasOpenConversation ? -ScriptOpening.conversationLead : 0
  }
}

extension Script {
  /// The actions that set the state of a new interaction at the start.
  var opening: ScriptOpening { ScriptOpening(self) }
}
