import SuppleMotion
import SuppleScene

// The heads' faces: sizes of their own, and the scales at which they fit stack, row and dismiss target.
extension ChatHeadsCore {
  /// Sets the face of a head, shown or in the overflow; nil for the circle. The heads take their new places.
  @inline(never)
  mutating func setFace(_ id: HeadID, _ face: HeadFace?, animated: Bool) {
    if roster.setOverflowFace(id, face), state.isListing { updateList() }
    guard let index = roster.index(of: id), roster.heads[index].face != face else { return }
    // Nobody has seen a head that is only about to enter.
    let isNew = !animated || roster.heads[index].opacity(at: now) <= 0
    roster.heads[index].setFace(face, isNew: isNew, in: geometry)
    adoptLeader()
    transition(.reshape)
    if !animated { restNow() }
  }

  /// Places every head at its resting place or slot, in its final size, without animation.
  @inline(never)
  mutating func restNow() {
    transition(.restAtOnce)
    for index in roster.heads.indices { roster.heads[index].finishShape() }
  }

  /// Measures the resting places by the leader's face.
  @inline(never)
  mutating func adoptLeader() {
    let face = roster.heads.isEmpty ? nil : roster.heads[0].face
    if face != geometry.leaderFace { geometry = geometry.with(leader: face) }
  }

  /// Moves each head to its size and to the scale of its place.
  @inline(never)
  mutating func fitFaces() {
    adoptLeader()
    guard roster.heads.hasShapes else { return }
    // Computed before the loop: a call within it would copy the whole core.
    let (captured, isRow, isColumn) = (state.capturedHead, state.isRow, isColumn)
    for index in roster.heads.indices {
      // The dismiss target captures a head of the row alone, and a stack as a whole.
      let isCaptured = isRow ? captured == roster.heads[index].id : captured != nil
      let scale = geometry.fittingScale(
        index, of: roster.heads, isRow: isRow, isColumn: isColumn, isCaptured: isCaptured)
      roster.heads[index].fit(
        to: scale, by: isCaptured ? geometry.style.captureSpring : geometry.style.settleSpring, at: now,
        in: context)
    }
  }

  /// The distance by which a head of the closed stack emerges from the second head, in points; 0 for a covered head.
  @inline(never)
  func emergence(_ index: Int) -> Double {
    let apart = position(index).distance(to: position(1))
    guard roster.heads.hasShapes else { return apart }
    let own = geometry.visibleExtent(of: roster.heads[index].shape, at: now)
    let second = geometry.visibleExtent(of: roster.heads[1].shape, at: now)
    return max(apart, (own.width - second.width) / 2, (own.height - second.height) / 2)
  }

  /// The limits of a drag of a head.
  @inline(never)
  func dragLimits(of index: Int) -> Drag.Limits {
    let face = roster.heads[index].face
    let box = geometry.box(of: face)
    let scale = state.isRow && face != nil ? geometry.rowScale(of: face, isColumn: isColumn) : 1
    return geometry.dragLimits(of: Size(width: scale * box.width, height: scale * box.height))
  }

  /// The distances of a head's centre from the leader's, in points: up to the first the leader covers the head's badge, from
  /// the second on the two heads do not overlap.
  @inline(never)
  func badgeDistances(_ index: Int) -> (near: Double, far: Double) {
    let style = geometry.style
    guard roster.heads.hasFaces else { return (style.stackOffset + 0.5, style.headSize) }
    let (own, leader) = (roster.heads[index].face, roster.heads[0].face)
    func smallerSide(_ face: HeadFace?) -> Double {
      geometry.box(of: face).smallerSide * geometry.rowScale(of: face, isColumn: isColumn)
    }
    return (
      geometry.stackDrop(index, of: roster.heads, at: stack.place.edge).magnitude + 0.5,
      (smallerSide(own) + smallerSide(leader)) / 2
    )
  }
}

extension [Head] {
  /// Whether a head has a face of its own.
  var hasFaces: Bool {
    @inline(never) get {
      for index in indices where self[index].face != nil { return true }
      return false
    }
  }

  /// Whether a head has a face, or had one.
  var hasShapes: Bool {
    @inline(never) get {
      for index in indices where self[index].shape != nil { return true }
      return false
    }
  }
}
