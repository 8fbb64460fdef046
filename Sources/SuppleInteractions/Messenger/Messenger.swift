import SuppleMotion
import SuppleScene

/// A messenger's first viewport: chat heads above a list whose rows carry slime badges and which is refreshed by a
/// flipping notch, all three in one.
///
/// It adds nothing to the three but what is between them: who answers a touch, where the badges sit, and what
/// lies above what. Heads and badges share their numbers: a number is a head's or a badge's.
///
/// ```swift
/// var messenger = Messenger(style: .modern, viewport: screen, seed: 1)
/// messenger.perform(.notch(.setRows(8)), at: 0)
/// messenger.perform(.addBadge(1, row: 2, count: 3), at: 0)
/// messenger.perform(.chatHeads(.seat(head: 2, unread: 1)), at: 0)
/// ```
///
/// **Layers**, back to front: `list`, the rows, the badges at rest, the rows that come in, `card`, `notch`, the heads
/// with all that is theirs, and in front of everything a badge that is out of its row.
///
/// **Touches** go to the heads, else to a badge, else to the list: whoever takes a pointer as it comes down has it
/// until it goes up. While a conversation is open nothing below it is touched, and while a badge is held the list
/// does not move.
public struct Messenger: Interaction {
  /// What the app can ask of it.
  public enum Command: Sendable, Hashable {
    /// Something of the heads.
    case chatHeads(ChatHeads.Command)
    /// Something of a badge; unknown ones are ignored, and `moveHome` is, since badges go with their rows.
    case badge(Int32, SlimeBadge.Command)
    /// Something of the list and its notch.
    case notch(FlippingNotch.Command)
    /// A badge of that number sits in a row from now on; nil for a plain dot.
    case addBadge(Int32, row: Int32, count: Int32?)
  }

  /// The numbers in force.
  public private(set) var style: MessengerStyle
  var heads: ChatHeads
  var badges: [MessengerBadge] = []
  var notch: FlippingNotch
  /// Who has which pointer.
  var holders: [(pointer: Int32, holder: Holder)] = []
  var viewport: Viewport
  var reducedMotion = false
  var rightToLeft = false
  var clock = Clock()
  let seed: UInt64

  /// The present, as badges want it.
  var moment: Moment { Moment(host: clock.hostTime, motion: clock.now) }

  /// A messenger without heads, badges and rows.
  public init(style: MessengerStyle, viewport: Viewport, seed: UInt64) {
    heads = ChatHeads(style: style.chatHeads, viewport: viewport, seed: seed)
    notch = FlippingNotch(style: style.flippingNotch, viewport: viewport, seed: seed)
    self.style = MessengerStyle(
      chatHeads: heads.style, slimeBadge: style.slimeBadge.clamped(), flippingNotch: notch.style)
    self.viewport = viewport
    self.seed = seed
  }

  /// Puts other numbers in force.
  public mutating func setStyle(_ style: MessengerStyle, at time: Double) {
    advance(to: time)
    heads.setStyle(style.chatHeads, at: time)
    notch.setStyle(style.flippingNotch, at: time)
    self.style = MessengerStyle(
      chatHeads: heads.style, slimeBadge: style.slimeBadge.clamped(), flippingNotch: notch.style)
    for index in badges.indices { badges[index].badge.setStyle(self.style.slimeBadge) }
    placeBadges(checking: true)
  }

  /// Takes in what happened; returns whether heads, badges or list claim it.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    advance(to: time)
    switch input {
    case .pointer(let pointer):
      let claimed = route(pointer, at: time)
      placeBadges(checking: true)
      return claimed
    case .wheel(_, let place):
      if heads.isOpen || heads.claims(place) { return heads.handle(input, at: time) }
      guard !isBadgeHeld else { return true }
      let claimed = notch.handle(input, at: time)
      placeBadges(checking: true)
      return claimed
    case .key(let key, let focus):
      if heads.handle(input, at: time) { return true }
      return press(key, focus: focus)
    case .viewport(let viewport):
      self.viewport = viewport
      for index in badges.indices { badges[index].badge.viewport = viewport }
    case .keyboard: break
    case .preferences(let preferences):
      clock.setRate(preferences.rate)
      reducedMotion = preferences.reducedMotion
      rightToLeft = preferences.rightToLeft
      for index in badges.indices { badges[index].badge.reducedMotion = reducedMotion }
    }
    heads.handle(input, at: time)
    notch.handle(input, at: time)
    placeBadges(checking: true)
    return false
  }

  /// Does what the app asks.
  public mutating func perform(_ command: Command, at time: Double) {
    advance(to: time)
    switch command {
    case .chatHeads(.add(let id, _, _)) where isBadge(id): break
    case .chatHeads(let command): heads.perform(command, at: time)
    case .notch(let command): notch.perform(command, at: time)
    case .addBadge(let id, let row, let count): addBadge(id, row: row, count: count)
    case .badge(let id, let command):
      guard let index = badges.firstIndex(where: { $0.badge.item == id }) else { return }
      switch command {
      case .setCount(let count): badges[index].badge.setCount(count, at: moment)
      case .clear: badges[index].badge.clear(at: moment)
      case .cancelDismissal: badges[index].badge.cancelDismissal(at: moment)
      case .hint:
        let inwards = rightToLeft ? 1.0 : -1.0
        badges[index].badge.hint(
          by: Vector(x: inwards * 0.94, y: 0.34) * style.slimeBadge.hintDistance, at: moment)
      case .moveAnchor: break
      }
    }
    placeBadges(checking: true)
  }

  /// Moves the present to `time`.
  public mutating func advance(to time: Double) {
    let goal = clock.motionTime(at: time)
    var steps = 0
    // The instant at which the gum of a held badge breaks must not depend on when anyone looked at its moving home.
    while isBadgeHeld, steps < 16384,
      let next = SlimeBadgeMachine.nextCheck(after: clock.now), next <= goal
    {
      moveList(to: clock.hostTime(at: next), checking: true)
      steps += 1
    }
    moveList(to: time)
    heads.advance(to: time)
  }

  private mutating func moveList(to time: Double, checking: Bool = false) {
    notch.advance(to: time)
    clock.advance(to: time)
    placeBadges(checking: checking)
  }
}
