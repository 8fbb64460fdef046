import SuppleInteractions
import SuppleMessenger
import SuppleScene
import SuppleScript

/// An interaction that a fuzz run can feed.
public protocol FuzzedInteraction: ScriptedInteraction {
  /// The interaction at a start, or nil where the start is another interaction's.
  init?(_ start: Script)
  /// Performs an act at `time`, in seconds, and ignores acts of other interactions. Returns whether an input was claimed.
  @discardableResult
  mutating func take(_ act: FuzzAct, at time: Double) -> Bool
}

extension FuzzedInteraction {
  init(_ start: Script, style: Style) {
    self.init(style: style, viewport: start.viewport, seed: start.seed)
    let preferences = Preferences(
      reducedMotion: start.reducedMotion, rightToLeft: start.rightToLeft, tells: start.tells)
    handle(.preferences(preferences), at: 0)
  }

  /// Performs an act that every interaction knows: a change of style, or a frame.
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

extension ChatHeads: FuzzedInteraction {
  /// Chat heads at a start.
  public init?(_ start: Script) {
    guard case .chatHeads(let style, let setup) = start.subject else { return nil }
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

extension SlimeBadge: FuzzedInteraction {
  /// A slime badge at a start.
  public init?(_ start: Script) {
    guard case .slimeBadge(let style, let setup) = start.subject else { return nil }
    self.init(start, style: style)
    if let anchor = setup.anchor { perform(.moveAnchor(anchor), at: 0) }
    perform(.setCount(setup.count), at: 0)
    for command in setup.badge.commands { perform(command, at: 0) }
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

extension FlippingNotch: FuzzedInteraction {
  /// A flipping notch at a start.
  public init?(_ start: Script) {
    guard case .flippingNotch(let style, let setup) = start.subject else { return nil }
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

extension Messenger: FuzzedInteraction {
  /// A messenger at a start.
  public init?(_ start: Script) {
    guard case .messenger(let style, let setup) = start.subject else { return nil }
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
