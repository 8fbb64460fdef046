import SuppleMotion
import SuppleScene

/// Where the smooth gum leaves its two dots, and how wide its waist is.
///
/// The gum's edge leaves either dot where the arc of a circle would that touches both dots and the waist from
/// outside: its fillet. There is exactly one for every waist, and as the waist thins with the distance, the places
/// where it leaves the dots follow. `threading` then draws those places in towards the axis, which makes thread of
/// cone and leaves the waist as it is. While the dots overlap there is no waist; the fillet they had when they
/// touched fills the notches between them.
///
/// Seen along the axis from the trail's centre; the two sides are mirror images.
struct GumProfile: Hashable {
  /// A place on a dot, told by the angle from the direction of the other dot: its cosine and its sine.
  struct Joint: Hashable {
    var cosine: Double
    var sine: Double

    /// A place by its cosine, which rounding may have put outside of -1...1.
    init(cosine: Double) {
      self.cosine = max(-1, min(1, cosine))
      sine = ((1 - self.cosine) * (1 + self.cosine)).squareRoot()
    }

    /// A place by its sine, on the side of the other dot.
    init(sine: Double) {
      self.sine = max(0, min(1, sine))
      cosine = ((1 - self.sine) * (1 + self.sine)).squareRoot()
    }

    /// The angle from the direction of the other dot, radians from 0 to pi.
    var angle: Double { Elementary.atan2(sine, cosine) }

    /// Drawn in towards the axis, until nothing of what it stands above the waist is left at 1.
    func drawnIn(by part: Double, radius: Double, halfWaist: Double) -> Joint {
      guard cosine >= 0, part > 0, radius > 0 else { return self }
      let height = radius * sine
      return Joint(sine: (halfWaist + max(0, height - halfWaist) * (1 - part)) / radius)
    }
  }

  /// The narrowest place: how far along the axis it is, and half its width.
  struct Waist: Hashable {
    var along: Double
    var half: Double
  }

  /// Where the gum leaves the trail dot.
  var trail: Joint
  /// Where it leaves the badge's circle.
  var badge: Joint
  /// How much of the angle at which a plain arc leaves the badge is left after threading, 0 to 1.
  var badgeDrawn: Double
  /// Its narrowest place, or nil while the dots overlap.
  var waist: Waist?

  /// How much of a joint's height above the waist full threading takes away.
  static let fullThreading = 0.75

  /// The profile of two dots whose centres are `distance` apart, neither of which contains the other.
  ///
  /// - Parameters:
  ///   - waist: The full width that the waist is to have, in points; not looked at while the dots overlap.
  ///   - threading: 0 for plain arcs, 1 for as much thread as there can be.
  init(trailRadius: Double, badgeRadius: Double, distance: Double, waist: Double, threading: Double) {
    let trailIsSmall = trailRadius <= badgeRadius
    let small = min(trailRadius, badgeRadius)
    let large = max(trailRadius, badgeRadius)
    // The fillet's centre lies at `along - lean / curvature` on the axis: the difference of the two dots' equations.
    let along = (distance * distance - (large - small) * (large + small)) / (2 * distance)
    let lean = (large - small) / distance

    guard distance > small + large else {
      let curvature = (large - small) / (small * (small + large))
      let center = along * curvature - lean
      let smallJoint = Joint(cosine: center / (1 + small * curvature))
      let largeJoint = Joint(cosine: (distance * curvature - center) / (1 + large * curvature))
      trail = trailIsSmall ? smallJoint : largeJoint
      badge = trailIsSmall ? largeJoint : smallJoint
      badgeDrawn = 1
      self.waist = nil
      return
    }
    // (r1 + R)^2 = x^2 + (R + h)^2 with x as above, solved for the curvature 1 / R; the greater root is the one
    // whose waist lies between the dots.
    let half = min(waist / 2, small)
    let rise = small - half
    let linear = rise + along * lean
    let constant = (along - small) * (along + small) + half * half
    let discriminant = rise * rise + 2 * rise * along * lean + lean * lean * rise * (small + half)
    let curvature = (linear + max(0, discriminant).squareRoot()) / max(constant, 1e-12)
    let center = along * curvature - lean

    // Where they touch, the waist is beside the smaller dot. Only as they part does it come free of it, so that a
    // badge's straight side does not feel it run along the gum in no time.
    let near = max(0, 1 - (distance - small - large) / small)
    let freedom = 1 - near * near
    let drawnIn = threading * GumProfile.fullThreading
    let smallJoint = Joint(cosine: center / (1 + small * curvature))
      .drawnIn(by: max(drawnIn, 0.98 * (1 - freedom)), radius: small, halfWaist: half)
    let beside = smallJoint.cosine > 1e-6 ? (small - half * smallJoint.sine) / smallJoint.cosine : 0
    let between = curvature > 1e-9 ? center / curvature : distance / 2
    let place = beside + max(0, between - beside) * freedom

    // The fillet of the larger dot from there: (d - x)^2 + (R + h)^2 = (r2 + R)^2, by its curvature again.
    let room = distance - place
    let largeCurvature = 2 * (large - half) / (room * room - (large - half) * (large + half))
    let plain = Joint(cosine: room * largeCurvature / (1 + large * largeCurvature))
    let largeJoint = plain.drawnIn(by: drawnIn, radius: large, halfWaist: half)

    trail = trailIsSmall ? smallJoint : largeJoint
    badge = trailIsSmall ? largeJoint : smallJoint
    badgeDrawn = trailIsSmall && plain.angle > 0 ? min(1, largeJoint.angle / plain.angle) : 1
    self.waist = Waist(along: trailIsSmall ? place : distance - place, half: half)
  }
}

/// The outline of two dots and the smooth gum between them.
///
/// Each side is one or two parabolas, each with its control point where the tangents at its ends meet; so the
/// outline turns nowhere abruptly, and as no parabola leaves the triangle of its tangents, it never crosses itself.
///
/// Beside a pill the fillet touches whatever it meets there, the nearer cap or the straight side, so the joint
/// slides from one to the other as the finger goes round.
struct SmoothGum {
  var trail: Point
  var trailRadius: Double
  var badge: Capsule
  /// From the trail to the badge's nearest spine point, of length 1.
  var axis: Vector
  var profile: GumProfile

  /// One side of the gum: 1 clockwise of the axis, -1 against it.
  private struct Side {
    var sign: Double
    /// Where it leaves the trail.
    var trail: GumProfile.Joint
    /// How far along the badge's outline from the place that faces the trail it leaves the badge.
    var spread: Double
  }

  /// Beyond this radius a fillet is as good as straight, in points.
  private static let straight = 1e7

  /// Adds the outline, clockwise on screen.
  func addOutline(to path: inout Outline) {
    let clockwise = side(1)
    let counter = side(-1)
    let angles = (clockwise: clockwise.trail.angle, counter: counter.trail.angle)
    let axisAngle = Elementary.atan2(axis.y, axis.x)
    let facing = badge.arcLength(facing: trail)

    path.add(.move(onScreen(onTrail(clockwise.trail), side: 1)))
    path.addArc(
      around: trail, radius: trailRadius, from: axisAngle + angles.clockwise,
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
      return Side(sign: sign, trail: profile.trail, spread: badge.radius * profile.badge.angle)
    }
    if let waist = profile.waist {
      let center = filletCenter(from: Point(x: waist.along, y: waist.half), side: sign)
      return Side(
        sign: sign, trail: profile.trail, spread: spread(toward: center, side: sign) * profile.badgeDrawn)
    }
    // The fillet that they had when they touched, rolled along as the trail moves into the badge.
    let distance = local(badge.spinePoint(nearestTo: trail), side: sign).x
    let touching = Point(x: distance - trailRadius - badge.radius, y: trailRadius)
    let radius = max(0, local(filletCenter(from: touching, side: sign), side: sign).y - trailRadius)
    let angle = rolledAngle(filletRadius: radius, side: sign)
    let reach = trailRadius + radius
    let center = Point(x: reach * Elementary.cos(angle), y: reach * Elementary.sin(angle))
    return Side(
      sign: sign, trail: GumProfile.Joint(cosine: Elementary.cos(angle)),
      spread: spread(toward: onScreen(center, side: sign), side: sign))
  }

  /// The centre of the circle that leaves a place along the axis and touches the badge, on screen.
  ///
  /// The room between circle and badge shrinks as the radius grows: bisection finds where there is none.
  private func filletCenter(from place: Point, side: Double) -> Point {
    var apart = 0.0
    var overlapping = SmoothGum.straight
    for _ in 0..<64 {
      let radius = (apart + overlapping) / 2
      let center = onScreen(Point(x: place.x, y: place.y + radius), side: side)
      if badge.distance(to: center) > radius { apart = radius } else { overlapping = radius }
    }
    return onScreen(Point(x: place.x, y: place.y + (apart + overlapping) / 2), side: side)
  }

  /// The angle from the axis at which a circle of a radius touches both the trail and the badge, by bisection.
  private func rolledAngle(filletRadius radius: Double, side: Double) -> Double {
    var covered = 0.0
    var free = Double.pi
    for _ in 0..<48 {
      let middle = (covered + free) / 2
      let reach = trailRadius + radius
      let center = Point(x: reach * Elementary.cos(middle), y: reach * Elementary.sin(middle))
      if badge.distance(to: onScreen(center, side: side)) < radius { covered = middle } else { free = middle }
    }
    return (covered + free) / 2
  }

  /// The way along the badge's outline from the place that faces the trail to the one that faces `point`.
  private func spread(toward point: Point, side: Double) -> Double {
    let way = (badge.arcLength(facing: trail) - badge.arcLength(facing: point)) * side
    let round = way < -badge.perimeter / 2 ? way + badge.perimeter : way
    return max(0, round > badge.perimeter / 2 ? round - badge.perimeter : round)
  }

  // MARK: Edges

  /// Adds one side of the gum, from trail to badge or back.
  private func addEdge(to path: inout Outline, _ edge: Side, joint: Capsule.Place, towardBadge: Bool) {
    let side = edge.sign
    let start = onTrail(edge.trail)
    let startDirection = Vector(x: edge.trail.sine, y: -edge.trail.cosine)
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
    let middle = Point(x: waist.along, y: waist.half)
    let level = Vector(x: 1, y: 0)
    let first = onScreen(meeting(start, startDirection, middle, level), side: side)
    let second = onScreen(meeting(middle, level, end, endDirection), side: side)
    let between = onScreen(middle, side: side)
    if towardBadge {
      path.add(.quadratic(control: first, end: between))
      path.add(.quadratic(control: second, end: joint.point))
    } else {
      path.add(.quadratic(control: second, end: between))
      path.add(.quadratic(control: first, end: onScreen(start, side: side)))
    }
  }

  /// Where two tangents meet; halfway between their points where they are one line.
  private func meeting(_ a: Point, _ aDirection: Vector, _ b: Point, _ bDirection: Vector) -> Point {
    let halfway = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let turn = aDirection.x * bDirection.y - aDirection.y * bDirection.x
    guard turn.magnitude > 1e-7 else { return halfway }
    let way = b - a
    let along = (way.x * bDirection.y - way.y * bDirection.x) / turn
    return a + aDirection * along
  }

  private func onTrail(_ joint: GumProfile.Joint) -> Point {
    Point(x: trailRadius * joint.cosine, y: trailRadius * joint.sine)
  }

  private func onScreen(_ point: Point, side: Double) -> Point {
    trail + axis * point.x + axis.perpendicular * (point.y * side)
  }

  private func local(_ point: Point, side: Double) -> Point {
    let offset = point - trail
    return Point(x: offset.dot(axis), y: offset.dot(axis.perpendicular) * side)
  }
}
