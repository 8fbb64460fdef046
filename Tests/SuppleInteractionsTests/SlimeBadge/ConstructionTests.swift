import SuppleHarness
import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: the construction over the running badge")
struct ConstructionTests {
  private func stage(
    _ style: SlimeBadgeStyle, pulled: Vector? = nil, text width: Double? = nil, shown: Bool = true
  ) -> SlimeBadgeStage {
    var stage = SlimeBadgeStage(3, style: style)
    if let width { stage.perform(.setText(1, width: width), at: 0.1) }
    if shown { stage.perform(.setConstruction(true), at: 0.5) }
    if let pulled { stage.pull(by: pulled, at: 1) }
    stage.look()
    return stage
  }

  private func parts(_ stage: SlimeBadgeStage) -> [Layer] {
    stage.frame.layers.filter { $0.id.role == .construction }
  }

  private func point(_ index: Int32, of stage: SlimeBadgeStage) throws -> Point {
    try #require(stage.layer(.construction, index: index), "part \(index)").center
  }

  @Test("At 90 of 180 the original's O and P are 10 from the axis, M and N 5, half-way to the badge")
  func numbers() throws {
    let stage = stage(.classic, pulled: Vector(x: -90, y: 0))
    let anchor = stage.anchor
    // The axis runs to the left: clockwise of it is up.
    for (index, x, y) in [
      (2, 0.0, -5.0), (3, 0, 5), (4, -90, 15), (5, -90, -15), (6, -45, -10), (7, -45, 10), (14, -45, 5),
      (15, -45, -5),
    ] as [(Int32, Double, Double)] {
      let found = try point(index, of: stage)
      #expect(found.distance(to: anchor + Vector(x: x, y: y)) < 1e-6, "part \(index): \(found)")
    }
    let letters = parts(stage).compactMap { layer -> String? in
      if case .letter(let letter) = layer.label {
        String(UnicodeScalar(UInt8(truncatingIfNeeded: letter)))
      } else {
        nil
      }
    }
    #expect(letters.sorted().joined() == "ABCDOP")
    #expect(stage.layer(.construction, index: 8)?.label == .letter(65))
    #expect(stage.layer(.construction, index: 13)?.label == .letter(80))
    // They coincide only for equal radii: here they do not.
    #expect(try point(6, of: stage) != point(15, of: stage))
  }

  @Test("The original's points are points of its curves, to the bit", arguments: [40.0, 75, 110, 117.5])
  func bits(distance: Double) throws {
    for (angle, width) in [(0.3, nil), (2.5, nil), (-1.2, 40), (4.4, 80)] as [(Double, Double?)] {
      let stage = stage(.classic, pulled: Vector(angle: angle, length: distance), text: width)
      let core = stage.badge.core.value
      let (anchor, badge) = (core.anchor, core.capsule)
      let end = badge.spinePoint(nearestTo: anchor)
      let scale = try #require(stage.layer(.anchor)).scale
      let connector = ParabolicConnector(
        anchor: anchor, anchorRadius: core.geometry.anchorRadius(scale: scale, badgeRadius: badge.radius),
        badge: badge, axis: try #require((end - anchor).normalized), distance: anchor.distance(to: end))
      var sides = Outline()
      connector.addSides(to: &sides)
      let (a, b) = (try point(2, of: stage), try point(3, of: stage))
      let (c, d) = (try point(4, of: stage), try point(5, of: stage))
      let (n, m) = (try point(14, of: stage), try point(15, of: stage))
      #expect(
        sides.elements == [
          .move(b), .quadratic(control: n, end: c), .line(d), .quadratic(control: m, end: a), .line(b),
        ])
      #expect(try point(6, of: stage) == Point(x: (d.x + a.x) / 2, y: (d.y + a.y) / 2))
      #expect(try point(7, of: stage) == Point(x: (b.x + c.x) / 2, y: (b.y + c.y) / 2))
      // The drawn outline begins at the same A.
      let layer = try #require(stage.layer(.connector))
      #expect(stage.frame.outline(of: layer).first == .move(a))
    }
  }

  @Test("The smooth one's are the joints and control points of the outline's own curves, to the bit")
  func outline() throws {
    for distance in [18.0, 30, 45, 80, 115] {
      for width in [nil, 60] as [Double?] {
        let stage = stage(.modern, pulled: Vector(x: -distance, y: 13), text: width)
        let layer = try #require(stage.layer(.connector))
        var (controls, joints, last, isCurve) = ([Point](), [Point](), Point.zero, false)
        for element in stage.frame.outline(of: layer) {
          switch element {
          case .quadratic(let control, let end):
            if !isCurve { joints.append(last) }
            controls.append(control)
            (last, isCurve) = (end, true)
          case .move(let end), .line(let end), .cubic(_, _, let end):
            if isCurve { joints.append(last) }
            (last, isCurve) = (end, false)
          case .close: if isCurve { joints.append(last) }
          }
        }
        #expect(parts(stage).filter { $0.id.index >= 14 }.map(\.center) == controls && !controls.isEmpty)
        let shown = try [3, 4, 5, 2].map { try point($0, of: stage) }
        #expect(shown == joints && stage.layer(.construction, index: 6) == nil)
      }
    }
  }

  @Test(
    "There is none at rest, beyond the break, on the return of a badge that stays broken, or without the request"
  )
  func absence() throws {
    for style in [SlimeBadgeStyle.classic, .modern] {
      #expect(parts(stage(style)).isEmpty)
      var torn = stage(style, pulled: Vector(x: -style.breakDistance - 5, y: 0))
      #expect(parts(torn).isEmpty && torn.layer(.badge) != nil)
      torn.point(.up, torn.anchor + Vector(x: -30, y: 0))
      torn.look(at: torn.time + 0.02)
      // The original's is joined again on its return.
      let isJoined = style.connector == .parabolic
      #expect((torn.layer(.connector) != nil) == isJoined && parts(torn).isEmpty != isJoined)
      var held = stage(style, pulled: Vector(x: -60, y: 0))
      #expect(!parts(held).isEmpty)
      held.perform(.setConstruction(false))
      held.look()
      #expect(parts(held).isEmpty)
      let plain = stage(style, pulled: Vector(x: -60, y: 0), shown: false)
      #expect(held.frame.layers == plain.frame.layers && held.frame.outlines == plain.frame.outlines)
    }
  }

  @Test("It is in front, is not hit, and follows a return by a spring")
  func order() throws {
    var stage = stage(.modern, pulled: Vector(x: -60, y: 20))
    let first = try #require(stage.frame.layers.firstIndex { $0.id.role == .construction })
    #expect(stage.frame.layers[first...].allSatisfy { $0.id.role == .construction && $0.traits == .raised })
    for part in parts(stage) {
      #expect(stage.frame.hitTest(part.center).map { $0.id.role != .construction } ?? true)
      #expect(part.fill == (part.id.index == 0 || 8..<14 ~= part.id.index ? .white : .black))
    }
    // The lines on their ground, four points, four letters, four control points.
    #expect(parts(stage).count == 14)
    stage.point(.up, stage.anchor + Vector(x: -60, y: 20))
    var moved: Set<Double> = []
    for _ in 0..<20 {
      stage.look(at: stage.time + 1.0 / 120)
      if let point = stage.layer(.construction, index: 2)?.center { moved.insert(point.x) }
    }
    #expect(moved.count > 5)
    stage.look(at: stage.time + 5)
    #expect(parts(stage).isEmpty && stage.frame.schedule == .settled)
  }
}
