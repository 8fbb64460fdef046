import SuppleMotion
import SuppleScene

/// The badge's outline: a dot, or a pill with a horizontal spine. It contains all points within `radius` of the spine.
///
///           side       0 = perimeter
///        .---<---------<--.           The outline is parametrised by its arc length, clockwise on screen from the
///        /                  \          top of the right cap: right cap, lower side, left cap, upper side. Parametrised by
///       |  o------------o    |  cap    arc length, a moving place passes from cap to side without a jump.
///       \  2 halfSpine   /
///        '--->--------->-'
struct Capsule: Sendable, Hashable {
  /// The centre.
  var center: Point
  /// The radius of either cap, in points; above 0.
  var radius: Double
  /// Half the distance of the caps' centres, in points; 0 for a dot.
  var halfSpine: Double

  /// A place on the outline and the direction in which the outline continues, of length 1.
  struct Place {
    var point: Point
    var direction: Vector
  }

  private var cap: Double { Double.pi * radius }
  private var side: Double { 2 * halfSpine }

  /// The length of the outline, in points.
  var perimeter: Double { 2 * (cap + side) }

  /// The spine's nearest point to `point`: the centre of the nearer cap, or straight across the side.
  func spinePoint(nearestTo point: Point) -> Point {
    Point(x: center.x + max(-halfSpine, min(halfSpine, point.x - center.x)), y: center.y)
  }

  /// The distance of `point` from the outline, in points; negative inside.
  func distance(to point: Point) -> Double {
    point.distance(to: spinePoint(nearestTo: point)) - radius
  }

  /// The arc length of the place nearest to `point`.
  func arcLength(facing point: Point) -> Double {
    let across = point.x - center.x
    let toward = point - spinePoint(nearestTo: point)
    // Rounding may put a point of a cap's end just across the vertical, where the angle would wrap.
    if across >= halfSpine {
      return (Elementary.atan2(toward.y, max(0, toward.x)) + Double.pi / 2) * radius
    }
    if across <= -halfSpine {
      // The left cap begins at the bottom; measured from there the angle needs no wrapping.
      return cap + side + Elementary.atan2(max(0, -toward.x), toward.y) * radius
    }
    return toward.y > 0 ? cap + halfSpine - across : 2 * cap + side + halfSpine + across
  }

  /// The place at an arc length, which may exceed a turn.
  func place(at arcLength: Double) -> Place {
    var rest = wrapped(arcLength)
    if rest < cap { return capPlace(centerX: center.x + halfSpine, angle: rest / radius - Double.pi / 2) }
    rest -= cap
    if rest < side {
      return Place(
        point: Point(x: center.x + halfSpine - rest, y: center.y + radius), direction: Vector(x: -1, y: 0))
    }
    rest -= side
    if rest < cap { return capPlace(centerX: center.x - halfSpine, angle: rest / radius + Double.pi / 2) }
    rest -= cap
    return Place(
      point: Point(x: center.x - halfSpine + rest, y: center.y - radius), direction: Vector(x: 1, y: 0))
  }

  /// Adds `length` points of the outline from `start`, clockwise. `begins` starts a new outline there; otherwise the
  /// path is already at `start`.
  func addOutline(to path: inout Outline, from start: Double, length: Double, begins: Bool) {
    if begins { path.add(.move(place(at: start).point)) }
    var from = wrapped(start)
    var remaining = max(0, min(length, perimeter))
    // Four pieces, and the first once more if the outline begins in its middle.
    for _ in 0..<6 where remaining > 1e-9 {
      let pieces = (cap, cap + side, 2 * cap + side, perimeter)
      let end =
        from < pieces.0 ? pieces.0 : from < pieces.1 ? pieces.1 : from < pieces.2 ? pieces.2 : pieces.3
      let step = min(remaining, end - from)
      if end == pieces.0 {
        addArc(
          to: &path, centerX: center.x + halfSpine, from: from / radius - Double.pi / 2, turn: step / radius)
      } else if end == pieces.2 {
        let angle = (from - cap - side) / radius + Double.pi / 2
        addArc(to: &path, centerX: center.x - halfSpine, from: angle, turn: step / radius)
      } else if step > 1e-9 {
        path.add(.line(place(at: from + step).point))
      }
      remaining -= step
      from = from + step >= perimeter - 1e-12 ? 0 : end
    }
  }

  /// Adds a ring of a width around the outline, half of it inside, as one contour: around outside, and back inside.
  func addRing(to path: inout Outline, width: Double) {
    addLoop(to: &path, radius: radius + width / 2, turn: Double.pi, begins: true)
    addLoop(to: &path, radius: max(0, radius - width / 2), turn: -Double.pi, begins: false)
    path.add(.line(Point(x: center.x + halfSpine, y: center.y - radius - width / 2)))
    path.add(.close)
  }

  /// Adds a whole outline with another radius from the top on, by `turn` radians around either cap.
  private func addLoop(to path: inout Outline, radius: Double, turn: Double, begins: Bool) {
    let across = turn < 0 ? -halfSpine : halfSpine
    let top = -Double.pi / 2
    path.addArc(
      center: Point(x: center.x + across, y: center.y), radius: radius, from: top, to: top + turn,
      begins: begins)
    path.addArc(
      center: Point(x: center.x - across, y: center.y), radius: radius, from: top + turn, to: top + 2 * turn,
      begins: false)
    path.add(.line(Point(x: center.x + across, y: center.y - radius)))
  }

  private func addArc(to path: inout Outline, centerX: Double, from start: Double, turn: Double) {
    guard turn > 1e-9 else { return }
    path.continueArc(center: Point(x: centerX, y: center.y), radius: radius, from: start, turn: turn)
  }

  private func capPlace(centerX: Double, angle: Double) -> Place {
    let outward = Vector(angle: angle)
    return Place(
      point: Point(x: centerX + radius * outward.x, y: center.y + radius * outward.y),
      direction: outward.perpendicular)
  }

  private func wrapped(_ arcLength: Double) -> Double {
    let turns = (arcLength / perimeter).rounded(.down)
    let rest = arcLength - turns * perimeter
    return rest >= 0 && rest < perimeter ? rest : 0
  }
}
