import SuppleMotion
import SuppleScene

// The surroundings of the heads: style, preferences and viewport.
extension HeadRoster {
  /// Adopts the style. The resting place moves to an edge that the style allows, or without heads to the first resting place.
  /// Returns whether the heads move.
  mutating func adoptStyle(
    hasOtherStart: Bool, in context: borrowing HeadsContext, at now: MotionTime
  ) -> Bool {
    let geometry = context.geometry
    if hasOtherStart, heads.isEmpty { stack.start(at: stack.place.edge, in: geometry) }
    for index in heads.indices { heads[index].badge.adopt(geometry.style.badge) }
    if stack.leader != nil { stack.startChain(heads, in: context, at: now) }
    let edge = stack.place.edge
    let place = stack.place.point(in: geometry)
    let next = geometry.allowed(edge, near: place)
    guard next != edge else { return false }
    if heads.isEmpty, !(next.isSide && edge.isSide) {
      start(in: geometry)
      return false
    }
    stack.setPlace(edge, x: place.x, y: place.y, isStacked: isStacked, in: geometry)
    return true
  }

  /// Adopts the preference for reduced motion, and after a change of the direction of text the edge where lines end.
  mutating func adoptPreferences(isMirrored: Bool, in geometry: ChatHeadsGeometry) {
    for index in heads.indices { heads[index].badge.reducedMotion = geometry.reducedMotion }
    if isMirrored, heads.isEmpty, geometry.style.edges != .left, geometry.style.edges != .right {
      start(in: geometry)
    }
  }

  /// Adopts the viewport.
  mutating func adopt(_ viewport: Viewport) {
    for index in heads.indices { heads[index].badge.viewport = viewport }
  }

  /// Moves the resting place to the first one, with the badges at their corner there.
  private mutating func start(in geometry: ChatHeadsGeometry) {
    stack.start(at: geometry.startingEdge, in: geometry)
    putBadges(in: geometry)
  }
}
