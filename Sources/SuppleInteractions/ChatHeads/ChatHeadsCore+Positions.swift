import SuppleMotion
import SuppleScene

// The current positions and velocities of the heads.
extension ChatHeadsCore {
  /// The motion of a head of the open row that a finger or the dismiss target moves; nil for any other head.
  @inline(never)
  func activeMotionInRow(_ id: HeadID) -> PointMotion? {
    guard state.isRow, state.activeHead == id else { return nil }
    return state.activeMotion
  }

  /// The centre of a head, in points.
  @inline(never)
  func position(_ index: Int) -> Point {
    if stack.leader != nil,
      let point = stack.position(index, at: now, in: geometry, reducedMotion: preferences.reducedMotion)
    {
      return point
    }
    guard roster.heads.indices.contains(index) else { return .zero }
    if let motion = activeMotionInRow(roster.heads[index].id) { return motion.position(at: now) }
    return roster.heads[index].travel.position(at: now)
  }

  /// The velocity of a head, in points per second.
  @inline(never)
  func velocity(_ index: Int) -> Vector {
    if preferences.reducedMotion { return .zero }
    if stack.leader != nil, let velocity = stack.velocity(index, at: now) { return velocity }
    guard roster.heads.indices.contains(index) else { return .zero }
    if let motion = activeMotionInRow(roster.heads[index].id) { return motion.velocity(at: now) }
    return roster.heads[index].travel.velocity(at: now)
  }

  /// The position and velocity of a head.
  func pose(_ index: Int) -> HeadPose {
    let isHeld = stack.leader != nil || activeMotionInRow(roster.heads[index].id) != nil
    return HeadPose(point: position(index), velocity: velocity(index), isHeld: isHeld)
  }

  /// The position and velocity of each head.
  var poses: [HeadPose] {
    var poses: [HeadPose] = []
    for index in roster.heads.indices { poses.append(pose(index)) }
    return poses
  }

  /// The leader's resting point.
  var restPoint: Point {
    @_transparent get { geometry.rest(stack.place, stacked: roster.isStacked) }
  }

  /// The slots of the open row and their heads.
  var rowLayout: RowLayout {
    @inline(never) get { row(beside: beside) }
  }

  /// The slots of the open row and their heads, where the heads stand as `beside` has it.
  func row(beside: BesidePlacement?) -> RowLayout {
    RowLayout(roster, at: stack.side(in: geometry), beside: beside, in: geometry)
  }

  /// Whether a head is invisible: right behind the second head of the closed stack, or without a slot of the open row.
  func isHidden(_ index: Int) -> Bool {
    guard !state.isRow else {
      return roster.heads[index].opacity(at: now) <= 0 && !roster.heads[index].isShown
    }
    return index > 1 && emergence(index) <= 0.5
  }
}
