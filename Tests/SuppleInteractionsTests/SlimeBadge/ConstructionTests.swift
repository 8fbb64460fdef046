import SuppleHarness
import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: the construction over the living badge")
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

  /// The connector of a frame, drawn anew from the frame's own numbers.
  private func connector(of stage: SlimeBadgeStage) throws -> DrawnConnector {
    let core = stage.badge.core.value
    let scale = try #require(stage.layer(.anchor)).scale
    let badge = core.capsule
    let radius = core.geometry.anchorRadius(scale: scale, badgeRadius: badge.radius)
    var path = Outline()
    let drawn = core.geometry.addOutline(
      to: &path, anchor: core.anchor, anchorRadius: radius, badge: badge, reach: core.style.breakDistance,
      breakingWaist: core.geometry.breakingWaist(smallerRadius: radius),
      tremble: core.geometry.tremble(at: core.center.distance(to: core.anchor)))
    return try #require(drawn)
  }

  @Test("At 90 of 180 the original's O and P are 10 from the axis, M and N 5, half-way to the badge")
  func numbers() throws {
    let stage = stage(.classic, pulled: Vector(x: -90, y: 0))
    let home = stage.home
    // The axis runs to the left: clockwise of it is up.
    for (index, x, y) in [
      (2, 0.0, -5.0), (3, 0, 5), (4, -90, 15), (5, -90, -15), (6, -45, -10), (7, -45, 10), (14, -45, -5),
      (15, -45, 5),
    ] as [(Int32, Double, Double)] {
      let found = try point(index, of: stage)
      #expect(found.distance(to: home + Vector(x: x, y: y)) < 1e-6, "part \(index): \(found)")
    }
    let letters = parts(stage).compactMap { layer -> String? in
      if case .letter(let letter) = layer.label { String(UnicodeScalar(letter)) } else { nil }
    }
    #expect(letters.sorted().joined() == "ABCDOP")
    #expect(stage.layer(.construction, index: 8)?.label == .letter(65))
    #expect(stage.layer(.construction, index: 13)?.label == .letter(80))
    // They fall together only for equal radii: here they do not.
    #expect(try point(6, of: stage) != point(14, of: stage))
  }

  @Test(
    "Its points are those of the connector that is drawn, to the bit", arguments: [20.0, 40, 75, 110, 117.5])
  func bits(distance: Double) throws {
    for style in [SlimeBadgeStyle.classic, .modern] {
      for (angle, width) in [(0.3, nil), (2.5, nil), (-1.2, 40), (4.4, 80)] as [(Double, Double?)] {
        let pull = Vector(angle: angle, length: distance)
        let stage = stage(style, pulled: pull, text: width)
        let connector = try connector(of: stage)
        for (sign, start, end, middle, control) in [(1.0, 2, 5, 6, 14), (-1, 3, 4, 7, 15)]
          as [(Double, Int32, Int32, Int32, Int32)]
        {
          let side = connector.side(sign)
          #expect(try point(start, of: stage) == side.start)
          #expect(try point(end, of: stage) == side.end)
          #expect(try point(control, of: stage) == side.control)
          #expect(stage.layer(.construction, index: control + 2)?.center == side.second)
          let isOriginal = style.connector == .parabolic
          #expect(stage.layer(.construction, index: middle)?.center == (isOriginal ? side.middle : nil))
        }
      }
    }
  }

  @Test("The smooth one's are the control points and ends of the outline's own curves")
  func outline() throws {
    for distance in [18.0, 45, 80, 115] {
      let stage = stage(.modern, pulled: Vector(x: -distance, y: 13))
      let layer = try #require(stage.layer(.connector))
      var controls: [Point] = []
      for case .quadratic(let control, _) in stage.frame.outline(of: layer) { controls.append(control) }
      let shown = parts(stage).filter { $0.id.index >= 14 }.map(\.center)
      #expect(Set(controls) == Set(shown) && controls.count == shown.count && !controls.isEmpty)
    }
  }

  @Test(
    "There is none at rest, none beyond the break, none on the way back of a badge that stays broken, and none unasked"
  )
  func absence() throws {
    for style in [SlimeBadgeStyle.classic, .modern] {
      #expect(parts(stage(style)).isEmpty)
      var torn = stage(style, pulled: Vector(x: -style.breakDistance - 5, y: 0))
      #expect(parts(torn).isEmpty && torn.layer(.badge) != nil)
      torn.point(.up, torn.home + Vector(x: -30, y: 0))
      torn.look(at: torn.time + 0.02)
      // The original's is joined again on its way back.
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
    stage.point(.up, stage.home + Vector(x: -60, y: 20))
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
