import SuppleMotion
import SuppleScene

/// The outline of two dots and the original's gum between them.
///
/// Each side is a quadratic from the trail's side to the badge's with its control point half the distance ahead of
/// the trail's, so at the axial distance a its half-width is r1 + (r2 - r1) (a / d)^2. It starts along the axis
/// but runs into the badge at an angle; where it does, the outline goes over to the badge's own.
struct ParabolaGum {
  var trail: Point
  var trailRadius: Double
  var badge: Capsule
  /// From the trail to the badge's nearest spine point, of length 1.
  var axis: Vector
  var distance: Double

  /// How one side runs from the trail's outline to the badge's.
  private struct Side {
    /// The angle on the trail from the axis, in radians: a quarter turn, or more where the badge covers its sides.
    var trailAngle: Double
    /// The part of the quadratic that is outside of the badge; 0 where the trail runs into the badge itself.
    var part: Double
    /// Where it meets the badge.
    var meeting: Point
  }

  /// Adds the outline, clockwise on screen.
  func addOutline(to path: inout Outline) {
    let clockwise = side(1)
    let counter = side(-1)
    let axisAngle = Elementary.atan2(axis.y, axis.x)
    path.add(.move(onTrail(clockwise.trailAngle, 1)))
    path.addArc(
      around: trail, radius: trailRadius, from: axisAngle + clockwise.trailAngle,
      turn: 2 * Double.pi - clockwise.trailAngle - counter.trailAngle)
    if counter.part > 0 {
      path.add(.quadratic(control: control(upTo: counter.part, -1), end: counter.meeting))
    }
    let from = badge.arcLength(facing: counter.meeting)
    let length = badge.arcLength(facing: clockwise.meeting) - from
    badge.addOutline(
      to: &path, from: from, length: length > 0 ? length : length + badge.perimeter, begins: false)
    if clockwise.part > 0 {
      path.add(.quadratic(control: control(upTo: clockwise.part, 1), end: onTrail(clockwise.trailAngle, 1)))
    }
    path.add(.close)
  }

  private func side(_ side: Double) -> Side {
    let quarter = Double.pi / 2
    if badge.distance(to: point(0, side)) < 0 {
      // The badge covers the trail's sides: they meet further back.
      let angle = bisect(inside: quarter, outside: Double.pi) { badge.distance(to: onTrail($0, side)) < 0 }
      return Side(trailAngle: angle, part: 0, meeting: onTrail(angle, side))
    }
    // The first of so many steps that lies inside; the badge is convex and the edge nearly straight, so that
    // there is one way in.
    let steps = 32
    var outside = 0.0
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      if badge.distance(to: point(part, side)) < -1e-9 {
        let part = bisect(inside: part, outside: outside) { badge.distance(to: point($0, side)) < 0 }
        return Side(trailAngle: quarter, part: part, meeting: point(part, side))
      }
      outside = part
    }
    return Side(trailAngle: quarter, part: 1, meeting: point(1, side))
  }

  private func bisect(inside: Double, outside: Double, isInside: (Double) -> Bool) -> Double {
    var inside = inside
    var outside = outside
    for _ in 0..<48 {
      let middle = (inside + outside) / 2
      if isInside(middle) { inside = middle } else { outside = middle }
    }
    return (inside + outside) / 2
  }

  /// The edge at a part of its parameter, which is also the part of the way along the axis.
  private func point(_ part: Double, _ side: Double) -> Point {
    let half = trailRadius + (badge.radius - trailRadius) * part * part
    return trail + axis * (distance * part) + axis.perpendicular * (half * side)
  }

  /// The control point of the edge's beginning, up to `part`.
  private func control(upTo part: Double, _ side: Double) -> Point {
    trail + axis * (distance / 2 * part) + axis.perpendicular * (trailRadius * side)
  }

  private func onTrail(_ angle: Double, _ side: Double) -> Point {
    trail + axis * (trailRadius * Elementary.cos(angle))
      + axis.perpendicular * (trailRadius * Elementary.sin(angle) * side)
  }
}
