import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: the classic connector")
struct ParabolicConnectorTests {
  private let geometry = SlimeBadgeGeometry(style: .classic)

  private func union(anchor: Point, badge: Capsule, radius: Double) -> MeasuredOutline? {
    var path = Outline()
    geometry.addOutline(
      to: &path, anchor: anchor, anchorRadius: radius, badge: badge, reach: geometry.style.breakDistance,
      breakingWaist: geometry.style.breakingWaist)
    return MeasuredOutline(path.elements)
  }

  @Test("Its half-width at the axial distance a is r1 + (r2 - r1)(a / d)^2")
  func halfWidth() throws {
    for distance in stride(from: 26.0, through: 180, by: 7) {
      let radius = 10 * max(0.25, 1 - distance / 180)
      let badge = Capsule(center: Point(x: 50 + distance, y: 80), radius: 15, halfSpine: 0)
      let outline = try #require(union(anchor: Point(x: 50, y: 80), badge: badge, radius: radius))
      var seen = 0
      for case .quadratic(let a, let c, let b) in outline.segments {
        seen += 1
        for step in 0...20 {
          let point = MeasuredOutline.Segment.quadratic(a, c, b).point(Double(step) / 20)
          let along = (point.x - 50) / distance
          let law = radius + (15 - radius) * along * along
          #expect(((point.y - 80).magnitude - law).magnitude < 0.05, "at \(point.x) of \(distance)")
        }
      }
      #expect(seen == 2)
    }
  }

  @Test("As the finger pulls, frames show that connector, with the anchor's scale of the spec")
  func frames() throws {
    for distance in [40.0, 90, 135, 170] {
      var stage = SlimeBadgeStage(3, style: .classic)
      stage.pull(by: Vector(x: -distance, y: 0), at: 1)
      stage.look()
      let connector = try #require(stage.layer(.connector))
      let outline = try #require(MeasuredOutline(stage.frame.outline(of: connector)))
      let radius = 10 * max(0.25, 1 - distance / 180)
      #expect(((stage.layer(.anchor)?.scale ?? 0) - radius / 10).magnitude < 1e-6)
      for case .quadratic(let a, let c, let b) in outline.segments {
        let middle = MeasuredOutline.Segment.quadratic(a, c, b).point(0.5)
        let along = (stage.anchor.x - middle.x) / distance
        let law = radius + (15 - radius) * along * along
        #expect(((middle.y - stage.anchor.y).magnitude - law).magnitude < 0.05)
      }
    }
  }

  @Test(
    "2,000 pairs of an anchor and a dot or pill: one closed outline of their union that never crosses itself")
  func outlines() throws {
    var random = SeededRandom(seed: 5)
    for number in 0..<2000 {
      let radius = random.uniform(in: 4...25)
      let anchorRadius = random.uniform(in: 0.5...radius)
      let angle = random.uniform(in: -Double.pi...Double.pi)
      let ray = Vector(x: Elementary.cos(angle), y: Elementary.sin(angle))
      let anchor = Point(x: 10, y: 20)
      let badge = Capsule(
        center: anchor + ray * random.uniform(in: 0...180), radius: radius,
        halfSpine: number % 2 == 0 ? 0 : random.uniform(in: 0...20))
      let outline = try #require(union(anchor: anchor, badge: badge, radius: anchorRadius), "pair \(number)")
      let polygon = outline.flattened(arcs: 6, edges: 12)
      let crosses = MeasuredOutline.crossesItself(polygon)
      #expect(!crosses, "pair \(number): \(anchorRadius), \(badge)")
      for step in 0..<12 {
        let turn = Double(step) * Double.pi / 6
        let direction = Vector(x: Elementary.cos(turn), y: Elementary.sin(turn))
        let hasAnchor = MeasuredOutline.contains(
          anchor + direction * (anchorRadius * 0.98 - 0.02), in: polygon)
        #expect(hasAnchor, "pair \(number): \(anchorRadius), \(badge)")
        let edge = badge.place(at: badge.perimeter * Double(step) / 12).point
        let hasBadge = MeasuredOutline.contains(
          edge + (badge.spinePoint(nearestTo: edge) - edge) * 0.02, in: polygon)
        #expect(hasBadge, "pair \(number): \(anchorRadius), \(badge)")
      }
    }
  }
}
