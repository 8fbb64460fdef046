import SuppleMotion
import SuppleScene

// The heads' faces.
extension ChatHeadsCore {
  /// Sets the face of a head, shown or in the overflow; nil for the circle. The heads take their new places.
  @inline(never)
  mutating func setFace(_ id: HeadID, _ face: HeadFace?, animated: Bool) {
    if roster.setOverflowFace(id, face), state.isListing { updateList() }
    guard roster.setFace(id, face, animated: animated, in: geometry, at: now) else { return }
    adoptLeader()
    transition(.reshape)
    if !animated { restNow() }
  }

  /// Places every head at its resting place or slot, in its final size, without animation.
  @inline(never)
  mutating func restNow() {
    transition(.restAtOnce)
    roster.finishShapes()
  }
}
