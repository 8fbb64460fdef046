import SuppleMotion
import SuppleScene

/// Where heads are, and how they get to where they rest.
extension ChatHeadsMachine {
  // MARK: The present

  /// The motion that leads the chain, if the heads go in train.
  var leaderMotion: PointMotion? {
    @inline(never) get {
      switch state {
      case .stack(.landing(let motion)): motion
      case .stack: state.graspedMotion
      case .row: nil
      }
    }
  }

  /// Where a head is now.
  @inline(never)
  func position(_ index: Int) -> Point {
    if let leader = leaderMotion {
      let lead = leader.position(at: now)
      if index == 0 { return lead }
      if preferences.reducedMotion {
        return lead + Vector(x: 0, y: isTogether ? 0 : geometry.style.stackOffset)
      }
      if index - 1 < chain.bodies.count {
        let body = chain.bodies[index - 1].position
        return Point(x: body.x, y: body.y)
      }
    }
    guard heads.indices.contains(index) else { return .zero }
    if let motion = heldInRow(heads[index].id) { return motion.position(at: now) }
    return heads[index].travel.position(at: now)
  }

  /// How fast a head is now, in points per second.
  @inline(never)
  func velocity(_ index: Int) -> Vector {
    if preferences.reducedMotion { return .zero }
    if let leader = leaderMotion {
      if index == 0 { return leader.velocity(at: now) }
      if index - 1 < chain.bodies.count {
        let body = chain.bodies[index - 1].velocity
        return Vector(x: body.x, y: body.y)
      }
    }
    guard heads.indices.contains(index) else { return .zero }
    if let motion = heldInRow(heads[index].id) { return motion.velocity(at: now) }
    return heads[index].travel.velocity(at: now)
  }

  /// The motion of a head of the open row that a finger or the target holds.
  @inline(never)
  func heldInRow(_ id: Int32) -> PointMotion? {
    guard case .row = state, state.grasped == id else { return nil }
    return state.graspedMotion
  }

  /// Whether all heads of the stack lie on one point: in the target.
  var isTogether: Bool {
    guard case .stack = state else { return false }
    return state.captured != 0
  }

  func index(of id: Int32) -> Int? { heads.firstIndex { $0.id == id } }

  var isStacked: Bool { heads.count > 1 }

  /// Where the leader rests.
  var restPoint: Point { geometry.rest(place, stacked: isStacked) }

  // MARK: The chain

  /// Hangs the followers below the leader, each from where its own way has brought it and as fast.
  @inline(never)
  func startChain() {
    var bodies: [FollowerChain.Body] = []
    for head in heads.dropFirst() {
      let point = head.travel.position(at: now)
      let velocity = head.travel.velocity(at: now)
      bodies.append(
        FollowerChain.Body(position: SIMD2(point.x, point.y), velocity: SIMD2(velocity.x, velocity.y)))
    }
    chain = FollowerChain(spring: geometry.style.chaseSpring, bodies: bodies, offsets: hangs, time: now)
  }

  /// How far each follower hangs from the one before it.
  var hangs: [SIMD2<Double>] {
    heads.indices.dropFirst().map { isTogether ? .zero : geometry.hang($0 - 1) }
  }

  /// Puts each head on a way of its own, from where it is and as fast, out of the leader's train or a finger's hold.
  @inline(never)
  func partWays() {
    var travels: [HeadTravel] = []
    for index in heads.indices {
      let point = position(index)
      travels.append(
        .leaving(
          point, velocity: velocity(index), for: point, at: now, delay: 0, spring: geometry.style.chaseSpring)
      )
    }
    for index in heads.indices { heads[index].travel = travels[index] }
  }

  /// Moves the followers' present.
  @inline(never)
  func moveChain(to time: Double) {
    guard let leader = leaderMotion, !preferences.reducedMotion else { return }
    chain.advance(
      to: time, lead: { leader.lead(at: $0) }, breaks: { leader.nextBreak(after: $0) })
  }

  // MARK: To rest. Each sets the heads in motion, and returns the state that they are in then.

  /// Sends every head to the resting place by itself, the one with the longest way first.
  @inline(never)
  func settle(spring: Spring, stagger: Double = 0) -> ChatHeadsState {
    let rest = restPoint
    let hang = Vector(x: 0, y: geometry.style.stackOffset)
    send(spring: spring, stagger: stagger) { $0 == 0 ? rest : rest + hang }
    return .stack(.settling)
  }

  /// Sends every head to its slot of the open row.
  @inline(never)
  func lineUp(_ selected: Int32, _ activity: RowActivity, stagger: Double = 0) -> ChatHeadsState {
    let row = rowLayout(selected)
    send(spring: geometry.style.rowSpring, stagger: stagger) { row.place(of: $0) }
    return .row(selected: selected, activity)
  }

  /// Who stands where in the open row while a head is selected.
  func rowLayout(_ selected: Int32) -> RowLayout {
    RowLayout(heads: heads, selected: selected, hasOverflow: !overflow.isEmpty, geometry: geometry)
  }

  /// Sends each head to a place of its own, each `stagger` seconds after the one with the next longer way.
  private func send(spring: Spring, stagger: Double, to goal: (Int) -> Point) {
    // Every way is found before any head sets out: one that has set out is no longer where it was.
    var travels: [HeadTravel] = []
    for index in heads.indices {
      let from = position(index)
      if preferences.reducedMotion {
        let stays = leaderMotion == nil && heldInRow(heads[index].id) == nil
        let current = heads[index].travel
        travels.append(
          stays && current.target == goal(index) ? current : .fading(from: from, to: goal(index), start: now))
        continue
      }
      let distance = from.distance(to: goal(index))
      var rank = 0
      for other in heads.indices where other != index {
        let otherDistance = position(other).distance(to: goal(other))
        if otherDistance > distance || (otherDistance == distance && other < index) { rank += 1 }
      }
      travels.append(
        .leaving(
          from, velocity: velocity(index), for: goal(index), at: now, delay: Double(rank) * stagger,
          spring: spring))
    }
    for index in heads.indices { heads[index].travel = travels[index] }
  }

  /// Lets the stack go with the leader's `velocity`: it lands at an edge.
  @inline(never)
  func land(velocity: Vector) -> ChatHeadsState {
    let from = position(0)
    let thrown = geometry.style.release == .fling ? velocity : .zero
    let edge = geometry.landingEdge(x: from.x, speed: thrown.x)
    let stacked = isStacked
    let friction = geometry.style.friction
    let isFree = geometry.style.edges == .free
    let bounds = geometry.restX(.left)...geometry.restX(.right)
    let x = isFree ? geometry.clamp(from.x + thrown.x / friction, bounds) : geometry.restX(edge)
    let y = geometry.clearHeight(near: from.y + thrown.y / friction, x: x, stacked: stacked)
    place = RestingPlace(edge: edge, point: Point(x: x, y: y), in: geometry)
    emit(.moved(head: heads.first?.id ?? 0, edge: edge, y: y))
    if preferences.reducedMotion { return settle(spring: geometry.style.settleSpring) }
    let motion: PointMotion
    switch geometry.style.release {
    case .fling:
      motion = PointMotion(
        x: throwAxis(from.x, velocity: thrown.x, to: x, raised: !isFree),
        y: throwAxis(from.y, velocity: thrown.y, to: y, raised: false))
    case .dampedCosine:
      motion = PointMotion(x: swing(from.x, to: x), y: swing(from.y, to: y))
    }
    return .stack(.landing(motion))
  }

  /// Sends the leader to the resting place by a spring, the others in its train.
  func spring(home velocity: Vector, by spring: Spring? = nil) -> ChatHeadsState {
    .stack(
      .landing(
        PointMotion(
          spring: spring ?? geometry.style.settleSpring, start: now, from: position(0), velocity: velocity,
          target: restPoint)))
  }

  /// One axis of a fling. `raised` increases the speed so that it would just arrive.
  private func throwAxis(_ from: Double, velocity: Double, to goal: Double, raised: Bool) -> Motion {
    let distance = goal - from
    // Away from where it lands there is nothing to glide to: the spring turns it round at once.
    guard distance * velocity >= 0, distance != 0 else {
      return Motion(
        spring: geometry.style.settleSpring, start: now, from: from, velocity: velocity, target: goal)
    }
    let arriving = distance * geometry.style.friction
    let speed = raised && velocity.magnitude < arriving.magnitude ? arriving : velocity
    return .thrown(
      from: from, velocity: speed, at: now, friction: geometry.style.friction,
      handOverSpeed: geometry.style.handOverSpeed, spring: geometry.style.settleSpring, target: goal)
  }

  /// One axis of the first chat heads' release: target + (from - target) 2.71^(-a t) cos(w t), with
  /// a = log2(d / 0.1) / T and w = 1.5 * 2 pi / T. Below one point a critical spring serves.
  private func swing(_ from: Double, to goal: Double) -> Motion {
    let distance = (goal - from).magnitude
    guard distance >= 1 else {
      return Motion(
        spring: Spring(stiffness: geometry.style.settleSpring.stiffness, dampingRatio: 1), start: now,
        from: from,
        velocity: 0, target: goal)
    }
    let duration = geometry.style.cosineDuration
    let halvings = Elementary.log(distance / 0.1) / Elementary.log(2) / duration
    return Motion(
      SpringMotion.dampedCosine(
        omega: 3 * Double.pi / duration, alpha: halvings * Elementary.log(2.71), start: now, from: from,
        target: goal))
  }

  /// Turns the badges to the side away from the edge.
  @inline(never)
  func turnBadges() {
    let side: Double
    switch state {
    case .stack: side = place.edge == .left ? 1 : -1
    case .row: side = geometry.rightToLeft ? -1 : 1
    }
    guard badgeSide.target != side else { return }
    badgeSide =
      preferences.reducedMotion
      ? .resting(at: side)
      : badgeSide.retargeted(
        to: side, at: now, timing: .spring(geometry.style.targetSpring, within: .fractions))
  }
}
