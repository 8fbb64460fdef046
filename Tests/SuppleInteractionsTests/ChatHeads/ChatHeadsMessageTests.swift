import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: messages")
struct ChatHeadsMessageTests {
  private func texts(_ stage: ChatHeadsStage) -> [LayerLabel] {
    stage.frame.layers.filter { $0.id.role == .flyout }.map(\.label)
  }

  @Test("A second message fades in over the first, which stays opaque, and stays for 5 s from then on")
  func second() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.message(head: 1, text: 1), at: 1)
    let first = stage.look(at: 3).layer(LayerID(.flyout, item: 1))
    stage.perform(.message(head: 1, text: 2), at: 3)
    stage.look(at: 3.1)
    #expect(texts(stage) == [.text(1), .text(2)], "both, the new one in front")
    let incoming = stage.frame.layer(LayerID(.flyout, item: 1, index: 1))
    #expect(stage.layer(.flyout, 1)?.opacity == 1 && abs((incoming?.opacity ?? 0) - 0.5) < 0.01)
    #expect(incoming?.center == first?.center && incoming?.size == first?.size)
    stage.look(at: 3.25)
    #expect(texts(stage) == [.text(2)] && stage.layer(.flyout, 1)?.center == first?.center)
    #expect(stage.names(.flyoutHidden).isEmpty)
    stage.look(at: 7.99)
    #expect(texts(stage) == [.text(2)])
    #expect(stage.frame.schedule == .at(8), "it rests until then")
    stage.settle()
    #expect(texts(stage).isEmpty)
    #expect(stage.names(.flyoutHidden).map(\.item) == [1] && stage.names(.flyoutHidden).map(\.time) == [8])
  }

  @Test("Of messages in quick succession each change ends before the next begins, and the last text counts")
  func quick() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    for (text, time) in [(2, 2.0), (3, 2.05), (4, 2.1)] {
      stage.perform(.message(head: 1, text: Int32(text)), at: time)
      stage.look()
    }
    stage.look(at: 2.15)
    #expect(texts(stage) == [.text(1), .text(2)])
    stage.look(at: 2.3)
    #expect(texts(stage) == [.text(2), .text(4)])
    stage.look(at: 2.5)
    #expect(texts(stage) == [.text(4)])
    // Without frames in between it is the same.
    var still = ChatHeadsStage([1])
    for (text, time) in [(1, 1.0), (2, 2.0), (3, 2.05), (4, 2.1)] {
      still.perform(.message(head: 1, text: Int32(text)), at: time)
    }
    #expect(still.look(at: 2.3).layers == stage.look(at: 2.3).layers || texts(still) == [.text(2), .text(4)])
  }

  @Test("A message before the flyout appears takes its place, without another delay")
  func early() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.perform(.message(head: 1, text: 2), at: 1.1)
    stage.look(at: 1.3)
    #expect(texts(stage) == [.text(2)])
  }

  @Test("A message of another head: its flyout comes in beside it as the other goes, which is told")
  func another() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.look(at: 3)
    stage.perform(.message(head: 3, text: 2), at: 3)
    stage.look(at: 3.1)
    let old = stage.layer(.flyout, 1)
    let new = stage.frame.layer(LayerID(.flyout, item: 3, index: 1))
    #expect(abs((old?.opacity ?? 0) + (new?.opacity ?? 0) - 1) < 0.001)
    #expect(abs((new?.center.y ?? 0) - stage.center(3).y) < 0.001)
    #expect(stage.names(.flyoutHidden).map(\.item) == [1])
    stage.look(at: 4)
    #expect(stage.layer(.flyout, 3)?.label == .text(2) && texts(stage).count == 1)
    let flyout = stage.layer(.flyout, 3)?.center ?? .zero
    stage.tap(flyout.x, flyout.y, at: 5)
    stage.settle()
    #expect(stage.names(.opened).map(\.item) == [3])
    #expect(stage.names(.flyoutHidden).map(\.item) == [1, 3])
  }

  @Test(
    "However it goes the app is told once: flicked, opened, dragged, its head removed; not before it was seen"
  )
  func hidden() {
    let endings: [(String, (inout ChatHeadsStage) -> Void)] = [
      (
        "flick",
        {
          let point = $0.layer(.flyout, 1)?.center ?? .zero
          $0.drag(from: point, to: point + Vector(x: 120, y: 0), from: 2, lasting: 0.08)
        }
      ), ("open", { $0.perform(.open(head: 2), at: 2) }),
      ("drag", { $0.drag(from: Point(x: 368, y: 300), to: Point(x: 200, y: 500), from: 2, lasting: 0.3) }),
      ("remove", { $0.perform(.remove(head: 1), at: 2) }),
    ]
    for (name, end) in endings {
      var stage = ChatHeadsStage([1, 2])
      stage.perform(.message(head: 1, text: 1), at: 1)
      stage.look(at: 2)
      end(&stage)
      stage.settle()
      #expect(stage.names(.flyoutHidden).map(\.item) == [1], "\(name)")
    }
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.perform(.open(head: 1), at: 1.1)
    stage.settle()
    #expect(stage.names(.flyoutHidden).isEmpty)
  }

  @Test("That it goes by itself is told at its own time, whoever asked for a frame")
  func ownTime() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.look(at: 60)
    #expect(abs((stage.names(.flyoutHidden).first?.time ?? 0) - 6.2) < 1e-9)
    #expect(stage.frame.schedule == .settled)
  }
}
