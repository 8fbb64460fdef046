import SuppleMotion
import SuppleScene

/// The heads in stack or row, and the conversation of the selected one.
///
/// Panels grow from their heads and share a room with the slots, so each change of the heads moves the panels. Functions that
/// can end the resize of a panel return the panel's effects.
struct HeadsPart: Part {
  typealias Context = HeadsContext

  /// The heads of the stack or row, of the overflow, and in removal.
  var roster: HeadRoster
  /// The conversation's panels and scrim, and the overflow's slot and list.
  var conversation = ConversationPart()

  func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing HeadsContext) {
    visitor.read(conversation, in: context)
    visitor.read(roster, in: context)
  }

  mutating func visitParts<V: PartMover>(_ visitor: inout V, in context: borrowing HeadsContext) {
    visitor.move(&conversation, in: context)
    visitor.move(&roster, in: context)
  }

  // MARK: The row

  /// Adopts the state. In an open row the selected head and an overflow's slot with an open list are the prominent ones.
  mutating func form(
    as state: ChatHeadsState, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    roster.form(as: state, in: context, at: now)
    conversation.overflow.prominence.set(
      context.reducedMotion || !roster.isRow || roster.isListing, at: now)
  }

  /// Moves each head to its slot of the open row, and the overflow's slot and the panel beside the heads. `geometry` is then
  /// measured by the new leader.
  @inline(never)
  mutating func lineUp(
    _ selected: HeadID?, active: HeadID?, stagger: Double, in geometry: inout ChatHeadsGeometry,
    clock: MotionClock
  ) -> PartEffects {
    let now = clock.now
    let row = roster.lineUp(selected: selected, active: active, stagger: stagger, in: &geometry, at: now)
    let context = HeadsContext(geometry: geometry)
    placePanels(gliding: true, in: context, at: now)
    conversation.moveSlot(
      to: row.overflowPlace, by: roster.slotSpring(in: geometry), isRow: roster.isRow, in: context, at: now)
    // The panel of a column at the leader's place follows the slots.
    if selected == nil { return updateList(clock: clock, in: context) }
    guard roster.beside(in: geometry) != nil, conversation.isOpen else { return [] }
    return placeConversation(of: selected, glides: true, in: context, at: now)
  }

  /// Forms the stack behind a head, or behind the first head. `geometry` is then measured by the new leader.
  mutating func leaveRow(
    behind leader: HeadID?, in geometry: inout ChatHeadsGeometry, at now: MotionTime
  ) {
    roster.leaveRow(behind: leader, in: HeadsContext(geometry: geometry), at: now)
    geometry = roster.measured(geometry)
    placePanels(gliding: true, in: HeadsContext(geometry: geometry), at: now)
  }

  /// Detaches each head from a leader or a finger: it keeps position and velocity, then brakes.
  @inline(never)
  mutating func detach(in context: borrowing HeadsContext, at now: MotionTime) {
    roster.detach(in: context, at: now)
    placePanels(gliding: true, in: context, at: now)
  }

  // MARK: The overflow

  /// Updates height and cells of the overflow's panel for the listed heads. In a new panel all cells appear without animation.
  @inline(never)
  mutating func updateList(clock: MotionClock, in context: borrowing HeadsContext) -> PartEffects {
    let now = clock.now
    let listed = roster.listed(clock: clock, in: context)
    conversation.overflow.measure(listed, width: listRoom(in: context, at: now).width, in: context.geometry)
    var effects: PartEffects = []
    if roster.beside(in: context.geometry) != nil {
      effects = placeConversation(of: nil, glides: true, in: context, at: now)
    }
    conversation.overflow.update(
      listed, in: listRoom(in: context, at: now), isNew: !conversation.hasPanel(nil), at: now,
      geometry: context.geometry)
    return effects
  }

  /// The room of the overflow's panel.
  @inline(never)
  private func listRoom(in context: borrowing HeadsContext, at now: MotionTime) -> Rect {
    conversation.panel.state.room(in: panelContext(of: nil, in: context, at: now)).room
  }

  /// The position of a head's picture in the open panel of the overflow; nil if the panel is closed or does not list the head.
  func listedPoint(of head: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Point? {
    roster.isListing ? conversation.picturePoint(of: head, in: context, at: now) : nil
  }
}
