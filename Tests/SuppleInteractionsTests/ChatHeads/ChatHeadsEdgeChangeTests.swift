import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: changes at the top and bottom, at any edge and in corners")
struct ChatHeadsEdgeChangeTests {
  @Test("Heads keep clear of areas along the bottom")
  func exclusionAreas() {
    var stage = ChatHeadsEdgeTests.stage(2, .bottom, x: 200)
    stage.perform(.setExclusionAreas([Rect(x: 150, y: 760, width: 100, height: 84)]), at: 1)
    stage.settle()
    #expect(stage.center(1).x == 250 + 33 || stage.center(1).x == 150 - 33 - 12)
    stage.perform(.setExclusionAreas([]))
    stage.settle()
    #expect(stage.center(1).x == 200)
  }

  @Test("A stack at the bottom stands above the keyboard, and returns")
  func keyboard() {
    var stage = ChatHeadsEdgeTests.stage(1, .bottom, x: 200)
    stage.handle(.keyboard(height: 300), at: 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 200, y: 844 - 300 - 33))
    stage.handle(.keyboard(height: 0))
    stage.settle()
    #expect(stage.center(1) == Point(x: 200, y: 844 - 34 - 22))
  }

  @Test(
    "An idle stack tucks itself into the top, a hint leaves it downwards, a new head comes from beyond it")
  func tucksAndHints() {
    var stage = ChatHeadsEdgeTests.stage(1, .top, x: 200) { $0.idleDelay = 3 }
    stage.settle()
    stage.look(at: stage.time + 5)
    stage.settle()
    #expect(stage.center(1) == Point(x: 200, y: 47))
    var hinting = ChatHeadsEdgeTests.stage(1, .top, x: 200)
    hinting.perform(.hint, at: 1)
    hinting.look(at: 1.1)
    #expect(hinting.center(1).y > 69 + 2 && hinting.center(1).x == 200)
    hinting.settle()
    hinting.perform(.add(head: 2, unread: 0, animated: true))
    hinting.look()
    #expect(hinting.center(2) == Point(x: 200, y: 69 - 66))
  }

  @Test("A badge is at the corner away from the edge: below at the top, and towards the middle")
  func badges() throws {
    let cases: [(RestingEdge, Double, Double, Double)] = [
      (RestingEdge.top, 100.0, 1.0, 1.0), (.top, 300, -1, 1), (.bottom, 100, 1, -1), (.bottom, 300, -1, -1),
    ]
    for (edge, x, side, height) in cases {
      var stage = ChatHeadsEdgeTests.stage(1, .topOrBottom, x: x, edge: edge)
      stage.perform(.setUnread(head: 1, count: 3), at: 1)
      stage.settle()
      let badge = try #require(stage.layer(.badge, 1))
      #expect((badge.center.x - stage.center(1).x) * side > 10)
      #expect((badge.center.y - stage.center(1).y) * height > 10)
      stage.perform(.open(head: 1))
      stage.settle()
      let open = try #require(stage.layer(.badge, 1))
      #expect(open.center.y < stage.center(1).y, "in the row above")
    }
  }

  @Test("A message stands below a stack at the top and above one at the bottom, within the screen")
  func flyout() throws {
    let cases: [(RestingEdge, Double)] = [
      (RestingEdge.top, 33.0), (.top, 195), (.bottom, 195), (.bottom, 345),
    ]
    for (edge, x) in cases {
      var stage = ChatHeadsEdgeTests.stage(2, .topOrBottom, x: x, edge: edge)
      stage.perform(.message(head: 1, text: 1, size: Size(width: 180, height: 44)), at: 1)
      stage.look(at: 3)
      let flyout = try #require(stage.layer(.flyout, 1))
      let head = stage.center(1).y
      let gap = (flyout.center.y - head).magnitude - flyout.size.height / 2 - 33
      #expect(gap == 8 && (flyout.center.y > head) == (edge == .top))
      #expect(flyout.center.x - flyout.size.width / 2 >= 12 && flyout.center.x + flyout.size.width / 2 <= 378)
    }
  }

  @Test("A drag that begins in the dismiss target's field is captured only after it has left the field")
  func leavesTheField() {
    var stage = ChatHeadsEdgeTests.stage(1, .bottom, x: 195)
    let start = stage.center(1)
    stage.point(.down, start, at: 1)
    for step in 1...10 {
      stage.point(.move, start - Vector(x: 0, y: Double(step) * 8), at: 1 + Double(step) * 0.1)
    }
    stage.look(at: 3)
    #expect(stage.names(.captured).isEmpty)
    stage.point(.move, start - Vector(x: 0, y: 300), at: 3.1)
    stage.point(.move, start - Vector(x: 0, y: 80), at: 4)
    stage.look(at: 5)
    #expect(stage.names(.captured).count == 1)
    stage.point(.up, start - Vector(x: 0, y: 80), at: 5.1)
    stage.settle()
    #expect(stage.names(.dismissed).count == 1)
  }

  @Test("A throw to the bottom is caught by the target itself, not by the wide band of heads at the sides")
  func passesTheTarget() {
    let cases: [(Double, RestingEdges, Bool)] = [
      (195.0, RestingEdges.topOrBottom, true), (290, .topOrBottom, false), (290, .either, true),
      (290, .corners, false), (290, .top, true),
    ]
    for (x, edges, isCaught) in cases {
      let stage = ChatHeadsEdgeTests.thrown(
        ChatHeadsEdgeTests.stage(1, edges), from: Point(x: x, y: 400), Vector(x: 0, y: 1900))
      #expect(stage.names(.dismissed).count == (isCaught ? 1 : 0), "\(x) \(edges)")
    }
  }

  @Test("Arrow keys move along an edge, to the opposite one, and round a corner to the next")
  func keys() {
    func moved(_ stage: inout ChatHeadsStage, _ key: Key) -> (RestingEdge?, Point) {
      stage.handle(.key(key, focus: LayerID(.head, item: 1)), at: stage.time + 1)
      stage.settle()
      return (stage.names(.moved).last?.edge, stage.center(1))
    }
    var stage = ChatHeadsEdgeTests.stage(1, .any)
    let cases: [(Key, RestingEdge, Point)] = [
      (Key.arrowLeft, RestingEdge.left, Point(x: 22, y: 300)), (.arrowUp, .left, Point(x: 22, y: 80)),
      (.arrowUp, .top, Point(x: 33, y: 69)), (.arrowRight, .top, Point(x: 357, y: 69)),
      (.arrowDown, .bottom, Point(x: 357, y: 788)), (.arrowLeft, .bottom, Point(x: 33, y: 788)),
      (.arrowLeft, .left, Point(x: 22, y: 777)),
    ]
    for (key, edge, point) in cases {
      let (reached, place) = moved(&stage, key)
      #expect(reached == edge && place.distance(to: point) < 1e-9, "\(key) \(place)")
    }
    var corner = ChatHeadsEdgeTests.stage(1, .corners)
    #expect(moved(&corner, .arrowDown).1 == Point(x: 368, y: 777))
    #expect(moved(&corner, .arrowLeft).1 == Point(x: 22, y: 777))
  }

  @Test("An edge that the style does not allow gives the nearest one; the place is kept as the style changes")
  func styles() {
    var stage = ChatHeadsEdgeTests.stage(1, .either, edge: .left, y: 700)
    let cases: [(RestingEdges, RestingEdge, Point)] = [
      (RestingEdges.topOrBottom, RestingEdge.bottom, Point(x: 33, y: 788)),
      (.any, .bottom, Point(x: 33, y: 788)), (.right, .right, Point(x: 368, y: 777)),
      (.top, .top, Point(x: 357, y: 69)), (.corners, .right, Point(x: 368, y: 80)),
    ]
    for (edges, edge, point) in cases {
      var style = stage.heads.style
      style.edges = edges
      stage.heads.setStyle(style, at: stage.time)
      stage.settle()
      #expect(stage.heads.arrangement.edge == edge, "\(edges)")
      #expect(stage.center(1).distance(to: point) < 1e-9, "\(edges) \(stage.center(1))")
    }
  }

  @Test("A conversation opens from the top in the row and beside its head, on the side with more room")
  func opens() throws {
    var row = ChatHeadsEdgeTests.stage(2, .top, x: 100)
    row.perform(.open(head: 1), at: 1)
    row.settle()
    #expect(row.center(1).y == 80 && row.layer(.conversation, 1)?.scale == 1)
    for (x, isRight) in [(300.0, true), (1100, false)] {
      var stage = ChatHeadsEdgeTests.stage(2, .bottom, in: ChatHeadsBesideTests.desktop, x: x)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      let panel = try ChatHeadsBesideTests.panel(stage)
      #expect(isRight ? panel.minX == x + 33 + 14 : panel.maxX == x - 33 - 14)
      #expect(panel.maxY == 900 - 16)
    }
  }

  @Test("A panel that docks at a side moves heads at the bottom to that end of their edge")
  func docks() throws {
    var stage = ChatHeadsEdgeTests.stage(2, .bottom, in: ChatHeadsBesideTests.desktop, x: 700) {
      $0.panelBarHeight = 44
    }
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    for (key, x) in [(Key.end, 1440.0 - 33 - 12), (.home, 33)] {
      stage.handle(.key(key, focus: LayerID(.panelBar, item: 1)), at: stage.time + 1)
      stage.settle()
      #expect(stage.center(1).x == x)
      #expect(stage.heads.arrangement.edge == .bottom)
      let panel = try ChatHeadsBesideTests.panel(stage)
      #expect(key == .end ? panel.maxX < x : panel.minX > x)
    }
    stage.perform(.close)
    stage.settle()
    #expect(stage.center(1) == Point(x: 33, y: 900 - 22))
  }

  @Test("A squash at the top flattens the leader, and with reduced motion nothing moves")
  func squash() {
    var stage = ChatHeadsEdgeTests.stage(1, .top, x: 200) { $0.squash = 0.1 }
    stage = ChatHeadsEdgeTests.thrown(stage, from: Point(x: 200, y: 300), .zero)
    var isFlat = false
    var again = ChatHeadsEdgeTests.stage(1, .top, x: 200) { $0.squash = 0.1 }
    again.drag(from: again.center(1), to: Point(x: 200, y: 300), from: 1, lasting: 1)
    for step in 0..<120 {
      again.look(at: 2 + Double(step) / 60)
      guard let head = again.layer(.head, 1) else { continue }
      #expect(head.size.width >= head.size.height)
      isFlat = isFlat || head.size.width > head.size.height + 1
    }
    #expect(isFlat)
  }
}
