import SuppleMotion
import SuppleScene

/// The result of a hit test.
enum ChatHeadsHit: Sendable, Hashable {
  /// A head, by its number.
  case head(HeadID)
  /// A head's unread count.
  case badge(HeadID)
  /// The text beside the stack.
  case flyout
  /// The slot of the overflow.
  case overflow
  /// A head that the overflow's panel lists, by its number.
  case listed(HeadID)
  /// The scrim behind an open conversation.
  case scrim
  /// The bar of an open conversation.
  case bar
  /// An edge or corner of an open conversation.
  case handle(PanelEdges)
  /// The app's own content: an open conversation, or the app below.
  case app
}

// Hit testing, and the assignment of pointers.
extension ChatHeadsCore {
  // MARK: Hit testing

  /// Returns the part that a touch at `point` hits.
  @inline(never)
  func hit(at point: Point) -> ChatHeadsHit {
    guard point.isFinite else { return .app }
    let context = context
    switch state {
    case .stack:
      if let hit = heads.roster.hit(at: point, within: geometry.headRadius, in: nil, context, at: now) {
        return hit
      }
      if !heads.roster.heads.isEmpty,
        let room = flyout.hitRoom(in: flyoutContext, at: now, head: { self.flyoutHead(of: $0) }),
        room.contains(point)
      {
        return .flyout
      }
      return .app
    case .row:
      let beside = beside
      let row = rowLayout
      if let hit = heads.roster.hit(at: point, within: row.hitRadius, in: row, context, at: now) {
        return hit
      }
      if row.hasOverflowSlot,
        heads.conversation.overflow.slot.position(at: now).distance(to: point) <= row.hitRadius
      {
        return .overflow
      }
      if heads.conversation.isListOpen, let head = heads.conversation.cell(at: point, in: context, at: now) {
        return .listed(head)
      }
      if !state.isListing, heads.conversation.isOpen,
        let handles = heads.conversation.handles(beside: beside, in: geometry),
        let edges = handles.handle(at: point, of: heads.conversation.panel.target)
      {
        return .handle(edges)
      }
      let bar = heads.conversation.bar(isBeside: beside != nil, in: geometry)
      if !state.isListing, heads.conversation.isBar(point, height: bar) { return .bar }
      if heads.conversation.contains(point) { return .app }
      let isModal = geometry.style.modality.isModal(beside: beside != nil)
      return isModal && geometry.viewport.bounds.contains(point) ? .scrim : .app
    }
  }

  /// Whether a touch at `point` belongs to the heads.
  func claims(_ point: Point) -> Bool { hit(at: point) != .app }

  // MARK: Samples

  /// The finger that presses or drags a part of the heads; nil for none. There is one at a time.
  var activePointer: Int32? {
    if let gesture = flyout.gesture { return gesture.pointer }
    if let pointer = heads.conversation.panel.touch.pointer { return pointer }
    if let index = heads.roster.draggedBadge { return heads.roster.heads[index].badge.pointer }
    if case .row(_, .pressing(_, let gesture)) = state { return gesture.pointer }
    return state.headDrag?.drag.gesture.pointer
  }

  /// Handles a sample of a finger; returns whether it belongs to the heads.
  mutating func handle(_ pointer: Pointer, hostTime: HostTime) -> Bool {
    if pointer.phase == .down {
      guard pointer.position.isOnSomeScreen else { return false }
      flyout.forgetPassedTouch()
      let hit = hit(at: pointer.position)
      // One finger at a time: a second one on the heads is claimed without effect.
      guard activePointer == nil else { return hit != .app }
      taps.press(isIntentional: isChoice(hit, at: hostTime))
      if hit != .app { wake() }
      switch hit {
      case .flyout:
        let touch = HeadsTouch(hit, pointer, hostTime: hostTime)
        flyout.press(touch.gesture(slop: geometry.style.slop), at: now)
      case .bar: heads.conversation.panel.press(pointer, hostTime, in: panelContext, at: now)
      case .handle(let edges):
        heads.conversation.panel.press(
          edges, HeadsTouch(hit, pointer, hostTime: hostTime).gesture(slop: PanelPart.handleSlop))
      case .badge(let head): passToBadge(of: heads.roster.index(of: head), pointer, hostTime: hostTime)
      case .app:
        if geometry.style.outsidePress == .close, !heads.conversation.contains(pointer.position) {
          transition(.close)
        }
      case .head, .overflow, .listed, .scrim:
        transition(.press(HeadsTouch(hit, pointer, hostTime: hostTime)))
      }
      return hit != .app
    }
    guard activePointer == pointer.id else { return false }
    heads.roster.idle.note(at: now)
    if let index = heads.roster.draggedBadge, heads.roster.heads[index].badge.pointer == pointer.id {
      passToBadge(of: index, pointer, hostTime: hostTime)
    } else if flyout.gesture != nil {
      let effects = flyout.touch(pointer, hostTime, in: flyoutContext, at: now)
      act(onFlyout: effects)
      showCounts()
      if effects.contains(FlyoutPart.passed) { return false }
    } else if heads.conversation.panel.touch.pointer != nil {
      act(onPanel: heads.conversation.panel.handle(pointer, hostTime, in: panelContext, at: now))
    } else {
      switch pointer.phase {
      case .down: break
      case .move: transition(.move(pointer.position, hostTime: hostTime))
      case .up: transition(.release(pointer.position, hostTime: hostTime))
      case .cancel: transition(.cancelTouch)
      }
    }
    return true
  }
}
