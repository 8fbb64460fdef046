import SuppleMotion
import SuppleScene

/// The open conversation: its opening, closing and replacing panels, the scrim behind them, and the overflow.
struct ConversationPart: Part {
  typealias Context = HeadsContext

  /// The duration in which the scrim darkens with reduced motion, in seconds.
  private static let dimDuration = 0.08

  /// The panels, back to front.
  private(set) var panels: [ConversationPanel] = []
  /// The frame of the panels.
  var panel = PanelPart()
  /// The overflow's slot of the open row, and the list of its panel.
  var overflow = OverflowPart()
  /// The displacement from the heads of a row to the nearest point of the room.
  private var gap = PointMotion.resting(at: .zero)
  /// The visible part of the beak, 0 to 1: a beak that changes sides fades in again.
  private(set) var beak = Motion.resting(at: 1)
  /// The opacity of the scrim behind the panels, 0 to 1.
  private(set) var scrim: Motion = .resting(at: 0)
  /// The part of the scrim that is visible: 1 for modal panels, 0 for modeless ones.
  private(set) var modality: Motion = .resting(at: 1)

  /// Whether a panel is open or opening.
  var isOpen: Bool { open != nil }

  /// The index of the panel that is open or opening; nil for none.
  var open: Int? { panels.lastIndex { !$0.isClosing } }

  /// Whether the overflow's panel is open or opening; not during a drag of a head, for which it closes.
  var isListOpen: Bool { panels.contains { $0.head == nil && !$0.isClosing } }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime {
    var rest = max(scrim.restTime, panel.restTime, max(beak.restTime, max(modality.restTime, gap.restTime)))
    // The cells of a closing panel disappear with it, even if they still move.
    let list = OverflowPart.Context(hasPanel: isListOpen)
    rest = max(rest, overflow.restTime(in: list, at: now))
    for index in panels.indices { rest = max(rest, panels[index].restTime) }
    return rest
  }

  /// Whether a head's panel exists, opening, open or closing; with nil the overflow's.
  func hasPanel(_ head: HeadID?) -> Bool { panels.contains { $0.head == head } }

  /// The placement of a head's panel at `time`; nil if there is no such panel.
  func placement(of head: HeadID?, at time: Double, in geometry: ChatHeadsGeometry) -> PanelPlacement? {
    panels.indices.first { panels[$0].head == head }.map {
      placement($0, on: card(of: $0), in: panel.rect(at: time), at: time, in: geometry)
    }
  }

  /// The placement of a panel at `time`, with the panels in `room`: on the card of another panel, with its own content and
  /// picture.
  func placement(
    _ index: Int, on card: Int, in room: Rect, at time: Double, in geometry: ChatHeadsGeometry
  ) -> PanelPlacement {
    var placement = panels[card].placement(
      in: room, gap: gap.position(at: time) - .zero,
      picture: panels[panels[index].hasOwnShape ? index : card].picture, at: time, in: geometry)
    placement.contentOpacity = panels[index].contentOpacity(at: time)
    return placement
  }

  /// The index of the panel on whose card a panel is: the card of a panel that leaves is its successor's.
  func card(of index: Int) -> Int {
    panels.indices[index...].first { !panels[$0].isLeaving } ?? index
  }

  /// The growth of the largest panel at `time`, 0 to 1; with reduced motion, its fade-in.
  func growth(at time: Double) -> Double {
    var growth = 0.0
    for index in panels.indices where !panels[index].isLeaving {
      growth = max(growth, panels[index].growth(at: time))
    }
    return min(1, growth)
  }

  /// Whether `point` lies in an open panel.
  func contains(_ point: Point) -> Bool { isOpen && panel.target.contains(point) }

  /// Sets the point from which a panel grows. With the `velocity` of a head that jumped, the panel glides there from its
  /// current place, unless motion is reduced.
  @inline(never)
  mutating func setAnchor(
    _ point: Point, ofPanel index: Int, gliding velocity: Vector?, in context: borrowing HeadsContext,
    at now: MotionTime
  ) {
    let before = panels[index]
    panels[index].anchor = point
    guard let velocity, !context.reducedMotion, before.anchor.distance(to: point) > 0.01 else { return }
    panels[index].take(
      pointOf: before, headVelocity: velocity, by: context.geometry.style.closeSpring, at: now)
  }

  /// Gives a small panel the shape of its head's face.
  @inline(never)
  mutating func round(_ index: Int, to shape: HeadShape, in geometry: ChatHeadsGeometry, at now: MotionTime) {
    let (extent, inset) = (shape.extent(at: now), geometry.style.avatarInset)
    let picture = PanelPicture(
      size: Size(width: max(0, extent.width - 2 * inset), height: max(0, extent.height - 2 * inset)),
      radius: max(0, shape.cornerRadius(at: now) - inset))
    panels[index].picture = picture.scaled(by: shape.scale(at: now))
  }

  /// Sets the room of the panels from `time` on. They glide to the other side of the heads, and with `glides` to any room. The
  /// beak is hidden while the panel `isAway` from its head.
  @inline(never)
  private mutating func place(
    in goal: Rect, column: HorizontalEdge?, isAway: Bool, at time: Double,
    in geometry: ChatHeadsGeometry, glides: Bool, by spring: Spring?
  ) {
    let still = panels.isEmpty || geometry.reducedMotion
    let changesSides = panel.move(
      to: goal, column: column, at: time, spring: still ? nil : spring ?? geometry.style.closeSpring,
      glides: glides)
    let out = isAway ? 0.0 : 1
    if beak.target != out, still { beak = .resting(at: out) }
    guard !panels.isEmpty, changesSides || beak.target != out else { return }
    guard geometry.reducedMotion else {
      let start = changesSides ? Motion.resting(at: 0) : beak
      beak = start.retargeted(
        to: out, at: time, timing: .spring(geometry.style.closeSpring, within: .fractions))
      return
    }
    reappear(at: time)
  }

  /// Moves the panels to their room from the present on; with `glides` from their current place, by the spring of a closing
  /// panel where no other is given. The effect ``PartEffects/changed`` reports a resize that ends because the heads form a row.
  @inline(never)
  mutating func place(
    glides: Bool, by spring: Spring? = nil, in context: PanelContext, at now: MotionTime
  ) -> PartEffects {
    let isBeside = context.beside != nil
    panel.fit(isShown: !panels.isEmpty, in: context)
    let effects = panel.givePlace(in: context, at: now)
    let (geometry, (room, column)) = (context.geometry, panel.state.room(in: context))
    if !isBeside {
      moveGap(to: .zero + (room.nearest(to: context.firstSlot) - context.firstSlot), at: now, in: geometry)
    }
    place(
      in: room, column: column, isAway: isBeside && panel.isAway, at: now, in: geometry,
      glides: glides && (isBeside || geometry.style.changes == .springs), by: spring
    )
    setModal(
      geometry.style.modality.isModal(beside: isBeside), at: now, in: geometry)
    return effects
  }

  /// Moves the displacement of a row's room to `goal`, without a jump of a panel that grows or shrinks.
  private mutating func moveGap(to goal: Point, at time: Double, in geometry: ChatHeadsGeometry) {
    guard gap.target != goal else { return }
    let glides = !panels.isEmpty && !geometry.reducedMotion
    gap = gap.gliding(
      to: goal, velocity: gap.velocity(at: time), at: time, by: glides ? geometry.style.closeSpring : nil)
  }

  /// Moves the panel to its place after a change with `effects`. With reduced motion the panel fades in there, except for a
  /// resize.
  @inline(never)
  mutating func movePanel(
    after change: PartEffects, animated: Bool, in context: PanelContext, at now: MotionTime
  ) -> PartEffects {
    let before = panel.rect(at: now).origin
    if context.beside != nil {
      // A closing conversation is still visible.
      panel.land(
        glides: animated && !panels.isEmpty && !context.reducedMotion, in: context, at: now)
    }
    let effects = place(glides: false, in: context, at: now)
    if animated, isOpen, !change.contains(PanelPart.resizes), context.reducedMotion,
      before.distance(to: panel.target.origin) > 1
    {
      reappear(at: now)
    }
    return effects
  }

  /// Fades the open panels in at their place, with reduced motion.
  private mutating func reappear(at time: Double) {
    for index in panels.indices where !panels[index].isClosing {
      panels[index].reappear(at: time, isOpen: panels[index].isVisible(at: time))
    }
  }

  /// Whether `point` lies in the bar of an open panel, which is `height` points high.
  func isBar(_ point: Point, height: Double) -> Bool {
    contains(point) && point.y < panel.target.minY + height
  }

  /// Opens a head's panel in its room, with nil the overflow's. In a row the panel grows from `start` on. `velocity` is the
  /// head's relative to the head of the last panel, in points per second. The effects are as in ``place(glides:in:at:)``.
  mutating func open(
    _ head: HeadID?, from start: MotionTime, velocity: Vector, in context: PanelContext, at now: MotionTime
  ) -> PartEffects {
    let isBeside = context.beside != nil
    // A panel that still closes beside its head is in the same room.
    let effects = place(glides: isBeside, in: context, at: now)
    // Content that leaves a closing card returns with it.
    if let last = panels.indices.last, let known = panels.firstIndex(where: { $0.head == head }),
      panels[known].isLeaving, card(of: known) == last, known < last
    {
      slide(
        to: panels[known], from: panels[known].slot, on: last, velocity: velocity, at: now,
        in: context.geometry)
      panels[panels.count - 1].grow(at: now, from: now, in: context.geometry)
      return effects
    }
    open(
      head, anchor: context.anchor, at: now, from: isBeside ? now : start, isBeside: isBeside,
      in: context.geometry)
    return effects
  }

  /// Opens a panel, which grows from the head or slot at `anchor`, from `start` on. A closing panel grows again from `time` on.
  @inline(never)
  private mutating func open(
    _ head: HeadID?, anchor: Point, at time: Double, from start: Double, isBeside: Bool = false,
    in geometry: ChatHeadsGeometry
  ) {
    let isLarge = isBeside && geometry.style.changes == .springs && !geometry.reducedMotion
    let scale = isLarge ? max(geometry.style.openScale, BesidePlacement.openScale) : geometry.style.openScale
    var new = ConversationPanel(head: head, anchor: anchor, scale: scale, opacity: scale > 0 ? 0 : 1)
    new.isRound = !isBeside
    var panel = taken(head) ?? new
    panel.grow(at: time, from: start, in: geometry)
    panels.append(panel)
  }

  /// Closes every open panel from `time` on; as recorded, a panel at full size returns to the current place of its slot.
  @inline(never)
  mutating func close(
    in context: borrowing HeadsContext, at time: MotionTime, slot: (HeadID?) -> Point
  ) {
    let geometry = context.geometry
    panel.endTouch(at: time)
    _ = panel.keepSide(false)
    for index in panels.indices where !panels[index].isClosing {
      if case .recorded = geometry.style.changes, panels[index].scale.value(at: time) == 1 {
        panels[index].anchor = slot(panels[index].head)
      }
      panels[index].shrink(at: time, in: geometry)
    }
  }

  /// Replaces the open panel, whose head has a slot at `slot`, by another head's, with nil the overflow's. `velocity` is the
  /// other head's relative to the open panel's head, in points per second. The effects are as in ``place(glides:in:at:)``.
  mutating func replace(
    by head: HeadID?, from slot: Point, velocity: Vector, in context: PanelContext, at now: MotionTime
  ) -> PartEffects {
    let effects = place(glides: context.beside != nil, in: context, at: now)
    let offset = context.slot - slot
    replace(
      by: head, anchor: context.anchor, velocity: velocity, from: offset.x + offset.y < 0 ? -1 : 1,
      at: now, in: context.geometry)
    return effects
  }

  /// Replaces the open panel by another head's, on the same card, from `time` on. `side` is the side of the open panel's head
  /// at which the other head is, -1 left, 1 right.
  ///
  /// The contents form a strip that slides over the card until the new content is on it. Each content that has not yet left
  /// keeps its slot beside the next one, so that no text is ever over another.
  @inline(never)
  private mutating func replace(
    by head: HeadID?, anchor: Point, velocity: Vector, from side: Double, at time: Double,
    in geometry: ChatHeadsGeometry
  ) {
    guard let open else { return }
    guard case .springs = geometry.style.changes else {
      panels[open].crossFade(isComing: false, at: time, in: geometry)
      var panel =
        taken(head)
        ?? ConversationPanel(head: head, anchor: anchor, scale: geometry.reducedMotion ? 1 : 0.92, opacity: 0)
      panel.crossFade(isComing: true, at: time, in: geometry)
      return panels.append(panel)
    }
    let known = panels.indices.first { panels[$0].head == head && panels[$0].isVisible(at: time) }
    // A panel that is still closing grows again.
    if let known, !panels[known].isLeaving {
      panels[open].shrink(at: time, in: geometry)
      return self.open(
        head, anchor: anchor, at: time, from: time, in: geometry)
    }
    var new = ConversationPanel(head: head, anchor: anchor, scale: 1, opacity: 1)
    // The new content comes from beyond all others, or from its own slot if it has not yet left.
    var slot = 0.0
    for index in panels.indices where card(of: index) == open {
      slot = side * max(side * slot, side * panels[index].slot)
    }
    slot += side
    if let known, card(of: known) == open { (new, slot) = (panels[known], panels[known].slot) }
    slide(to: new, from: slot, on: open, velocity: velocity, at: time, in: geometry)
  }

  /// Slides the contents on a `card` until the content of `new` is on it, which comes from `slot`.
  @inline(never)
  private mutating func slide(
    to new: ConversationPanel, from slot: Double, on card: Int, velocity: Vector, at time: Double,
    in geometry: ChatHeadsGeometry
  ) {
    var new = new
    let leaving = panels[card]
    for index in panels.indices where self.card(of: index) == card && panels[index].head != new.head {
      panels[index].leave(by: -slot, at: time, in: geometry)
    }
    new.take(cardOf: leaving, from: slot, headVelocity: velocity, at: time, in: geometry)
    _ = taken(new.head)
    panels.append(new)
  }

  /// Removes and returns a head's closing panel; nil for none, and for a panel that leaves another panel's card.
  @inline(never)
  private mutating func taken(_ head: HeadID?) -> ConversationPanel? {
    guard var index = panels.lastIndex(where: { $0.head == head }) else { return nil }
    let panel = panels.remove(at: index)
    guard !panel.isLeaving else { return nil }
    // A panel that is not the last one loses its card, and the contents that leave it have none.
    while index < panels.count, index > 0, panels[index - 1].isLeaving {
      index -= 1
      panels.remove(at: index)
    }
    return panel
  }

  /// Darkens the scrim from `time` on, or lightens it.
  @inline(never)
  mutating func setScrim(_ isDark: Bool, in context: borrowing HeadsContext, at time: MotionTime) {
    let geometry = context.geometry
    let goal = isDark ? geometry.style.scrimOpacity : 0
    guard scrim.target != goal else { return }
    if context.reducedMotion {
      // The page is dim before the card appears.
      let isEarly = isDark && geometry.style.changes == .springs
      scrim = scrim.retargeted(
        to: goal, at: time, timing: .fade(duration: isEarly ? Self.dimDuration : HeadMotion.fadeDuration))
      return
    }
    switch geometry.style.changes {
    case .springs:
      // The page is illegible before the heads stand on it.
      scrim = scrim.retargeted(
        to: goal, at: time,
        timing: isDark
          ? .curve(.easeOut, duration: HeadMotion.fadeDuration)
          : .spring(geometry.style.closeSpring, within: .fractions))
    case .recorded:
      scrim = .curve(
        TimedCurve(
          start: time, duration: geometry.style.openDuration, from: scrim.value(at: time), to: goal,
          easing: .easeInOut), then: nil)
    }
  }

  /// Makes the panels modal or modeless from `time` on; behind open panels the scrim fades.
  @inline(never)
  private mutating func setModal(
    _ isModal: Bool, at time: Double, in geometry: ChatHeadsGeometry
  ) {
    let goal = isModal ? 1.0 : 0
    guard modality.target != goal else { return }
    guard !panels.isEmpty else { return modality = .resting(at: goal) }
    modality = modality.retargeted(
      to: goal, at: time,
      timing: geometry.reducedMotion
        ? .fade(duration: HeadMotion.fadeDuration)
        : .spring(geometry.style.closeSpring, within: .fractions))
  }

  /// Forgets closed panels, panels that have left, and cells that have faded out.
  mutating func place(in context: borrowing HeadsContext, at now: MotionTime) {
    var hasCard = false
    for index in panels.indices.reversed() {
      let panel = panels[index]
      let moves = !panel.isClosing || now < panel.restTime
      let stays = moves && (hasCard || !panel.isLeaving)
      if !panel.isLeaving { hasCard = stays }
      if !stays { panels.remove(at: index) }
    }
    overflow.place(in: OverflowPart.Context(hasPanel: hasPanel(nil)), at: now)
  }
}
