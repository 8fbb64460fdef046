import SuppleMotion
import SuppleScene

/// Where a released stack lands, and how its leader moves there.
struct StackLanding {
  /// The resting place that the throw leads to.
  let place: RestingPlace
  private let start: Point
  private let velocity: Vector

  /// The landing of a leader that is let go at `start` with `velocity`, in points per second.
  ///
  /// On its own a throw glides on by velocity / friction. Its height there, within reach and clear of the exclusion
  /// areas, is the height of the resting place; the sideways speed decides on the edge.
  init(from start: Point, velocity released: Vector, isStacked: Bool, in geometry: ChatHeadsGeometry) {
    velocity = geometry.style.release == .fling ? released : .zero
    self.start = start
    let edge = geometry.landingEdge(x: start.x, speed: velocity.x)
    let friction = geometry.style.friction
    let bounds = geometry.restX(.left)...geometry.restX(.right)
    let x =
      geometry.style.edges == .free
      ? geometry.clamp(start.x + velocity.x / friction, bounds) : geometry.restX(edge)
    let y = geometry.clearHeight(near: start.y + velocity.y / friction, x: x, stacked: isStacked)
    place = RestingPlace(edge: edge, point: Point(x: x, y: y), in: geometry)
  }

  /// The leader's motion from `time` on, in motion seconds.
  func motion(at time: Double, in geometry: ChatHeadsGeometry) -> PointMotion {
    let target = place.point
    switch geometry.style.release {
    case .fling:
      let isFree = geometry.style.edges == .free
      return PointMotion(
        x: fling(start.x, velocity: velocity.x, to: target.x, reaches: !isFree, at: time, geometry),
        y: fling(start.y, velocity: velocity.y, to: target.y, reaches: false, at: time, geometry))
    case .dampedCosine:
      return PointMotion(
        x: dampedCosine(start.x, to: target.x, at: time, geometry),
        y: dampedCosine(start.y, to: target.y, at: time, geometry))
    }
  }

  /// One axis of a fling. With `reaches` the speed is raised where it would not reach the target.
  private func fling(
    _ from: Double, velocity: Double, to goal: Double, reaches: Bool, at time: Double,
    _ geometry: ChatHeadsGeometry
  ) -> Motion {
    let distance = goal - from
    // Away from the target there is nothing to glide to: the spring turns the motion round at once.
    guard distance * velocity >= 0, distance != 0 else {
      return Motion(
        spring: geometry.style.settleSpring, start: time, from: from, velocity: velocity, target: goal)
    }
    let arriving = distance * geometry.style.friction
    let speed = reaches && velocity.magnitude < arriving.magnitude ? arriving : velocity
    return .thrown(
      from: from, velocity: speed, at: time, friction: geometry.style.friction,
      handOverSpeed: geometry.style.handOverSpeed, spring: geometry.style.settleSpring, target: goal)
  }

  /// One axis of the first chat heads' release: target + (from - target) 2.71^(-a t) cos(w t), with
  /// a = log2(d / 0.1) / T and w = 1.5 * 2 pi / T. Below one point a critically damped spring serves.
  private func dampedCosine(
    _ from: Double, to goal: Double, at time: Double, _ geometry: ChatHeadsGeometry
  ) -> Motion {
    let distance = (goal - from).magnitude
    guard distance >= 1 else {
      return Motion(
        spring: Spring(stiffness: geometry.style.settleSpring.stiffness, dampingRatio: 1), start: time,
        from: from, velocity: 0, target: goal)
    }
    let duration = geometry.style.cosineDuration
    let halvings = Elementary.log(distance / 0.1) / Elementary.log(2) / duration
    return Motion(
      SpringMotion.dampedCosine(
        omega: 3 * Double.pi / duration, alpha: halvings * Elementary.log(2.71), start: time, from: from,
        target: goal))
  }
}
