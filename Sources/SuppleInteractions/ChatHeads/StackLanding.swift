import SuppleMotion
import SuppleScene

/// The landing of a released stack: the place, and the motion of the leader.
struct StackLanding {
  /// The speeds of a slow throw along an axis, in points per second.
  private static let slowSpeeds = 150.0..<600
  /// The largest acceleration after a slow throw, in points per second squared.
  private static let slowAcceleration = 25_000.0

  /// The resting place at the end of the throw.
  let place: RestingPlace
  /// The leader's centre at the end of the throw: the place, above the keyboard.
  private let target: Point
  private let start: Point
  private let velocity: Vector

  /// Computes the landing of a leader that is released at `start` with `velocity`, in points per second. `before` is the
  /// stack's place before the drag, which a locked axis keeps.
  ///
  /// A free throw glides by velocity / friction. The resting place has the throw's final place along the edge, within reach and
  /// clear of the exclusion areas; the speed across determines the edge.
  init(
    from start: Point, velocity released: Vector, before: RestingPlace, isStacked: Bool,
    in geometry: ChatHeadsGeometry
  ) {
    let axis = geometry.style.dragAxis
    velocity = geometry.style.release == .fling ? axis.along(released) : .zero
    self.start = start
    let friction = geometry.style.friction
    let kept = before.point(in: geometry)
    let landing = Point(
      x: axis.isHorizontal ? start.x + velocity.x / friction : kept.x,
      y: axis.isVertical ? start.y + velocity.y / friction : kept.y)
    let edge = geometry.landingEdge(from: start, velocity: velocity, landing: landing, before: before.edge)
    let isCorner = geometry.style.edges == .corners
    var wanted = landing
    if isCorner {
      wanted.y = geometry.cornerHeight(near: landing.y, stacked: isStacked, keyboard: axis.isVertical)
    }
    target = geometry.restPoint(at: edge, near: wanted, stacked: isStacked)
    // Keyboard and exclusion areas move a head in a corner, but not its resting place.
    place = RestingPlace(edge: edge, point: isCorner ? Point(x: target.x, y: wanted.y) : target, in: geometry)
  }

  /// The leader's motion from `time` on, in motion seconds.
  func motion(at time: Double, in geometry: ChatHeadsGeometry) -> PointMotion {
    switch geometry.style.release {
    case .fling:
      let size = geometry.viewport.size
      let (style, head) = (geometry.style, geometry.leaderExtent)
      return PointMotion(
        x: fling(
          start.x, velocity: velocity.x, to: target.x, on: size.width, of: head.width, at: time, style),
        y: fling(
          start.y, velocity: velocity.y, to: target.y, on: size.height, of: head.height, at: time, style))
    case .dampedCosine:
      return PointMotion(
        x: dampedCosine(start.x, to: target.x, at: time, geometry),
        y: dampedCosine(start.y, to: target.y, at: time, geometry))
    }
  }

  /// One axis of a fling, on a screen of `extent` points and of a head of `length` points along it.
  ///
  /// The spring takes over immediately if it would raise the velocity, or if the velocity points away from the target: a glide
  /// would then only delay it. The spring is stiffer if it would move the head beyond the limit of a drag.
  private func fling(
    _ from: Double, velocity: Double, to goal: Double, on extent: Double, of length: Double,
    at time: Double, _ style: ChatHeadsStyle
  ) -> Motion {
    var spring = style.settleSpring
    var velocity = velocity
    let give = style.dragOverhang * length
    let beyond = velocity > 0 ? from - extent : -from
    if give > 0, beyond > 0 {
      // The rubber band's slope: beyond the edge the head is slower than the finger.
      let part = max(0, 1 - beyond / give)
      velocity *= part * part
    }
    let distance = (goal - from).magnitude
    let isApproaching = (goal - from) * velocity > 0
    var speed = velocity.magnitude
    // A spring neither raises nor lowers the speed w0 / 2z times the distance.
    let glides =
      isApproaching
      && speed > max(style.handOverSpeed, spring.angularFrequency / 2 / spring.dampingRatio * distance)
    if glides {
      speed = max(style.handOverSpeed, speed - style.friction * distance * (1 - style.handOverDistance))
    }
    if give > 0 {
      // The maximum displacement of a spring that starts at its target with the speed v: v / w0 e^(-z acos z / sqrt(1 - z^2)).
      let ratio = min(0.999, spring.dampingRatio)
      let part = Elementary.exp(-ratio * Elementary.acos(ratio) / ((1 - ratio) * (1 + ratio)).squareRoot())
      let turn = isApproaching ? goal : from
      let room = max(1, give + (velocity > 0 ? extent - turn : turn))
      let frequency = min(500, speed * part / room)
      if frequency > spring.angularFrequency {
        spring = Spring(stiffness: frequency * frequency, dampingRatio: spring.dampingRatio)
      }
    }
    guard glides else {
      guard isApproaching, Self.slowSpeeds.contains(velocity.magnitude) else {
        return Motion(spring: spring, start: time, from: from, velocity: velocity, target: goal)
      }
      // The spring alone would accelerate a slow throw to several times its speed within a frame.
      return .gentle(
        from: from, velocity: velocity, to: goal, at: time, acceleration: Self.slowAcceleration,
        spring: spring)
    }
    return .thrown(
      from: from, velocity: velocity, at: time, friction: style.friction,
      handOverSpeed: style.handOverSpeed, handOverDistance: style.handOverDistance, spring: spring,
      target: goal)
  }

  /// One axis of the first chat heads' release: two bounces, target + (from - target) 2.71^(-a t) cos(w t), with
  /// a = log2(d / 0.1) / T and w = 1.5 * 2 pi / T. Below one point a critically damped spring serves.
  private func dampedCosine(
    _ from: Double, to goal: Double, at time: Double, _ geometry: ChatHeadsGeometry
  ) -> Motion {
    guard (goal - from).magnitude >= 1 else {
      return Motion(
        spring: Spring(stiffness: geometry.style.settleSpring.stiffness, dampingRatio: 1), start: time,
        from: from, velocity: 0, target: goal)
    }
    return .bouncing(Bounce(duration: geometry.style.cosineDuration), from: from, to: goal, at: time)
  }
}
