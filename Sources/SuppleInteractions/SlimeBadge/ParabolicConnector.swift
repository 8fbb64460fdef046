import SuppleMotion
import SuppleScene

/// The outline of anchor and badge and the original's connector between them.
///
/// Each side is a quadratic from the anchor's side to the badge's. Its control point is half the distance ahead of the
/// anchor's, so at the axial distance a its half-width is r1 + (r2 - r1) (a / d)^2. It starts along the axis and meets the
/// badge at an angle; from there the outline continues as the badge's own.
struct ParabolicConnector {
  var anchor: Point
  var anchorRadius: Double
  var badge: Capsule
  /// The direction from the anchor to the badge's nearest spine point, of length 1.
  var axis: Vector
  var distance: Double

  /// One side, from the anchor's outline to the badge's.
  private struct Side {
    /// The angle on the anchor from the axis, in radians: a quarter turn, or more if the badge covers its sides.
    var anchorAngle: Double
    /// The part of the quadratic that is outside of the badge; 0 if the anchor's outline meets the badge itself.
    var part: Double
    /// The place where the side meets the badge.
    var meeting: Point
  }

  /// Adds the outline, clockwise on screen.
  func addOutline(to path: inout Outline) {
    let clockwise = side(1)
    let counter = side(-1)
    let axisAngle = Elementary.atan2(axis.y, axis.x)
    path.add(.move(onAnchor(clockwise.anchorAngle, 1)))
    path.continueArc(
      center: anchor, radius: anchorRadius, from: axisAngle + clockwise.anchorAngle,
      turn: 2 * Double.pi - clockwise.anchorAngle - counter.anchorAngle)
    if counter.part > 0 {
      path.add(.quadratic(control: control(upTo: counter.part, -1), end: counter.meeting))
    }
    let from = badge.arcLength(facing: counter.meeting)
    let length = badge.arcLength(facing: clockwise.meeting) - from
    badge.addOutline(
      to: &path, from: from, length: length > 0 ? length : length + badge.perimeter, begins: false)
    if clockwise.part > 0 {
      path.add(.quadratic(control: control(upTo: clockwise.part, 1), end: onAnchor(clockwise.anchorAngle, 1)))
    }
    path.add(.close)
  }

  private func side(_ side: Double) -> Side {
    let quarter = Double.pi / 2
    if badge.distance(to: point(0, side)) < 0 {
      // The badge covers the anchor's sides: the outlines meet further back.
      let angle = bisect(inside: quarter, outside: Double.pi) { badge.distance(to: onAnchor($0, side)) < 0 }
      return Side(anchorAngle: angle, part: 0, meeting: onAnchor(angle, side))
    }
    // The first of 32 steps inside the badge. The badge is convex and the edge nearly straight, so that the edge enters
    // once.
    let steps = 32
    var outside = 0.0
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      if badge.distance(to: point(part, side)) < -1e-9 {
        let part = bisect(inside: part, outside: outside) { badge.distance(to: point($0, side)) < 0 }
        return Side(anchorAngle: quarter, part: part, meeting: point(part, side))
      }
      outside = part
    }
    return Side(anchorAngle: quarter, part: 1, meeting: point(1, side))
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

  /// The edge at a part of its parameter, which is also the part of the distance along the axis.
  private func point(_ part: Double, _ side: Double) -> Point {
    let half = anchorRadius + (badge.radius - anchorRadius) * part * part
    return anchor + axis * (distance * part) + axis.perpendicular * (half * side)
  }

  /// The control point of the edge's first part, up to `part`.
  private func control(upTo part: Double, _ side: Double) -> Point {
    anchor + axis * (distance / 2 * part) + axis.perpendicular * (anchorRadius * side)
  }

  /// Adds both whole sides, also the parts below the badge, as one polygon with two curves: B, C, D, A.
  func addSides(to path: inout Outline) {
    let quarter = Double.pi / 2
    path.add(.move(onAnchor(quarter, -1)))
    path.add(.quadratic(control: control(upTo: 1, -1), end: point(1, -1)))
    path.add(.line(point(1, 1)))
    path.add(.quadratic(control: control(upTo: 1, 1), end: onAnchor(quarter, 1)))
    path.add(.line(onAnchor(quarter, -1)))
  }

  private func onAnchor(_ angle: Double, _ side: Double) -> Point {
    let offset = Vector(angle: angle, length: anchorRadius)
    return anchor + axis * offset.x + axis.perpendicular * (offset.y * side)
  }
}
