import SuppleMotion
import SuppleScene

// The panels: their room, the points from which they grow, and their opening and closing.
extension HeadsPart {
  // MARK: Room and points

  /// The input of the open panel.
  func panelContext(in context: borrowing HeadsContext, at now: MotionTime) -> PanelContext {
    panelContext(of: roster.selected, in: context, at: now)
  }

  /// The input of a head's panel; with nil, of the overflow's.
  @inline(never)
  func panelContext(of head: HeadID?, in context: borrowing HeadsContext, at now: MotionTime) -> PanelContext
  {
    let geometry = context.geometry
    var panel = roster.panelContext(of: head, at: point(of: head, in: context, at: now), in: geometry)
    if geometry.style.panelSizing == .content {
      // A panel that closes keeps its height, and so does a conversation while the list is open.
      panel.contentHeight = conversation.panel.contentHeight(of: head, isOpen: head != nil && roster.isRow)
    }
    if head == nil, panel.beside != nil, roster.isRow || conversation.hasPanel(nil) {
      panel.listHeight = conversation.overflow.height
    }
    return panel
  }

  /// The position of a panel's head, with nil of the overflow's slot; nil for a missing head.
  private func point(of head: HeadID?, in context: borrowing HeadsContext, at now: MotionTime) -> Point? {
    guard let head else { return conversation.overflow.slot.position(at: now) }
    return roster.point(of: head, in: context, at: now)
  }

  /// Moves the panels' points of growth to their heads. With `gliding`, a panel whose hidden head jumped glides there from
  /// its current place.
  mutating func placePanels(gliding: Bool = false, in context: borrowing HeadsContext, at now: MotionTime) {
    for panel in conversation.panels.indices {
      let head = conversation.panels[panel].head
      let index = roster.index(of: head)
      if roster.heads.hasFaces, let index, let shape = roster.heads[index].shape {
        conversation.round(panel, to: shape, in: context.geometry, at: now)
      }
      guard case .springs = context.geometry.style.changes, let point = point(of: head, in: context, at: now)
      else { continue }
      let velocity = gliding ? velocity(of: head, in: context, at: now) : nil
      conversation.setAnchor(point, ofPanel: panel, gliding: velocity, in: context, at: now)
    }
  }

  /// The velocity of a panel's head, with nil of the overflow's slot, in points per second; zero for a missing head.
  private func velocity(of head: HeadID?, in context: borrowing HeadsContext, at now: MotionTime) -> Vector {
    guard let head else { return conversation.overflow.slot.velocity(at: now) }
    return roster.index(of: head).map { roster.velocity($0, in: context, at: now) } ?? .zero
  }

  /// Moves the conversation to a head's room, with nil to the overflow's; with `glides` from its current position, by `spring`
  /// or the spring of a closing panel.
  @inline(never)
  mutating func placeConversation(
    of head: HeadID?, glides: Bool = false, by spring: Spring? = nil, in context: borrowing HeadsContext,
    at now: MotionTime
  ) -> PartEffects {
    let panel = panelContext(of: head, in: context, at: now)
    return conversation.place(glides: glides, by: spring, in: panel, at: now)
  }

  // MARK: Opening and closing

  /// Opens the selected head's panel if none is open: every open row that has lined up has one, but during a drag or throw.
  mutating func showConversation(clock: MotionClock, in context: borrowing HeadsContext) -> PartEffects {
    guard roster.isRow, !conversation.isOpen else { return [] }
    return showPanel(of: roster.selected, clock: clock, in: context)
  }

  /// Shows a head's panel, with nil the overflow's: in place of the open one, or growing out of its slot; not during a drag or
  /// throw.
  mutating func showPanel(
    of head: HeadID?, clock: MotionClock, in context: borrowing HeadsContext
  ) -> PartEffects {
    guard conversation.isOpen || !roster.raisesTarget else { return [] }
    let list = head == nil ? updateList(clock: clock, in: context) : []
    let panel = panelContext(of: head, in: context, at: clock.now)
    let now = clock.now
    let old = conversation.panels.last?.head
    let velocity = velocity(of: head, in: context, at: now) - velocity(of: old, in: context, at: now)
    guard conversation.isOpen else {
      let start = roster.arrival(of: head, in: context.geometry, at: now) ?? now
      return list.union(conversation.open(head, from: start, velocity: velocity, in: panel, at: now))
    }
    let slot = roster.row(in: context.geometry).place(of: old, in: roster.heads)
    return list.union(conversation.replace(by: head, from: slot, velocity: velocity, in: panel, at: now))
  }

  /// Starts the motion of the open panel back into its slot.
  mutating func hideConversation(in context: borrowing HeadsContext, at now: MotionTime) {
    let (row, heads) = (roster.row(in: context.geometry), roster.heads)
    conversation.close(in: context, at: now) { row.place(of: $0, in: heads) }
  }

  /// Closes panels and scrim.
  mutating func closeConversation(in context: borrowing HeadsContext, at now: MotionTime) {
    hideConversation(in: context, at: now)
    conversation.setScrim(false, in: context, at: now)
  }
}
