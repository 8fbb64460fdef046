import SuppleMotion
import SuppleScene

/// All lengths of a slime badge, from its style.
///
///          r1                                 r2 (badgeRadius)
///       .--------.                       .-----------------.
///      /          \ _                 _ /                   \
///     |   anchor   |  ‾‾-----------‾‾  |     o--------o      |
///     |     +      |       waist w     |   spine of a pill   |
///      \          / _  -----------  _   \                   /
///       '--------'  '               '    '-----------------'
///           |       |<----- gap g ----->|    |
///           |<------------ distance d ------>|
///
/// The connector is drawn between the anchor and the nearest point of the badge's spine. It breaks when the distance
/// between the centres of anchor and badge reaches the style's `breakDistance`.
final class SlimeBadgeGeometry: Sendable {
  let style: SlimeBadgeStyle

  init(style: SlimeBadgeStyle) { self.style = style }

  // MARK: The badge

  /// Half the length of a badge's spine, in points: 0 for content no wider than one character.
  func halfSpine(of content: BadgeContent) -> Double { style.spine(of: content) / 2 }

  /// The outline of a badge at a scale; `halfSpine` is measured before scaling.
  func capsule(center: Point, scale: Double, halfSpine: Double) -> Capsule {
    let scale = max(0.001, scale)
    return Capsule(center: center, radius: style.badgeRadius * scale, halfSpine: max(0, halfSpine) * scale)
  }

  /// The hit outset of a badge of a size, in points, so that no hit area is smaller than the style's `minimumHitSize`.
  func hitOutset(size: Size) -> Double {
    max(style.hitOutset, (style.minimumHitSize - min(size.width, size.height)) / 2)
  }

  /// Whether a touch hits a badge: within its hit outset, or within the minimum hit area.
  func isHit(_ badge: Capsule, at point: Point) -> Bool {
    guard point.isFinite else { return false }
    let offset = point - badge.center
    let half = style.minimumHitSize / 2
    return badge.distance(to: point) <= style.hitOutset
      || (offset.x.magnitude <= half && offset.y.magnitude <= half)
  }

  /// The offset of a hint: back along the line, because badges stand at the end of a line, unless the viewport ends there.
  func hintOffset(anchor: Point, width: Double, rightToLeft: Bool) -> Vector {
    let room = 2 * style.hintDistance
    let direction =
      rightToLeft ? (anchor.x > width - room ? -1.0 : 1) : (anchor.x < room ? 1 : -1)
    return hintOffset(direction: direction)
  }

  /// The offset of a hint to the left, -1, or right, 1.
  func hintOffset(direction: Double) -> Vector {
    Vector(x: direction * SlimeBadgeStyle.hintAcross, y: SlimeBadgeStyle.hintDown) * style.hintDistance
  }

  // MARK: The anchor

  /// The anchor's scale when the centres are `distance` apart: max(minimum, 1 - d / D), D the break distance.
  func anchorScale(at distance: Double) -> Double {
    max(style.minimumAnchorScale, 1 - distance / style.breakDistance)
  }

  /// The anchor's radius at a scale, in points; never more than the badge's.
  func anchorRadius(scale: Double, badgeRadius: Double) -> Double {
    max(0, min(style.anchorRadius * scale, badgeRadius))
  }

  /// The initial scale of a badge that grows out of its anchor, 0 to 1: as large as the anchor.
  func growingScale(anchorScale: Double) -> Double {
    max(0, min(1, anchorScale * style.anchorRadius / style.badgeRadius))
  }

  /// The radius of the zone around the anchor, in points. A badge that breaks off is outside of it.
  var zoneRadius: Double { min(style.anchorZone, style.breakDistance / 2) }

  // MARK: The connector

  /// The full width of the waist just before the connector breaks, in points: the style's, but at most 1.25 of the smaller
  /// dot's radius, so that a waist exists.
  func breakingWaist(smallerRadius: Double) -> Double { min(style.breakingWaist, 1.25 * smallerRadius) }

  /// The full width of the connector's waist, in points.
  ///
  /// With the dots' radii r1 and r2, the gap g between their edges and the gap G at which the connector breaks,
  ///
  ///     w = e + (2 min(r1, r2) - e) (1 - g / G)^p,   0 <= g <= G,
  ///
  /// e the style's ``breakingWaist(smallerRadius:)`` and p its `waistPower`. This is the smaller
  /// dot's diameter where the dots touch from outside, e at the break, and decreases in between.
  ///
  /// - Parameters:
  ///   - breakingWaist: e, in points.
  ///   - smallerRadius: min(r1, r2), in points.
  ///   - gap: The distance of the dots' edges, in points.
  ///   - breakingGap: The distance of the edges at the break.
  func waist(_ breakingWaist: Double, smallerRadius: Double, gap: Double, breakingGap: Double) -> Double {
    let minimum = min(breakingWaist, 2 * smallerRadius)
    let left = 1 - stretch(gap: gap, breakingGap: breakingGap)
    guard left > 0 else { return minimum }
    return minimum + (2 * smallerRadius - minimum) * Elementary.exp(style.waistPower * Elementary.log(left))
  }

  /// The stretch of the connector: 0 for touching dots, 1 at the break.
  func stretch(gap: Double, breakingGap: Double) -> Double {
    guard gap > 0 else { return 0 }
    return gap < breakingGap ? gap / breakingGap : 1
  }

  /// The box of two dots together, which contains the connector between them.
  func bounds(anchor: Point, anchorRadius radius: Double, badge: Capsule) -> Rect {
    let half = badge.radius + badge.halfSpine
    let left = min(anchor.x - radius, badge.center.x - half)
    let right = max(anchor.x + radius, badge.center.x + half)
    let top = min(anchor.y - radius, badge.center.y - badge.radius)
    let bottom = max(anchor.y + radius, badge.center.y + badge.radius)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The sideways displacement of the connector's waist at a distance between anchor and badge: tremble t sin(2 pi d /
  /// l), with t from 0 at 85 % of the break distance to 1 at the whole. It depends on the distance alone: nothing moves
  /// under a still finger.
  func tremble(at distance: Double) -> Double {
    let start = SlimeBadgeStyle.trembleStart * style.breakDistance
    let part = min(1, (distance - start) / (style.breakDistance - start))
    guard part > 0 else { return 0 }
    let swings = distance / SlimeBadgeStyle.trembleLength
    return style.tremble * part * Elementary.sin(2 * Double.pi * (swings - swings.rounded(.down)))
  }

  /// The sag of the connector in the middle, across a pull along `axis` of length 1, in points; positive clockwise of the axis.
  /// A pull sags downwards, near the vertical to the trailing side of the layout. Between the two the sag changes sides
  /// gradually: it depends on the place of the finger alone.
  func sag(along axis: Vector, distance: Double, rightToLeft: Bool) -> Double {
    let start = SlimeBadgeStyle.sagStart * style.breakDistance
    let part = clampedToUnit((distance - start) / (SlimeBadgeStyle.sagEnd * style.breakDistance - start))
    guard part > 0 else { return 0 }
    let across = axis.perpendicular
    let down = across.y < 0 ? -1.0 : 1
    let trailing = (across.x < 0) == rightToLeft ? 1.0 : -1
    let turned =
      (axis.x.magnitude - SlimeBadgeStyle.sagTrailing)
      / (SlimeBadgeStyle.sagDown - SlimeBadgeStyle.sagTrailing)
    let side = trailing + (down - trailing) * smoothStep(clampedToUnit(turned))
    return SlimeBadgeStyle.sag * smoothStep(part) * side
  }

  /// Adds one end of a broken connector, a dot with a tail towards a point, and returns its box.
  ///
  ///         .--.              The tail is a connector that does not thin, from the dot to a round tip as wide as the waist.
  ///       /      \____        The tip's diameter is subtracted, so that the last, small swing of a tail stays within the dot.
  ///      |   dot   ____)       It ends at the point at the latest, so it changes sides gradually when the badge passes the
  ///      \      /             anchor.
  ///        '--'
  func addTail(to path: inout Outline, dot: Capsule, toward point: Point, length: Double) -> Rect {
    let root = dot.spinePoint(nearestTo: point)
    let radius = min(style.breakingWaist / 2, dot.radius)
    let direction = (point - root).normalized ?? .zero
    let tip = root + direction * min(max(0, dot.radius + length - 2 * radius), root.distance(to: point))
    addOutline(
      to: &path, anchor: tip, anchorRadius: radius, badge: dot, reach: style.breakDistance / 2,
      breakingWaist: 2 * radius)
    return bounds(anchor: tip, anchorRadius: radius, badge: dot)
  }

  /// Adds one closed outline of the union of anchor, connector and badge.
  ///
  /// - Parameters:
  ///   - path: The path of the outline.
  ///   - anchor: The anchor's centre.
  ///   - anchorRadius: The anchor's radius, in points.
  ///   - badge: The badge.
  ///   - reach: The distance of the centres at which the connector breaks, in points.
  ///   - breakingWaist: The full width of the waist at the break, in points.
  ///   - tremble: The sideways displacement of the waist, in points.
  ///   - sags: Whether the connector sags with its stretch; `rightToLeft` is the layout's direction.
  func addOutline(
    to path: inout Outline, anchor: Point, anchorRadius: Double, badge: Capsule, reach: Double,
    breakingWaist: Double, tremble: Double = 0, sags: Bool = false, rightToLeft: Bool = false
  ) {
    let spine = badge.spinePoint(nearestTo: anchor)
    // A pill that is smaller than its anchor would protrude at both ends.
    let radius = badge.halfSpine > 0 ? min(anchorRadius, badge.radius) : anchorRadius
    let distance = anchor.distance(to: spine)
    if distance + badge.radius <= radius, radius > badge.radius {
      path.addCircle(center: anchor, radius: radius)
      return
    }
    guard let axis = (spine - anchor).normalized, radius > 0.01, distance + radius > badge.radius else {
      badge.addOutline(to: &path, from: 0, length: badge.perimeter, begins: true)
      path.add(.close)
      return
    }
    switch style.connector {
    case .smooth:
      let gap = distance - radius - badge.radius
      // The connector breaks at a distance of the centres; a pill's cap is nearer than its centre.
      let breakingGap = reach - anchor.distance(to: badge.center) + gap
      let profile = ConnectorProfile(
        anchorRadius: radius, badgeRadius: badge.radius, distance: distance,
        waist: waist(
          breakingWaist, smallerRadius: min(radius, badge.radius), gap: gap, breakingGap: breakingGap),
        threading: style.threading * stretch(gap: gap, breakingGap: breakingGap))
      SmoothConnector(
        anchor: anchor, anchorRadius: radius, badge: badge, axis: axis, profile: profile, tremble: tremble,
        sag: sags
          ? sag(along: axis, distance: anchor.distance(to: badge.center), rightToLeft: rightToLeft) : 0
      ).addOutline(to: &path)
    case .parabolic:
      ParabolicConnector(
        anchor: anchor, anchorRadius: min(radius, badge.radius), badge: badge, axis: axis, distance: distance
      ).addOutline(to: &path)
    }
  }

  // MARK: Limits

  /// Whether a point is near enough to a screen to be followed.
  static func isReachable(_ point: Point) -> Bool {
    point.x.magnitude <= SlimeBadgeStyle.maximumDistance
      && point.y.magnitude <= SlimeBadgeStyle.maximumDistance
  }

  /// The nearest point that is followed.
  static func reachable(_ point: Point) -> Point {
    let far = SlimeBadgeStyle.maximumDistance
    return Point(x: min(far, max(-far, point.x)), y: min(far, max(-far, point.y)))
  }

  /// A finger's velocity, limited to the maximum speed; zero for a velocity that is not finite.
  static func limited(_ velocity: Vector) -> Vector {
    let speed = velocity.length
    guard speed.isFinite else { return .zero }
    return speed > SlimeBadgeStyle.maximumSpeed ? velocity * (SlimeBadgeStyle.maximumSpeed / speed) : velocity
  }

  /// The first instant after `time` on the fixed grid on which a moving badge is checked for a break, in motion
  /// seconds; nil if floating-point times are too coarse.
  static func nextBreakCheck(after time: Double) -> Double? {
    let checks = SlimeBadgeStyle.breakChecksPerSecond
    let number = (time * checks).rounded(.down)
    // If rounding has moved a check before its own instant, the next one counts.
    for ahead in [1.0, 2] where (number + ahead) / checks > time {
      return (number + ahead) / checks
    }
    return nil
  }
}
