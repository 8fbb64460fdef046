import Foundation
import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The cases of AOSP's tests, for the zone and the panel that are offered: one zone, `remove`, for heads.
///
/// Zones of the app, their order and overlap, `full`, `left`, `right`, and a panel in `remove` do not exist here. So the
/// cases of `DropTargetManagerTest` and `DragZoneFactoryTest` about those have no test.
@Suite("Chat heads: the cases of AOSP's tests")
struct ChatHeadsScenarioTests {
  private static let field = 120.0
  private static let target = Point(x: 195, y: 844 - 34 - 98)

  private static func counts(_ stage: ChatHeadsStage) -> [Int] {
    [EventName.captured, .released, .dismissed].map { stage.names($0).count }
  }

  /// A stage whose leader is dragged by a finger that has rested at `point` for a second.
  private static func dragging(to point: Point, count: Int32 = 1) -> ChatHeadsStage {
    var stage = ChatHeadsStage(Array(1...count))
    stage.point(.down, stage.center(1), at: 1)
    stage.point(.move, 300, 300, at: 1.2)
    stage.point(.move, point, at: 2)
    stage.look(at: 3)
    return stage
  }

  // MARK: MagnetizedObjectTest

  @Test("MagnetizedObject: down in a field captures nothing")
  func downInField() {
    var stage = ChatHeadsEdgeTests.stage(1, .bottom, x: 195)
    let start = stage.center(1)
    #expect(start.distance(to: Self.target) < Self.field)
    stage.point(.down, start, at: 1)
    for step in 1...8 {
      stage.point(.move, start + Vector(x: 8 * Double(step), y: 0), at: 1 + 0.1 * Double(step))
    }
    stage.look(at: 3)
    #expect(Self.counts(stage) == [0, 0, 0])
    stage.point(.up, start + Vector(x: 64, y: 0), at: 3.1)
    stage.settle()
    #expect(Self.counts(stage) == [0, 0, 0])
  }

  @Test("MagnetizedObject: the field is round")
  func round() {
    for angle in 0..<16 {
      let direction = Vector.unit(Double(angle) * .pi / 8)
      for (distance, captures) in [(Self.field - 1, 1), (Self.field + 1, 0)] {
        let stage = Self.dragging(to: Self.target + direction * distance)
        #expect(Self.counts(stage) == [captures, 0, 0], "\(angle) \(distance)")
      }
    }
    // The corner of the square round the field is outside of the field.
    let corner = Self.dragging(to: Self.target + Vector(x: -100, y: -100))
    #expect(Self.counts(corner) == [0, 0, 0])
  }

  @Test("MagnetizedObject: into, around, out: one capture and one release; in again and up: dropped")
  func aroundAndOut() {
    var stage = Self.dragging(to: Self.target - Vector(x: 0, y: 100))
    for step in 1...12 {
      stage.point(.move, Self.target + Vector.unit(Double(step) * .pi / 6) * 90, at: 3 + Double(step) / 10)
      stage.look(at: 3 + Double(step) / 10 + 0.05)
    }
    #expect(Self.counts(stage) == [1, 0, 0], "within the same zone nothing is emitted again")
    #expect(stage.center(1).distance(to: Self.target) < 0.5)
    let outside = Self.target - Vector(x: 0, y: 180)
    stage.point(.move, outside, at: 5)
    stage.look(at: 6)
    #expect(Self.counts(stage) == [1, 1, 0])
    #expect(stage.center(1).distance(to: outside) < 0.01)
    stage.point(.move, Self.target, at: 7)
    stage.look(at: 8)
    stage.point(.up, Self.target, at: 8.1)
    stage.settle()
    #expect(Self.counts(stage)[0] == 2 && Self.counts(stage)[2] == 1, "in again and up: dropped")
    #expect(stage.heads.order.isEmpty)
  }

  @Test(
    "MagnetizedObject: a throw at the target is caught, a slow one and one past it are not",
    arguments: [(0.0, 1700.0, 1), (0, 1300, 0), (260, 1700, 0)])
  func flung(miss: Double, speed: Double, dismissed: Int) {
    let viewport = Viewport(size: Size(width: 900, height: 844))
    var stage = ChatHeadsStage([1], viewport: viewport)
    let x = 450 + miss
    stage.point(.down, stage.center(1), at: 1)
    stage.point(.move, x, 200, at: 1.5)
    for step in 0...12 {
      let before = Double(12 - step) / 120
      stage.point(.move, x, 340 - speed * before, at: 3 - before)
    }
    stage.point(.up, x, 340, at: 3)
    stage.settle()
    #expect(stage.names(.dismissed).count == dismissed)
  }

  // MARK: DropTargetManagerTest, DragZoneFactoryTest

  @Test(
    "DropTargetManager: outside of all zones nothing; after the end nothing")
  func zones() {
    var stage = Self.dragging(to: Self.target - Vector(x: 0, y: 200))
    for step in 1...10 { stage.point(.move, 60 + Double(step) * 20, 350, at: 3 + Double(step) / 10) }
    stage.look(at: 5)
    #expect(Self.counts(stage) == [0, 0, 0], "outside of all zones")
    stage.point(.up, 260, 350, at: 5.1)
    stage.settle()
    let after = stage.time + 1
    stage.point(.move, Self.target, at: after)
    stage.look(at: after + 1)
    #expect(Self.counts(stage) == [0, 0, 0], "after the end")
    #expect(!stage.frame.layers.contains { $0.id.role == .dismissTarget })
  }

  @Test("DragZoneFactory: a head and a stack have the zone `remove`, a panel has none, in both layouts")
  func zonesOfThings() throws {
    for (layout, viewport) in [
      (ConversationLayout.row, ChatHeadsStage.phone), (.beside, ChatHeadsBesideTests.desktop),
    ] {
      var style = ChatHeadsStyle.modern
      style.layout = layout
      for isOpen in [false, true] {
        var stage = ChatHeadsStage([1, 2], style: style, viewport: viewport)
        if isOpen { stage.perform(.open(head: 1), at: 1) }
        stage.settle()
        let start = stage.center(1)
        let end = start + Vector(x: -60, y: 160)
        stage.drag(from: start, to: end, at: stage.time, lasting: 0.3, releases: false)
        stage.look(at: stage.time + 0.5)
        #expect(stage.frame.layers.contains { $0.id.role == .dismissTarget }, "\(layout) \(isOpen)")
      }
    }
    var stage = ChatHeadsDockingTests.stage(2)
    try ChatHeadsDockingTests.drag(&stage, by: Vector(x: -450, y: 300), lifting: false)
    #expect(!stage.frame.layers.contains { $0.id.role == .dismissTarget })
  }

  // MARK: BubbleBarExpandedViewDragControllerTest

  @Test("BubbleBarExpandedViewDragController: a bar dragged to the other half moves the heads")
  func toTheOtherHalf() throws {
    var stage = ChatHeadsDockingTests.stage(3) { $0.panelFloats = .off }
    try ChatHeadsDockingTests.drag(&stage, by: Vector(x: -700, y: 0), lifting: false)
    #expect(stage.center(1).x > 720, "in the drag the heads stay")
    stage.point(.up, stage.finger, at: stage.time + 0.1)
    stage.settle()
    #expect(stage.heads.arrangement.edge == .left && stage.center(1).x == 33)
    #expect(try ChatHeadsBesideTests.panel(stage).minX == 80)
    #expect(stage.heads.order.prefix(3).allSatisfy { stage.center($0).x == 33 })
  }

  @Test("BubbleBarExpandedViewDragController: a cancelled drag returns to where it began")
  func cancelled() throws {
    var stage = ChatHeadsDockingTests.stage()
    stage.perform(.setPanelFrame(Rect(x: 300, y: 200, width: 400, height: 400), animated: false))
    stage.settle()
    try ChatHeadsDockingTests.drag(&stage, by: Vector(x: 250, y: 120), lifting: false)
    stage.handle(.pointer(Pointer(id: 1, phase: .cancel, position: .zero)))
    stage.settle()
    let panel = try ChatHeadsBesideTests.panel(stage)
    #expect((panel.x - 300).magnitude < 1e-9 && (panel.y - 200).magnitude < 1e-9)
  }

  @Test("BubbleBarExpandedViewDragController: a panel in flight is caught at its place")
  func caught() throws {
    var stage = ChatHeadsDockingTests.stage()
    try ChatHeadsDockingTests.drag(&stage, by: Vector(x: -250, y: 0), thrown: true)
    stage.look(at: stage.time + 0.05)
    let flying = try ChatHeadsBesideTests.panel(stage)
    let finger = Point(x: flying.center.x, y: flying.minY + 20)
    let isClaimed = stage.point(.down, finger, at: stage.time)
    #expect(isClaimed)
    stage.look(at: stage.time + 1e-5)
    #expect((try ChatHeadsBesideTests.panel(stage).x - flying.x).magnitude < 0.1)
    for step in 1...20 {
      stage.point(.move, finger + Vector(x: 5 * Double(step), y: 0), at: stage.time + 1.0 / 60)
    }
    stage.look(at: stage.time + 0.5)
    let held = try ChatHeadsBesideTests.panel(stage)
    #expect((held.x - flying.x - 100).magnitude < 12, "it goes on with the finger")
  }
}

extension Vector {
  /// The direction of an angle, in radians.
  fileprivate static func unit(_ angle: Double) -> Vector { Vector(x: cos(angle), y: sin(angle)) }
}
