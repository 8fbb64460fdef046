import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: stretch and snap")
struct SlimeBadgeStretchTests {
  @Test(
    "The anchor's scale is max(0.55, 1 - d / 120), in classic max(0.25, 1 - d / 180)",
    arguments: [SlimeBadgeStyle.modern, .classic])
  func anchorScale(style: SlimeBadgeStyle) {
    let (least, breaking) = style == .modern ? (0.55, 120.0) : (0.25, 180)
    for distance in [0.5, 20, 45, 65, 67, 90, 119.9, 134, 136, 160, 179.9] where distance < breaking {
      var stage = SlimeBadgeStage(3, style: style)
      stage.pull(by: Vector(x: -distance * 0.6, y: distance * 0.8), at: 1, lasting: 0.3)
      // Only a drag stretches: below the slop it is only a press.
      guard distance > style.slop else { continue }
      stage.look()
      #expect((stage.offset.length - distance).magnitude < 1e-6)
      #expect(((stage.layer(.anchor)?.scale ?? 0) - max(least, 1 - distance / breaking)).magnitude < 1e-6)
      #expect(stage.layer(.anchor)?.size == Size(width: 20, height: 20))
      #expect(stage.layer(.anchor)?.center == stage.anchor)
    }
  }

  @Test("While connected the connector paints both dots; anchor and badge have place, label and hit area")
  func whoDraws() throws {
    var stage = SlimeBadgeStage(12)
    #expect(stage.layer(.badge)?.fill == SlimeBadgeStyle.modern.fill)
    #expect(stage.layer(.connector) == nil)
    stage.pull(by: Vector(x: -80, y: 30), at: 1)
    stage.look()
    #expect(stage.frame.layers.map(\.id.role) == [.anchor, .connector, .badge])
    let anchor = try #require(stage.layer(.anchor))
    let connector = try #require(stage.layer(.connector))
    let badge = try #require(stage.layer(.badge))
    #expect(anchor.fill == nil && badge.fill == nil && connector.fill == SlimeBadgeStyle.modern.fill)
    #expect(badge.label == .count(12) && badge.traits.contains(.interactive) && badge.hitOutset >= 10)
    #expect(connector.shadow.opacity > 0 && badge.shadow == .none && anchor.shadow == .none)
    // Its bounds are the bounds of its outline.
    let points = try #require(MeasuredOutline(stage.frame.outline(of: connector))).flattened(arcs: 16)
    let bounds = Rect(center: connector.center, size: connector.size)
    #expect(
      (points.map(\.x).min() ?? 0) > bounds.minX - 0.01 && (points.map(\.x).max() ?? 0) < bounds.maxX + 0.01)
    #expect(
      (points.map(\.y).min() ?? 0) > bounds.minY - 0.01 && (points.map(\.y).max() ?? 0) < bounds.maxY + 0.01)
  }

  @Test("It is drawn above everything from the begin of the drag until its return to the anchor")
  func raised() {
    var stage = SlimeBadgeStage(3)
    #expect(stage.layer(.badge)?.traits.contains(.raised) == false)
    stage.point(.down, stage.anchor, at: 1)
    stage.look()
    #expect(stage.layer(.badge)?.traits == [.interactive, .pressed])
    stage.point(.move, stage.anchor + Vector(x: 60, y: 0), at: 1.1)
    stage.look()
    #expect(stage.frame.layers.allSatisfy { $0.traits.contains(.raised) })
    stage.point(.up, stage.anchor + Vector(x: 60, y: 0), at: 1.3)
    stage.look(at: 1.35)
    #expect(stage.frame.layers.allSatisfy { $0.traits.contains(.raised) })
    stage.settle()
    #expect(stage.layer(.badge)?.traits == .interactive)
  }

  @Test(
    "One that the app takes away fades in its place, and above everything only where a finger has moved it")
  func fadesInItsPlace() {
    var stage = SlimeBadgeStage(3)
    stage.perform(.setCount(0), at: 1)
    stage.look(at: 1.05)
    #expect(stage.layer(.badge).map { $0.opacity < 1 && !$0.traits.contains(.raised) } == true)
    var dragged = SlimeBadgeStage(3)
    dragged.drag(
      from: dragged.anchor, to: dragged.anchor + Vector(x: 60, y: 0), at: 1, lasting: 0.3, releases: true)
    dragged.perform(.setCount(0), at: 1.32)
    dragged.look(at: 1.35)
    #expect(dragged.layer(.badge)?.traits.contains(.raised) == true)
  }

  @Test("The slop is taken up, not jumped over, and from there it is 1:1 with the finger")
  func slop() {
    var stage = SlimeBadgeStage(3)
    stage.point(.down, stage.anchor + Vector(x: 5, y: -3), at: 1)
    stage.point(.move, stage.anchor + Vector(x: 8.9, y: -3), at: 1.01)
    stage.look()
    #expect(stage.offset == .zero)
    stage.point(.move, stage.anchor + Vector(x: 35, y: -3), at: 1.02)
    stage.look()
    #expect(stage.offset.length < 0.01)
    stage.look(at: 1.2)
    // Dragged from the touched point.
    #expect((stage.offset - Vector(x: 30, y: 0)).length < 0.01)
    stage.point(.move, stage.anchor + Vector(x: -60, y: 47), at: 1.21)
    stage.look()
    #expect((stage.offset - Vector(x: -65, y: 50)).length < 0.01)
  }

  @Test(
    "At 120 the connector breaks, once and for good in this drag", arguments: [119.99, 120.0, 120.01, 260])
  func breakDistance(distance: Double) {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: 100, y: 0), at: 1)
    stage.point(.move, stage.anchor + Vector(x: -distance, y: 0), at: 2)
    stage.look(at: 2.001)
    let broken = distance >= 120
    #expect((stage.layer(.connector) == nil) == broken)
    #expect((stage.layer(.connector, index: 2) != nil) == broken)
    #expect(stage.eventNames == (broken ? [.pressed, .snapped] : [.pressed]))
    #expect(stage.events.last?.time == (broken ? 2 : 1))
    stage.point(.move, stage.anchor + Vector(x: 60, y: 0), at: 3)
    stage.look(at: 3.01)
    #expect((stage.layer(.connector) == nil) == broken)
    #expect(stage.eventNames.filter { $0 == .snapped }.count == (broken ? 1 : 0))
    if broken {
      stage.look(at: 4)
      #expect(stage.layer(.badge)?.fill == SlimeBadgeStyle.modern.fill)
      #expect(stage.layer(.badge)?.shadow.opacity ?? 0 > 0)
    }
  }

  @Test("Modern: after the snap the anchor shrinks into nothing, never growing")
  func shrinks() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -121, y: 0), at: 1, rest: 0)
    var last = 0.551
    for _ in 0..<70 {
      stage.look(at: stage.time + 0.01)
      let scale = stage.layer(.anchor)?.scale ?? 0
      #expect(scale <= last)
      last = scale
    }
    #expect(stage.layer(.anchor) == nil)
    stage.settle()
    #expect(stage.frame.schedule == .settled)
  }

  @Test("Classic: the anchor springs back to 1 through 1.398, 0.791, 1.111, 0.949 and 1.034, as recorded")
  func springsBack() {
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.point(.down, stage.anchor, at: 1)
    stage.point(.move, stage.anchor + Vector(x: -100, y: 0), at: 1.1)
    stage.look(at: 2)
    stage.point(.move, stage.anchor + Vector(x: -190, y: 0), at: 3)
    stage.look()
    #expect(stage.layer(.anchor)?.scale == 0.25)
    for (time, scale) in [(0.089, 1.398), (0.178, 0.791), (0.266, 1.111), (0.355, 0.949), (0.444, 1.034)] {
      stage.look(at: 3 + time)
      let seen = stage.layer(.anchor)?.scale ?? 0
      #expect((seen - scale).magnitude < 0.012, "\(seen) at \(time)")
    }
    stage.settle()
    #expect(stage.layer(.anchor)?.scale == 1)
  }

  @Test("Classic: coming back joins the connector again, and the anchor's scale continues without a jump")
  func joins() {
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.pull(by: Vector(x: -190, y: 0), at: 1)
    stage.look(at: 3)
    #expect(stage.layer(.connector) == nil && stage.layer(.anchor)?.scale == 1)
    stage.point(.move, stage.anchor + Vector(x: -90, y: 0), at: 3)
    stage.look()
    #expect(stage.layer(.connector) != nil)
    #expect(((stage.layer(.anchor)?.scale ?? 0) - 1).magnitude < 1e-9)
    stage.settle()
    #expect(((stage.layer(.anchor)?.scale ?? 0) - 0.5).magnitude < 1e-3)
    stage.point(.move, stage.anchor + Vector(x: -190, y: 0), at: 6)
    stage.point(.move, stage.anchor + Vector(x: -50, y: 0), at: 6.1)
    stage.point(.up, stage.anchor + Vector(x: -50, y: 0), at: 6.5)
    stage.settle()
    #expect(stage.eventNames == [.pressed, .snapped, .snapped, .restored])
    #expect(stage.offset == .zero)
  }

  @Test("The slop's spring can tear it too: at an instant that does not depend on the frames")
  func snapByLag() {
    func run(_ step: Double) -> [EventRecord] {
      var style = SlimeBadgeStyle.modern
      style.slop = 30
      var stage = SlimeBadgeStage(3, style: style)
      stage.point(.down, stage.anchor, at: 1)
      // One sample from the anchor to beyond the break: the badge is still at its anchor, and follows by the spring.
      stage.point(.move, stage.anchor + Vector(x: -230, y: 0), at: 1.1)
      stage.look()
      var time = 1.1
      while time < 1.5 {
        time += step
        stage.look(at: time)
      }
      return stage.events
    }
    let fine = run(1.0 / 997)
    #expect(fine.map(\.name) == [.pressed, .snapped])
    #expect(fine[1].time > 1.105 && fine[1].time < 1.125)
    for step in [1.0 / 24, 1.0 / 60, 1.0 / 90, 0.4] { #expect(run(step) == fine) }
  }

  @Test("When the list scrolls under a dragged badge, the anchor moves and the badge stays")
  func anchorMovesInDrag() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -40, y: 0), at: 1)
    stage.look()
    let center = stage.layer(.badge)?.center
    let anchor = stage.anchor
    stage.perform(.moveAnchor(anchor + Vector(x: 0, y: 30)))
    stage.look()
    #expect(stage.layer(.badge)?.center == center)
    #expect(stage.layer(.anchor)?.center == anchor + Vector(x: 0, y: 30))
    #expect(((stage.layer(.anchor)?.scale ?? 0) - (1 - 50.0 / 120)).magnitude < 1e-9)
  }

  @Test("A badge that is only pressed moves with its list")
  func anchorMovesInPress() {
    var stage = SlimeBadgeStage(3)
    let anchor = stage.anchor
    stage.point(.down, anchor, at: 1)
    stage.perform(.moveAnchor(anchor + Vector(x: 0, y: 50)), at: 1.1)
    stage.look()
    #expect(stage.layer(.badge)?.center == anchor + Vector(x: 0, y: 50))
    stage.point(.up, anchor, at: 1.2)
    stage.settle()
    #expect(stage.frame.schedule == .settled)
    #expect(stage.layer(.badge)?.center == anchor + Vector(x: 0, y: 50))
  }
}
