import SuppleMotion
import SuppleScene

/// The closed stack: where it rests, and the chain of followers behind its leader.
///
///     edge of the viewport
///     │
///     │ ( 1 )    the leader, at the resting place, `edgeOverhang` beyond the edge
///     │ ( 2 )    the first follower, `stackOffset` lower
///     │          further followers: at the same point as the first
struct HeadStack: Sendable {
  /// Where the stack belongs.
  var place: RestingPlace
  /// The followers, in force while a leader moves.
  private(set) var chain: FollowerChain

  /// A stack without heads that rests at `edge`.
  init(edge: HorizontalEdge, in geometry: ChatHeadsGeometry) {
    place = .starting(at: edge, in: geometry)
    chain = FollowerChain(spring: geometry.style.chaseSpring, bodies: [], offsets: [], time: 0)
  }

  /// On which side of the heads the badges are: away from the edge, -1 left or 1 right.
  var badgeSide: Double { place.edge == .left ? 1 : -1 }

  /// Sets where the stack belongs: an edge, if the style allows it, and the height of the leader's centre, in points.
  mutating func setPlace(
    _ edge: HorizontalEdge, y: Double, isStacked: Bool, in geometry: ChatHeadsGeometry
  ) {
    let edge = geometry.allowed(edge)
    let x = geometry.restX(edge)
    let heights = geometry.restHeights(stacked: isStacked, keyboard: false)
    place = RestingPlace(edge: edge, point: Point(x: x, y: geometry.clamp(y, heights)), in: geometry)
  }

  // MARK: The chain of followers

  /// The offset of each of `count` heads but the first; captured heads share one point.
  @inline(never)
  static func followerOffsets(
    of count: Int, isCaptured: Bool, in geometry: ChatHeadsGeometry
  ) -> [SIMD2<Double>] {
    var offsets: [SIMD2<Double>] = []
    for index in 1..<max(1, count) { offsets.append(isCaptured ? .zero : geometry.followerOffset(index - 1)) }
    return offsets
  }

  /// Starts the chain at `time`: each follower from where its own motion has brought it, and as fast.
  @inline(never)
  mutating func startChain(
    of heads: [Head], isCaptured: Bool, in geometry: ChatHeadsGeometry, at time: Double
  ) {
    var bodies: [FollowerChain.Body] = []
    for index in heads.indices.dropFirst() {
      let point = heads[index].travel.position(at: time)
      let velocity = heads[index].travel.velocity(at: time)
      bodies.append(
        FollowerChain.Body(position: SIMD2(point.x, point.y), velocity: SIMD2(velocity.x, velocity.y)))
    }
    chain = FollowerChain(
      spring: geometry.style.chaseSpring, bodies: bodies,
      offsets: HeadStack.followerOffsets(of: heads.count, isCaptured: isCaptured, in: geometry), time: time)
  }

  /// Gives the followers other offsets from `time` on.
  mutating func setFollowerOffsets(
    of count: Int, isCaptured: Bool, in geometry: ChatHeadsGeometry, at time: Double
  ) {
    chain.setOffsets(
      HeadStack.followerOffsets(of: count, isCaptured: isCaptured, in: geometry), at: time)
  }

  /// Commits the chain at the current time, because the leader is about to move by another law.
  mutating func commitChain(at time: Double) { chain.commit(at: time) }

  /// Moves the followers to `time`, in motion seconds, behind their leader.
  @inline(never)
  mutating func moveChain(to time: Double, behind leader: PointMotion) {
    chain.advance(to: time, lead: { leader.lead(at: $0) }, breaks: { leader.nextBreak(after: $0) })
  }
}
