import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: arrangement, looks, claims")
struct ChatHeadsArrangementTests {
  @Test("Place, order, counts and the open conversation are one value, which fits another screen")
  func restore() {
    var stage = ChatHeadsStage([1, 2, 3], edge: .left, y: 300)
    stage.perform(.setUnread(head: 2, count: 7), at: 0.5)
    stage.perform(.open(head: 2))
    stage.settle()
    let kept = stage.heads.arrangement
    #expect(kept.heads.map(\.head) == [1, 2, 3] && kept.heads.map(\.unread) == [0, 7, 0])
    #expect(kept.edge == .left && kept.open == 2)

    var other = ChatHeadsStage([9], viewport: ChatHeadsStage.smallPhone)
    other.heads.restore(kept, at: 1)
    other.settle()
    #expect(other.heads.arrangement == kept)
    #expect(other.layer(.conversation, 2)?.scale == 1)
    other.perform(.close)
    other.settle()
    let heights = other.heads.core.value.geometry.restHeights(stacked: false, keyboard: false)
    let expected = heights.lowerBound + kept.height * (heights.upperBound - heights.lowerBound)
    #expect(other.center(2) == Point(x: 22, y: expected))
  }

  @Test("Invalid values in an arrangement are ignored")
  func nonsense() {
    var stage = ChatHeadsStage([1])
    stage.heads.restore(
      ChatHeadsArrangement(
        heads: [.init(head: -3, unread: 1), .init(head: 5, unread: -9), .init(head: 5, unread: 2)],
        edge: .right,
        height: .nan, open: 77), at: 1)
    stage.settle()
    #expect(stage.heads.arrangement.heads == [.init(head: 5, unread: 0)])
    #expect(stage.center(5) == Point(x: 368, y: 80))
  }

  @Test(
    "A head is 66 across, its picture 58; the original's shadow is black 0.7, 2 down, radius 2, the glow 3")
  func anatomy() {
    var stage = ChatHeadsStage([1], style: .classic)
    let head = stage.look().layer(LayerID(.head, item: 1))
    #expect(head?.size == Size(width: 66, height: 66) && head?.topRadius == 33)
    #expect(head?.shadow == Shadow(opacity: 0.7, offset: 2, radius: 2))
    let style = ChatHeadsStyle.classic
    #expect(style.headSize - 2 * style.avatarInset == 58 && style.glowRadius == 3)
  }

  @Test("A flyout is flicked away at 762 points per second even after a short move, and not below")
  func flick() {
    for (speed, goes) in [(780.0, true), (700, false)] {
      var stage = ChatHeadsStage([1])
      stage.perform(.message(head: 1, text: 1), at: 1)
      stage.look(at: 3)
      let bubble = stage.layer(.flyout, 1)?.center ?? .zero
      stage.drag(from: bubble, to: bubble + Vector(x: speed * 0.05, y: 0), from: 3, lasting: 0.05)
      stage.look(at: 4)
      #expect((stage.layer(.flyout, 1) == nil) == goes, "\(speed)")
    }
  }

  @Test("A flyout's time stands still under a finger, and a tap on it opens its conversation")
  func heldFlyout() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.message(head: 2, text: 1), at: 1)
    stage.look(at: 3)
    let bubble = stage.layer(.flyout, 2)?.center ?? .zero
    stage.point(.down, bubble.x, bubble.y, at: 3)
    stage.look(at: 20)
    #expect(stage.layer(.flyout, 2) != nil)
    stage.point(.up, bubble.x, bubble.y, at: 20)
    stage.settle()
    #expect(stage.names(.opened).map(\.item) == [2])
  }

  @Test("Slow motion slows springs and timers, and leaves the finger's velocity as it is")
  func slowMotion() {
    func landing(rate: Double) -> (x: Double, velocity: Double) {
      var stage = ChatHeadsStage([1])
      stage.heads.handle(.preferences(Preferences(rate: rate)), at: 0.5)
      stage.drag(from: Point(x: 368, y: 300), to: Point(x: 200, y: 300), from: 1, lasting: 0.1)
      // The same instant of the motion after the release.
      stage.look(at: 1.1 + 0.001 / rate)
      return (stage.center(1).x, stage.heads.core.value.velocity(0).x)
    }
    let real = landing(rate: 1)
    let slow = landing(rate: 0.1)
    #expect(real.velocity < -1500 && abs(real.velocity - slow.velocity) < 30)
    #expect(abs(real.x - slow.x) < 30, "only what the touch spring still had to take up differs")
  }

  @Test("After an hour without frames everything is at its place, in one step")
  func hour() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 100, y: 500), from: 1, lasting: 0.2)
    stage.look(at: 3600)
    #expect(stage.center(1).x == 22)
    #expect(stage.center(2) == stage.center(1) + Vector(x: 0, y: 12))
    #expect(stage.frame.schedule == .settled)
  }
}
