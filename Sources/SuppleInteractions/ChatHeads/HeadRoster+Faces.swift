import SuppleMotion
import SuppleScene

// The heads' faces: their sizes, and the scales at which they fit stack, row and dismiss target.
extension HeadRoster {
  /// The geometry with resting places for the leader's face.
  @inline(never)
  func measured(_ geometry: ChatHeadsGeometry) -> ChatHeadsGeometry {
    let face = heads.isEmpty ? nil : heads[0].face
    return face == geometry.leaderFace ? geometry : geometry.with(leader: face)
  }

  /// Sets the face of a shown head; nil for the circle. Returns whether the face changes.
  mutating func setFace(
    _ id: HeadID, _ face: HeadFace?, animated: Bool, in geometry: ChatHeadsGeometry, at now: MotionTime
  ) -> Bool {
    guard let index = index(of: id), heads[index].face != face else { return false }
    // A head that is about to enter has not been visible.
    let isNew = !animated || !heads[index].isVisible(at: now)
    heads[index].setFace(face, isNew: isNew, in: geometry)
    return true
  }

  /// Moves each head to its size and to the scale of its place. The dismiss target captures a single head of the row, but a
  /// stack as a whole.
  @inline(never)
  mutating func fit(captured: HeadID?, in context: borrowing HeadsContext, at now: MotionTime) {
    guard heads.hasShapes else { return }
    let geometry = context.geometry
    // Computed before the loop: a call within it would copy the whole roster.
    let (isRow, isColumn) = (isRow, isColumn(in: geometry))
    for index in heads.indices {
      let isCaptured = isRow ? captured == heads[index].id : captured != nil
      let scale = geometry.fittingScale(
        index, of: heads, isRow: isRow, isColumn: isColumn, isCaptured: isCaptured)
      heads[index].fit(
        to: scale, by: isCaptured ? geometry.style.captureSpring : geometry.style.settleSpring, at: now,
        in: context)
    }
  }

  /// Gives each face its final size without animation.
  mutating func finishShapes() {
    for index in heads.indices { heads[index].finishShape() }
  }

  /// Changes a head's scale under a finger, or back to 1; nil for no head. With reduced motion heads keep their size.
  @inline(never)
  mutating func setTouchScale(
    _ head: HeadID?, _ scale: Double, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    guard let index = index(of: head), !context.reducedMotion else { return }
    heads[index].setTouchScale(scale, at: now, in: context.geometry)
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
