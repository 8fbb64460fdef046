import SuppleMotion
import SuppleScene

/// The closed stack: its resting place, its leader, and the chain of followers.
///
///     edge of the viewport
///     │
///     │ ( 1 )    the leader, at the resting place, `edgeOverhang` beyond the edge
///     │ ( 2 )    the first follower, `stackOffset` lower
///     │          further followers: at the same point as the first
///
/// At the top and bottom the followers are beside the leader, at the side where lines of text end.
struct StackPart: Part {
  typealias Context = HeadsContext

  /// The resting place of the stack.
  private(set) var place: RestingPlace
  /// The motion of the leader that the followers follow; nil while each head moves by itself.
  private(set) var leader: PointMotion?
  /// Whether the dismiss target has captured the stack: its heads then share one point.
  private var isCaptured = false
  /// The distance of each head's centre from the leader's, in points; empty if no head has a face.
  private var drops: [Double] = []
  /// The direction of the followers from the leader.
  private var direction = Vector(x: 0, y: 1)
  /// The followers, which apply while a leader moves.
  private var chain: FollowerChain

  /// A stack without heads that rests at `edge`.
  init(edge: RestingEdge, in geometry: ChatHeadsGeometry) {
    place = .starting(at: edge, in: geometry)
    chain = FollowerChain(spring: geometry.style.chaseSpring, bodies: [], offsets: [], time: 0)
  }

  // MARK: The resting place

  /// The side of the screen at which the stack rests: at the top and bottom the half that contains the stack.
  func side(in geometry: ChatHeadsGeometry) -> HorizontalEdge {
    geometry.side(of: place.edge, x: place.edge.isSide ? 0 : place.point(in: geometry).x)
  }

  /// The corner of the badges, away from the edge: x is -1 left or 1 right, y is -1 above or 1 below.
  func badgeCorner(in geometry: ChatHeadsGeometry) -> Vector {
    Vector(x: side(in: geometry) == .left ? 1 : -1, y: place.edge == .top ? 1 : -1)
  }

  /// Sets the resting place: an edge, or the nearest that the style allows, and the leader's centre, in points. A side uses the
  /// height, top and bottom the x, free edges both. Without `x` the stack keeps its current x. A restored place can belong to a
  /// leader with a smaller face; `least` is its side.
  mutating func setPlace(
    _ edge: RestingEdge, x: Double? = nil, y: Double, isStacked: Bool, least: Double? = nil,
    in geometry: ChatHeadsGeometry
  ) {
    let kept = place.point(in: geometry)
    let edge = geometry.allowed(edge, near: Point(x: x ?? kept.x, y: y))
    var point = Point(x: x ?? kept.x, y: geometry.restY(edge))
    if edge.isSide {
      let heights = geometry.restHeights(stacked: isStacked, keyboard: false, height: least)
      let isFree = geometry.style.edges == .free && x != nil
      point.x =
        isFree
        ? geometry.clamp(point.x, geometry.restX(.left)...geometry.restX(.right)) : geometry.restX(edge)
      point.y = geometry.clamp(y, heights)
      if geometry.style.edges == .corners {
        point.y = geometry.cornerHeight(near: point.y, stacked: isStacked, keyboard: false)
      }
    } else {
      point.x = geometry.clamp(point.x, geometry.restWidths(stacked: isStacked, width: least))
    }
    place = RestingPlace(edge: edge, point: point, in: geometry)
  }

  /// Moves the resting place to a side, at the same height; heads at the top and bottom only move to that end of their edge.
  /// Returns whether the place changes.
  mutating func setSide(_ side: HorizontalEdge, isStacked: Bool, in geometry: ChatHeadsGeometry) -> Bool {
    let rest = geometry.rest(place, stacked: isStacked)
    let goal = geometry.allowed(RestingEdge(side), near: rest)
    guard goal != place.edge || !goal.isSide else { return false }
    let end = side == .left ? 0 : geometry.viewport.size.width
    setPlace(goal, x: goal.isSide ? nil : end, y: rest.y, isStacked: isStacked, in: geometry)
    return true
  }

  /// The resting place to which an arrow key moves the stack: at the opposite edge, at an end of the same edge, or from an end
  /// at the adjacent edge.
  func destination(
    of key: Key, isStacked: Bool, in geometry: ChatHeadsGeometry
  ) -> (edge: RestingEdge, x: Double?, y: Double) {
    let heights = geometry.restHeights(stacked: isStacked, keyboard: true)
    let widths = geometry.restWidths(stacked: isStacked)
    let rest = geometry.rest(place, stacked: isStacked)
    let edge = place.edge
    var (towards, end) = (RestingEdge.left, rest)
    switch key {
    case .arrowRight: (towards, end.x) = (.right, widths.upperBound)
    case .arrowUp: (towards, end.y) = (.top, heights.lowerBound)
    case .arrowDown: (towards, end.y) = (.bottom, heights.upperBound)
    default: end.x = widths.lowerBound
    }
    let isAlong = towards.isSide != edge.isSide
    let turns =
      isAlong && geometry.style.edges.allows(towards)
      && geometry.restPoint(at: edge, near: end, stacked: isStacked) == rest
    let next = isAlong && !turns ? edge : towards
    // Between the sides the height stays, and between top and bottom the x.
    return (next, next.isSide ? nil : isAlong ? end.x : rest.x, end.y)
  }

  /// Moves the stack to the first resting place of an edge.
  mutating func start(at edge: RestingEdge, in geometry: ChatHeadsGeometry) {
    place = .starting(at: edge, in: geometry)
  }

  /// Sets the resting place of a stack that is released at `pose`, and returns the motion of its leader to that place.
  mutating func land(
    from pose: HeadPose, isStacked: Bool, in geometry: ChatHeadsGeometry, at now: MotionTime
  ) -> PointMotion {
    let landing = StackLanding(
      from: pose.point, velocity: pose.velocity, before: place, isStacked: isStacked, in: geometry)
    place = landing.place
    return landing.motion(at: now, in: geometry)
  }

  // MARK: Leader and followers

  /// Follows a leader with another motion, or none.
  mutating func follow(
    _ leader: PointMotion?, isCaptured: Bool, _ heads: [Head], in context: borrowing HeadsContext,
    at now: MotionTime
  ) {
    let wasLed = self.leader != nil
    let wasCaptured = self.isCaptured
    self.leader = leader
    self.isCaptured = isCaptured
    if wasLed { chain.commit(at: now) }
    if leader != nil, !wasLed { startChain(heads, in: context, at: now) }
    let before = (drops, direction)
    measure(heads, in: context)
    if wasCaptured != isCaptured || drops != before.0 || direction != before.1 {
      chain.setOffsets(offsets(of: heads.count, in: context), at: now)
    }
  }

  /// Starts the chain at `now`: each follower keeps the position and velocity of its own motion.
  @inline(never)
  mutating func startChain(_ heads: [Head], in context: borrowing HeadsContext, at now: MotionTime) {
    var bodies: [FollowerChain.Body] = []
    for index in heads.indices.dropFirst() {
      let point = heads[index].travel.position(at: now)
      let velocity = heads[index].travel.velocity(at: now)
      bodies.append(
        FollowerChain.Body(position: SIMD2(point.x, point.y), velocity: SIMD2(velocity.x, velocity.y)))
    }
    measure(heads, in: context)
    chain = FollowerChain(
      spring: context.geometry.style.chaseSpring, bodies: bodies,
      offsets: offsets(of: heads.count, in: context), time: now)
  }

  /// Whether the chain has the distances and the direction of `heads`.
  func isMeasured(by heads: [Head], in context: borrowing HeadsContext) -> Bool {
    var other = self
    other.measure(heads, in: context)
    return other.offsets(of: heads.count, in: context) == offsets(of: heads.count, in: context)
  }

  /// Measures the distances and the direction of the followers.
  private mutating func measure(_ heads: [Head], in context: borrowing HeadsContext) {
    drops = context.geometry.stackDrops(of: heads, at: place.edge)
    direction = context.geometry.stackDirection(at: place.edge)
  }

  /// The offset of each of `count` heads except the first; captured heads share one point.
  @inline(never)
  private func offsets(of count: Int, in context: borrowing HeadsContext) -> [SIMD2<Double>] {
    var offsets: [SIMD2<Double>] = []
    for index in 1..<max(1, count) {
      // Without faces all followers are at the same point.
      let distance =
        drops.isEmpty ? (index == 1 ? context.geometry.style.stackOffset : 0) : drop(index) - drop(index - 1)
      let offset = direction * (isCaptured ? 0 : distance)
      offsets.append(SIMD2(offset.x, offset.y))
    }
    return offsets
  }

  /// The distance of a head's centre from the leader's, in points, in a stack with faces.
  private func drop(_ index: Int) -> Double { index < drops.count ? drops[index] : drops.last ?? 0 }

  /// The centre of the leader or of a follower, in points; nil for a head that moves by itself.
  /// Called for each head of each frame, so without a context.
  func position(_ index: Int, at now: MotionTime, in geometry: ChatHeadsGeometry)
    -> Point?
  {
    guard let leader else { return nil }
    if index == 0 { return leader.position(at: now) }
    if geometry.reducedMotion {
      let offset = isCaptured ? 0 : drops.isEmpty ? geometry.style.stackOffset : drop(index)
      return leader.position(at: now) + direction * offset
    }
    guard index - 1 < chain.bodies.count else { return nil }
    let body = chain.bodies[index - 1].position
    return Point(x: body.x, y: body.y)
  }

  /// The velocity of the leader or of a follower, in points per second; nil for a head that moves by itself.
  func velocity(_ index: Int, at now: MotionTime) -> Vector? {
    guard let leader else { return nil }
    if index == 0 { return leader.velocity(at: now) }
    guard index - 1 < chain.bodies.count else { return nil }
    let body = chain.bodies[index - 1].velocity
    return Vector(x: body.x, y: body.y)
  }

  // MARK: Time

  /// Moves the followers to `time`, in motion seconds. With reduced motion the followers stand still.
  @inline(never)
  mutating func move(to time: MotionTime, in context: borrowing HeadsContext) {
    guard let leader, !context.reducedMotion else { return }
    chain.advance(to: time, lead: { leader.lead(at: $0) }, breaks: { leader.nextBreak(after: $0) })
  }

  /// The end of the leader's motion; infinity while followers move, because their end is not known in advance.
  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime {
    guard let leader else { return -.infinity }
    return chain.isAtRest || context.reducedMotion ? leader.restTime : .infinity
  }
}
