import SuppleInteractions
import SuppleMessenger
import SuppleScene

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
    var opensConversation = false
    let preferences = Preferences(
      reducedMotion: script.reducedMotion, rightToLeft: script.rightToLeft, tells: script.tells)
    actions = [.action(.input(.preferences(preferences)))]
    switch script.subject {
    case .chatHeads(_, let setup):
      opensConversation = setup.open != nil
      actions += setup.commands(for: script).map { .action(.chatHeads($0)) }
    case .slimeBadge(_, let setup):
      if let anchor = setup.anchor { actions.append(.action(.badge(0, .moveAnchor(anchor)))) }
      actions.append(.action(.badge(0, .setCount(setup.count))))
      actions += setup.badge.commands.map { .action(.badge(0, $0)) }
    case .flippingNotch(_, let setup):
      actions += setup.commands.map { .action(.notch($0)) }
    case .messenger(_, let setup):
      opensConversation = setup.chatHeads.open != nil
      actions += setup.notch.commands.map { .action(.notch($0)) }
      for badge in setup.badges {
        actions.append(.addBadge(badge))
        actions += badge.shows.commands.map { .action(.badge(badge.badge, $0)) }
      }
      for group in setup.groups { actions += group.members.map { .addToGroup(sum: group.sum, member: $0) } }
      actions += setup.chatHeads.commands(for: script).map { .action(.chatHeads($0)) }
    }
    time = opensConversation ? -ScriptOpening.conversationLead : 0
  }
}

extension Script {
  /// What brings a new interaction to the state at the start.
  var opening: ScriptOpening { ScriptOpening(self) }
}

extension ChatHeadsSetup {
  /// The commands that bring new heads to the state at the start of a script, in order.
  public func commands(for script: Script) -> [ChatHeads.Command] {
    var commands: [ChatHeads.Command] = []
    for area in exclusionAreas { commands.append(.addExclusionArea(area)) }
    for entry in heads {
      commands.append(.add(head: entry.head, unread: entry.unread, animated: false))
      if let face = entry.face { commands.append(.setFace(head: entry.head, face, animated: false)) }
    }
    if edge != nil || x != nil || y != nil {
      // Heads rest where reading ends unless the setup says otherwise.
      let edge = edge ?? (script.rightToLeft ? .left : .right)
      commands.append(.setRestingPlace(edge: edge, x: x, y: y ?? .nan, animated: false))
    }
    if let open { commands.append(.open(head: open)) }
    return commands
  }
}

extension FlippingNotchSetup {
  /// The commands that bring a new list to the state at the start of a script, in order.
  public var commands: [FlippingNotch.Command] {
    var commands: [FlippingNotch.Command] = [
      .setRows(rows), .setCutout(notch), .setNavigationBar(height: navigationBar),
    ]
    if let cell { commands.append(.setCell(cell)) }
    commands.append(.scrollTo(y: scroll))
    if hasPanel { commands.append(.setPanel(true)) }
    return commands
  }
}
