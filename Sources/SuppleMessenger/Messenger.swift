import SuppleInteractions
import SuppleScene

/// A messenger's first screen: chat heads above a list whose rows carry slime badges and which a flipping notch refreshes.
///
/// It uses the public composition of the three, and adds only their relations: the owner of a touch, the places of the badges,
/// and the order of the layers. A number identifies a head or a badge.
///
/// ```swift
/// var messenger = Messenger(style: .modern, viewport: viewport, seed: 1)
/// messenger.perform(.notch(.setRows(8)), at: 0)
/// messenger.perform(.addBadge(1, row: 2, count: 3), at: 0)
/// messenger.perform(.chatHeads(.add(head: 2, unread: 1, animated: false)), at: 0)
/// ```
///
/// **Layers**, back to front: `list`, the rows, the badges at rest, the arriving rows, `card`, `notch`, the layers of the
/// heads, and in front of everything a badge that is raised out of its row.
///
/// **Touches** go to the heads, else to a badge, else to the list: the part that claims a pointer at its press owns it until
/// its release. An open conversation blocks all touches below it. While a finger is on a badge the list does not move.
public struct Messenger: Interaction {
  /// A command of the app.
  public enum Command: Sendable, Hashable {
    /// A command for the heads.
    case chatHeads(ChatHeads.Command)
    /// A command for a badge. Unknown badges are ignored, and so is `moveAnchor`, since badges move with their rows.
    case badge(Int32, SlimeBadge.Command)
    /// A command for the list and its notch.
    case notch(FlippingNotch.Command)
    /// Adds a badge with a number to a row, with a count; nil for a plain dot.
    case addBadge(Int32, row: Int32, count: Int32?)
    /// Adds a badge to the group of another, the sum, which from then on shows the sum of its members. Clearing the sum clears
    /// the members one after another. Ignored for an unknown badge, and for a badge that already is in a group.
    case addToGroup(sum: Int32, member: Int32)
  }

  /// The current style.
  public private(set) var style: MessengerStyle
  /// The heads.
  public internal(set) var heads: ChatHeads
  var badges: [RowBadge] = []
  var badgeIndices = BadgeIndices()
  var groups: [RowBadgeGroup] = []
  /// Whether a badge may have a clearing with a delay before it.
  var awaitsClearing = false
  /// The events of the badges that the groups have processed, but the app has not taken.
  var badgeEvents: [Timed<Event>] = []
  /// The list and its notch.
  public internal(set) var notch: FlippingNotch { didSet { areBadgesPlaced = false } }
  /// The owner of each pointer.
  var owners: [(pointer: Int32, owner: PointerOwner)] = []
  var viewport: Viewport
  var preferences = Preferences()
  var clock = MotionClock()
  /// Whether every badge is at its place in the list at the present.
  private var areBadgesPlaced = false
  let seed: UInt64

  /// Creates a messenger without heads, badges and rows.
  public init(style: MessengerStyle, viewport: Viewport, seed: UInt64) {
    heads = ChatHeads(style: style.chatHeads, viewport: viewport, seed: seed)
    notch = FlippingNotch(style: style.flippingNotch, viewport: viewport, seed: seed)
    self.style = MessengerStyle(
      chatHeads: heads.style, slimeBadge: style.slimeBadge.clamped(), flippingNotch: notch.style)
    self.viewport = viewport
    self.seed = seed
  }

  /// Sets the style.
  public mutating func setStyle(_ style: MessengerStyle, at time: Double) {
    advance(to: time)
    heads.setStyle(style.chatHeads, at: time)
    notch.setStyle(style.flippingNotch, at: time)
    self.style = MessengerStyle(
      chatHeads: heads.style, slimeBadge: style.slimeBadge.clamped(), flippingNotch: notch.style)
    for index in badges.indices { badges[index].badge.setStyle(self.style.slimeBadge) }
    placeBadges(checking: true)
    updateGroups()
  }

  /// Handles an input; returns whether heads, badges or list claim it.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    advance(to: time)
    defer { updateGroups() }
    switch input {
    case .pointer(let pointer):
      let claimed = route(pointer, at: time)
      placeBadges(checking: true)
      return claimed
    case .wheel(_, let place):
      if heads.covers(place) { return heads.handle(input, at: time) }
      guard !isBadgeTouched else { return true }
      let claimed = notch.handle(input, at: time)
      placeBadges(checking: true)
      return claimed
    case .key(let key, let focus):
      if heads.handle(input, at: time) { return true }
      if clearBadge(by: key, focus: focus) { return true }
      let claimed = notch.handle(input, at: time)
      placeBadges(checking: true)
      return claimed
    case .viewport(let viewport):
      self.viewport = viewport
      for index in badges.indices { badges[index].badge.setViewport(badgeViewport) }
    case .keyboard: break
    case .preferences(let preferences):
      clock.setRate(preferences.rate)
      self.preferences = preferences
      for index in badges.indices { badges[index].badge.setPreferences(preferences) }
    }
    heads.handle(input, at: time)
    notch.handle(input, at: time)
    placeBadges(checking: true)
    return false
  }

  /// Performs a command of the app.
  public mutating func perform(_ command: Command, at time: Double) {
    advance(to: time)
    defer { updateGroups() }
    switch command {
    case .chatHeads(.add(let id, _, _, _)) where isBadge(id): break
    case .chatHeads(let command):
      heads.perform(command, at: time)
      // No badge depends on the heads, and `advance` has already placed all badges.
      if !isBadgeTouched { return }
    case .notch(let command): notch.perform(command, at: time)
    case .addBadge(let id, let row, let count):
      addBadge(id, row: row, count: count)
      // `advance` has placed the other badges.
      if !isBadgeTouched { return }
    case .addToGroup(let sum, let member): addToGroup(sum: sum, member: member)
    case .badge(let id, let command):
      guard let index = badgeIndices[id] else { return }
      switch command {
      case .setCount where isSum(id), .setText where isSum(id): return
      case .setCount, .setText, .setPinned, .setBurstFrames, .setConstruction, .clear, .cancelDismissal:
        badges[index].badge.perform(command)
        if badges[index].badge.clearTime != nil { awaitsClearing = true }
      case .hint:
        badges[index].badge.hint(direction: preferences.rightToLeft ? 1 : -1)
      case .moveAnchor: break
      }
      if !isBadgeTouched { return placeBadge(index, checking: true) }
    }
    placeBadges(checking: true)
  }

  /// Moves the present to `time`.
  public mutating func advance(to time: Double) {
    let goal = clock.motionTime(at: HostTime(time))
    var steps = 0
    // The instant at which a badge's connector breaks must not depend on the times at which its moving anchor is read.
    while steps < 16384, let next = nextInstant, next <= goal {
      moveList(to: clock.hostTime(at: next).seconds, checking: isBadgeTouched)
      updateGroups()
      steps += 1
    }
    if awaitsClearing, nextClearing == nil { awaitsClearing = false }
    moveList(to: time)
    heads.advance(to: time)
    updateGroups()
  }

  /// The next instant that concerns badges, in motion seconds: of a break check, or of a delayed clearing.
  private var nextInstant: Double? {
    guard let clearing = nextClearing else { return nextBreakCheck }
    return min(clearing, nextBreakCheck ?? clearing)
  }

  /// The next instant of a break check, in motion seconds; nil while no anchor moves under a finger. A list that rested at the
  /// last check moves no anchor before the next due action: a long wait has more checks than `advance` makes. A badge whose
  /// width changes moves its own anchor.
  private var nextBreakCheck: Double? {
    guard isBadgeTouched else { return nil }
    var time = clock.now
    if let last = EmbeddedSlimeBadge.nextBreakCheck(after: time - 1e-9), last <= time {
      let changesWidth = badges.contains { $0.badge.pointer != nil && $0.badge.schedule == .now }
      switch notch.schedule {
      case .now: break
      case _ where changesWidth: break
      case .at(let due): time = max(time, clock.motionTime(at: HostTime(due)))
      case .settled: return nil
      }
    }
    return EmbeddedSlimeBadge.nextBreakCheck(after: time)
  }

  private mutating func moveList(to time: Double, checking: Bool = false) {
    let before = clock
    let werePlaced = areBadgesPlaced
    notch.advance(to: time)
    clock.advance(to: HostTime(time))
    // Otherwise adding many badges at one time would place each of them again and again.
    if checking || clock != before || !werePlaced { placeBadges(checking: checking) }
    areBadgesPlaced = true
  }
}
