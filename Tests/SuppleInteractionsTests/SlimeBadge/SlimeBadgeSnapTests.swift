import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The appearance of a break: the connector trembles before it, its ends recoil, the badge wobbles, and a ring stays.
@Suite("Slime badge: the visible snap")
struct SlimeBadgeSnapTests {
  /// The waist of a connector pulled to the left: the offset of its centre from the line between anchor and badge, and its
  /// width, in points.
  private func waist(_ stage: SlimeBadgeStage) throws -> (center: Double, width: Double) {
    let connector = try #require(stage.layer(.connector))
    let badge = try #require(stage.layer(.badge))
    let points = try #require(MeasuredOutline(stage.frame.outline(of: connector))).flattened(
      arcs: 200, edges: 200)
    let (first, interval) = (badge.center.x + 13, 0.25)
    let count = Int((stage.anchor.x - 7 - first) / interval) + 1
    func column(after x: Double) -> Int { Int(((x - first) / interval).rounded(.down)) + 1 }
    // The highest and the lowest place of the outline in each column.
    var spans = [(top: Double, bottom: Double)](repeating: (.infinity, -.infinity), count: count)
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      let begin = max(0, column(after: min(a.x, b.x)))
      let end = min(count, column(after: max(a.x, b.x)))
      for column in begin..<max(begin, end) {
        let x = first + Double(column) * interval
        let y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x) - stage.anchor.y
        spans[column] = (min(spans[column].top, y), max(spans[column].bottom, y))
      }
    }
    var least = (center: 0.0, width: Double.infinity)
    for (top, bottom) in spans where top <= bottom && bottom - top < least.width {
      least = ((top + bottom) / 2, bottom - top)
    }
    return least
  }

  /// The sag of a connector pulled to the left, in points, downwards.
  private func sag(at distance: Double) -> Double {
    -SlimeBadgeGeometry(style: .modern).sag(
      along: Vector(x: -1, y: 0), distance: distance, rightToLeft: false)
  }

  /// The offset of the waist from the sagging middle between anchor and badge, to one side, in points.
  private func sway(_ stage: SlimeBadgeStage) throws -> Double {
    let distance = stage.anchor.distance(to: try #require(stage.layer(.badge)).center)
    return try waist(stage).center - sag(at: distance)
  }

  /// A badge pulled to the left, with a finger that holds it there.
  private func held(at distance: Double, _ style: SlimeBadgeStyle = .modern, reducedMotion: Bool = false)
    -> SlimeBadgeStage
  {
    var stage = SlimeBadgeStage(3, style: style)
    stage.prefer(reducedMotion: reducedMotion)
    stage.pull(by: Vector(x: -distance, y: 0), at: 1)
    stage.look()
    return stage
  }

  // MARK: Tremble

  @Test("In the last 15 % before the break the connector trembles by half a point as the finger moves")
  func trembles() throws {
    let (calm, none) = (try sway(held(at: 101.9)), try sway(held(at: 119.5, reducedMotion: true)))
    #expect(calm.magnitude < 0.02 && none.magnitude < 0.02)
    var (left, right) = (0.0, 0.0)
    for step in 0..<160 {
      let distance = 104 + Double(step) / 10
      let sway = try sway(held(at: distance))
      #expect(sway.magnitude <= 0.5 * (distance - 102) / 18 + 0.02, "at \(distance)")
      (left, right) = (min(left, sway), max(right, sway))
    }
    #expect(left < -0.4 && right > 0.4)
  }

  @Test("It is the same on every pull, and under a still finger the connector is still")
  func tremblesAlike() throws {
    var stage = held(at: 117)
    let sway = try sway(stage)
    #expect(sway.magnitude > 0.3)
    #expect(stage.frame.schedule == .settled)
    let outlines = stage.frame.outlines
    stage.look(at: stage.time + 0.1)
    #expect(stage.frame.outlines == outlines)
    #expect(try sway == self.sway(held(at: 117)))
  }

  // MARK: Sag

  @Test(
    "Stretched far the neck sags by 3 points, downwards and as wide as before; from 90 points on, not before")
  func sags() throws {
    #expect(try waist(held(at: 89)).center.magnitude < 1e-6)
    var last = 0.0
    for distance in stride(from: 90.0, through: 119, by: 1) {
      let (center, width) = try waist(held(at: distance, reducedMotion: true))
      #expect(center >= last - 0.01 && center - last < 0.4, "\(last), \(center) at \(distance)")
      #expect(width >= 5.9, "at \(distance)")
      last = center
    }
    #expect((last - 3).magnitude < 0.05)
  }

  @Test("In any direction it sags downwards; within 15 degrees of the vertical to the trailing side")
  func sagDirections() {
    let geometry = SlimeBadgeGeometry(style: .modern)
    func drop(_ degrees: Double, rightToLeft: Bool) -> Vector {
      let angle = degrees * Double.pi / 180
      let axis = Vector(x: Elementary.cos(angle), y: Elementary.sin(angle))
      return axis.perpendicular * geometry.sag(along: axis, distance: 119, rightToLeft: rightToLeft)
    }
    for rightToLeft in [false, true] {
      var last = drop(-0.5, rightToLeft: rightToLeft)
      for half in 0...720 {
        let degrees = Double(half) / 2
        let sag = drop(degrees, rightToLeft: rightToLeft)
        #expect((sag - last).length < 0.35, "\(last), \(sag) at \(degrees)")
        #expect(sag.length < 3 + 1e-9)
        let tilt = abs(abs(degrees.truncatingRemainder(dividingBy: 180)) - 90)
        if tilt <= 15 { #expect((sag.x > 0) != rightToLeft && sag.length > 2.99, "at \(degrees)") }
        if tilt >= 30 { #expect(sag.y > 0 && sag.length > 2.99, "at \(degrees)") }
        last = sag
      }
    }
  }

  // MARK: Ends

  /// The extent of an end of the connector from its dot's centre towards the other, in points.
  private func reach(_ stage: SlimeBadgeStage, _ index: Int32) throws -> Double {
    let layer = try #require(stage.layer(.connector, index: index))
    let outline = try #require(MeasuredOutline(stage.frame.outline(of: layer)))
    let bounds = Rect(center: layer.center, size: layer.size).inset(by: -0.01)
    let points = outline.flattened(arcs: 16)
    #expect(points.allSatisfy { bounds.contains($0) })
    let badge = try #require(stage.layer(.badge)).center
    return points.map { index == 1 ? stage.anchor.x - $0.x : $0.x - badge.x }.max() ?? 0
  }

  /// A badge that a finger tears off to the left by a sample at 2 s, and holds there.
  private func torn(_ style: SlimeBadgeStyle = .modern, reducedMotion: Bool = false) -> SlimeBadgeStage {
    var stage = held(at: 100, style, reducedMotion: reducedMotion)
    stage.point(.move, stage.anchor + Vector(x: -style.breakDistance, y: 0), at: 2)
    stage.look()
    return stage
  }

  @Test("It tears in the middle, and its ends recoil into their dots by (900, 0.5)")
  func recoil() throws {
    var style = SlimeBadgeStyle.modern
    style.wobble = 0
    var stage = torn(style)
    // The gap between the dots, and the tips, which are as wide as the waist is.
    let half = (120 - 5.5 - 11) / 2.0
    #expect(try (reach(stage, 1) - (5.5 + half - 3)).magnitude < 0.01)
    #expect(try (reach(stage, 2) - (11 + half - 3)).magnitude < 0.01)
    for time in [0.01, 0.02, 0.03, 0.05] {
      stage.look(at: 2 + time)
      let left = half * (1 - Spring(stiffness: 900, dampingRatio: 0.5).value(target: 1, time: time))
      #expect(try (reach(stage, 2) - (11 + left - 3)).magnitude < 0.01, "at \(time)")
    }
    for step in 0..<30 {
      stage.look(at: 2.08 + Double(step) / 100)
      guard stage.layer(.connector, index: 2) != nil else { continue }
      #expect(try reach(stage, 2) < 11.01, "a small swing stays within the dot")
    }
    stage.settle()
    #expect(stage.frame.layers.map(\.id.role) == [.ring, .badge])
    #expect(stage.layer(.badge)?.fill == style.fill)
  }

  @Test("An end with the anchor recoils to its end, though the badge bursts meanwhile")
  func recoilInBurst() throws {
    var stage = held(at: 100)
    stage.point(.move, stage.anchor + Vector(x: -140, y: 0), at: 2)
    stage.point(.up, stage.anchor + Vector(x: -150, y: 0), at: 2.01)
    stage.look(at: 2.02)
    #expect(!stage.particles.isEmpty && stage.layer(.anchor)?.fill == nil)
    let layer = try #require(stage.layer(.connector, index: 1))
    #expect(layer.size.width > 40)
  }

  @Test("Nothing recoils or wobbles in classic, nor with reduced motion")
  func calm() {
    for (style, reducedMotion) in [(SlimeBadgeStyle.classic, false), (.modern, true)] {
      var stage = torn(style, reducedMotion: reducedMotion)
      for step in 0..<20 {
        stage.look(at: 2 + Double(step) / 100)
        #expect(stage.frame.layers.allSatisfy { $0.path.isEmpty || $0.id.role == .ring })
        #expect(stage.layer(.badge)?.fill == style.fill)
      }
      #expect((stage.layer(.ring) == nil) == (style == .classic))
    }
  }

  @Test("The badge wobbles by 8 % along the pull, and narrows across as it lengthens")
  func wobble() throws {
    var stage = torn()
    var (flat, high, long) = (0.0, 0.0, 0.0)
    for step in 0..<400 {
      stage.look(at: 2 + Double(step) / 1000)
      guard let layer = stage.layer(.connector, index: 2), let badge = stage.layer(.badge) else { continue }
      let points = try #require(MeasuredOutline(stage.frame.outline(of: layer))).flattened(arcs: 16)
      // Away from the anchor only the badge's own edge is visible.
      let along = (badge.center.x - (points.map(\.x).min() ?? 0)) / 11 - 1
      let across = ((points.map(\.y).max() ?? 0) - badge.center.y) / 11 - 1
      (flat, long, high) = (min(flat, along), max(long, along), max(high, across))
    }
    #expect((flat + 0.08).magnitude < 0.002 && (high - 0.08).magnitude < 0.002)
    #expect(long > 0.03, "it swings back beyond its shape")
    stage.settle()
    #expect(stage.layer(.connector, index: 2) == nil)
  }

  // MARK: Ring

  @Test("A ring around the zone in which a release returns the badge is visible during the drag")
  func ring() throws {
    #expect(held(at: 119).layer(.ring) == nil)
    var stage = torn()
    stage.settle()
    let ring = try #require(stage.layer(.ring))
    #expect(ring.center.distance(to: stage.anchor) < 1e-9)
    #expect((ring.size.width - 121).magnitude < 1e-9 && (ring.size.height - 121).magnitude < 1e-9)
    #expect((ring.opacity - 0.55).magnitude < 1e-9 && stage.frame.schedule == .settled)
    #expect(stage.layer(.ring, index: 2) == nil)
    // It is filled within 0.12 s while a release would return the badge.
    stage.point(.move, stage.anchor + Vector(x: -19, y: 0), at: 6)
    stage.look(at: 6.06)
    let filling = stage.layer(.ring, index: 2)?.opacity ?? 0
    #expect(filling > 0.08 && filling < 0.12)
    stage.look(at: 6.1201)
    #expect(stage.layer(.ring)?.opacity == 0.55 && stage.layer(.ring, index: 2)?.opacity == 0.2)
    #expect(stage.layer(.ring, index: 2)?.size == Size(width: 120, height: 120))
    stage.perform(.moveAnchor(stage.anchor + Vector(x: 0, y: 5)), at: 6.6)
    stage.look()
    #expect(stage.layer(.ring)?.center.distance(to: stage.anchor) ?? 9 < 1e-9)
    stage.point(.up, stage.anchor + Vector(x: -19, y: 0), at: 7)
    stage.look(at: 7.1)
    let fading = stage.layer(.ring)?.opacity ?? 0
    #expect(fading > 0.24 && fading < 0.31)
    stage.look(at: 7.21)
    #expect(stage.layer(.ring) == nil && stage.layer(.ring, index: 2) == nil)
  }

  @Test("The zone is filled exactly while a release would return the badge: where the badge overlaps it")
  func filledZone() {
    for (count, halfWidth) in [(3, 11.0), (42, 15.5)] {
      for (place, isPutBack) in [
        (Vector(x: -60 - halfWidth + 0.1, y: 0), true), (Vector(x: -60 - halfWidth - 0.1, y: 0), false),
        (Vector(x: 0, y: 22), true), (Vector(x: 0, y: 60), true), (Vector(x: 0, y: 70), true),
        (Vector(x: 0, y: 70.9), true), (Vector(x: 0, y: 71.1), false), (Vector(x: 0, y: 73), false),
      ] {
        var stage = SlimeBadgeStage(Int32(count))
        stage.pull(by: Vector(x: -150, y: 0), at: 1)
        stage.point(.move, stage.anchor + place, at: 4)
        stage.look(at: 5)
        #expect((stage.layer(.ring, index: 2) != nil) == isPutBack, "\(count) at \(place)")
        stage.point(.up, stage.anchor + place, at: 6)
        stage.settle()
        #expect(stage.eventNames.last == (isPutBack ? .restored : .cleared), "\(count) at \(place)")
      }
    }
  }

  @Test("A release on the move counts where the finger is, to a point", arguments: [70.0, 72])
  func releaseOnTheMove(distance: Double) {
    for direction in [Vector(x: 0, y: 1), Vector(x: 0, y: -1)] {
      var stage = torn()
      stage.look(at: 5)
      for step in 0...8 {
        let place = distance + Double(8 - step) * 10
        stage.point(.move, stage.anchor + direction * place, at: 5 + Double(step) / 60)
      }
      stage.look(at: 5 + 8.4 / 60)
      #expect((stage.layer(.ring, index: 2) != nil) == (distance < 71))
      stage.point(.up, stage.anchor + direction * distance, at: 5 + 8.5 / 60)
      stage.settle()
      #expect(stage.eventNames.last == (distance < 71 ? .restored : .cleared), "at \(distance)")
    }
  }

  @Test("Each crossing of the zone's edge is reported once, however a finger lies on the edge")
  func crossings() {
    var stage = torn()
    #expect(stage.takeEvents().map(\.name) == [.pressed, .snapped])
    for (distance, events) in [
      (75.0, []), (70, [.zoneEntered]), (72, []), (74.5, []), (70, []), (0, []), (75.5, [.zoneLeft]),
      (72, []),
      (70.5, [.zoneEntered]),
    ] as [(Double, [EventName])] {
      stage.point(.move, stage.anchor + Vector(x: 0, y: distance), at: stage.time + 1)
      stage.look(at: stage.time + 0.5)
      #expect(stage.takeEvents().map(\.name) == events, "at \(distance)")
    }
    stage.point(.up, stage.anchor + Vector(x: 0, y: 70.5), at: stage.time + 1)
    stage.settle()
    #expect(stage.takeEvents().map(\.name) == [.restored])
  }

  @Test("A style without a ring shows no zone, and reports no crossing")
  func silent() {
    var style = SlimeBadgeStyle.modern
    style.ringWidth = 0
    var stage = torn(style)
    stage.point(.move, stage.anchor, at: 5)
    stage.look(at: 6)
    #expect(stage.layer(.ring) == nil && stage.layer(.ring, index: 2) == nil)
    stage.point(.up, stage.anchor, at: 7)
    stage.settle()
    #expect(stage.eventNames == [.pressed, .snapped, .restored])
  }

  @Test("The zone reaches no further than half of the break distance, and grows with the text")
  func zoneRadius() {
    var style = SlimeBadgeStyle.modern
    style.breakDistance = 70
    #expect(SlimeBadgeGeometry(style: style).zoneRadius == 35)
    #expect(SlimeBadgeGeometry(style: SlimeBadgeStyle.modern.scaled(by: 1.5)).zoneRadius == 90)
    #expect(SlimeBadgeGeometry(style: .classic).zoneRadius == 20)
  }

  @Test("The ring is a line of 1 point, open inside, in the badge's own colour")
  func ringShape() throws {
    var style = SlimeBadgeStyle.modern
    style.fill = RGBAColor(red: 1, green: 90, blue: 30)
    var stage = torn(style)
    stage.settle()
    let ring = try #require(stage.layer(.ring))
    #expect(ring.fill == style.fill && ring.traits == .raised)
    let points = try #require(MeasuredOutline(stage.frame.outline(of: ring))).flattened(arcs: 16)
    let distances = points.map { $0.distance(to: stage.anchor) }
    #expect(distances.allSatisfy { ($0 - 60).magnitude < 0.53 && ($0 - 60).magnitude > 0.48 })
    #expect(!MeasuredOutline.contains(stage.anchor, in: points))
    #expect(MeasuredOutline.contains(stage.anchor + Vector(x: 36, y: 48), in: points))
  }

  // MARK: Tap

  @Test("A tap moves it out by 10 points and back, and no other press does")
  func tap() {
    var stage = SlimeBadgeStage(3)
    stage.point(.down, stage.anchor, at: 1)
    stage.point(.up, stage.anchor + Vector(x: 1, y: 2), at: 1.1)
    var (left, right) = (0.0, 0.0)
    while stage.time < 2.7 {
      stage.look(at: stage.time + 0.002)
      (left, right) = (min(left, stage.offset.x), max(right, stage.offset.x))
    }
    #expect((left + 10).magnitude < 0.05 && right > 3.7)
    #expect(stage.offset == .zero && stage.frame.schedule == .settled && stage.eventNames == [.pressed])
    // A press that stops a badge in flight is no tap.
    stage.pull(by: Vector(x: -60, y: 0), at: 3)
    stage.point(.up, stage.anchor + Vector(x: -60, y: 0), at: 4)
    stage.look(at: 4.03)
    let center = stage.anchor + stage.offset
    stage.point(.down, center, at: 4.03)
    stage.point(.up, center, at: 4.5)
    stage.look(at: 4.55)
    #expect(stage.offset.x < 0)
  }

  @Test("No tap moves a badge in classic, on a head, or with reduced motion")
  func noTap() {
    #expect(ChatHeadsStyle.modern.badge.tapDistance == 0 && ChatHeadsStyle.classic.badge.tapDistance == 0)
    for (style, reducedMotion) in [(SlimeBadgeStyle.classic, false), (.modern, true)] {
      var stage = SlimeBadgeStage(3, style: style)
      stage.prefer(reducedMotion: reducedMotion)
      stage.point(.down, stage.anchor, at: 1)
      stage.point(.up, stage.anchor, at: 1.1)
      stage.look()
      #expect(stage.frame.schedule == .settled && stage.offset == .zero)
    }
  }
}
