import SuppleInteractions

/// What is done to an interaction of a replay.
enum StageAction: Sendable {
  /// What an event of the script does.
  case action(ScriptAction)
  /// A badge is added to a row of a messenger.
  case addBadge(MessengerSetup.Badge)
  /// A badge is added to the group of a sum.
  case addToGroup(sum: Int32, member: Int32)
}

/// What brings a new interaction to the state at the start of a script.
struct ScriptOpening: Sendable {
  /// A conversation that is open at the start is opened so long before, in seconds, that its motion has ended.
  private static let conversationLead = 60.0

  /// The time at which everything is done, in seconds from the start of the script.
  var time: Double
  /// What is done, in order.
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
  /// What brings a new interaction to the state at the start.
  var opening: ScriptOpening { ScriptOpening(self) }
}
