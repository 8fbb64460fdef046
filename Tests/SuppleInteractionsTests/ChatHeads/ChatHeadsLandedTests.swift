import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: a stack after a landing moves like one that was placed at rest")
struct ChatHeadsLandedTests {
  private let faces = ChatHeadsFaceTests()

  private func near(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 0.01 }

  @Test(
    "A change of face is the same after a move or a throw as without one, in each frame",
    arguments: [1, 2, 3])
  func landed(head: Int32) {
    var (moved, put) = (faces.stage([nil, nil, nil]), faces.stage([nil, nil, nil]))
    moved.perform(.setRestingPlace(edge: .left, y: 260, animated: true), at: 1)
    put.perform(.setRestingPlace(edge: .left, y: 260, animated: false), at: 1)
    // Narrower than the leader, and as wide as it.
    for (time, face) in [(8.0, ChatHeadsFaceTests.tall), (16, HeadFace(width: 66, height: 30))] {
      for when in [time, time + 0.05, time + 0.1, time + 1] {
        if when == time {
          moved.perform(.setFace(head: head, face, animated: true), at: time)
          put.perform(.setFace(head: head, face, animated: true), at: time)
        }
        moved.look(at: when)
        put.look(at: when)
        for index in 1...3 as ClosedRange<Int32> {
          #expect(
            (moved.layer(.head, index) == nil) == (put.layer(.head, index) == nil), "\(index) at \(when)")
          guard moved.layer(.head, index) != nil else { continue }
          let (a, b) = (faces.box(moved, index), faces.box(put, index))
          #expect(
            near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width)
              && near(a.height, b.height), "\(index) at \(when): \(a), \(b)")
        }
      }
      #expect(head == 3 || faces.box(moved, head).size != Size(width: 66, height: 66))
    }
  }

  @Test("A viewport that moves followers alone moves them after a landing as from rest")
  func viewportAfterLanding() {
    var (moved, put) = (
      faces.stage([nil, ChatHeadsFaceTests.tall]),
      faces.stage([nil, ChatHeadsFaceTests.tall])
    )
    moved.perform(.setRestingPlace(edge: .left, y: 700, animated: true), at: 1)
    put.perform(.setRestingPlace(edge: .left, y: 700, animated: false), at: 1)
    for height in [500.0, 844, 300, 844] {
      let viewport = Viewport(size: Size(width: 390, height: height), safeArea: Insets(top: 47, bottom: 34))
      moved.handle(.viewport(viewport), at: moved.time + 6)
      put.handle(.viewport(viewport), at: put.time + 6)
      for wait in [0, 0.05, 0.1, 6] {
        moved.look(at: moved.time + wait)
        put.look(at: put.time + wait)
        for head in [1, 2] as [Int32] {
          let distance = moved.center(head).distance(to: put.center(head))
          #expect(distance < 0.01, "\(head) at \(height), after \(wait)")
        }
      }
    }
  }

  @Test("The same viewport and keyboard again, as hosts send them, leave a landing its motion")
  func sameRoom() {
    var stage = ChatHeadsStage([1, 2])
    stage.drag(from: stage.center(1), to: Point(x: 200, y: 420), from: 1, lasting: 0.1)
    var again = stage
    again.handle(.viewport(ChatHeadsStage.phone), at: again.time)
    again.handle(.keyboard(height: 0), at: again.time)
    let start = stage.time
    for frame in 1...90 {
      let time = start + Double(frame) / 60
      stage.look(at: time)
      again.look(at: time)
      #expect(again.frame.layers == stage.frame.layers, "at \(time)")
    }
  }

  @Test(
    "A viewport that changes followers and not the leader's place moves them in a stack that was moved, too")
  func narrowed() {
    var stages = [true, false].map { animated in
      var stage = faces.stage([nil, HeadFace(width: 300, height: 60), nil])
      stage.perform(.setRestingPlace(edge: .left, y: 260, animated: animated), at: 1)
      stage.look(at: 3)
      return stage
    }
    let before = faces.box(stages[0], 2)
    let narrow = Viewport(size: Size(width: 300, height: 844), safeArea: ChatHeadsStage.phone.safeArea)
    for index in stages.indices {
      stages[index].handle(.viewport(narrow), at: 3)
      stages[index].look(at: 5)
    }
    let (moved, put) = (faces.box(stages[0], 2), faces.box(stages[1], 2))
    #expect(near(moved.height, put.height) && near(moved.minY, put.minY), "\(moved), \(put)")
    #expect(moved.height > before.height + 1 && stages[0].center(1) == stages[1].center(1))
  }

  @Test(
    "Followers at the top change to the other side with the direction of text in a stack that was moved, too")
  func turned() {
    var style = ChatHeadsStyle.modern
    style.edges = .topOrBottom
    let lefts = [true, false].map { animated in
      var stage = faces.stage([nil, ChatHeadsFaceTests.tall, nil], style: style, edge: .top)
      stage.perform(.setRestingPlace(edge: .top, x: 200, y: 0, animated: animated), at: 1)
      stage.look(at: 3)
      stage.prefer(reducedMotion: false, rightToLeft: true, at: 3)
      stage.look(at: 5)
      return faces.box(stage, 2).minX - faces.box(stage, 1).minX
    }
    #expect(near(lefts[0], lefts[1]) && lefts[0] < 0, "\(lefts)")
  }
}
