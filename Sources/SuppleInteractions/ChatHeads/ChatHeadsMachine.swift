import SuppleMotion
import SuppleScene

/// The life of ``ChatHeads``: its state machine, its heads and what moves them.
///
/// It is a class, which ``ChatHeads`` copies before it changes one that is shared: whatever looks at a part of it then
/// needs no copy of the rest.
final class ChatHeadsMachine: @unchecked Sendable {
  /// Closed up or open, and what goes on.
  var state: ChatHeadsState = .stack(.settling)
  /// The heads, front to back.
  var heads: [Head] = []
  /// The heads that did not fit, the newest first.
  var overflow: [(id: Int32, unread: Int32)] = []
  /// Where the stack belongs.
  var place: RestingPlace
  /// The followers, while a leader moves with them in train.
  var chain: FollowerChain
  /// The conversations on their way out, open or on their way back; the last is in front.
  var panels: [ConversationPanel] = []
  /// How dark the veil behind them is.
  var dim: ScalarMotion = .resting(0)
  /// On which side of their heads the badges sit: -1 left, 1 right.
  var badgeSide: ScalarMotion
  /// The place for throwing away.
  var target: DismissTarget
  /// The heads on their way out.
  var departures: [Departure] = []
  /// The text beside the stack.
  var flyout: Flyout?
  /// Whether the app refuses the next dismissal.
  var refusesNext = false
  /// Feeds what is random: the badges' bursts.
  let seed: UInt64
  /// What happened since the last frame.
  var events: [Event] = []
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// What the person prefers.
  var preferences = Preferences()
  /// The present.
  var timeline = Timeline()

  /// The motion's present.
  var now: Double { timeline.now }

  /// No heads yet; the first will rest at the side where reading ends.
  init(style: ChatHeadsStyle, screen: Screen, seed: UInt64) {
    let style = ChatHeadsMachine.clamped(style)
    self.seed = seed
    geometry = ChatHeadsGeometry(style: style, screen: screen)
    target = DismissTarget(style: style)
    chain = FollowerChain(spring: style.chaseSpring, bodies: [], offsets: [], time: 0)
    let edge: HorizontalEdge = style.edges == .left ? .left : .right
    place = ChatHeadsMachine.startingPlace(edge, in: geometry)
    badgeSide = .resting(edge == .left ? 1 : -1)
  }

  /// The same life once more, to go its own way.
  init(copying other: ChatHeadsMachine) {
    state = other.state
    for head in other.heads { heads.append(Head(copying: head)) }
    overflow = other.overflow
    place = other.place
    chain = other.chain
    panels = other.panels
    dim = other.dim
    badgeSide = other.badgeSide
    target = other.target
    for departure in other.departures { departures.append(Departure(copying: departure)) }
    flyout = other.flyout
    refusesNext = other.refusesNext
    seed = other.seed
    events = other.events
    geometry = ChatHeadsGeometry(copying: other.geometry)
    preferences = other.preferences
    timeline = other.timeline
  }

  /// The style within its ranges, its badges' included.
  static func clamped(_ style: ChatHeadsStyle) -> ChatHeadsStyle {
    var style = style.clamped()
    style.badge = style.badge.clamped()
    return style
  }

  static func startingPlace(_ edge: HorizontalEdge, in geometry: ChatHeadsGeometry) -> RestingPlace {
    let bounds = RestingPlace.bounds(in: geometry)
    let y = bounds.minY + geometry.style.startingHeight * bounds.height
    return RestingPlace(edge: edge, point: Point(x: geometry.restX(edge), y: y), in: geometry)
  }

  /// Puts other numbers in force; heads at rest move to where the new numbers want them.
  func setStyle(_ style: ChatHeadsStyle, at time: Double) {
    advance(to: time)
    let wasChained = leaderMotion != nil
    geometry.style = ChatHeadsMachine.clamped(style)
    for index in heads.indices { heads[index].badge.setStyle(geometry.style.badge) }
    if !target.isEngaged { target.diameter = .resting(geometry.style.targetSize) }
    if wasChained { startChain() }
    rearrange()
  }

  /// Moves the present to `time`; what falls due on the way happens in order.
  func advance(to time: Double) {
    let goal = timeline.motionTime(at: time)
    // Each round either ends a swallow or lets a resting finger be caught, so a few rounds are all there can be.
    for _ in 0..<64 {
      guard let due = nextDue(), due <= goal, due > now || due == goal else { break }
      moveChain(to: due)
      timeline.advance(to: timeline.hostTime(at: due))
      let before = nextDue()
      fallDue()
      if nextDue() == before { break }
    }
    moveBadges(to: goal, hostTime: time)
    moveChain(to: goal)
    timeline.advance(to: time)
    placeBadges()
    purge()
  }

  /// Takes in what happened; returns whether the heads claim it.
  func handle(_ input: Input, at time: Double) -> Bool {
    advance(to: time)
    switch input {
    case .pointer(let pointer):
      return take(pointer, hostTime: time.isFinite ? time : timeline.hostTime)
    case .wheel(_, let place):
      return claims(place)
    case .key(let key, let focus):
      return press(key, focus: focus)
    case .screen(let screen):
      geometry.screen = Screen(size: screen.size, safeArea: screen.safeArea)
      for index in heads.indices { heads[index].badge.screen = geometry.screen }
      rearrange()
      return false
    case .keyboard(let height):
      geometry.keyboardHeight = height.isFinite ? min(max(0, height), geometry.screen.size.height) : 0
      rearrange()
      return false
    case .preferences(let preferences):
      adopt(preferences)
      return false
    }
  }

  /// Does what the app asks; unknown heads are ignored.
  func perform(_ command: ChatHeadsCommand, at time: Double) {
    advance(to: time)
    switch command {
    case .add(let head, let unread): add(head, unread: unread)
    case .seat(let head, let unread): seat(head, unread: unread)
    case .remove(let head): remove(head)
    case .open(let head): open(head)
    case .select(let head): if case .row = state { open(head) }
    case .close: close()
    case .setUnread(let head, let count): setUnread(head, count: count)
    case .message(let head, let text): receive(text, for: head)
    case .moveTo(let edge, let y): move(to: edge, y: y)
    case .place(let edge, let y): put(at: edge, y: y)
    case .refuse: refuse()
    case .clearKeepOut:
      geometry.keepOut.removeAll()
      rearrange()
    case .addKeepOut(let area):
      if area.isFinite, geometry.keepOut.count < 64 { geometry.keepOut.append(area) }
      rearrange()
    case .openOverflow: if case .row = state { takeFromOverflow(0) }
    case .nudge: nudge()
    }
  }

  private func adopt(_ preferences: Preferences) {
    timeline.setRate(preferences.rate)
    let mirrored = preferences.rightToLeft != self.preferences.rightToLeft
    self.preferences = preferences
    geometry.rightToLeft = preferences.rightToLeft
    for index in heads.indices { heads[index].badge.reducedMotion = preferences.reducedMotion }
    guard mirrored else { return }
    if heads.isEmpty, geometry.style.edges == .either || geometry.style.edges == .free {
      let edge: HorizontalEdge = preferences.rightToLeft ? .left : .right
      place = ChatHeadsMachine.startingPlace(edge, in: geometry)
      badgeSide = .resting(edge == .left ? 1 : -1)
    }
    rearrange()
  }

  /// Tells the app.
  func emit(_ name: EventName, head: Int32, x: Double = 0, y: Double = 0) {
    events.append(Event(name, at: timeline.hostTime, item: head, x: x, y: y))
  }

  /// Forgets what is gone.
  private func purge() {
    for index in panels.indices.reversed() where panels[index].isLeaving && now >= panels[index].restTime {
      panels.remove(at: index)
    }
    for index in departures.indices.reversed() where now >= departures[index].end {
      departures.remove(at: index)
    }
    if case .showing(let leaving)? = flyout?.state, now >= leaving {
      dropFlyout(at: max(leaving, flyout?.start ?? leaving))
    }
    if case .leaving? = flyout?.state, now >= flyout?.presence.restTime ?? 0 { flyout = nil }
  }
}
