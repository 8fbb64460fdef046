import SuppleMotion
import SuppleScene

/// What a badge shows, and so how large it is.
enum BadgeContent: Sendable, Hashable {
  /// No badge.
  case hidden
  /// A plain dot.
  case dot
  /// A number above 0.
  case number(Int32)

  /// What the app's count asks for; nil where it is meaningless.
  init?(count: Int32?) {
    guard let count else {
      self = .dot
      return
    }
    guard count >= 0 else { return nil }
    self = count == 0 ? .hidden : .number(count)
  }

  /// How many characters its label has; hosts write "99+" above 99.
  var characters: Int32 {
    switch self {
    case .hidden, .dot: 0
    case .number(let count): count > 9 ? count > 99 ? 3 : 2 : 1
    }
  }

  /// Its label.
  var label: LayerLabel {
    switch self {
    case .hidden, .dot: .none
    case .number(let count): .count(count)
    }
  }
}

/// All lengths of a slime badge, from its style.
final class SlimeBadgeGeometry: Sendable {
  let style: SlimeBadgeStyle

  init(style: SlimeBadgeStyle) { self.style = style }

  /// Half the length of a badge's spine: 0 for one character or none.
  func halfSpine(of content: BadgeContent) -> Double {
    Double(max(0, content.characters - 1)) * style.characterWidth / 2
  }

  /// The trail dot's scale when the centres are `distance` apart: max(0.25, 1 - d / D).
  func trailScale(at distance: Double) -> Double {
    max(style.leastTrailScale, 1 - distance / style.breakDistance)
  }

  /// The trail dot's radius at a scale, below a badge of the given radius, which it never exceeds.
  func trailRadius(scale: Double, badgeRadius: Double) -> Double {
    max(0, min(style.trailRadius * scale, badgeRadius))
  }

  /// How far beyond the edge of a badge of that size it is hit, so that nothing is smaller than the least.
  func hitOutset(size: Size) -> Double {
    max(style.hitOutset, (style.leastHit - min(size.width, size.height)) / 2)
  }

  /// Whether a touch meets a badge: within its reach, or within the least square about its centre.
  func isHit(_ badge: Capsule, at point: Point) -> Bool {
    guard point.isFinite else { return false }
    let offset = point - badge.center
    let half = style.leastHit / 2
    return badge.distance(to: point) <= style.hitOutset
      || (offset.x.magnitude <= half && offset.y.magnitude <= half)
  }

  /// The full width of the gum's waist: the waist law.
  ///
  /// With the dots' radii r1 and r2, the gap g between their edges and the gap G at which the gum breaks,
  ///
  ///     w = e + (2 min(r1, r2) - e) (1 - g / G)^p,   0 <= g <= G,
  ///
  /// e the style's `breakingWaist` (never more than the smaller dot's radius) and p its `waistPower`: the smaller
  /// dot's diameter where the dots touch from outside, e at the break, and falling all the way.
  ///
  /// - Parameters:
  ///   - gap: The distance of the dots' edges, in points.
  ///   - breakingGap: What that distance is when the gum breaks.
  func waist(smallerRadius: Double, gap: Double, breakingGap: Double) -> Double {
    let least = min(style.breakingWaist, smallerRadius)
    let left = 1 - drawn(gap: gap, breakingGap: breakingGap)
    guard left > 0 else { return least }
    return least + (2 * smallerRadius - least) * Elementary.exp(style.waistPower * Elementary.log(left))
  }

  /// How far the gum is drawn out: 0 where the dots touch, 1 at the break.
  func drawn(gap: Double, breakingGap: Double) -> Double {
    guard gap > 0 else { return 0 }
    return gap < breakingGap ? gap / breakingGap : 1
  }

  /// Adds one closed outline of the union of both dots and what joins them.
  ///
  /// - Parameters:
  ///   - trail: The trail dot's centre.
  ///   - trailRadius: Its radius.
  ///   - badge: The badge.
  func addOutline(to path: inout Outline, trail: Point, trailRadius: Double, badge: Capsule) {
    let spine = badge.spinePoint(nearestTo: trail)
    // A pill that is smaller than its trail would stick out of it at both ends.
    let radius = badge.halfSpine > 0 ? min(trailRadius, badge.radius) : trailRadius
    let distance = trail.distance(to: spine)
    if distance + badge.radius <= radius, radius > badge.radius {
      path.addCircle(center: trail, radius: radius)
      return
    }
    guard let axis = (spine - trail).normalized, radius > 0.01, distance + radius > badge.radius else {
      badge.addOutline(to: &path, from: 0, length: badge.perimeter, begins: true)
      path.add(.close)
      return
    }
    switch style.gum {
    case .smooth:
      let gap = distance - radius - badge.radius
      // The gum breaks by the distance of the centres, which a pill's cap is nearer than.
      let breakingGap = style.breakDistance - trail.distance(to: badge.center) + gap
      let profile = GumProfile(
        trailRadius: radius, badgeRadius: badge.radius, distance: distance,
        waist: waist(smallerRadius: min(radius, badge.radius), gap: gap, breakingGap: breakingGap),
        threading: style.threading * drawn(gap: gap, breakingGap: breakingGap))
      SmoothGum(trail: trail, trailRadius: radius, badge: badge, axis: axis, profile: profile)
        .addOutline(to: &path)
    case .parabola:
      ParabolaGum(
        trail: trail, trailRadius: min(radius, badge.radius), badge: badge, axis: axis, distance: distance
      ).addOutline(to: &path)
    }
  }
}
