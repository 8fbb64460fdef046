import SuppleMotion
import SuppleScene

// Input, commands and changes of the style.
extension ChatHeadsCore {
  /// A style within its ranges, including the style of its badges.
  static func clamped(_ style: ChatHeadsStyle) -> ChatHeadsStyle {
    var style = style.clamped()
    style.badge = style.badge.clamped()
    return style
  }

  /// Sets the style; heads at rest move to their new places.
  mutating func adopt(_ style: ChatHeadsStyle) {
    wake()
    if heads.roster.stack.leader != nil { heads.detach(in: context, at: now) }
    let hasOtherStart = style.startingHeight != geometry.style.startingHeight
    geometry = geometry.with(style)
    target.adoptSize(in: context)
    if heads.roster.adoptStyle(hasOtherStart: hasOtherStart, in: context, at: now) {
      transition(.moveToRestingPlace)
    }
    transition(.reshape)
    finishInput()
  }

  /// Checks the badges, and moves the panels with heads that the input has moved.
  private mutating func finishInput() {
    placeBadges(checking: true)
    heads.placePanels(in: context, at: now)
  }

  /// Handles an input at the present; `hostTime` is the input's stamp, in host seconds. Returns whether it is claimed.
  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool {
    let isClaimed = handle(input, hostTime: hostTime)
    finishInput()
    return isClaimed
  }

  private mutating func handle(_ input: Input, hostTime: HostTime) -> Bool {
    switch input {
    case .pointer(let pointer): return handle(pointer, hostTime: hostTime)
    case .wheel(_, let point):
      // The app scrolls around an edge.
      if case .handle = hit(at: point) { return heads.conversation.contains(point) }
      return claims(point)
    case .key(let key, let focus): return press(key, focus: focus)
    // `preferencesChanged(from:)` handles these.
    case .preferences: break
    case .viewport(let viewport):
      let viewport = Viewport(size: viewport.size, safeArea: viewport.safeArea)
      // Hosts send the same room again. Only another one moves a stack that is landing.
      guard viewport != geometry.given else { return false }
      geometry = geometry.with(viewport: viewport)
      heads.roster.adopt(viewport)
      transition(.reshape)
      // The target may have come to a finger at rest. A finger that moves is captured as soon as it rests.
      if let drag = state.headDrag, drag.capturedMotion == nil,
        hostTime - drag.lastSeen > VelocityTracker.restAfter * 1.01
      {
        transition(.due)
      }
    case .keyboard(let height):
      let covered = height.isFinite ? min(max(0, height), geometry.viewport.size.height) : 0
      guard covered != geometry.keyboardHeight else { return false }
      geometry = geometry.with(keyboardHeight: covered)
      placeConversation(glides: true)
      transition(.reshape)
    }
    return false
  }

  mutating func preferencesChanged(from old: Preferences) {
    let isMirrored = preferences.rightToLeft != old.rightToLeft
    geometry = geometry.with(
      rightToLeft: preferences.rightToLeft, reducedMotion: preferences.reducedMotion)
    heads.roster.adoptPreferences(isMirrored: isMirrored, in: geometry)
    if isMirrored { transition(.reshape) }
    // With reduced motion followers stand still. They catch up here: in the next frame they would come to rest unseen by the episode.
    if old.reducedMotion { moveParts(to: now) }
  }

  /// Performs a command at the current time. Commands for unknown heads are ignored.
  mutating func perform(_ command: ChatHeads.Command) {
    switch command {
    // Measures of the page do not bring out a tucked stack.
    case .setExclusionAreas, .setContentHeight: break
    default: wake()
    }
    switch command {
    case .add(let head, let unread, false, _): addAtOnce(HeadID(head), unread: unread)
    case .add(let head, let unread, true, let picture):
      if let picture, picture.center.isFinite, !heads.roster.contains(HeadID(head)) {
        add(HeadID(head), unread: unread, from: picture.center, width: picture.width)
      } else {
        add(HeadID(head), unread: unread)
      }
    case .remove(let head): remove(HeadID(head))
    case .open(let head): open(HeadID(head))
    case .select(let head): state.isRow ? open(HeadID(head)) : lead(HeadID(head))
    case .close: transition(.close)
    case .setUnread(let head, let count): setUnread(HeadID(head), count: count)
    case .message(let head, let text, let size): announce(text, size: size, for: HeadID(head))
    case .setRestingPlace(let edge, let x, let y, let animated):
      setRestingPlace(edge, x: x, y: y, animated: animated)
    case .cancelDismissal: cancelDismissal()
    case .setExclusionAreas(let areas): setExclusionAreas(areas)
    case .openOverflow:
      finishFling()
      transition(.openOverflow)
    case .setAttention(let isPresent): heads.roster.idle.setAttention(isPresent)
    case .hint: transition(.hint)
    case .enter: if case .stack(.settling) = state { heads.roster.enter(in: context, at: now) }
    case .setDocking, .setPanelFrame, .setPanelSize, .restorePanel:
      let change = heads.conversation.panel.perform(command, in: panelContext)
      act(onPanel: change.effects, animated: change.animated)
    case .setContentHeight(let head, let height):
      let roster = heads.roster
      if heads.conversation.panel.setContentHeight(height, of: HeadID(head), known: { roster.contains($0) }) {
        placeConversation(glides: true)
      }
    case .setEditing(let isEditing):
      if heads.conversation.panel.keepSide(isEditing && state.isRow) { placeConversation(glides: true) }
    case .setFace(let head, let face, let animated): setFace(HeadID(head), face, animated: animated)
    }
    finishInput()
  }

  // MARK: Keys

  private mutating func press(_ key: Key, focus: LayerID?) -> Bool {
    if key == .escape {
      if let pointer = activePointer {
        return handle(Pointer(id: pointer, phase: .cancel, position: .zero), hostTime: clock.hostTime)
      }
      guard state.isRow else { return false }
      transition(.close)
      return true
    }
    guard let focus else { return false }
    if focus.role == .overflow || focus.role == .overflowed { return pressOverflow(key, focus) }
    if focus.role == .panelBar || focus.role == .panelHandle { return pressPanel(key, focus) }
    guard let index = heads.roster.index(of: HeadID(focus.item)) else { return false }
    wake()
    if focus.role == .badge, key == .delete || key == .backspace {
      heads.roster.heads[index].badge.perform(.clear)
      takeBadgeEvents()
      return true
    }
    guard focus.role == .head else { return false }
    switch key {
    case .enter, .space: tap(HeadID(focus.item))
    case .delete, .backspace:
      guard geometry.canDismiss else { return false }
      transition(.dismiss([HeadID(focus.item)]))
    case .arrowLeft, .arrowRight, .arrowUp, .arrowDown: return moveStack(key)
    case .escape, .home, .end: return false
    }
    return true
  }

  /// Handles a key on the overflow's slot, or on a head that its panel lists. Both exist only in an open row.
  private mutating func pressOverflow(_ key: Key, _ focus: LayerID) -> Bool {
    let isListed = focus.role == .overflowed
    guard state.isRow, !isListed || heads.roster.contains(HeadID(focus.item)) else { return false }
    if key == .delete || key == .backspace, !geometry.canDismiss { return false }
    switch key {
    case .enter, .space: isListed ? tap(HeadID(focus.item)) : openOrCloseOverflow()
    case .delete where isListed, .backspace where isListed: transition(.dismiss([HeadID(focus.item)]))
    default: return false
    }
    return true
  }

  /// Moves the closed stack by an arrow key. In an open row the host moves the focus.
  private mutating func moveStack(_ key: Key) -> Bool {
    guard !state.isRow, activePointer == nil else { return false }
    let place = heads.roster.stack.destination(of: key, isStacked: heads.roster.isStacked, in: geometry)
    setRestingPlace(place.edge, x: place.x, y: place.y, animated: true)
    return true
  }
}
