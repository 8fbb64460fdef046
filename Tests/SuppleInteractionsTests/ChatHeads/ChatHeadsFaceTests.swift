import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The face of every head of a ``ChatHeadsStage``; nil for circles.
enum StageFace {
  @TaskLocal static var current: HeadFace?
}

@Suite("Chat heads: any face")
struct ChatHeadsFaceTests {
  static let circle = HeadFace(width: 66, height: 66)
  static let pill = HeadFace(width: 120, height: 44)
  static let tall = HeadFace(width: 90, height: 160, cornerRadius: 20)
  static let tiny = HeadFace(width: 24, height: 24)
  static let faces = [circle, pill, tall, tiny]

  /// A style whose open row has heads of one size, which fill their slots.
  private static let evenRow: ChatHeadsStyle = {
    var style = ChatHeadsStyle.modern
    style.unselectedScale = 1
    return style
  }()

  func stage(
    _ faces: [HeadFace?], style: ChatHeadsStyle = .modern, viewport: Viewport = ChatHeadsStage.phone,
    edge: RestingEdge = .right, y: Double = 300
  ) -> ChatHeadsStage {
    var stage = ChatHeadsStage(
      Array(1...Int32(faces.count)), style: style, viewport: viewport, edge: edge, y: y)
    for (index, face) in faces.enumerated() where face != nil {
      stage.perform(.setFace(head: Int32(index + 1), face, animated: false))
    }
    stage.look()
    return stage
  }

  /// The rectangle of a head on the screen.
  func box(_ stage: ChatHeadsStage, _ head: Int32) -> Rect {
    guard let layer = stage.layer(.head, head) else { return Rect(x: .nan, y: .nan, width: 0, height: 0) }
    return Rect(
      center: layer.center,
      size: Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale))
  }

  private func near(_ a: Double?, _ b: Double, _ limit: Double = 0.01) -> Bool {
    a.map { ($0 - b).magnitude <= limit } ?? false
  }

  // MARK: The face

  @Test("A side is 24 to 400, a radius at most half of the smaller side; a pill without a radius")
  func limits() {
    #expect(HeadFace(width: 3, height: 900) == HeadFace(width: 24, height: 400, cornerRadius: 12))
    #expect(HeadFace(width: .nan, height: -.infinity) == HeadFace(width: 66, height: 66))
    #expect(HeadFace(width: .infinity, height: 50).width == 66)
    #expect(HeadFace(width: 120, height: 44).cornerRadius == 22)
    #expect(HeadFace(width: 120, height: 44, cornerRadius: 900).cornerRadius == 22)
    #expect(HeadFace(width: 120, height: 44, cornerRadius: -3).cornerRadius == 0)
    for radius in [Double.nan, .infinity, -.infinity] {
      #expect(HeadFace(width: 120, height: 44, cornerRadius: radius).cornerRadius == 22)
    }
  }

  @Test("Its layer has its size and its rounding; a face for an unknown head is ignored")
  func layer() {
    var stage = stage([Self.tall])
    #expect(stage.layer(.head, 1)?.size == Size(width: 90, height: 160))
    #expect(stage.layer(.head, 1)?.cornerRadius == 20)
    let before = stage.frame.layers
    stage.perform(.setFace(head: 7, Self.pill, animated: true), at: 1)
    stage.settle()
    #expect(stage.frame.layers == before)
    stage.perform(.setFace(head: 1, nil, animated: true))
    stage.settle()
    #expect(stage.frame.layers == ChatHeadsStage([1]).frame.layers)
  }

  @Test("No face is more than 0.8 of the viewport, and it has its size again in a larger one")
  func viewport() {
    let wide = HeadFace(width: 400, height: 60)
    var stage = stage([wide])
    #expect(stage.layer(.head, 1)?.size == Size(width: 312, height: 60))
    stage.handle(.viewport(Viewport(size: Size(width: 844, height: 390))), at: 1)
    stage.settle()
    #expect(stage.layer(.head, 1)?.size == Size(width: 400, height: 60))
    stage.handle(.viewport(Viewport(size: Size(width: 200, height: 50))))
    stage.settle()
    #expect(stage.layer(.head, 1)?.size == Size(width: 160, height: 40))
    #expect(stage.layer(.head, 1)?.cornerRadius == 20)
  }

  @Test("A change of the face glides from its size and its place, without a jump")
  func glides() {
    var stage = stage([nil])
    let start = stage.center(1)
    stage.perform(.setFace(head: 1, Self.pill, animated: true), at: 1)
    stage.look()
    #expect(stage.layer(.head, 1)?.size == Size(width: 66, height: 66))
    #expect(stage.center(1) == start)
    stage.look(at: 1.05)
    let width = stage.layer(.head, 1)?.size.width ?? 0
    #expect(width > 68 && width < 119)
    stage.settle()
    #expect(stage.layer(.head, 1)?.size == Size(width: 120, height: 44))
    #expect(stage.layer(.head, 1)?.cornerRadius == 22)
    #expect(stage.center(1).x == 350, "a sixth of 120 is outside: 390 - 60 + 20")
  }

  @Test("A new head enters with its face, and keeps its size in the overflow and across a restore")
  func kept() {
    var stage = stage([nil])
    stage.perform(.add(head: 2, unread: 0, animated: true), at: 1)
    stage.perform(.setFace(head: 2, Self.pill, animated: true))
    stage.look()
    #expect(stage.layer(.head, 2)?.size == Size(width: 120, height: 44))
    for head in 3...7 as ClosedRange<Int32> { stage.perform(.add(head: head, unread: 0, animated: true)) }
    stage.settle()
    #expect(stage.heads.arrangement.heads.first { $0.head == 2 }?.face == Self.pill)
    stage.perform(.open(head: 2))
    stage.settle()
    #expect(box(stage, 2).size == Size(width: 120, height: 44))
    let kept = stage.heads.arrangement
    var other = ChatHeadsStage([9])
    other.heads.restore(kept, at: 1)
    #expect(other.heads.arrangement == kept)
    other.look(at: 1)
    #expect(box(other, 2).size == Size(width: 120, height: 44))
  }

  @Test("Heads with a face of the circle's size are circles to the bit, after any action", arguments: 0..<20)
  func circles(_ seed: Int) {
    var circles = ChatHeadsPropertyTests.stage()
    var faces = StageFace.$current.withValue(Self.circle) { ChatHeadsPropertyTests.stage() }
    for entry in ChatHeadsPropertyTests.script(seed: UInt64(seed), hostile: false) {
      ChatHeadsPropertyTests.feed(&circles, entry)
      ChatHeadsPropertyTests.feed(&faces, entry)
      for id in 1...3 as ClosedRange<Int32> {
        faces.perform(.setFace(head: id, Self.circle, animated: true), at: entry.time)
      }
      #expect(circles.takeRecords() == faces.takeRecords())
      var (one, other) = (Frame(), Frame())
      circles.write(into: &one)
      faces.write(into: &other)
      #expect(one.layers == other.layers, "at \(entry.time)")
    }
  }

  // MARK: Rest

  @Test("It rests a sixth of its width outside, and its height keeps to the safe area", arguments: faces)
  func rest(_ face: HeadFace) {
    for edge in [RestingEdge.left, .right] {
      for (y, isTop) in [(-50.0, true), (2000, false)] {
        var stage = stage([face], edge: edge)
        stage.perform(.setRestingPlace(edge: edge, y: y, animated: false))
        stage.look()
        let box = box(stage, 1)
        let outside = face.width / 6
        #expect(near(edge == .left ? box.minX : box.maxX, edge == .left ? -outside : 390 + outside))
        #expect(near(isTop ? box.minY : box.maxY, isTop ? 47 : 844 - 34))
      }
    }
  }

  @Test("A restored place is kept for a leader with a lower face")
  func restored() {
    var stage = stage([Self.tall])
    stage.perform(.setRestingPlace(edge: .left, y: 60, animated: false))
    stage.look()
    #expect(near(box(stage, 1).minY, 47))
    stage.perform(.setFace(head: 1, Self.tiny, animated: true), at: 1)
    stage.settle()
    #expect(near(stage.center(1).y, 60))
  }

  @Test("A gap to the edge is the same for each face", arguments: faces)
  func gap(_ face: HeadFace) {
    var style = ChatHeadsStyle.modern
    style.edgeOverhang = -16
    #expect(near(box(stage([face], style: style), 1).maxX, 390 - 16))
  }

  @Test("It keeps clear of exclusion areas by its own rectangle")
  func exclusion() {
    var stage = stage([Self.tall], y: 400)
    stage.perform(.setExclusionAreas([Rect(x: 330, y: 300, width: 20, height: 60)]), at: 1)
    stage.settle()
    #expect(near(box(stage, 1).minY, 360), "it is nearer to its place than above the area")
  }

  @Test("Dragged out, a third of its width and of its height stays visible", arguments: faces)
  func dragged(_ face: HeadFace) {
    var style = ChatHeadsStyle.modern
    style.lean = 0
    style.draggedScale = 1
    for goal in [Point(x: 5000, y: 400), Point(x: -5000, y: 400), Point(x: 200, y: -9000)] {
      var stage = stage([face], style: style)
      let start = stage.center(1)
      stage.drag(from: start, to: goal, from: 1, lasting: 0.4, releases: false)
      stage.look(at: 3)
      let seen = box(stage, 1)
      let width = min(seen.maxX, 390) - max(seen.minX, 0)
      let height = min(seen.maxY, 844) - max(seen.minY, 0)
      #expect(width >= face.width / 3 - 0.1 && height >= face.height / 3 - 0.1, "\(goal) \(seen)")
      stage.point(.up, goal, at: 3.5)
      stage.settle()
      let rested = box(stage, 1)
      #expect(rested.center.x >= 0 && rested.center.x <= 390 && rested.minY >= 46.9 && rested.maxY <= 810.1)
    }
  }

  @Test("Tucked away, half of it is outside")
  func tucked() {
    var style = ChatHeadsStyle.modern
    style.idleDelay = 1
    var stage = stage([Self.pill], style: style)
    stage.look(at: 4)
    stage.settle()
    #expect(near(stage.center(1).x, 390))
  }

  // MARK: Stack

  @Test("Behind the leader a head is at most as large, its bottom edge 12 lower; captured ones share a point")
  func stack() {
    var stage = stage([Self.pill, Self.tall, nil, Self.tiny])
    let leader = box(stage, 1)
    #expect(leader.size == Size(width: 120, height: 44))
    let tall = box(stage, 2)
    #expect(near(tall.height, 44) && near(tall.width, 90.0 * 44 / 160))
    #expect(near(tall.maxY, leader.maxY + 12) && near(tall.center.x, leader.center.x))
    #expect(near(box(stage, 3).width, 44), "wider than the second one, it is not hidden")
    #expect(stage.layer(.head, 4) == nil || near(box(stage, 4).width, 24))
    stage.drag(from: leader.center, to: Point(x: 195, y: 712), from: 1, lasting: 0.5, releases: false)
    stage.look(at: 3)
    #expect(stage.names(.captured).count == 1)
    let captured = box(stage, 1)
    #expect(near(captured.width, 66 * 1.04, 1.5) || near(captured.width, 66, 0.5))
    for head in [2, 3] as [Int32] where stage.layer(.head, head) != nil {
      #expect(stage.center(head).distance(to: stage.center(1)) < 0.5)
      #expect(
        box(stage, head).width <= captured.width + 0.1 && box(stage, head).height <= captured.height + 0.1)
    }
  }

  @Test("Released in the target it keeps the small size of the target")
  func absorbed() {
    var stage = stage([HeadFace(width: 200, height: 200)])
    let start = stage.center(1)
    stage.drag(from: start, to: Point(x: 195, y: 712), from: 1, lasting: 0.5, releases: false)
    stage.look(at: 3)
    stage.point(.up, Point(x: 195, y: 712), at: 3)
    var largest = 0.0
    while stage.layer(.head, 1) != nil, stage.time < 4 {
      stage.look(at: stage.time + 1.0 / 120)
      largest = max(largest, stage.layer(.head, 1) == nil ? 0 : box(stage, 1).width)
    }
    #expect(largest < 70)
    #expect(stage.names(.dismissed).count == 1)
  }

  // MARK: Row and column

  @Test("In the row it is at most as high as a circle, and three times as wide; all slots have one gap")
  func row() {
    var stage = stage(
      [Self.pill, Self.tall, nil, HeadFace(width: 300, height: 30)], style: Self.evenRow)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let boxes = [1, 2, 3].map { box(stage, $0) }
    #expect(boxes[0].size == Size(width: 120, height: 44))
    #expect(near(boxes[1].height, 66) && near(boxes[1].width, 90.0 * 66 / 160))
    #expect(boxes[2].size == Size(width: 66, height: 66))
    for (one, other) in zip(boxes, boxes.dropFirst()) {
      #expect(near(other.minX - one.maxX, 3) && near(one.center.y, other.center.y))
    }
    #expect(stage.layer(.head, 4) == nil, "198 more points do not fit")
    guard let slot = stage.layer(.overflow) else {
      Issue.record("no overflow")
      return
    }
    #expect(slot.label == .count(1))
    #expect(near((boxes[0].minX + slot.center.x + 33) / 2, 195), "the row is centred")
    stage.perform(.openOverflow)
    stage.settle()
    #expect(near(stage.layer(.overflowed, 4)?.size.width, 198 + 24))
  }

  @Test("The selected head has a slot, however wide it is")
  func selected() {
    let wide = HeadFace(width: 250, height: 66)
    var stage = stage([nil, nil, nil, nil, wide])
    stage.perform(.open(head: 5), at: 1)
    stage.settle()
    #expect(near(box(stage, 5).width, 198))
    let shown = stage.frame.layers.filter { $0.id.role == .head }.count
    #expect(stage.layer(.overflow)?.label == .count(Int32(5 - shown)))
    for layer in stage.frame.layers where layer.id.role == .head {
      let box = box(stage, layer.id.item)
      #expect(box.minX >= 8 && box.maxX <= 382)
    }
  }

  @Test("Right to left mirrors the row")
  func mirrored() {
    var stage = stage([Self.pill, nil], style: Self.evenRow)
    stage.prefer(reducedMotion: false, rightToLeft: true, at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect(box(stage, 1).minX > box(stage, 2).maxX)
    #expect(near(box(stage, 1).minX - box(stage, 2).maxX, 3))
  }

  @Test("In a column it is at most as wide as a circle, and the slots follow by their heights")
  func column() {
    let screen = Viewport(size: Size(width: 1000, height: 700))
    var stage = stage([Self.pill, Self.tall, nil], style: Self.evenRow, viewport: screen, y: 120)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let boxes = [1, 2, 3].map { box(stage, $0) }
    #expect(near(boxes[0].width, 66) && near(boxes[0].height, 44 * 0.55))
    #expect(near(boxes[1].width, 66) && near(boxes[1].height, 160.0 * 66 / 90))
    for (one, other) in zip(boxes, boxes.dropFirst()) {
      #expect(near(other.minY - one.maxY, 3) && near(one.center.x, other.center.x))
    }
  }

  // MARK: Badge, hit, flyout, conversation

  @Test("Its badge is on the arc of its corner, at 45 degrees", arguments: faces)
  func badge(_ face: HeadFace) {
    var stage = stage([face], edge: .left)
    stage.perform(.setUnread(head: 1, count: 3), at: 1)
    stage.settle()
    let center = stage.center(1)
    let radius = max(0, face.cornerRadius - 4)
    let part = radius - radius * 0.5.squareRoot()
    let badge = stage.layer(.badge, 1)?.center
    #expect(near(badge?.x, center.x + max(0, face.width / 2 - 4 - part)))
    #expect(near(badge?.y, center.y - max(0, face.height / 2 - 4 - part)))
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(near(stage.layer(.badge, 1)?.scale, 1, 1e-9), "a count stays legible where its head is scaled")
  }

  @Test("It is hit in its rounded rectangle, and a small one in 44 by 44 points")
  func hit() {
    func isHit(_ stage: ChatHeadsStage, _ x: Double, _ y: Double) -> Bool {
      stage.heads.claims(stage.center(1) + Vector(x: x, y: y))
    }
    let pill = stage([Self.pill])
    #expect(isHit(pill, -58, 0) && isHit(pill, 0, 21) && !isHit(pill, -57, -19) && !isHit(pill, 0, 25))
    let tiny = stage([Self.tiny])
    #expect(isHit(tiny, -21, 0) && !isHit(tiny, -23, 0) && tiny.layer(.head, 1)?.hitOutset == 10)
    var row = stage([Self.tiny, Self.tiny])
    row.perform(.open(head: 1), at: 1)
    row.settle()
    let second = row.center(2)
    row.tap(second.x - 11, second.y, at: row.time + 1)
    row.settle()
    #expect(
      row.names(.selected).map(\.item) == [2], "within another face, nothing around the first one counts")
  }

  @Test("A flyout stands beside its width")
  func flyout() {
    for face in Self.faces {
      var stage = stage([face], edge: .left)
      stage.perform(.message(head: 1, text: 1), at: 1)
      stage.look(at: 3)
      guard let flyout = stage.layer(.flyout, 1) else {
        Issue.record("no flyout")
        return
      }
      #expect(near(flyout.center.x - flyout.size.width / 2, box(stage, 1).maxX + 8))
    }
  }

  @Test("A conversation grows from its middle and returns into it, with the face's rounding")
  func conversation() {
    var stage = stage([nil, Self.tall])
    stage.perform(.open(head: 2), at: 1)
    stage.look(at: 1.12)
    while stage.layer(.conversation, 2) == nil, stage.time < 2 { stage.look(at: stage.time + 1.0 / 120) }
    guard let panel = stage.layer(.conversation, 2) else {
      Issue.record("no panel")
      return
    }
    // Behind its head the card has the shape of the face's picture: the face less its inset on all sides.
    let picture = (width: 90.0 - 8, height: 160.0 - 8, radius: 20.0 - 4)
    #expect(near(panel.size.height / panel.size.width, picture.height / picture.width, 1e-6))
    #expect(near(panel.cornerRadius / panel.size.width, picture.radius / picture.width, 1e-6))
    stage.settle()
    let head = stage.center(2)
    #expect(stage.layer(.conversation, 2)?.cornerRadius == stage.heads.style.openRadius)
    guard let beak = stage.layer(.conversationBeak, 2) else {
      Issue.record("no beak")
      return
    }
    #expect(near(beak.center.x, head.x))
    stage.perform(.close)
    while (stage.layer(.conversation, 2)?.scale ?? 0) > 0.1 { stage.look(at: stage.time + 1.0 / 120) }
    if let last = stage.layer(.conversation, 2) {
      #expect((last.center - stage.center(2)).length < 60)
    }
  }

  @Test("With reduced motion no size changes before the head has faded out")
  func reducedMotion() {
    var stage = stage([Self.tall])
    stage.prefer(reducedMotion: true, at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.look(at: 1.09)
    #expect(near(box(stage, 1).height, 160))
    stage.look(at: 1.11)
    #expect(near(box(stage, 1).height, 66))
    stage.perform(.close)
    stage.settle()
    #expect(near(box(stage, 1).height, 160))
  }
}
