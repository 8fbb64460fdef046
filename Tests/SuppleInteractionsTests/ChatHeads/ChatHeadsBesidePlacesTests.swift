import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the places of panel, column and beak in a wide room")
struct ChatHeadsBesidePlacesTests {
  static func opened(
    _ count: Int32 = 1, in viewport: Viewport = ChatHeadsBesideTests.desktop, edge: RestingEdge = .right,
    y: Double = 450, areas: [Rect] = [], rightToLeft: Bool = false,
    _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var stage = ChatHeadsBesideTests.stage(count, in: viewport, edge: edge, y: y, change)
    if rightToLeft { stage.prefer(reducedMotion: false, rightToLeft: true) }
    stage.perform(.setExclusionAreas(areas), at: 0.5)
    stage.settle()
    stage.perform(.open(head: 1))
    stage.settle()
    return stage
  }

  /// A stage whose head rests in the middle of the room, away from the edges, with its conversation open.
  static func openedInTheMiddle(
    x: Double = 800, areas: [Rect], rightToLeft: Bool = false
  ) -> ChatHeadsStage {
    var style = ChatHeadsStyle.modern
    style.edges = .free
    var stage = ChatHeadsStage([1], style: style, viewport: ChatHeadsBesideTests.desktop, y: 450)
    if rightToLeft { stage.prefer(reducedMotion: false, rightToLeft: true) }
    stage.perform(.setRestingPlace(edge: .right, x: x, y: 450, animated: false), at: 0.1)
    stage.perform(.setExclusionAreas(areas), at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    return stage
  }

  static func beak(_ stage: ChatHeadsStage) -> Layer? {
    stage.frame.layers.first { $0.id.role == .conversationBeak }
  }

  // MARK: Exclusion areas

  @Test("Right above or below an area at the same side, the nearest of the two")
  func sameSide() throws {
    // The head is at (1407, 450), so the panel would span 170 to 730.
    let cases: [(area: Rect, top: Double)] = [
      (Rect(x: 980, y: 640, width: 300, height: 100), 640 - 16 - 560),
      (Rect(x: 980, y: 120, width: 300, height: 100), 220 + 16),
      (Rect(x: 980, y: 745, width: 300, height: 100), 745 - 16 - 560),
      (Rect(x: 980, y: 747, width: 300, height: 100), 170),
    ]
    for (area, top) in cases {
      let panel = try ChatHeadsBesideTests.panel(Self.opened(areas: [area]))
      #expect(panel == Rect(x: 980, y: top, width: 380, height: 560), "\(area)")
    }
  }

  @Test("Right above an area, wherever the sums of coordinates are rounded")
  func rounded() throws {
    for step in 1...400 {
      // The top of the panel is larger than its height, and so is the rounding.
      let area = Rect(x: 480, y: 800 + 0.0413 * Double(step), width: 300, height: 60)
      var stage = Self.opened(areas: [area])
      let frame = Rect(x: 500, y: 700, width: 300, height: 241 + 0.0173 * Double(step))
      stage.perform(.setPanelFrame(frame, animated: false))
      stage.settle()
      let panel = try ChatHeadsBesideTests.panel(stage)
      #expect(panel.minX == 500 && abs(area.minY - panel.maxY - 16) < 1e-9, "\(area): \(panel)")
    }
  }

  @Test("Without such a place, the same at the other side of the head, where the beak then is")
  func otherSide() throws {
    let stage = Self.openedInTheMiddle(areas: [Rect(x: 400, y: 400, width: 360, height: 100)])
    #expect(stage.center(1) == Point(x: 800, y: 450))
    let panel = try ChatHeadsBesideTests.panel(stage)
    #expect(panel == Rect(x: 847, y: 170, width: 380, height: 560))
    let beak = try #require(Self.beak(stage))
    #expect(beak.center == Point(x: 847, y: 450))
  }

  @Test("Without one at either side, the tallest clear span of both, as high as that")
  func tallestSpan() throws {
    let left = Rect(x: 400, y: 400, width: 360, height: 100)
    let lower = try ChatHeadsBesideTests.panel(
      Self.openedInTheMiddle(areas: [left, Rect(x: 850, y: 500, width: 300, height: 100)]))
    #expect(lower == Rect(x: 847, y: 16, width: 380, height: 500 - 16 - 16))
    let upper = try ChatHeadsBesideTests.panel(
      Self.openedInTheMiddle(areas: [
        Rect(x: 400, y: 340, width: 360, height: 40), Rect(x: 850, y: 500, width: 300, height: 100),
      ]))
    #expect(upper == Rect(x: 800 - 47 - 380, y: 380 + 16, width: 380, height: 884 - 380 - 16))
  }

  @Test("Where no span has the minimum height, areas are ignored")
  func noPlace() throws {
    // Spans of 16 to 239, and of 271 to 884 less the second area.
    let stripes = [100.0, 300, 500, 700].map { Rect(x: 900, y: $0, width: 400, height: 40) }
    let panel = try ChatHeadsBesideTests.panel(Self.opened(areas: stripes))
    #expect(panel == Rect(x: 980, y: 170, width: 380, height: 560))
  }

  @Test("A column moves by the smallest distance to a place clear of areas; without such a place it stays")
  func column() {
    let all = [129.0, 198, 267]
    var stage = Self.opened(3, y: 200, areas: [Rect(x: 1390, y: 300, width: 50, height: 50)])
    #expect([1, 2, 3].map { stage.center($0).y } == all)
    stage = Self.opened(
      3, y: 200,
      areas: stride(from: 40.0, to: 900, by: 60).map { Rect(x: 1390, y: $0, width: 50, height: 20) })
    #expect([1, 2, 3].map { stage.center($0).y } == [200, 269, 338])
  }

  // MARK: The column

  @Test("Of six heads five stand in the column, and then the overflow's slot; above a keyboard fewer")
  func overflow() throws {
    let cases: [(height: Double, keyboard: Double, y: Double, shown: Int, pitch: Double)] = [
      (900.0, 0.0, 200.0, 5, 69.0), (900, 0, 700, 5, 69), (900, 620, 100, 3, 69), (400, 0, 150, 5, 334.0 / 5),
    ]
    for (room, keyboard, y, shown, pitch) in cases {
      let viewport = Viewport(size: Size(width: 1440, height: room))
      var stage = Self.opened(6, in: viewport, y: y)
      stage.handle(.keyboard(height: keyboard))
      stage.settle()
      let height = room - keyboard
      let heads = stage.frame.layers.filter { $0.id.role == .head && $0.opacity > 0 }
      #expect(heads.count == shown, "\(height)")
      let slot = try #require(stage.frame.layers.first { $0.id.role == .overflow })
      var column = stage.heads.order.prefix(shown).map { stage.center($0) }
      column.append(slot.center)
      let isUpper = y < height / 2
      for (one, next) in zip(column, column.dropFirst()) {
        #expect(one.x == 1407 && next.x == 1407)
        #expect((next.y - one.y - (isUpper ? pitch : -pitch)).magnitude < 1e-9, "\(height) \(y)")
      }
      #expect(column.allSatisfy { $0.y >= 33 - 1e-9 && $0.y <= height - 33 + 1e-9 })
    }
  }

  @Test("With equal room at both sides the panel is where lines of text end; otherwise sides are physical")
  func rightToLeft() throws {
    for isMirrored in [false, true] {
      let stage = Self.openedInTheMiddle(x: 720, areas: [], rightToLeft: isMirrored)
      let panel = try ChatHeadsBesideTests.panel(stage)
      #expect(isMirrored ? panel.maxX == 720 - 47 : panel.minX == 720 + 47)
      let atRight = try ChatHeadsBesideTests.panel(Self.opened(rightToLeft: isMirrored))
      #expect(atRight == Rect(x: 980, y: 170, width: 380, height: 560))
    }
  }

  // MARK: Beak and springs

  @Test("The beak is held 12 + 15 from the corners")
  func beakAtCorners() throws {
    for (y, held) in [(33.0, 16.0 + 27), (867, 884 - 27)] {
      let stage = Self.opened(y: y)
      let beak = try #require(Self.beak(stage))
      #expect((beak.center.y - held).magnitude < 1e-9 && beak.center.x == 1360)
    }
  }

  @Test("For a head beyond the corner the panel follows by the smallest distance, by a spring (420, 1)")
  func follows() throws {
    var stage = Self.opened(5, y: 100) { $0.panelHeight = 240 }
    let before = try ChatHeadsBesideTests.panel(stage)
    let last = stage.heads.order[4]
    let start = stage.time
    stage.perform(.select(head: last))
    let goal = stage.center(last).y + 27 - 240
    let motion = SpringMotion(
      spring: Spring(stiffness: 420, dampingRatio: 1), start: start, from: before.minY, velocity: 0,
      target: goal)
    for step in 1...60 {
      let time = start + Double(step) / 120
      stage.look(at: time)
      let panel = try ChatHeadsBesideTests.panel(stage, last)
      #expect((panel.minY - motion.value(at: time)).magnitude < 1e-6, "\(step)")
    }
    stage.settle()
    #expect(try ChatHeadsBesideTests.panel(stage, last).minY == goal)
  }

  @Test("The leader moves by (700, 0.85) and the panel grows by (420, 0.86) from 0.3, and back by (420, 1)")
  func springs() throws {
    var stage = ChatHeadsBesideTests.stage()
    let (rest, start) = (stage.center(1).x, 1.0)
    stage.perform(.open(head: 1), at: start)
    let leader = SpringMotion(
      spring: Spring(stiffness: 700, dampingRatio: 0.85), start: start, from: rest, velocity: 0, target: 1407)
    let scale = SpringMotion(
      spring: Spring(stiffness: 420, dampingRatio: 0.86), start: start, from: 0.3, velocity: 0, target: 1)
    for step in 1...60 {
      let time = start + Double(step) / 120
      stage.look(at: time)
      #expect((stage.center(1).x - leader.value(at: time)).magnitude < 0.01, "\(step)")
      let panel = try #require(stage.layer(.conversation, 1))
      #expect((panel.scale - scale.value(at: time)).magnitude < 2e-3, "\(step)")
    }
    stage.settle()
    let end = stage.time
    stage.perform(.close)
    let back = SpringMotion(
      spring: Spring(stiffness: 420, dampingRatio: 1), start: end, from: 1, velocity: 0, target: 0)
    let leaderBack = SpringMotion(
      spring: Spring(stiffness: 420, dampingRatio: 1), start: end, from: 1407, velocity: 0, target: rest)
    for step in 1...30 {
      let time = end + Double(step) / 120
      stage.look(at: time)
      #expect(((stage.layer(.conversation, 1)?.scale ?? 0) - back.value(at: time)).magnitude < 2e-3)
      #expect((stage.center(1).x - leaderBack.value(at: time)).magnitude < 0.01, "\(step)")
    }
  }

  // MARK: Reduced motion

  @Test("With reduced motion the panel fades in and out in 0.2 s, and neither it nor its head travels")
  func reducedMotion() throws {
    var stage = ChatHeadsBesideTests.stage(2, y: 300)
    stage.prefer(reducedMotion: true, at: 0.5)
    stage.settle()
    let rest = stage.center(1)
    let room = Rect(x: 980, y: 16 + (300 - 16) / 868.0 * 308, width: 380, height: 560)
    for isOpening in [true, false] {
      let start = stage.time
      stage.perform(isOpening ? .open(head: 1) : .close)
      for step in 0...24 {
        stage.look(at: start + Double(step) / 120)
        if let layer = stage.layer(.conversation, 1) {
          #expect(layer.scale == 1)
          #expect(Rect(center: layer.center, size: layer.size).origin.distance(to: room.origin) < 1e-9)
        }
        if let head = stage.layer(.head, 1), head.opacity > 0 {
          #expect(head.center == rest || head.center == Point(x: 1407, y: 300))
        }
      }
      stage.look(at: start + 0.2001)
      #expect(stage.frame.schedule == .settled, "\(isOpening)")
      #expect(stage.layer(.conversation, 1)?.opacity ?? 0 == (isOpening ? 1 : 0))
    }
  }

  @Test("With reduced motion a thrown panel is where it was released, and then where it lands")
  func reducedThrow() throws {
    var stage = ChatHeadsDockingTests.stage(reducedMotion: true)
    try ChatHeadsDockingTests.drag(&stage, by: Vector(x: -200, y: 0), thrown: true, lifting: false)
    let released = try ChatHeadsBesideTests.panel(stage).x
    stage.point(.up, stage.finger, at: stage.time)
    var places: Set<Double> = [released]
    for _ in 1...60 {
      stage.look(at: stage.time + 1.0 / 120)
      if let layer = stage.layer(.conversation, 1), layer.opacity > 0 {
        places.insert(Rect(center: layer.center, size: layer.size).x)
      }
    }
    #expect(stage.frame.schedule == .settled)
    #expect(places.count <= 2, "\(places.count)")
    #expect((try ChatHeadsBesideTests.panel(stage).x - (980 - 200 - 600 / 7.98)).magnitude < 3)
  }

  // MARK: Insets and faces

  @Test("Below a header that `restInsets` leaves free stand the head and all of its panel")
  func restInsets() throws {
    let stage = Self.opened(y: 0) { $0.restInsets = Insets(top: 76, left: 0, bottom: 0, right: 40) }
    #expect(stage.center(1) == Point(x: 1440 - 40 - 33, y: 76 + 33))
    let panel = try ChatHeadsBesideTests.panel(stage)
    #expect(panel == Rect(x: 1440 - 40 - 66 - 14 - 380, y: 76 + 16, width: 380, height: 560))
  }

  @Test(
    "Faces of any shape stand in the column, 3 apart, clear of the panel, and the beak points to the middle",
    arguments: ChatHeadsFaceTests.faces)
  func faces(_ face: HeadFace) throws {
    for y in [200.0, 700] {
      var stage = StageFace.$current.withValue(face) { ChatHeadsBesideTests.stage(3, y: y) }
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      // Heads that are not selected are drawn smaller, in the middle of their slots.
      let boxes = stage.heads.order.prefix(3).compactMap { stage.layer(.head, $0) }.map {
        let scale = $0.id.item == 1 ? $0.scale : $0.scale / stage.heads.style.unselectedScale
        return Rect(
          center: $0.center, size: Size(width: $0.size.width * scale, height: $0.size.height * scale))
      }
      let panel = try ChatHeadsBesideTests.panel(stage)
      #expect(panel.width == 380 && panel.height == 560)
      for box in boxes {
        #expect(box.minX >= panel.maxX + 14 - 1e-6 && box.maxX <= 1440 + 1e-6)
        #expect(box.minY >= -1e-6 && box.maxY <= 900 + 1e-6)
      }
      let sorted = y < 450 ? boxes : boxes.reversed()
      for (one, next) in zip(sorted, sorted.dropFirst()) {
        #expect((next.minY - one.maxY - 3).magnitude < 1e-6, "\(face) \(y)")
      }
      let beak = try #require(Self.beak(stage))
      #expect((beak.center.y - boxes[0].center.y).magnitude < 1e-6)
    }
  }
}
