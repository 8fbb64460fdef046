import SuppleInteractions
import SuppleMessenger
import SuppleScene

/// The interaction of a replay, of any kind.
protocol Stage: Sendable {
  /// Does what an action says; an action for another interaction is ignored.
  mutating func take(_ action: StageAction, at time: Double)
  /// Writes the frame at a time.
  mutating func write(into frame: inout ReplayFrame, at time: Double)
}

extension ScriptedInteraction {
  /// Creates the interaction of a script.
  fileprivate init(_ script: Script, style: Style) {
    self.init(style: style, viewport: script.viewport, seed: script.seed)
  }

  fileprivate mutating func show(into frame: inout ReplayFrame, at time: Double) {
    advance(to: time)
    write(into: &frame.scene)
    frame.events = takeRecords()
  }
}

struct HeadsStage: Stage {
  private var heads: ChatHeads

  init(_ script: Script, style: ChatHeads.Style) { heads = ChatHeads(script, style: style) }

  mutating func take(_ action: StageAction, at time: Double) {
    switch action {
    case .action(.input(let input)): heads.handle(input, at: time)
    case .action(.chatHeads(let command)): heads.perform(command, at: time)
    case .action(.badge), .action(.notch), .addBadge: break
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) { heads.show(into: &frame, at: time) }
}

struct BadgeStage: Stage {
  private var badge: SlimeBadge

  init(_ script: Script, style: SlimeBadge.Style) { badge = SlimeBadge(script, style: style) }

  mutating func take(_ action: StageAction, at time: Double) {
    switch action {
    case .action(.input(let input)): badge.handle(input, at: time)
    case .action(.badge(_, let command)): badge.perform(command, at: time)
    case .action(.chatHeads), .action(.notch), .addBadge: break
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) { badge.show(into: &frame, at: time) }
}

struct NotchStage: Stage {
  private var notch: FlippingNotch

  init(_ script: Script, style: FlippingNotch.Style) { notch = FlippingNotch(script, style: style) }

  mutating func take(_ action: StageAction, at time: Double) {
    switch action {
    case .action(.input(let input)): notch.handle(input, at: time)
    case .action(.notch(let command)): notch.perform(command, at: time)
    case .action(.chatHeads), .action(.badge), .addBadge: break
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) { notch.show(into: &frame, at: time) }
}

struct MessengerStage: Stage {
  private var messenger: Messenger

  init(_ script: Script, style: Messenger.Style) { messenger = Messenger(script, style: style) }

  mutating func take(_ action: StageAction, at time: Double) {
    switch action {
    case .action(.input(let input)): messenger.handle(input, at: time)
    case .action(.chatHeads(let command)): messenger.perform(.chatHeads(command), at: time)
    case .action(.badge(let badge, let command)): messenger.perform(.badge(badge, command), at: time)
    case .action(.notch(let command)): messenger.perform(.notch(command), at: time)
    case .addBadge(let badge):
      messenger.perform(.addBadge(badge.badge, row: badge.row, count: badge.count), at: time)
    }
  }

  mutating func write(into frame: inout ReplayFrame, at time: Double) {
    messenger.show(into: &frame, at: time)
  }
}
