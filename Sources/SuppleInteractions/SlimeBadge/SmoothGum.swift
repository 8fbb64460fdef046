import SuppleMotion
import SuppleScene

/// Where the smooth gum leaves its two dots, and where its waist is.
///
/// The gum's edge begins as the arc of a circle that touches both dots and the waist from outside: its fillet.
/// There is exactly one for every waist, so the edge meets all three tangentially, and as the waist thins with
/// the distance the places where it leaves the dots follow. `threading` then draws those places in towards the
/// axis, which makes thread of cone and leaves waist and tangents as they are. While the dots overlap there is no
/// waist; the fillet they had when they touched fills the notches between them.
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

  /// The waist: how far along the axis it is, and half its width.
  struct Waist: Hashable {
    var along: Double
    var half: Double
  }

  /// Where the gum leaves the trail dot.
  var trail: Joint
  /// Where it leaves the badge's circle.
  var badge: Joint
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
    let small = min(trailRadius, badgeRadius)
    let large = max(trailRadius, badgeRadius)
    let touching = distance > small + large
    // The fillet's centre lies at `along - lean / curvature` on the axis: the difference of the two dots' equations.
    let along = (distance * distance - (large - small) * (large + small)) / (2 * distance)
    let lean = (large - small) / distance
    let half = min(waist / 2, small)
    let curvature: Double
    if touching {
      // (r1 + R)^2 = x^2 + (R + h)^2 with x as above, solved for the curvature 1 / R; the greater root is the one
      // whose waist lies between the dots.
      let rise = small - half
      let linear = rise + along * lean
      let constant = (along - small) * (along + small) + half * half
      let discriminant = rise * rise + 2 * rise * along * lean + lean * lean * (small - half) * (small + half)
      curvature = (linear + max(0, discriminant).squareRoot()) / max(constant, 1e-12)
    } else {
      curvature = (large - small) / (small * (small + large))
    }
    let center = along * curvature - lean
    var smallJoint = Joint(cosine: center / (1 + small * curvature))
    var largeJoint = Joint(cosine: (distance * curvature - center) / (1 + large * curvature))
    var place: Double?
    if touching {
      let drawnIn = threading * GumProfile.fullThreading
      smallJoint = smallJoint.drawnIn(by: drawnIn, radius: small, halfWaist: half)
      largeJoint = largeJoint.drawnIn(by: drawnIn, radius: large, halfWaist: half)
      place = curvature > 1e-9 ? center / curvature : distance / 2
    }
    let trailIsSmall = trailRadius <= badgeRadius
    trail = trailIsSmall ? smallJoint : largeJoint
    badge = trailIsSmall ? largeJoint : smallJoint
    if let place {
      self.waist = Waist(along: trailIsSmall ? place : distance - place, half: half)
    } else {
      self.waist = nil
    }
  }
}

/// The outline of two dots and the smooth gum between them.
///
/// Each side is one or two parabolas, each with its control point where the tangents at its ends meet; so the
/// outline turns nowhere abruptly, and as no parabola leaves the triangle of its tangents, it never crosses itself.
struct SmoothGum {
  var trail: Point
  var trailRadius: Double
  var badge: Capsule
  /// From the trail to the badge's nearest spine point, of length 1.
  var axis: Vector
  var profile: GumProfile

  /// Adds the outline, clockwise on screen.
  func addOutline(to path: inout Path) {
    let trailAngle = profile.trail.angle
    let axisAngle = Elementary.atan2(axis.y, axis.x)
    let facing = badge.arcLength(facing: trail)
    // Unrolled on the outline, so that a joint slides from a pill's cap to its side as it would round a dot.
    let spread = badge.radius * profile.badge.angle

    let leaving = trailPoint(side: 1)
    path.add(.move(leaving))
    path.addArc(
      around: trail, radius: trailRadius, from: axisAngle + trailAngle, turn: 2 * (Double.pi - trailAngle))
    addEdge(to: &path, side: -1, joint: badge.place(at: facing + spread), towardBadge: true)
    badge.addOutline(
      to: &path, from: facing + spread, length: badge.perimeter - 2 * spread, begins: false)
    addEdge(to: &path, side: 1, joint: badge.place(at: facing - spread), towardBadge: false)
    path.add(.close)
  }

  /// Adds one side of the gum, from trail to badge or back. `side` is 1 clockwise of the axis and -1 against it.
  private func addEdge(to path: inout Path, side: Double, joint: Capsule.Place, towardBadge: Bool) {
    let start = Point(x: trailRadius * profile.trail.cosine, y: trailRadius * profile.trail.sine)
    let startDirection = Vector(x: profile.trail.sine, y: -profile.trail.cosine)
    let end = local(joint.point, side: side)
    let endDirection = Vector(
      x: joint.direction.dot(axis), y: joint.direction.dot(axis.perpendicular) * side)

    guard let waist = profile.waist else {
      let control = meeting(start, startDirection, end, endDirection)
      path.add(
        .quadratic(control: screen(control, side: side), end: screen(towardBadge ? end : start, side: side)))
      return
    }
    let middle = Point(x: waist.along, y: waist.half)
    let level = Vector(x: 1, y: 0)
    let first = screen(meeting(start, startDirection, middle, level), side: side)
    let second = screen(meeting(middle, level, end, endDirection), side: side)
    let between = screen(middle, side: side)
    if towardBadge {
      path.add(.quadratic(control: first, end: between))
      path.add(.quadratic(control: second, end: joint.point))
    } else {
      path.add(.quadratic(control: second, end: between))
      path.add(.quadratic(control: first, end: trailPoint(side: side)))
    }
  }

  /// Where two tangents meet; halfway between their points where they are one line.
  private func meeting(_ a: Point, _ aDirection: Vector, _ b: Point, _ bDirection: Vector) -> Point {
    let halfway = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let turn = aDirection.x * bDirection.y - aDirection.y * bDirection.x
    guard turn.magnitude > 1e-7 else { return halfway }
    let way = b - a
    let along = (way.x * bDirection.y - way.y * bDirection.x) / turn
    let found = a + aDirection * along
    // Between the two, but for rounding.
    return Point(x: max(min(a.x, b.x), min(max(a.x, b.x), found.x)), y: found.y)
  }

  private func trailPoint(side: Double) -> Point {
    screen(
      Point(x: trailRadius * profile.trail.cosine, y: trailRadius * profile.trail.sine), side: side)
  }

  private func screen(_ point: Point, side: Double) -> Point {
    trail + axis * point.x + axis.perpendicular * (point.y * side)
  }

  private func local(_ point: Point, side: Double) -> Point {
    let offset = point - trail
    return Point(x: offset.dot(axis), y: offset.dot(axis.perpendicular) * side)
  }
}
