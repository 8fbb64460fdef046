import SuppleInteractions
import SuppleScene

/// An interaction of whatever kind that a script plays. `Web/replay.mjs` does the same in the same order.
protocol Stage: Sendable {
  /// Does what a script says; what is not for this interaction is ignored.
  mutating func take(_ action: ScriptAction, at time: Double)
  /// Writes what is to be seen.
  mutating func write(into frame: inout ReplayFrame, at time: Double)
}

extension ScriptedInteraction {
  /// An interaction at the start of a script.
  fileprivate init(_ script: Script, style: Style, at start: Double) {
    self.init(style: style, viewport: script.viewport, seed: script.seed)
    let preferences = Preferences(reducedMotion: script.reducedMotion, rightToLeft: script.rightToLeft)
    handle(.preferences(preferences), at: start)
  }

  fileprivate mutating func show(into frame: inout ReplayFrame, at time: Double) {
    advance(to: time)
    write(into: &frame.scene)
    frame.events = takeRecords()
  }
}

extension ChatHeadsSetup {
  /// What brings heads to where a script begins, in the order in which it is to be done.
  public func commands(for script: Script) -> [ChatHeads.Command] {
    var commands: [ChatHeads.Command] = []
    for area in exclusionAreas { commands.append(.addExclusionArea(area)) }
    for seat in heads { commands.append(.add(head: seat.head, unread: seat.unread, animated: false)) }
    if edge != nil || y != nil {
      commands.append(.setRestingPlace(edge: script.startingEdge(self), y: y ?? .nan, animated: false))
    }
    if let open { commands.append(.open(head: open)) }
    return commands
  }
}

extension FlippingNotchSetup {
  /// What brings a list to where a script begins, in the order in which it is to be done.
  public var commands: [FlippingNotch.Command] {
    var commands: [FlippingNotch.Command] = [
      .setRows(rows), .setCutout(notch), .setNavigationBar(height: navigationBar),
    ]
    if let cell { commands.append(.setCell(cell)) }
    commands.append(.scrollTo(y: scroll))
    return commands
  }
}

struct HeadsStage: Stage {
  private var heads: ChatHeads

  init(_ script: Script, style: ChatHeadsStyle, setup: ChatHeadsSetup, at start: Double) {
    heads = ChatHeads(script, style: style, at: start)
    for command in setup.commands(for: script) { heads.perform(command, at: start) }
  }

  mutating func take(_ action: ScriptAction, at time: Double) {
    switch action {
    case .input(let input): heads.handle(input, at: time)
    case .chatHeads(let command): heads.perform(command, at: time)
    case .badge, .notch: break
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) { heads.show(into: &frame, at: time) }
}

struct BadgeStage: Stage {
  private var badge: SlimeBadge

  init(_ script: Script, style: SlimeBadgeStyle, setup: SlimeBadgeSetup, at start: Double) {
    badge = SlimeBadge(script, style: style, at: start)
    if let home = setup.home { badge.perform(.moveAnchor(home), at: start) }
    badge.perform(.setCount(setup.count), at: start)
  }

  mutating func take(_ action: ScriptAction, at time: Double) {
    switch action {
    case .input(let input): badge.handle(input, at: time)
    case .badge(_, let command): badge.perform(command, at: time)
    case .chatHeads, .notch: break
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) { badge.show(into: &frame, at: time) }
}

struct NotchStage: Stage {
  private var notch: FlippingNotch

  init(_ script: Script, style: FlippingNotchStyle, setup: FlippingNotchSetup, at start: Double) {
    notch = FlippingNotch(script, style: style, at: start)
    for command in setup.commands { notch.perform(command, at: start) }
  }

  mutating func take(_ action: ScriptAction, at time: Double) {
    switch action {
    case .input(let input): notch.handle(input, at: time)
    case .notch(let command): notch.perform(command, at: time)
    case .chatHeads, .badge: break
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) { notch.show(into: &frame, at: time) }
}

struct MessengerStage: Stage {
  private var messenger: Messenger

  init(_ script: Script, style: MessengerStyle, setup: MessengerSetup, at start: Double) {
    messenger = Messenger(script, style: style, at: start)
    for command in setup.notch.commands { messenger.perform(.notch(command), at: start) }
    for badge in setup.badges {
      messenger.perform(.addBadge(badge.badge, row: badge.row, count: badge.count), at: start)
    }
    for command in setup.chatHeads.commands(for: script) { messenger.perform(.chatHeads(command), at: start) }
  }

  mutating func take(_ action: ScriptAction, at time: Double) {
    switch action {
    case .input(let input): messenger.handle(input, at: time)
    case .chatHeads(let command): messenger.perform(.chatHeads(command), at: time)
    case .badge(let badge, let command): messenger.perform(.badge(badge, command), at: time)
    case .notch(let command): messenger.perform(.notch(command), at: time)
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) {
    messenger.show(into: &frame, at: time)
  }
}
