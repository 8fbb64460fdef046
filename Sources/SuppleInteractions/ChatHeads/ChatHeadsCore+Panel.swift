import SuppleMotion
import SuppleScene

// The open conversation beside its head: its room, and what follows from a change of its panel.
extension ChatHeadsCore {
  /// The heads and their conversation side by side; nil where the heads form a row.
  var beside: BesidePlacement? { roster.beside(in: geometry) }

  /// Whether an open conversation blocks the app below it.
  var isModal: Bool { geometry.style.modality.isModal(beside: beside != nil) }

  /// The head of the open conversation.
  var panelHead: HeadID? {
    guard case .row(let selected, _) = state else { return nil }
    return selected
  }

  /// What the open panel reads.
  var panelContext: PanelContext { panelContext(of: panelHead) }

  /// What a head's panel reads, for nil the overflow's.
  @inline(never)
  func panelContext(of head: HeadID?) -> PanelContext {
    let beside = beside
    let row = beside == nil ? nil : roster.row(beside: beside, in: geometry)
    return PanelContext(
      geometry: geometry, reducedMotion: preferences.reducedMotion, beside: beside,
      firstSlot: row?.slot(0) ?? .zero, slot: row?.place(of: head, in: roster) ?? .zero,
      restingPlace: roster.stack.place, side: roster.stack.side(in: geometry))
  }

  /// Whether a touch at `point` is kept from the app below: by the heads, or by an open conversation.
  func covers(_ point: Point) -> Bool {
    state.isRow && isModal || hit(at: point) != .app || conversation.contains(point)
  }

  /// Moves the open conversation to its room; with `glides` from its current position.
  mutating func placeConversation(glides: Bool = false) { placeConversation(of: panelHead, glides: glides) }

  /// Moves the conversation to a head's room, for nil the overflow's; with `glides` from its current position.
  @inline(never)
  mutating func placeConversation(of head: HeadID?, glides: Bool = false) {
    noteEndedResize(conversation.place(glides: glides, in: panelContext(of: head), at: now))
  }

  /// Notifies the app of a resize that has ended because the heads form a row.
  private mutating func noteEndedResize(_ effects: PartEffects) {
    guard effects.contains(.changed), let frame = conversation.panel.state.resized else { return }
    emit(.panelResized(frame: frame))
  }

  /// Acts on a change of the panel: moves the panel to its place, its heads to the side at which it docks, and notifies the
  /// app of an animated change.
  @inline(never)
  mutating func act(onPanel effects: PartEffects, animated: Bool = true) {
    guard !effects.isEmpty else { return }
    if effects.contains(PanelPart.follows) { return placeConversation(of: panelHead, glides: true) }
    let docks = effects.contains(PanelPart.docks)
    if docks, roster.stack.setSide(conversation.panel.dockingSide, isStacked: roster.isStacked, in: geometry)
    {
      emitMove()
    }
    noteEndedResize(
      conversation.movePanel(after: effects, animated: animated, in: panelContext, at: now))
    guard animated else { return }
    let frame = conversation.panel.target
    if effects.contains(PanelPart.moves) {
      emitOnce(.panelMoved(docking: conversation.panel.state.docking, frame: frame))
    }
    if docks { transition(.reshape) }
    if effects.contains(.changed) { emitOnce(.panelResized(frame: frame)) }
  }

  /// Emits a change of the panel. Several steps at one instant are one change.
  private mutating func emitOnce(_ event: ChatHeads.Event) {
    if let last = events.last, last.time == clock.hostTime.seconds {
      switch (last.value, event) {
      case (.panelMoved, .panelMoved), (.panelResized, .panelResized): events.removeLast()
      default: break
      }
    }
    emit(event)
  }

  /// Handles a key on the bar or a handle of the open conversation.
  @inline(never)
  mutating func pressPanel(_ key: Key, _ focus: LayerID) -> Bool {
    let context = panelContext
    guard context.beside != nil, conversation.isOpen, panelHead != nil, activePointer == nil else {
      return false
    }
    let effects =
      focus.role == .panelBar
      ? conversation.panel.pressBar(key, in: context) : conversation.panel.pressHandle(key, in: context)
    guard let effects else { return false }
    act(onPanel: effects)
    return true
  }
}
