import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: tucking away")
struct ChatHeadsIdleTests {
  private func stage(_ delay: Double = 3, edge: RestingEdge = .right) -> ChatHeadsStage {
    var style = ChatHeadsStyle.modern
    style.idleDelay = delay
    return ChatHeadsStage([1, 2], style: style, edge: edge)
  }

  @Test(
    "Left alone, the stack waits without frames, slips half its width into its edge, fades to 0.6 and rests")
  func tucks() {
    for (edge, x, out) in [(RestingEdge.right, 390.0, 368.0), (.left, 0.0, 22.0)] {
      var stage = stage(edge: edge)
      #expect(stage.look(at: 0.5).schedule == .at(3), "no frame until then")
      stage.look(at: 2.99)
      #expect(stage.center(1) == Point(x: out, y: 300) && stage.layer(.head, 1)?.opacity == 1)
      stage.look(at: 3)
      #expect(stage.frame.schedule == .now)
      stage.settle()
      #expect(stage.center(1).distance(to: Point(x: x, y: 300)) < 0.01)
      #expect(stage.center(2).distance(to: Point(x: x, y: 312)) < 0.01)
      #expect(abs((stage.layer(.head, 1)?.opacity ?? 0) - 0.6) < 1e-9)
      #expect((stage.layer(.head, 2)?.opacity ?? 1) < 1e-9, "behind the leader nothing shines through")
      #expect(stage.frame.schedule == .settled)
      let layers = stage.frame.layers
      #expect(stage.look(at: 5000).layers == layers)
    }
  }

  @Test("A head removed from a tucked stack fades from the tucked opacity")
  func removedWhileTucked() {
    var stage = stage()
    stage.look(at: 3)
    stage.settle()
    stage.look(at: 10)
    let before = stage.layer(.head, 1)?.opacity ?? 0
    stage.perform(.remove(head: 1), at: 10)
    stage.look(at: 10)
    #expect(abs(before - 0.6) < 1e-9)
    #expect(abs((stage.layer(.head, 1)?.opacity ?? 0) - before) < 1e-9)
  }

  @Test("By default, and in classic, no stack tucks itself away")
  func never() {
    for style in [ChatHeadsStyle.modern, .classic] {
      var stage = ChatHeadsStage([1, 2], style: style)
      #expect(style.idleDelay == 0 && stage.look(at: 1).schedule == .settled)
      stage.look(at: 3600)
      #expect(stage.center(1) == Point(x: 368, y: 300))
    }
  }

  @Test("The style sets the overhang and the fade; a stack away from the edges only fades")
  func style() {
    var stage = stage(1)
    var style = stage.heads.style
    style.idleOverhang = 0.25
    style.idleOpacity = 0.3
    stage.heads.setStyle(style, at: 1)
    stage.look(at: 3)
    stage.settle()
    #expect(abs(stage.center(1).x - (390 + 0.25 * 66 - 33)) < 0.01)
    #expect(abs((stage.layer(.head, 1)?.opacity ?? 0) - 0.3) < 1e-9)
    style.edges = .free
    style.idleDelay = 1
    stage = ChatHeadsStage([1], style: style)
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 200, y: 400), from: 1, lasting: 1, releases: false)
    stage.point(.up, 200, 400, at: 3)
    stage.settle()
    #expect(abs(stage.center(1).x - 200) < 1 && abs((stage.layer(.head, 1)?.opacity ?? 0) - 0.3) < 1e-9)
  }

  @Test("With reduced motion it only fades")
  func reducedMotion() {
    var stage = stage()
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: 0)
    stage.look(at: 3)
    while case .now = stage.look(at: stage.time + 1.0 / 60).schedule {
      #expect(stage.center(1) == Point(x: 368, y: 300))
    }
    #expect(abs((stage.layer(.head, 1)?.opacity ?? 0) - 0.6) < 1e-9)
    stage.perform(.setAttention(isPresent: true), at: 6)
    stage.look(at: 7)
    #expect(stage.layer(.head, 1)?.opacity == 1)
  }

  @Test("The touch that brings it out is a press: a tap opens, a drag begins at the current place")
  func touch() {
    var stage = stage()
    stage.look(at: 3)
    stage.settle()
    stage.point(.down, 380, 300, at: 10)
    stage.look(at: 10)
    #expect(stage.center(1).distance(to: Point(x: 390, y: 300)) < 0.01, "no jump")
    stage.look(at: 10.3)
    #expect(stage.layer(.head, 1)?.opacity == 1 && stage.names(.pressed).map(\.item) == [1])
    var dragged = stage
    stage.point(.up, 380, 300, at: 10.4)
    stage.settle()
    #expect(stage.names(.opened).map(\.item) == [1])
    dragged.point(.move, 200, 400, at: 10.5)
    dragged.look(at: 11)
    #expect(dragged.center(1).distance(to: Point(x: 210, y: 400)) < 0.01)
  }

  @Test("A key, a message and any command bring it out, and it waits anew")
  func wakes() {
    let causes: [(String, (inout ChatHeadsStage) -> Void)] = [
      ("message", { $0.perform(.message(head: 1, text: 1), at: 10) }),
      ("count", { $0.perform(.setUnread(head: 1, count: 1), at: 10) }),
      ("attention", { $0.perform(.setAttention(isPresent: true), at: 10) }),
      ("cancelling", { $0.perform(.cancelDismissal, at: 10) }),
      ("style", { $0.heads.setStyle($0.heads.style, at: 10) }),
      ("key", { $0.heads.handle(.key(.arrowUp, focus: LayerID(.head, item: 1)), at: 10) }),
    ]
    for (name, wake) in causes {
      var stage = stage()
      stage.look(at: 3)
      stage.settle()
      wake(&stage)
      stage.look(at: 12.5)
      #expect(abs(stage.center(1).x - 368) < 0.01 && stage.layer(.head, 1)?.opacity == 1, "\(name)")
      stage.look(at: 20)
      stage.settle()
      let isTucked = abs(stage.center(1).x - 390) < 0.01
      #expect(isTucked == (name != "attention"), "\(name)")
    }
  }

  @Test("With attention on it, a finger on it, a flyout or a conversation it does not tuck away")
  func attended() {
    var stage = stage()
    stage.perform(.setAttention(isPresent: true), at: 1)
    #expect(stage.look(at: 100).schedule == .settled)
    #expect(stage.center(1).x == 368)
    stage.perform(.setAttention(isPresent: false), at: 100)
    #expect(stage.look(at: 101).schedule == .at(103))
    stage.point(.down, 368, 300, at: 102)
    stage.look(at: 110)
    #expect(stage.center(1).x == 368)
    stage.point(.cancel, 0, 0, at: 110)
    stage.perform(.message(head: 1, text: 1), at: 111)
    stage.look(at: 116)
    #expect(stage.center(1).x == 368 && stage.layer(.flyout, 1) != nil)
    // From the flyout's end on it waits.
    stage.look(at: 119.1)
    #expect(stage.center(1).x == 368)
    stage.look(at: 119.3)
    #expect(stage.center(1).x > 368)
    stage.perform(.open(head: 1), at: 130)
    stage.look(at: 200)
    #expect(stage.center(1).y == 80 && stage.frame.schedule == .settled)
  }

  @Test("The time of tucking does not depend on frames, and a resize or keyboard leaves the stack tucked")
  func frames() {
    var looked = stage()
    var still = stage()
    looked.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: 1)
    still.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: 1)
    for step in 0..<600 { looked.look(at: 1 + Double(step) / 117) }
    looked.look(at: 6.3)
    still.look(at: 6.3)
    #expect(looked.frame.layers == still.frame.layers)
    looked.heads.handle(.viewport(Viewport(size: Size(width: 844, height: 390))), at: 10)
    looked.settle()
    #expect(abs(looked.center(1).x) < 0.01)
    looked.heads.handle(.keyboard(height: 200), at: 20)
    looked.settle()
    #expect(abs(looked.center(1).x) < 0.01 && abs((looked.layer(.head, 1)?.opacity ?? 0) - 0.6) < 1e-9)
  }
}
