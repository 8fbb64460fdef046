import SuppleMotion
import SuppleScene

/// The position and velocity of a head.
struct HeadPose {
  /// The centre, in points.
  let point: Point
  /// The velocity, in points per second.
  let velocity: Vector
  /// Whether a leader, a finger or the dismiss target moves the head.
  let isHeld: Bool
}

// The heads' own motions, which apply to heads that do not follow a leader or a finger.
extension HeadRoster {
  /// Detaches each head from a leader or a finger: it keeps position and velocity, then brakes.
  @inline(never)
  mutating func detach(in context: borrowing HeadsContext, at now: MotionTime) {
    let poses = poses(in: context, at: now)
    for index in poses.indices { brake(index, from: poses[index], in: context, at: now) }
  }

  /// Keeps a head's position and velocity, and brakes it.
  @inline(never)
  mutating func brake(
    _ index: Int, from pose: HeadPose, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    heads[index].travel = .leaving(
      pose.point, velocity: pose.velocity, for: pose.point, at: now, delay: 0,
      spring: context.geometry.style.chaseSpring)
  }

  /// Moves each head to its place. Each starts `stagger` seconds after the head with the next longer distance, and all but
  /// the first another `followerDelay` seconds later. A head without a place brakes; an invisible head appears at its place.
  @inline(never)
  mutating func send(
    to places: [Point?], by spring: Spring, stagger: Double, followerDelay: Double = 0,
    in context: borrowing HeadsContext, at now: MotionTime
  ) {
    let poses = poses(in: context, at: now)
    for index in poses.indices {
      let pose = poses[index]
      guard let place = places[index] else {
        brake(index, from: pose, in: context, at: now)
        continue
      }
      if heads[index].isHidden(at: now) {
        heads[index].travel = .resting(at: place)
      } else if context.reducedMotion {
        if pose.isHeld, pose.point.distance(to: place) < 0.5 {
          // A head that was only pressed is at its place already.
          heads[index].travel = .resting(at: place)
        } else if pose.isHeld || heads[index].travel.target != place {
          fade(index, from: pose, to: place, in: context, at: now)
        }
      } else {
        let delay = Double(rank(of: index, from: poses, to: places)) * stagger
        heads[index].travel = .leaving(
          pose.point, velocity: pose.velocity, for: place, at: now,
          delay: delay + (index == 0 ? 0 : followerDelay), spring: spring)
      }
    }
  }

  /// Moves a head by a fade. Within a pile the new leader fades in over the previous one, so that no face blinks.
  private mutating func fade(
    _ index: Int, from pose: HeadPose, to place: Point, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    let isPiled = !pose.isHeld && pose.point.distance(to: place) <= context.geometry.style.stackOffset + 0.5
    if !isPiled {
      heads[index].travel = .fading(
        from: pose.point, to: place, start: now,
        duration: pose.isHeld ? HeadMotion.releaseFade : HeadMotion.fadeDuration)
    } else if index == 0 {
      heads[index].appear(at: place, from: now)
    } else {
      heads[index].travel = .fading(from: pose.point, to: place, start: now, isCovered: true)
    }
  }

  /// The number of heads with a longer distance to their places, or with the same distance and in front of the head.
  private func rank(of index: Int, from poses: [HeadPose], to places: [Point?]) -> Int {
    func distance(_ index: Int) -> Double { places[index].map { poses[index].point.distance(to: $0) } ?? 0 }
    let own = distance(index)
    var rank = 0
    for other in poses.indices where other != index {
      let distance = distance(other)
      if distance > own || (distance == own && other < index) { rank += 1 }
    }
    return rank
  }

  /// Moves each head to its resting place or slot without animation. A head without a slot stays.
  mutating func put(in geometry: ChatHeadsGeometry) {
    let places =
      isRow
      ? row(in: geometry).places(of: heads.count) : stackPlaces(leader: rest(in: geometry), in: geometry)
    for index in heads.indices {
      if let place = places[index] { heads[index].travel = .resting(at: place) }
    }
  }

  /// The time at which the resting stack tucks itself away, in motion seconds; nil for never. The stack must rest for the
  /// style's delay without attention.
  func tuckTime(of state: ChatHeadsState, in context: borrowing HeadsContext) -> MotionTime? {
    guard idle.tucks(in: context), !heads.isEmpty else { return nil }
    switch state {
    case .stack(.settling): return idle.tuckTime(restingFrom: travelEnd, in: context)
    case .stack(.landing(let motion)): return idle.tuckTime(restingFrom: motion.restTime, in: context)
    case .stack, .row: return nil
    }
  }

  /// The latest end of the heads' own motions, in motion seconds; minus infinity without heads.
  var travelEnd: MotionTime {
    var end = -MotionTime.infinity
    for index in heads.indices { end = max(end, heads[index].travel.restTime) }
    return end
  }
}
