import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

/// The modern connector by its properties, over random pairs of dots and pills.
@Suite("Slime badge: the smooth connector")
struct SmoothConnectorTests {
  /// A random pair of an anchor and a badge, with the numbers of the connector between them.
  struct Pair {
    var geometry = SlimeBadgeGeometry(style: .modern)
    var anchor: Point
    var anchorRadius: Double
    var badge: Capsule
    var direction: Vector
    var tremble = 0.0
    var sags = false

    init(_ random: inout SeededRandom, pill: Bool) {
      anchorRadius = random.uniform(in: 0.5...25)
      let radius = random.uniform(in: 3...25)
      if pill { anchorRadius = min(anchorRadius, radius) }
      var style = SlimeBadgeStyle.modern
      style.breakDistance = random.uniform(in: 60...400)
      style.breakingWaist = random.uniform(in: 0.2...4)
      style.waistPower = random.uniform(in: 1...4)
      style.threading = random.unit()
      geometry = SlimeBadgeGeometry(style: style)
      anchor = Point(x: random.uniform(in: -50...50), y: random.uniform(in: -50...50))
      let angle = random.uniform(in: -Double.pi...Double.pi)
      direction = Vector(x: Elementary.cos(angle), y: Elementary.sin(angle))
      badge = Capsule(center: anchor, radius: radius, halfSpine: pill ? random.uniform(in: 0...20) : 0)
    }

    mutating func place(at distance: Double) { badge.center = anchor + direction * distance }

    /// The distance of the centres at which the edges are `gap` apart, by bisection.
    func distance(gap: Double) -> Double {
      var near = 0.0
      var far = 2000.0
      for _ in 0..<60 {
        let middle = (near + far) / 2
        var moved = badge
        moved.center = anchor + direction * middle
        if moved.distance(to: anchor) - anchorRadius < gap { near = middle } else { far = middle }
      }
      return (near + far) / 2
    }

    var outline: MeasuredOutline? {
      var path = Outline()
      geometry.addOutline(
        to: &path, anchor: anchor, anchorRadius: anchorRadius, badge: badge,
        reach: geometry.style.breakDistance,
        breakingWaist: geometry.breakingWaist(smallerRadius: min(anchorRadius, badge.radius)),
        tremble: tremble, sags: sags)
      return MeasuredOutline(path.elements)
    }

    /// The axis from the anchor to the nearest point of the badge's spine.
    var axis: Vector { (badge.spinePoint(nearestTo: anchor) - anchor).normalized ?? direction }

    var gap: Double { badge.distance(to: anchor) - anchorRadius }

    /// The minimum width between the two edges, measured on the outline's parabolas.
    func measuredWaist(_ outline: MeasuredOutline) -> Double {
      var least = (Double.infinity, Double.infinity)
      for case .quadratic(let a, let c, let b) in outline.segments {
        let segment = MeasuredOutline.Segment.quadratic(a, c, b)
        for step in 0...16 {
          let height = (segment.point(Double(step) / 16) - anchor).dot(axis.perpendicular)
          if height > 0 { least.0 = min(least.0, height) } else { least.1 = min(least.1, -height) }
        }
      }
      return least.0 + least.1
    }
  }

  @Test("10,000 pairs: one closed outline, tangent-continuous within 1 degree, that never crosses itself")
  func outlines() throws {
    var random = SeededRandom(seed: 20_160_501)
    var sharpest = 0.0
    for number in 0..<10_000 {
      var pair = Pair(&random, pill: number % 3 == 2)
      let touching = pair.distance(gap: 0)
      // Two thirds from touching to the break, the others overlapping down to nothing, the very ends included.
      let room = max(0, pair.geometry.style.breakDistance - touching)
      let part = number % 10 == 0 ? Double(number / 10 % 2) : random.unit()
      pair.place(at: number % 3 == 0 ? touching * part : touching + room * part)
      pair.tremble = Double(number % 5 - 2)
      let outline = try #require(pair.outline, "pair \(number) is not one closed outline")
      sharpest = max(sharpest, outline.sharpestCorner)
      let corner = outline.sharpestCorner
      #expect(corner < 0.0174, "pair \(number) turns by \(corner) where two parts meet: \(pair)")
      let crosses = MeasuredOutline.crossesItself(outline.flattened(arcs: 3, edges: 6))
      #expect(!crosses, "pair \(number) crosses itself: \(pair)")
    }
    #expect(sharpest < 1e-4)
  }

  @Test("3,000 sagging pairs: one closed outline without corners, that never crosses itself")
  func sagging() throws {
    var random = SeededRandom(seed: 30)
    for number in 0..<3000 {
      var pair = Pair(&random, pill: number % 3 == 2)
      pair.sags = true
      let touching = pair.distance(gap: 0)
      let end = pair.geometry.style.breakDistance
      let start = max(touching, SlimeBadgeStyle.sagStart * end)
      guard end > start else { continue }
      pair.place(at: start + (end - start) * random.unit())
      pair.tremble = Double(number % 5 - 2)
      let outline = try #require(pair.outline)
      #expect(outline.sharpestCorner < 1e-4, "pair \(number): \(pair)")
      #expect(!MeasuredOutline.crossesItself(outline.flattened(arcs: 8, edges: 6)), "pair \(number): \(pair)")
    }
  }

  @Test("Each edge stays on its own side of the axis by half the waist: the two can never meet")
  func sides() throws {
    var random = SeededRandom(seed: 7)
    for number in 0..<3000 {
      var pair = Pair(&random, pill: number % 2 == 1)
      let touching = pair.distance(gap: 0)
      let room = max(1, pair.geometry.style.breakDistance - touching)
      pair.place(at: touching + room * random.unit())
      let outline = try #require(pair.outline)
      let half = pair.measuredWaist(outline) / 2
      #expect(half > 0)
      for case .quadratic(let a, let c, let b) in outline.segments {
        // A parabola lies within the triangle of its ends and its control point.
        let heights = [a, c, b].map { ($0 - pair.anchor).dot(pair.axis.perpendicular) }
        let isApart = heights.allSatisfy { $0 > half - 1e-6 } || heights.allSatisfy { $0 < -half + 1e-6 }
        #expect(isApart, "pair \(number): \(heights) within \(half)")
      }
    }
  }

  @Test("The edges leave both dots on their outlines, along their tangents within 1 degree")
  func joints() throws {
    var random = SeededRandom(seed: 11)
    for number in 0..<3000 {
      var pair = Pair(&random, pill: false)
      let touching = pair.distance(gap: 0)
      pair.place(at: touching + max(1, pair.geometry.style.breakDistance - touching) * random.unit())
      let outline = try #require(pair.outline)
      var joints = (anchor: 0, badge: 0)
      for segment in outline.segments {
        guard case .quadratic = segment, let directions = segment.directions else { continue }
        for (point, direction) in [(segment.start, directions.0), (segment.end, directions.1)] {
          let fromAnchor = point - pair.anchor
          let fromBadge = point - pair.badge.center
          if (fromAnchor.length - pair.anchorRadius).magnitude < 1e-9 {
            joints.anchor += 1
            #expect((fromAnchor.dot(direction) / fromAnchor.length).magnitude < 0.0174, "pair \(number)")
          } else if (fromBadge.length - pair.badge.radius).magnitude < 1e-9 {
            joints.badge += 1
            #expect((fromBadge.dot(direction) / fromBadge.length).magnitude < 0.0174, "pair \(number)")
          }
        }
      }
      #expect(joints.anchor == 2 && joints.badge == 2, "pair \(number) has \(joints)")
    }
  }

  @Test(
    "The waist is the law's, from the smaller diameter at touching to 1.5 at the break, and always narrows")
  func waist() throws {
    var random = SeededRandom(seed: 13)
    for number in 0..<500 {
      var pair = Pair(&random, pill: number % 2 == 1)
      var style = pair.geometry.style
      style.breakingWaist = 1.5
      pair.geometry = SlimeBadgeGeometry(style: style)
      let smaller = min(pair.anchorRadius, pair.badge.radius)
      let touching = pair.distance(gap: 0) + 1e-9
      let breaking = pair.geometry.style.breakDistance
      guard breaking > touching + 5 else { continue }
      let least = min(1.5, 1.25 * smaller)
      var last = 2 * smaller + 1e-6
      for step in 0...20 {
        pair.place(at: touching + (breaking - touching) * Double(step) / 20)
        let width = pair.measuredWaist(try #require(pair.outline))
        let breakingGap = breaking - (pair.anchor.distance(to: pair.badge.center) - pair.gap)
        let part = min(1, pair.gap / breakingGap)
        let law =
          least + (2 * smaller - least)
          * Elementary.exp(
            pair.geometry.style.waistPower * Elementary.log(max(1e-300, 1 - part)))
        #expect((width - law).magnitude < 1e-6, "pair \(number) step \(step): \(width), by the law \(law)")
        #expect(width < last, "pair \(number) step \(step) does not narrow")
        last = width
      }
      #expect((last - least).magnitude < 1e-6)
    }
  }

  @Test("Along a whole pull of the real badge the waist narrows as well, while the anchor shrinks")
  func pull() throws {
    let geometry = SlimeBadgeGeometry(style: .modern)
    for halfSpine in [0, 4.5, 9] {
      var last = Double.infinity
      for distance in stride(from: 20.5 + halfSpine, through: 120, by: 0.5) {
        let radius = geometry.anchorRadius(scale: geometry.anchorScale(at: distance), badgeRadius: 11)
        let gap = distance - halfSpine - 11 - radius
        let width = geometry.waist(
          geometry.breakingWaist(smallerRadius: radius), smallerRadius: radius, gap: gap,
          breakingGap: 120 - distance + gap)
        #expect(width < last, "at \(distance)")
        last = width
        guard radius < 9 else { continue }
        // Evenly, by the distance.
        let even = 6 + (2 * radius - 6) * (1 - gap / (120 - distance + gap))
        #expect((width - even).magnitude < 1e-9)
      }
      #expect((last - 6).magnitude < 1e-9)
    }
  }

  @Test(
    "Both dots lie within the outline, and nearer than touching the outline adds no more than their notches")
  func union() throws {
    var random = SeededRandom(seed: 17)
    for number in 0..<600 {
      var pair = Pair(&random, pill: number % 2 == 1)
      let touching = pair.distance(gap: 0)
      pair.place(
        at: number % 3 == 0
          ? touching * random.unit()
          : touching + max(0, pair.geometry.style.breakDistance - touching) * random.unit())
      let polygon = try #require(pair.outline).flattened(arcs: 24, edges: 48)
      for step in 0..<24 {
        let angle = Double(step) * Double.pi / 12
        let ray = Vector(x: Elementary.cos(angle), y: Elementary.sin(angle))
        let hasAnchor = MeasuredOutline.contains(
          pair.anchor + ray * (pair.anchorRadius * 0.995 - 0.02), in: polygon)
        #expect(hasAnchor, "pair \(number): \(pair)")
        let part = pair.badge.perimeter * Double(step) / 24
        let edge = pair.badge.place(at: part).point
        let inward = pair.badge.spinePoint(nearestTo: edge) - edge
        let hasBadge = MeasuredOutline.contains(
          edge + inward * (0.005 + 0.02 / pair.badge.radius), in: polygon)
        #expect(hasBadge, "pair \(number): \(pair)")
      }
      // Nothing extends beyond the hull of the two: it is no wider than the larger and no longer than both.
      for point in polygon {
        let height = (point - pair.anchor).dot(pair.axis.perpendicular).magnitude
        let isWithin = height < max(pair.anchorRadius, pair.badge.radius + 2 * pair.badge.halfSpine) + 0.05
        #expect(isWithin, "pair \(number)")
      }
    }
  }

  @Test("One dot if one circle contains the other, without a division by a distance of 0")
  func containment() throws {
    var pair = SmoothConnectorTests.still(anchorRadius: 10, radius: 11, halfSpine: 0)
    let inside = try #require(pair.outline)
    #expect(inside.flattened().allSatisfy { ($0.distance(to: pair.badge.center) - 11).magnitude < 0.01 })
    pair.place(at: 0.9)
    let still = try #require(pair.outline)
    #expect(still.flattened().allSatisfy { ($0.distance(to: pair.badge.center) - 11).magnitude < 0.01 })
    // An anchor that is larger covers a dot.
    pair = SmoothConnectorTests.still(anchorRadius: 20, radius: 5, halfSpine: 0)
    pair.place(at: 3)
    #expect(
      try #require(pair.outline).flattened().allSatisfy {
        ($0.distance(to: pair.anchor) - 20).magnitude < 0.01
      })
    pair = SmoothConnectorTests.still(anchorRadius: 10, radius: 11, halfSpine: 9)
    pair.place(at: 8)
    #expect(try #require(pair.outline).segments.count > 3)
  }

  @Test("The outline grows out of one dot and continues past touching without a jump")
  func continuity() throws {
    for (anchorRadius, halfSpine) in [(10.0, 0.0), (10, 9), (4, 4.5), (11, 0), (19, 0)] {
      for angle in [0.0, 0.3, 1.2, Double.pi / 2, 2.5] {
        var pair = SmoothConnectorTests.still(anchorRadius: anchorRadius, radius: 11, halfSpine: halfSpine)
        if halfSpine > 0 { pair.anchorRadius = min(anchorRadius, 11) }
        pair.direction = Vector(x: Elementary.cos(angle), y: Elementary.sin(angle))
        var last: [Point]?
        for distance in stride(from: 0.0, through: 40, by: 0.1) {
          pair.place(at: distance)
          let polygon = try #require(pair.outline).flattened(arcs: 4, edges: 6)
          if let last {
            let jump = polygon.map { MeasuredOutline.distance(from: $0, to: last) }.max() ?? 0
            #expect(
              jump < 0.8, "\(jump) at \(distance), anchor \(anchorRadius), spine \(halfSpine), angle \(angle)"
            )
          }
          last = polygon
        }
      }
    }
  }

  @Test("As the finger moves round a pill the joint slides: no place of the outline jumps")
  func roundThePill() throws {
    for distance in [16.0, 24, 40, 90, 170] {
      var pair = SmoothConnectorTests.still(anchorRadius: 10, radius: 11, halfSpine: 9)
      pair.anchorRadius = max(2.5, 10 * (1 - distance / 180))
      var last: [Point]?
      for step in 0...720 {
        let angle = Double(step) * Double.pi / 360
        pair.direction = Vector(x: Elementary.cos(angle), y: Elementary.sin(angle))
        pair.place(at: distance)
        let polygon = try #require(pair.outline).flattened(arcs: 6, edges: 8)
        if let last {
          let jump = polygon.map { MeasuredOutline.distance(from: $0, to: last) }.max() ?? 0
          #expect(jump < 3.5 * distance * Double.pi / 360 + 0.1, "\(jump) at \(angle), distance \(distance)")
        }
        last = polygon
      }
    }
  }

  static func still(anchorRadius: Double, radius: Double, halfSpine: Double) -> Pair {
    var random = SeededRandom(seed: 1)
    var pair = Pair(&random, pill: false)
    pair.geometry = SlimeBadgeGeometry(style: .modern)
    pair.anchor = Point(x: 100, y: 100)
    pair.anchorRadius = anchorRadius
    pair.badge = Capsule(center: pair.anchor, radius: radius, halfSpine: halfSpine)
    pair.direction = Vector(x: 1, y: 0)
    return pair
  }
}
