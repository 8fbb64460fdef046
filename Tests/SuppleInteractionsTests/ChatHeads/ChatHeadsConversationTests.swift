import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: conversation")
struct ChatHeadsConversationTests {
  @Test("A tap opens: the row stands at the top with spacing 3, centred, the selected head marked")
  func row() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.tap(368, 300, at: 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 195 - 69, y: 80))
    #expect(stage.center(2) == Point(x: 195, y: 80))
    #expect(stage.center(3) == Point(x: 195 + 69, y: 80))
    #expect(stage.layer(.head, 1)?.traits.contains(.selected) == true)
    #expect(stage.layer(.head, 2)?.traits.contains(.selected) == false)
    let panel = stage.layer(.conversation, 1)
    #expect(panel?.scale == 1 && panel?.topRadius == 12)
    #expect((panel?.center.y ?? 0) - (panel?.size.height ?? 0) / 2 == 47 + 66 + 20)
    #expect(stage.layer(.scrim)?.opacity == 0.6)
    #expect(stage.names(.opened).map(\.item) == [1])
  }

  @Test("On a 320 by 480 screen with a 20 pt status bar the open head rests at (160, 53)")
  func classicPlace() {
    var stage = ChatHeadsStage([1], style: .classic, viewport: ChatHeadsStage.smallPhone)
    stage.tap(298, 300, at: 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 160, y: 53))
    stage.tap(160, 53, at: stage.time + 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 298, y: 300))
    #expect(stage.names(.closed).count == 1)
  }

  @Test("The scrim is complete 0.2 s after a tap")
  func scrim() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    var last = 0.0
    for step in 0...48 {
      stage.look(at: 1 + Double(step) / 240)
      let opacity = stage.layer(.scrim)?.opacity ?? 0
      #expect(opacity >= last && opacity <= 0.6 + 1e-9, "at \(step)")
      last = opacity
    }
    #expect(abs(last - 0.6) < 1e-6)
  }

  @Test("Classic: the scale is 1.1 E(t/0.3)^2 and then 1.1 to 1 by E; closing (1 - E)^2; the scrim 0.5 E")
  func classicCurves() {
    let ease = CubicBezierEasing.easeInOut
    var stage = ChatHeadsStage([1], style: .classic, viewport: ChatHeadsStage.smallPhone)
    stage.point(.down, 298, 300, at: 1)
    stage.point(.up, 298, 300, at: 1.1)
    for step in 1...12 {
      let t = Double(step) / 20
      stage.look(at: 1.1 + t)
      let e = ease.value(at: min(1, t / 0.3))
      let expected = t <= 0.3 ? 1.1 * e * e : 1.1 - 0.1 * ease.value(at: (t - 0.3) / 0.3)
      #expect(abs((stage.layer(.conversation, 1)?.scale ?? 0) - expected) < 0.006)
      #expect(abs((stage.layer(.scrim)?.opacity ?? 0) - 0.5 * e) < 0.008)
    }
    stage.perform(.close, at: 5)
    for step in 1...5 {
      let t = Double(step) / 20
      stage.look(at: 5 + t)
      let e = ease.value(at: t / 0.3)
      #expect(abs((stage.layer(.conversation, 1)?.scale ?? 0) - (1 - e) * (1 - e)) < 0.006)
    }
    stage.settle()
    #expect(stage.layer(.conversation, 1) == nil && stage.layer(.scrim) == nil)
  }

  @Test("The head with the longest distance starts first, the others 10 ms apart")
  func stagger() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    // From (368, 300): the first slot is the farthest.
    stage.look(at: 1.009)
    #expect(stage.center(1).x < 368)
    #expect(stage.center(2) == Point(x: 368, y: 312))
    stage.look(at: 1.019)
    #expect(stage.center(2).x < 368)
    #expect(stage.layer(.head, 3)?.center == Point(x: 368, y: 312))
    stage.look(at: 1.05)
    #expect(stage.center(3).x < 368)
    let w0 = 200.0.squareRoot()
    #expect(w0 > 14)
  }

  @Test("A tap on another head switches, on the selected one, the scrim or Escape closes; the stack returns")
  func switching() {
    var stage = ChatHeadsStage([1, 2])
    stage.tap(368, 300, at: 1)
    stage.settle()
    let other = stage.center(2)
    stage.tap(other.x, other.y, at: stage.time + 1)
    stage.settle()
    #expect(stage.names(.selected).map(\.item) == [2])
    #expect(stage.layer(.conversation, 1) == nil && stage.layer(.conversation, 2) != nil)
    stage.tap(other.x, other.y, at: stage.time + 1)
    stage.settle()
    #expect(stage.names(.closed).map(\.item) == [2])
    #expect(stage.center(2) == Point(x: 368, y: 300), "the read head is the leader")
    #expect(stage.center(1) == Point(x: 368, y: 312))

    stage.perform(.open(head: 1))
    stage.settle()
    stage.tap(20, 125, at: stage.time + 1)
    stage.settle()
    #expect(stage.names(.closed).count == 2)

    stage.perform(.open(head: 1))
    stage.settle()
    stage.heads.handle(.key(.escape, focus: nil), at: stage.time + 1)
    stage.time += 1
    stage.settle()
    #expect(stage.names(.closed).count == 3)
    #expect(stage.layer(.scrim) == nil)
  }

  @Test("Touches inside an open conversation belong to the app, touches on the scrim do not")
  func claims() {
    var stage = ChatHeadsStage([1])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    func claims(_ x: Double, _ y: Double) -> Bool {
      var copy = stage.heads
      return copy.handle(.pointer(Pointer(id: 1, phase: .down, position: Point(x: x, y: y))), at: stage.time)
    }
    #expect(!claims(195, 500))
    #expect(claims(10, 120))
    #expect(claims(195, 80))
  }

  @Test("Dragging a head while open shrinks the conversation; near the row it returns and opens again")
  func dragBack() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let origin = stage.center(1)
    stage.drag(
      from: origin, to: origin + Vector(x: 30, y: 50), from: stage.time + 1, lasting: 0.4, releases: false)
    stage.look(at: stage.time + 0.5)
    #expect(stage.layer(.conversation, 1) == nil)
    #expect(stage.center(1).distance(to: origin + Vector(x: 30, y: 50)) < 0.01)
    stage.point(.up, origin.x + 30, origin.y + 50, at: stage.time)
    stage.settle()
    #expect(stage.center(1) == origin)
    #expect(stage.layer(.conversation, 1)?.scale == 1)
    #expect(stage.names(.closed).isEmpty)
  }

  @Test("Released more than 66 below its slot, a dragged head closes the row and takes the stack to an edge")
  func dragOut() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let origin = stage.center(3)
    stage.drag(
      from: origin, to: Point(x: 60, y: origin.y + 70), from: stage.time + 1, lasting: 0.5, releases: false)
    stage.point(.up, 60, origin.y + 70, at: stage.time + 0.2)
    stage.settle()
    #expect(stage.center(3) == Point(x: 22, y: origin.y + 70))
    #expect(stage.center(1) == Point(x: 22, y: origin.y + 82))
    #expect(stage.names(.closed).count == 1)
    #expect(stage.layer(.scrim) == nil)
  }

  @Test("Right to left mirrors the row and the starting side")
  func rightToLeft() {
    var heads = ChatHeads(style: .modern, viewport: ChatHeadsStage.phone, seed: 0)
    heads.handle(.preferences(Preferences(rightToLeft: true)), at: 0)
    heads.perform(.add(head: 1, unread: 0, animated: false), at: 0)
    heads.perform(.add(head: 2, unread: 0, animated: false), at: 0)
    var frame = Frame()
    heads.advance(to: 1)
    heads.write(into: &frame)
    #expect(frame.layer(LayerID(.head, item: 1))?.center.x == 22)
    heads.perform(.open(head: 1), at: 1)
    heads.advance(to: 8)
    heads.write(into: &frame)
    #expect((frame.layer(LayerID(.head, item: 1))?.center.x ?? 0) > 195)
    #expect((frame.layer(LayerID(.head, item: 2))?.center.x ?? 0) < 195)
  }

  @Test("As many as fit are shown, at most 5; the oldest not selected goes to the overflow, and 16 are kept")
  func overflow() {
    var stage = ChatHeadsStage([1, 2, 3, 4, 5])
    stage.perform(.add(head: 6, unread: 0, animated: true), at: 1)
    stage.settle()
    #expect(stage.names(.overflowed).map(\.item) == [5])
    #expect(stage.heads.core.value.heads.roster.heads.map(\.id.number) == [6, 1, 2, 3, 4])
    for id in 7...Int32(5 + 1 + 17) { stage.perform(.add(head: id, unread: 0, animated: true)) }
    stage.settle()
    #expect(
      stage.heads.core.value.heads.roster.heads.count == 5
        && stage.heads.core.value.heads.roster.overflow.count == 16)
    #expect(stage.names(.dropped).count == 2)
    stage.perform(.open(head: 23))
    stage.settle()
    let slots = stage.frame.layers.filter { $0.id.role == .head }.count
    #expect(slots == 5, "five heads fit 390, and close up for the overflow's slot")
  }
}
