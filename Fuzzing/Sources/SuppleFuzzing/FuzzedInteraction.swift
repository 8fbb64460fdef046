import SuppleInteractions
import SuppleMessenger
import SuppleScene
import SuppleScript

/// An interaction that can be led through a life.
public protocol FuzzedInteraction: ScriptedInteraction {
  /// The interaction at a start, or nil where the start is another's.
  init?(_ start: Script)
  /// Does what a step says, as if at `time`; what is not for this interaction is ignored. Returns whether it claims it.
  @discardableResult
  mutating func take(_ act: FuzzAct, at time: Double) -> Bool
}

extension FuzzedInteraction {
  init(_ start: Script, style: Style) {
    self.init(style: style, viewport: start.viewport, seed: start.seed)
    handle(
      .preferences(Preferences(reducedMotion: start.reducedMotion, rightToLeft: start.rightToLeft)), at: 0)
  }

  /// Does what a step says to the style.
  mutating func adopt(_ act: FuzzAct, at time: Double) {
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
    case .look: advance(to: time)
    case .action, .addBadge, .restore: break
    }
  }
}

extension ChatHeads: FuzzedInteraction {
  /// The heads of a start.
  public init?(_ start: Script) {
    guard case .chatHeads(let style, let setup) = start.subject else { return nil }
    self.init(start, style: style)
    for command in setup.commands(for: start) { perform(command, at: 0) }
  }

  /// Does what a step says.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.chatHeads(let command)): perform(command, at: time)
    case .restore(let arrangement): restore(arrangement, at: time)
    default: adopt(act, at: time)
    }
    return false
  }
}

extension SlimeBadge: FuzzedInteraction {
  /// The badge of a start.
  public init?(_ start: Script) {
    guard case .slimeBadge(let style, let setup) = start.subject else { return nil }
    self.init(start, style: style)
    if let home = setup.home { perform(.moveAnchor(home), at: 0) }
    perform(.setCount(setup.count), at: 0)
  }

  /// Does what a step says.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.badge(_, let command)): perform(command, at: time)
    default: adopt(act, at: time)
    }
    return false
  }
}

extension FlippingNotch: FuzzedInteraction {
  /// The notch of a start.
  public init?(_ start: Script) {
    guard case .flippingNotch(let style, let setup) = start.subject else { return nil }
    self.init(start, style: style)
    for command in setup.commands { perform(command, at: 0) }
  }

  /// Does what a step says.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.notch(let command)): perform(command, at: time)
    default: adopt(act, at: time)
    }
    return false
  }
}

extension Messenger: FuzzedInteraction {
  /// The messenger of a start.
  public init?(_ start: Script) {
    guard case .messenger(let style, let setup) = start.subject else { return nil }
    self.init(start, style: style)
    for command in setup.notch.commands { perform(.notch(command), at: 0) }
    for badge in setup.badges { perform(.addBadge(badge.badge, row: badge.row, count: badge.count), at: 0) }
    for command in setup.chatHeads.commands(for: start) { perform(.chatHeads(command), at: 0) }
  }

  /// Does what a step says.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.chatHeads(let command)): perform(.chatHeads(command), at: time)
    case .action(.badge(let badge, let command)): perform(.badge(badge, command), at: time)
    case .action(.notch(let command)): perform(.notch(command), at: time)
    case .addBadge(let badge, let row, let count): perform(.addBadge(badge, row: row, count: count), at: time)
    default: adopt(act, at: time)
    }
    return false
  }
}
