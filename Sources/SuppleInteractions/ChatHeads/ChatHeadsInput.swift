import SuppleMotion
import SuppleScene

/// What comes in: time, input, the app's wishes, other numbers. What it makes of the state, the transition function says.
extension ChatHeadsMachine {
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
    if leaderMotion != nil { partWays() }
    geometry.style = ChatHeadsMachine.clamped(style)
    for index in heads.indices { heads[index].badge.setStyle(geometry.style.badge) }
    if !target.isEngaged { target.diameter = .resting(at: geometry.style.targetSize) }
    if leaderMotion != nil { startChain() }
    if geometry.allowed(place.edge) != place.edge {
      choose(place.edge, y: place.point(in: geometry).y)
      transition(.moveHome)
    }
    transition(.reshape)
    placeBadges(checking: true)
  }

  /// Moves the present to `time`; what falls due on the way happens in order.
  func advance(to time: Double) {
    let goal = clock.motionTime(at: time)
    // Each round either ends a swallow or lets a resting finger be caught, so a few rounds are all there can be.
    for _ in 0..<64 {
      guard let due = nextDue(), due <= goal, due > now || due == goal else { break }
      // What badges do until then comes first, and is told first.
      moveBadges(to: due)
      moveChain(to: due)
      clock.advance(to: clock.hostTime(at: due))
      placeBadges()
      // What is gone by then is not met again, whoever looked in between.
      purge()
      let before = nextDue()
      transition(.due)
      if nextDue() == before { break }
    }
    moveBadges(to: goal)
    moveChain(to: goal)
    clock.advance(to: time)
    placeBadges()
    purge()
  }

  /// Takes in what happened; returns whether the heads claim it.
  func handle(_ input: Input, at time: Double) -> Bool {
    advance(to: time)
    let isClaimed = take(input, at: time)
    placeBadges(checking: true)
    return isClaimed
  }

  private func take(_ input: Input, at time: Double) -> Bool {
    switch input {
    case .pointer(let pointer):
      return take(pointer, hostTime: time.isFinite ? time : clock.hostTime)
    case .wheel(_, let place):
      return claims(place)
    case .key(let key, let focus):
      return press(key, focus: focus)
    case .viewport(let viewport):
      geometry.viewport = Viewport(size: viewport.size, safeArea: viewport.safeArea)
      for index in heads.indices { heads[index].badge.viewport = geometry.viewport }
      transition(.reshape)
      return false
    case .keyboard(let height):
      geometry.keyboardHeight = height.isFinite ? min(max(0, height), geometry.viewport.size.height) : 0
      transition(.reshape)
      return false
    case .preferences(let preferences):
      adopt(preferences)
      return false
    }
  }

  /// Does what the app asks; unknown heads are ignored.
  func perform(_ command: ChatHeads.Command, at time: Double) {
    advance(to: time)
    switch command {
    case .add(let head, let unread, true): add(head, unread: unread)
    case .add(let head, let unread, false): restore(head, unread: unread)
    case .remove(let head): remove(head)
    case .open(let head): open(head)
    case .select(let head): if case .row = state { open(head) }
    case .close: transition(.close)
    case .setUnread(let head, let count): setUnread(head, count: count)
    case .message(let head, let text): receive(text, for: head)
    case .setRestingPlace(let edge, let y, true): move(to: edge, y: y)
    case .setRestingPlace(let edge, let y, false): restorePlace(edge, y: y)
    case .cancelDismissal: cancelDismissal()
    case .clearExclusionAreas:
      geometry.exclusionAreas.removeAll()
      transition(.reshape)
    case .addExclusionArea(let area):
      if area.isFinite, geometry.exclusionAreas.count < 64 { geometry.exclusionAreas.append(area) }
      transition(.reshape)
    case .openOverflow:
      finishSwallow()
      if case .row = state { takeFromOverflow(0) }
    case .hint: transition(.hint)
    }
    placeBadges(checking: true)
  }

  private func adopt(_ preferences: Preferences) {
    clock.setRate(preferences.rate)
    let mirrored = preferences.rightToLeft != self.preferences.rightToLeft
    self.preferences = preferences
    geometry.rightToLeft = preferences.rightToLeft
    for index in heads.indices { heads[index].badge.reducedMotion = preferences.reducedMotion }
    guard mirrored else { return }
    if heads.isEmpty, geometry.style.edges == .either || geometry.style.edges == .free {
      let edge: HorizontalEdge = preferences.rightToLeft ? .left : .right
      place = ChatHeadsMachine.startingPlace(edge, in: geometry)
      badgeSide = .resting(at: edge == .left ? 1 : -1)
    }
    transition(.reshape)
  }

  /// Emits an event for the app, stamped with the present.
  func emit(_ event: ChatHeads.Event) { events.append(Timed(event, at: clock.hostTime)) }

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
    if case .leaving? = flyout?.state, now >= flyout?.visibility.restTime ?? 0 { flyout = nil }
  }
}
