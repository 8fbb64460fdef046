import SuppleHarness
import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the side of a conversation beside its head, and what it keeps clear of")
struct ChatHeadsSideTests {
  static func exact(_ stage: ChatHeadsStage) -> Rect { ChatHeadsContentTests.exact(stage) }

  @Test("While a text field has the focus the panel stays at its side, unless it would leave the room")
  func editing() throws {
    // Free places, so that the other side can have more room.
    var stage = ChatHeadsBesideTests.stage { $0.edges = .free }
    stage.perform(.setRestingPlace(edge: .right, x: 900, y: 450, animated: true), at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect(Self.exact(stage).maxX < 900)
    stage.perform(.setEditing(true))
    stage.perform(.setRestingPlace(edge: .left, x: 500, y: 450, animated: true))
    stage.settle()
    #expect(Self.exact(stage).maxX < 500, "it stays at the left though the right is wider")
    stage.perform(.setEditing(false))
    stage.settle()
    #expect(Self.exact(stage).minX > 500)
    stage.perform(.setEditing(true))
    stage.perform(.setRestingPlace(edge: .right, x: 1300, y: 450, animated: true))
    stage.settle()
    #expect(Self.exact(stage).maxX < 1300, "it would leave the room")
  }

  @Test("A conversation that closes resets its text field; without one the panel may change sides")
  func closing() throws {
    var stage = ChatHeadsBesideTests.stage { $0.edges = .free }
    stage.perform(.setEditing(true), at: 0.2)
    for x in [900.0, 500] {
      stage.perform(.setRestingPlace(edge: .right, x: x, y: 450, animated: true))
      stage.perform(.open(head: 1))
      stage.settle()
      #expect(x == 900 ? Self.exact(stage).maxX < x : Self.exact(stage).minX > x)
      stage.perform(.setEditing(true))
      stage.perform(.close)
      stage.settle()
    }
  }

  @Test("In a text field the panel moves clear of an area at its side, and lets none push it to the other")
  func editingClear() throws {
    for isEditing in [false, true] {
      var stage = ChatHeadsBesideTests.stage { $0.edges = .free }
      stage.perform(.setRestingPlace(edge: .right, x: 760, y: 450, animated: true), at: 0.5)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      let before = Self.exact(stage)
      #expect(before.maxX < 760)
      stage.perform(.setEditing(isEditing))
      stage.perform(.setExclusionAreas([Rect(x: before.minX, y: 430, width: 300, height: 40)]))
      stage.settle()
      let after = Self.exact(stage)
      #expect(isEditing ? after.maxX < 760 && after.height < 560 : after.minX > 760 && after.height == 560)
    }
  }

  @Test(
    "The same areas change nothing; one command sets all, so that no panel changes sides in between"
  )
  func once() throws {
    var stage = ChatHeadsDockingTests.stage()
    let area = Rect(x: 1000, y: 500, width: 300, height: 40)
    stage.perform(.setExclusionAreas([area]))
    stage.settle()
    let frame = Self.exact(stage)
    let motion = stage.heads.core.value.heads.conversation.panel
    stage.perform(.setExclusionAreas([area, Rect(x: .nan, y: 0, width: 1, height: 1)]))
    stage.perform(.setExclusionAreas([area]))
    #expect(stage.heads.core.value.heads.conversation.panel.restTime == motion.restTime)
    let other = Rect(x: 0, y: 0, width: 20, height: 20)
    stage.perform(.setExclusionAreas([other, area]))
    stage.look(at: stage.time + 0.01)
    #expect(try ChatHeadsBesideTests.panel(stage).origin.distance(to: frame.origin) < 1e-9)
    #expect(stage.heads.core.value.geometry.exclusionAreas == [other, area])
  }

  @Test("At most 64 areas count")
  func most() {
    var stage = ChatHeadsBesideTests.stage()
    stage.perform(.setExclusionAreas((0..<99).map { Rect(x: Double($0), y: 0, width: 1, height: 1) }))
    #expect(stage.heads.core.value.geometry.exclusionAreas.count == 64)
  }

  @Test("At rest a panel moves clear of an area by (700, 0.85), like the heads")
  func spring() throws {
    var stage = ChatHeadsDockingTests.stage()
    let before = Self.exact(stage)
    stage.perform(.setExclusionAreas([Rect(x: 1000, y: 700, width: 300, height: 100)]))
    let goal = Self.exact(stage)
    #expect(goal.maxY == 684)
    let spring = Spring(stiffness: 700, dampingRatio: 0.85)
    let start = stage.time
    for time in [0.04, 0.1, 0.16] {
      stage.look(at: start + time)
      let expected = before.minY + (goal.minY - before.minY) * spring.value(target: 1, time: time)
      #expect(abs(try ChatHeadsBesideTests.panel(stage).minY - expected) < 1e-6)
    }
  }

  @Test("One under a finger moves clear of an area when it is released")
  func held() throws {
    var stage = ChatHeadsDockingTests.stage()
    try ChatHeadsDockingTests.drag(&stage, by: Vector(x: -400, y: 0), lifting: false)
    let held = Self.exact(stage)
    stage.perform(.setExclusionAreas([Rect(x: held.minX + 20, y: held.minY + 20, width: 40, height: 40)]))
    stage.look(at: stage.time + 0.1)
    #expect(Self.exact(stage) == held)
    let finger = Point(x: held.center.x, y: held.minY + 20)
    stage.point(.up, finger, at: stage.time + 0.5)
    stage.settle()
    let area = try #require(stage.heads.core.value.geometry.exclusionAreas.first).inset(by: -16)
    #expect(!area.intersects(Self.exact(stage)))
  }

  @Test("A place that is set in an open row is reported, with the edge that the style allows")
  func told() throws {
    var stage = ChatHeadsDockingTests.stage { $0.edges = .topOrBottom }
    stage.perform(.setRestingPlace(edge: .left, x: 400, y: 100, animated: true))
    stage.look()
    let moved = stage.takeEvents().filter { $0.name == .moved }
    #expect(moved.count == 1 && moved[0].edge == .top && moved[0].value == 400)
    #expect(stage.heads.rest.edge == .top && stage.heads.rest.point.x == 400)
  }

  @Test("A place that is set during a drag of the stack is reported, and stays if the stack opens")
  func toldUnderAFinger() throws {
    var stage = ChatHeadsDockingTests.stage { $0.edges = .topOrBottom }
    stage.perform(.close)
    stage.settle()
    let leader = stage.heads.rest.point
    stage.point(.down, leader)
    for step in 1...4 {
      stage.point(.move, leader + Vector(x: 0, y: 20 * Double(step)), at: stage.time + 0.02)
    }
    _ = stage.takeEvents()
    stage.perform(.setRestingPlace(edge: .top, x: 700, y: 0, animated: true))
    stage.look()
    let moved = stage.takeEvents().filter { $0.name == .moved }
    #expect(moved.count == 1 && moved.first?.edge == .top && moved.first?.value == 700)
    stage.perform(.open(head: 1))
    stage.perform(.close)
    stage.settle()
    #expect(stage.heads.rest.edge == .top && stage.heads.rest.point.x == 700)
    #expect(!stage.takeEvents().contains { $0.name == .moved })
  }
}
