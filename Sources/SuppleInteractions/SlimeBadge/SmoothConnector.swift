import SuppleMotion
import SuppleScene

/// The outline of anchor and badge and the smooth connector between them.
///
/// Each side is one or two parabolas, with the control point at the intersection of the tangents at both ends. So the
/// outline has no corners. No parabola leaves the triangle of its tangents, so the outline never crosses itself.
///
/// Beside a pill the fillet touches the nearer cap or the straight side, so the joint slides from one to the other as
/// the finger moves around.
struct SmoothConnector {
  var anchor: Point
  var anchorRadius: Double
  var badge: Capsule
  /// The direction from the anchor to the badge's nearest spine point, of length 1.
  var axis: Vector
  var profile: ConnectorProfile
  /// The displacement of the waist from the axis, in points; positive clockwise. An edge without enough room moves less.
  var tremble: Double
  /// The displacement of the middle across the axis, in points; positive clockwise. The joints stay in place, and the connector
  /// keeps its width.
  var sag = 0.0

  /// One side of the connector: 1 clockwise of the axis, -1 against it.
  private struct Side {
    var sign: Double
    /// The joint with the anchor.
    var anchor: ConnectorProfile.Joint
    /// The distance of the joint with the badge from the place that faces the anchor, along the outline, in points.
    var spread: Double
  }

  /// The radius from which on a fillet counts as straight, in points.
  private static let straight = 1e7

  /// Adds the outline, clockwise on screen.
  func addOutline(to path: inout Outline) {
    let clockwise = side(1)
    let counter = side(-1)
    let angles = (clockwise: clockwise.anchor.angle, counter: counter.anchor.angle)
    let axisAngle = Elementary.atan2(axis.y, axis.x)
    let facing = badge.arcLength(facing: anchor)

    path.add(.move(onScreen(onAnchor(clockwise.anchor), side: 1)))
    path.continueArc(
      center: anchor, radius: anchorRadius, from: axisAngle + angles.clockwise,
      turn: 2 * Double.pi - angles.clockwise - angles.counter)
    addEdge(to: &path, counter, joint: badge.place(at: facing + counter.spread), towardBadge: true)
    badge.addOutline(
      to: &path, from: facing + counter.spread, length: badge.perimeter - counter.spread - clockwise.spread,
      begins: false)
    addEdge(to: &path, clockwise, joint: badge.place(at: facing - clockwise.spread), towardBadge: false)
    path.add(.close)
  }

  // MARK: Joints

  private func side(_ sign: Double) -> Side {
    guard badge.halfSpine > 0 else {
      return Side(sign: sign, anchor: profile.anchor, spread: badge.radius * profile.badge.angle)
    }
    if let waist = profile.waist {
      let center = filletCenter(from: Point(x: waist.along, y: waist.half), side: sign)
      return Side(
        sign: sign, anchor: profile.anchor, spread: spread(toward: center, side: sign) * profile.badgeDrawn)
    }
    // The fillet of touching dots, rolled along as the anchor moves into the badge.
    let distance = local(badge.spinePoint(nearestTo: anchor), side: sign).x
    let touching = Point(x: distance - anchorRadius - badge.radius, y: anchorRadius)
    let radius = max(0, local(filletCenter(from: touching, side: sign), side: sign).y - anchorRadius)
    let direction = Vector(angle: rolledAngle(filletRadius: radius, side: sign))
    let center = Point.zero + direction * (anchorRadius + radius)
    return Side(
      sign: sign, anchor: ConnectorProfile.Joint(cosine: direction.x),
      spread: spread(toward: onScreen(center, side: sign), side: sign))
  }

  /// The centre of the circle that leaves a place along the axis and touches the badge, on screen.
  ///
  /// The room between circle and badge shrinks as the radius grows: bisection finds the radius without room.
  private func filletCenter(from place: Point, side: Double) -> Point {
    var apart = 0.0
    var overlapping = SmoothConnector.straight
    for _ in 0..<64 {
      let radius = (apart + overlapping) / 2
      let center = onScreen(Point(x: place.x, y: place.y + radius), side: side)
      if badge.distance(to: center) > radius { apart = radius } else { overlapping = radius }
    }
    return onScreen(Point(x: place.x, y: place.y + (apart + overlapping) / 2), side: side)
  }

  /// The angle from the axis at which a circle of a radius touches both the anchor and the badge, by bisection.
  private func rolledAngle(filletRadius radius: Double, side: Double) -> Double {
    var covered = 0.0
    var free = Double.pi
    for _ in 0..<48 {
      let middle = (covered + free) / 2
      let centers = anchorRadius + radius
      let center = Point.zero + Vector(angle: middle, length: centers)
      if badge.distance(to: onScreen(center, side: side)) < radius { covered = middle } else { free = middle }
    }
    return (covered + free) / 2
  }

  /// The distance along the badge's outline between the places that face the anchor and `point`.
  private func spread(toward point: Point, side: Double) -> Double {
    let distance = (badge.arcLength(facing: anchor) - badge.arcLength(facing: point)) * side
    let nearer = distance < -badge.perimeter / 2 ? distance + badge.perimeter : distance
    return max(0, nearer > badge.perimeter / 2 ? nearer - badge.perimeter : nearer)
  }

  // MARK: Edges

  /// Adds one side of the connector, from anchor to badge or back.
  private func addEdge(to path: inout Outline, _ edge: Side, joint: Capsule.Place, towardBadge: Bool) {
    let side = edge.sign
    let start = onAnchor(edge.anchor)
    let startDirection = Vector(x: edge.anchor.sine, y: -edge.anchor.cosine)
    let end = local(joint.point, side: side)
    let endDirection = Vector(
      x: joint.direction.dot(axis), y: joint.direction.dot(axis.perpendicular) * side)

    guard let waist = profile.waist else {
      let control = meeting(start, startDirection, end, endDirection)
      path.add(
        .quadratic(
          control: onScreen(control, side: side), end: onScreen(towardBadge ? end : start, side: side)))
      return
    }
    let room = max(0, min(start.y, end.y) - waist.half) / 2
    let middle = Point(x: waist.along, y: waist.half + max(-room, min(room, tremble * side)))
    let level = Vector(x: 1, y: 0)
    let controls = (
      first: meeting(start, startDirection, middle, level), second: meeting(middle, level, end, endDirection)
    )
    guard sag == 0 else {
      return addSagging(to: &path, start, controls.first, middle, controls.second, end, side, towardBadge)
    }
    let first = onScreen(controls.first, side: side)
    let second = onScreen(controls.second, side: side)
    let between = onScreen(middle, side: side)
    if towardBadge {
      path.add(.quadratic(control: first, end: between))
      path.add(.quadratic(control: second, end: joint.point))
    } else {
      path.add(.quadratic(control: second, end: between))
      path.add(.quadratic(control: first, end: onScreen(start, side: side)))
    }
  }

  /// Adds an edge that sags: its two parabolas as cubic curves, whose middle moves together with the tangents there. Without sag
  /// the cubic curves are the parabolas. Both edges of a connector move alike, so neither crosses the other.
  private func addSagging(
    to path: inout Outline, _ start: Point, _ first: Point, _ middle: Point, _ second: Point, _ end: Point,
    _ side: Double, _ towardBadge: Bool
  ) {
    func toward(_ control: Point, from point: Point, sagging: Double) -> Point {
      let place = point + (control - point) * (2.0 / 3)
      return onScreen(Point(x: place.x, y: place.y + sagging * side), side: side)
    }
    let lowest = onScreen(Point(x: middle.x, y: middle.y + sag * side), side: side)
    let near = (toward(first, from: start, sagging: 0), toward(first, from: middle, sagging: sag))
    let far = (toward(second, from: middle, sagging: sag), toward(second, from: end, sagging: 0))
    if towardBadge {
      path.add(.cubic(near.0, near.1, end: lowest))
      path.add(.cubic(far.0, far.1, end: onScreen(end, side: side)))
    } else {
      path.add(.cubic(far.1, far.0, end: lowest))
      path.add(.cubic(near.1, near.0, end: onScreen(start, side: side)))
    }
  }

  /// The intersection of two tangents; the midpoint of their points if they are one line.
  private func meeting(_ a: Point, _ aDirection: Vector, _ b: Point, _ bDirection: Vector) -> Point {
    let halfway = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let turn = aDirection.x * bDirection.y - aDirection.y * bDirection.x
    guard turn.magnitude > 1e-7 else { return halfway }
    let offset = b - a
    let along = (offset.x * bDirection.y - offset.y * bDirection.x) / turn
    return a + aDirection * along
  }

  private func onAnchor(_ joint: ConnectorProfile.Joint) -> Point {
    Point(x: anchorRadius * joint.cosine, y: anchorRadius * joint.sine)
  }

  private func onScreen(_ point: Point, side: Double) -> Point {
    anchor + axis * point.x + axis.perpendicular * (point.y * side)
  }

  private func local(_ point: Point, side: Double) -> Point {
    let offset = point - anchor
    return Point(x: offset.dot(axis), y: offset.dot(axis.perpendicular) * side)
  }
}
