import SuppleMotion
import SuppleScene

/// The closed stack: its resting place, its leader, and the chain of followers.
///
///     edge of the viewport
///     │
///     │ ( 1 )    the leader, at the resting place, `edgeOverhang` beyond the edge
///     │ ( 2 )    the first follower, `stackOffset` lower
///     │          further followers: at the same point as the first
struct StackPart: Part {
  typealias Context = HeadsContext

  /// The resting place of the stack.
  private(set) var place: RestingPlace
  /// The motion of the leader of the other heads; nil while each head moves by itself.
  private(set) var leader: PointMotion?
  /// Whether the dismiss target has captured the stack: its heads then share one point.
  private var isCaptured = false
  /// The distance of each head's centre below the leader's, in points; empty where no head has a face.
  private var drops: [Double] = []
  /// The followers, which apply while a leader moves.
  private var chain: FollowerChain

  /// A stack without heads that rests at `edge`.
  init(edge: HorizontalEdge, in geometry: ChatHeadsGeometry) {
    place = .starting(at: edge, in: geometry)
    chain = FollowerChain(spring: geometry.style.chaseSpring, bodies: [], offsets: [], time: 0)
  }

  // MARK: The resting place

  /// The side of the badges, away from the edge: -1 left or 1 right.
  var badgeSide: Double { place.edge == .left ? 1 : -1 }

  /// Sets the resting place: an edge, if the style allows it, and the height of the leader's centre, in points. A restored
  /// place can be that of a leader with a lower face; `least` is its height.
  mutating func setPlace(
    _ edge: HorizontalEdge, y: Double, isStacked: Bool, least: Double? = nil, in geometry: ChatHeadsGeometry
  ) {
    let edge = geometry.allowed(edge)
    let x = geometry.restX(edge)
    let heights = geometry.restHeights(stacked: isStacked, keyboard: false, height: least)
    place = RestingPlace(edge: edge, point: Point(x: x, y: geometry.clamp(y, heights)), in: geometry)
  }

  /// Moves the stack to the first resting place of an edge.
  mutating func start(at edge: HorizontalEdge, in geometry: ChatHeadsGeometry) {
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
    let before = drops
    drops = context.geometry.stackDrops(of: heads)
    if wasCaptured != isCaptured || drops != before {
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
    drops = context.geometry.stackDrops(of: heads)
    chain = FollowerChain(
      spring: context.geometry.style.chaseSpring, bodies: bodies,
      offsets: offsets(of: heads.count, in: context), time: now)
  }

  /// The offset of each of `count` heads except the first; captured heads share one point.
  @inline(never)
  private func offsets(of count: Int, in context: borrowing HeadsContext) -> [SIMD2<Double>] {
    var offsets: [SIMD2<Double>] = []
    for index in 1..<max(1, count) {
      if isCaptured {
        offsets.append(.zero)
      } else if drops.isEmpty {
        offsets.append(context.geometry.followerOffset(index - 1))
      } else {
        offsets.append(SIMD2(0, drop(index) - drop(index - 1)))
      }
    }
    return offsets
  }

  /// The distance of a head's centre below the leader's, in points, in a stack with faces.
  private func drop(_ index: Int) -> Double { index < drops.count ? drops[index] : drops.last ?? 0 }

  /// The centre of the leader or of a follower, in points; nil for a head that moves by itself.
  /// Called for each head of each frame, so without a context.
  func position(_ index: Int, at now: MotionTime, in geometry: ChatHeadsGeometry, reducedMotion: Bool)
    -> Point?
  {
    guard let leader else { return nil }
    if index == 0 { return leader.position(at: now) }
    if reducedMotion {
      let offset = isCaptured ? 0 : drops.isEmpty ? geometry.style.stackOffset : drop(index)
      return leader.position(at: now) + Vector(x: 0, y: offset)
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
