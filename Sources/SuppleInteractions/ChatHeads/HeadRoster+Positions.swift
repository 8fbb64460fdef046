import SuppleMotion
import SuppleScene

// The positions of the heads, and their places in stack and row.
extension HeadRoster {
  /// The maximum distance of a head from its place, in points, at which a tap on it counts as intentional.
  private static let choiceDistance = 10.0

  // MARK: Positions

  /// The centre of a head, in points.
  @inline(never)
  func position(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> Point {
    if stack.leader != nil,
      let point = stack.position(
        index, at: now, in: context.geometry)
    {
      return point
    }
    guard heads.indices.contains(index) else { return .zero }
    if let motion = activeMotion(of: heads[index].id) { return motion.position(at: now) }
    return heads[index].travel.position(at: now)
  }

  /// The velocity of a head, in points per second.
  @inline(never)
  func velocity(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> Vector {
    if context.reducedMotion { return .zero }
    if stack.leader != nil, let velocity = stack.velocity(index, at: now) { return velocity }
    guard heads.indices.contains(index) else { return .zero }
    if let motion = activeMotion(of: heads[index].id) { return motion.velocity(at: now) }
    return heads[index].travel.velocity(at: now)
  }

  /// The position and velocity of a head.
  func pose(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> HeadPose {
    HeadPose(
      point: position(index, in: context, at: now), velocity: velocity(index, in: context, at: now),
      isHeld: stack.leader != nil || activeMotion(of: heads[index].id) != nil)
  }

  /// The position and velocity of each head.
  func poses(in context: borrowing HeadsContext, at now: MotionTime) -> [HeadPose] {
    var poses: [HeadPose] = []
    for index in heads.indices { poses.append(pose(index, in: context, at: now)) }
    return poses
  }

  /// The centre of a head that is shown or being removed; nil for another.
  func point(of id: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Point? {
    index(of: id).map { position($0, in: context, at: now) } ?? removals.point(of: id, at: now)
  }

  /// The place of the head of a flyout's message: current, during its removal, or its last one.
  @inline(never)
  func flyoutHead(of message: FlyoutMessage, in context: borrowing HeadsContext, at now: MotionTime)
    -> FlyoutHead
  {
    if let index = index(of: message.head) { return flyoutHead(index, in: context, at: now) }
    return removals.flyoutHead(of: message.head, at: now, in: context.geometry) ?? message.lastHead
      ?? flyoutHead(0, in: context, at: now)
  }

  /// The last place, for a flyout, of a head that is about to be removed.
  func lastFlyoutHead(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> FlyoutHead {
    var last = flyoutHead(index, in: context, at: now)
    if let point = removals.point(of: heads[index].id, at: .infinity) { last.point = point }
    return last
  }

  /// The place of a head for a flyout.
  @inline(never)
  func flyoutHead(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> FlyoutHead {
    let shape = heads.indices.contains(index) ? heads[index].shape : nil
    return FlyoutHead(
      point: position(index, in: context, at: now),
      extent: context.geometry.visibleExtent(of: shape, at: now))
  }

  /// The time at which a head is near its place, in motion seconds; nil for a head that is not shown.
  func arrival(of id: HeadID?, in geometry: ChatHeadsGeometry, at now: MotionTime) -> MotionTime? {
    index(of: id).map { heads[$0].travel.time(within: geometry.style.openDistance, at: now) }
  }

  /// The distance by which a head of the closed stack emerges from the second head, in points; 0 for a covered head.
  @inline(never)
  func emergence(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> Double {
    let apart = position(index, in: context, at: now).distance(to: position(1, in: context, at: now))
    guard heads.hasShapes else { return apart }
    let own = context.geometry.visibleExtent(of: heads[index].shape, at: now)
    let second = context.geometry.visibleExtent(of: heads[1].shape, at: now)
    return max(apart, (own.width - second.width) / 2, (own.height - second.height) / 2)
  }

  /// Whether a head is invisible: right behind the second head of the closed stack, or without a slot of the open row.
  func isHidden(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime) -> Bool {
    guard !isRow else { return heads[index].isHidden(at: now) }
    return index > 1 && emergence(index, in: context, at: now) <= 0.5
  }

  /// Whether a head is visible outside the overflow's panel: in the row, or during its removal.
  func isDrawn(_ id: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Bool {
    index(of: id).map { !isHidden($0, in: context, at: now) } ?? removals.isDrawn(id)
  }

  // MARK: Places

  /// The leader's resting point.
  func rest(in geometry: ChatHeadsGeometry) -> Point { geometry.rest(stack.place, stacked: isStacked) }

  /// Sets the resting place: an edge, and the leader's centre, in points. A number that is not finite counts as nil. Returns
  /// whether it is set: an animated move to a side needs a height.
  mutating func setRestingPlace(
    _ edge: RestingEdge, x: Double?, y: Double, animated: Bool, in geometry: ChatHeadsGeometry
  ) -> Bool {
    guard !animated || y.isFinite || !edge.isSide else { return false }
    stack.setPlace(
      edge, x: x?.isFinite == true ? x : nil, y: y.isFinite ? y : rest(in: geometry).y, isStacked: isStacked,
      least: !animated && heads.hasFaces ? HeadFace.sides.lowerBound : nil, in: geometry)
    if !animated { putBadges(in: geometry) }
    return true
  }

  /// The places of the heads of a resting stack with its leader at `leader`.
  func stackPlaces(leader: Point, in geometry: ChatHeadsGeometry) -> [Point?] {
    geometry.stackPlaces(of: heads, leader: leader, at: stack.place.edge)
  }

  /// The heads and their conversation side by side; nil if the heads form a row.
  @inline(never)
  func beside(in geometry: ChatHeadsGeometry) -> BesidePlacement? {
    BesidePlacement(rest: rest(in: geometry), in: geometry)
  }

  /// Whether the open heads stand in a column.
  func isColumn(in geometry: ChatHeadsGeometry) -> Bool {
    beside(in: geometry) != nil || geometry.isColumn
  }

  /// The spring that moves heads into their slots.
  func slotSpring(in geometry: ChatHeadsGeometry) -> Spring {
    beside(in: geometry) == nil ? geometry.style.rowSpring : geometry.style.settleSpring
  }

  /// The slots of the open row and their heads.
  @inline(never)
  func row(in geometry: ChatHeadsGeometry) -> RowLayout {
    RowLayout(
      heads, overflow: overflow.count, at: stack.side(in: geometry), beside: beside(in: geometry),
      in: geometry)
  }

  /// The context of a head's panel; with nil, of the overflow's panel. The head, or the overflow's slot, is at `point`; nil for
  /// a missing one. With recorded changes a panel grows from its slot.
  func panelContext(of head: HeadID?, at point: Point?, in geometry: ChatHeadsGeometry) -> PanelContext {
    let row = row(in: geometry)
    let slot = row.place(of: head, in: heads)
    let isRecorded = geometry.style.changes == .recorded
    return PanelContext(
      geometry: geometry, beside: beside(in: geometry), firstSlot: row.slot(0), slot: slot,
      anchor: isRecorded ? slot : point ?? slot, restingPlace: stack.place, side: stack.side(in: geometry))
  }

  /// Whether a head is so near its place that a tap on it counts as intentional, or is missing.
  func isNearPlace(_ id: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Bool {
    guard let index = index(of: id) else { return true }
    return distanceFromPlace(index, in: context, at: now) <= Self.choiceDistance
  }

  /// The distance of a head from its slot or resting place, in points. The path of a stack into its edge and out counts
  /// as its resting place.
  private func distanceFromPlace(_ index: Int, in context: borrowing HeadsContext, at now: MotionTime)
    -> Double
  {
    let geometry = context.geometry
    let point = position(index, in: context, at: now)
    if isRow { return point.distance(to: row(in: geometry).slot(index)) }
    let rest = rest(in: geometry)
    let edge = stack.place.edge
    let tucked = geometry.tucked(rest, at: edge)
    let offset = geometry.stackDirection(at: edge) * geometry.stackDrop(index, of: heads, at: edge)
    let x = geometry.clamp(point.x, min(rest.x, tucked.x)...max(rest.x, tucked.x))
    let y = geometry.clamp(point.y, min(rest.y, tucked.y)...max(rest.y, tucked.y))
    return point.distance(to: (edge.isSide ? Point(x: x, y: rest.y) : Point(x: rest.x, y: y)) + offset)
  }

  // MARK: The finger

  /// The head or badge at `point`: of overlapping heads the front one, of a head and its badge the one with the nearer centre.
  /// In an open row, heads without a slot cannot be hit.
  @inline(never)
  func hit(
    at point: Point, within radius: Double, in row: RowLayout?, _ context: borrowing HeadsContext,
    at now: MotionTime
  ) -> ChatHeadsHit? {
    if let hit = hit(at: point, within: radius, in: row, isNear: false, context, at: now) { return hit }
    // The area around a small face belongs to that face, except where another head is.
    return heads.hasShapes ? hit(at: point, within: radius, in: row, isNear: true, context, at: now) : nil
  }

  private func hit(
    at point: Point, within radius: Double, in row: RowLayout?, isNear: Bool,
    _ context: borrowing HeadsContext, at now: MotionTime
  ) -> ChatHeadsHit? {
    for index in heads.indices {
      if let row, !row.hasSlot(index) { continue }
      let center = position(index, in: context, at: now)
      let isHit =
        heads[index].shape?.isHit(at: point, center: center, isNear: isNear, at: now)
        ?? (center.distance(to: point) <= radius)
      if badgeVisibility(index, in: context, at: now) > 0.5, heads[index].badge.isHit(at: point),
        !isHit || heads[index].badge.center.distance(to: point) < center.distance(to: point)
      {
        return .badge(heads[index].id)
      }
      if isHit { return .head(heads[index].id) }
    }
    return nil
  }

  /// The press of a finger on a head.
  func drag(
    _ index: Int, by touch: HeadsTouch, in context: borrowing HeadsContext, at now: MotionTime
  ) -> HeadDrag {
    let geometry = context.geometry
    let face = heads[index].face
    let box = geometry.box(of: face)
    let scale = isRow && face != nil ? geometry.rowScale(of: face, isColumn: isColumn(in: geometry)) : 1
    let drag = Drag(
      pointer: touch.pointer.id, touch: touch.pointer.position, hostTime: touch.hostTime,
      slop: geometry.style.slop,
      holding: position(index, in: context, at: now), velocity: velocity(index, in: context, at: now),
      time: now, limits: geometry.dragLimits(of: Size(width: scale * box.width, height: scale * box.height)))
    // Heads at the bottom can rest in the target's field.
    let beganInField =
      !isRow && !stack.place.edge.isSide && geometry.targetField.contains(touch.pointer.position)
    return HeadDrag(
      head: heads[index].id, drag: drag, lastSeen: touch.hostTime, beganInField: beganInField)
  }
}
