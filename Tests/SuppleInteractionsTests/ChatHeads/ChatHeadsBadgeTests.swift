import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: unread counts")
struct ChatHeadsBadgeTests {
  private func stage(_ edge: RestingEdge = .right) -> ChatHeadsStage {
    var stage = ChatHeadsStage([1, 2], edge: edge)
    stage.perform(.setUnread(head: 1, count: 3), at: 0.5)
    stage.perform(.setUnread(head: 2, count: 8), at: 0.5)
    stage.settle()
    return stage
  }

  @Test("The count is at the upper corner away from the edge, only of the leader in a closed stack")
  func place() {
    for edge in [RestingEdge.left, .right] {
      var stage = stage(edge)
      let head = stage.center(1)
      let badge = stage.layer(.badge, 1)?.center ?? .zero
      #expect(badge.y < head.y && (edge == .left ? badge.x > head.x : badge.x < head.x))
      #expect(abs(badge.distance(to: head) - 29) < 0.001, "on the picture's rim")
      #expect(stage.layer(.badge, 1)?.label == .count(11), "the sum of the stack")
      #expect(stage.layer(.badge, 2) == nil)
      stage.perform(.open(head: 1))
      stage.settle()
      #expect(stage.layer(.badge, 2)?.label == .count(8))
    }
  }

  @Test("To the other side the count goes round the head's rim, over its top; in classic straight across")
  func roundTheHead() throws {
    for style in [ChatHeadsStyle.modern, .classic] {
      var stage = ChatHeadsStage([1], style: style)
      stage.perform(.setUnread(head: 1, count: 3), at: 0.5)
      stage.settle()
      let rim = try #require(stage.layer(.badge, 1)).center.distance(to: stage.center(1))
      stage.perform(.setRestingPlace(edge: .left, y: 300, animated: true))
      var (nearest, sides) = (rim, Set<Bool>())
      for _ in 0..<120 {
        stage.look(at: stage.time + 1.0 / 240)
        let badge = try #require(stage.layer(.badge, 1)).center
        nearest = min(nearest, badge.distance(to: stage.center(1)))
        sides.insert(badge.x < stage.center(1).x)
        #expect(badge.y < stage.center(1).y)
      }
      #expect(sides.count == 2)
      #expect(abs(nearest - (style.changes == .springs ? rim : rim / 2.0.squareRoot())) < 0.3)
    }
  }

  @Test("A large badge comes no nearer to its head's centre than its own radius")
  func largeText() {
    var style = ChatHeadsStyle.modern
    style.headSize = 76
    style.badge.badgeRadius = 19
    var stage = ChatHeadsStage([1], style: style)
    stage.perform(.setUnread(head: 1, count: 3), at: 0.5)
    stage.settle()
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    #expect(abs(badge.distance(to: stage.center(1)) - 2 * 19) < 0.001)
    // A new face moves the badge from there.
    stage.perform(.setFace(head: 1, HeadFace(width: 200, height: 120), animated: true))
    stage.look()
    #expect((stage.layer(.badge, 1)?.center ?? .zero).distance(to: badge) < 0.001)
  }

  @Test("It can be torn off while the head stays put")
  func tear() {
    var stage = stage()
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    stage.drag(from: badge, to: Point(x: 120, y: 500), from: 5, lasting: 0.5, releases: false)
    stage.look()
    #expect(stage.center(1) == Point(x: 368, y: 300))
    #expect(stage.layer(.badge, 1)?.center.distance(to: Point(x: 120, y: 500)) ?? 99 < 1)
    stage.point(.up, 120, 500, at: 6)
    stage.settle()
    #expect(stage.names(.cleared).map(\.item) == [1, 2])
    #expect(stage.layer(.badge, 1) == nil)
    #expect(stage.names(.opened).isEmpty)
  }

  @Test("The app can cancel the clearing: the count returns")
  func cancelClearing() {
    var stage = stage()
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    stage.drag(from: badge, to: Point(x: 120, y: 500), from: 5, lasting: 0.5)
    stage.look()
    stage.perform(.cancelDismissal)
    stage.settle()
    #expect(stage.layer(.badge, 1)?.label == .count(11))
    #expect(stage.heads.arrangement.heads.map(\.unread) == [3, 8])
    #expect(stage.names(.restored).map(\.item) == [1, 2])
  }

  @Test("If badge and head overlap, the nearer centre is pressed; a tap on a badge is a tap on its head")
  func nearerCentre() {
    var stage = stage()
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    let head = stage.center(1)
    let nearHead = badge + (head - badge) * 0.55
    stage.drag(from: nearHead, to: nearHead + Vector(x: -90, y: 0), from: 5, lasting: 0.3, releases: false)
    stage.look(at: 6)
    #expect(stage.center(1).distance(to: head + Vector(x: -90, y: 0)) < 0.01, "the head was pressed")
    stage.point(.cancel, 0, 0, at: 6)
    stage.settle()
    let now = stage.layer(.badge, 1)?.center ?? .zero
    stage.tap(now.x, now.y, at: stage.time + 1)
    stage.settle()
    #expect(stage.names(.opened).map(\.item) == [1])
  }

  @Test("While it is pulled its anchor moves with the stack")
  func anchorMoves() {
    var stage = stage()
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    stage.drag(from: badge, to: badge + Vector(x: -60, y: 40), from: 5, lasting: 0.3, releases: false)
    stage.heads.handle(.keyboard(height: 530), at: 6)
    stage.look(at: 8)
    #expect(stage.center(1).y == 844 - 530 - 33 - 12)
    #expect(stage.layer(.badge, 1)?.center.distance(to: badge + Vector(x: -60, y: 40)) ?? 99 < 0.01)
    let anchor = stage.layer(.anchor, 1)?.center ?? .zero
    #expect(abs(anchor.distance(to: stage.center(1)) - 29) < 0.01)
  }

  @Test("It stays in the hand while its head has no slot, and its anchor moves smoothly to a new one")
  func heldWithoutSlot() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.setUnread(head: 3, count: 8), at: 0.5)
    stage.perform(.open(head: 1))
    stage.settle()
    let badge = stage.layer(.badge, 3)?.center ?? .zero
    let hand = badge + Vector(x: 20, y: 40)
    let start = stage.time + 1
    stage.drag(from: badge, to: hand, from: start, lasting: 0.3, releases: false)
    stage.heads.handle(.viewport(Viewport(size: Size(width: 175, height: 844))), at: start + 1)
    stage.look(at: start + 3)
    #expect(stage.layer(.head, 3) == nil || stage.layer(.head, 3)?.opacity == 0, "its head has no slot")
    #expect(stage.layer(.badge, 3)?.center.distance(to: hand) ?? 99 < 0.01)
    #expect(stage.layer(.badge, 3)?.opacity == 1)
    let anchor = stage.layer(.anchor, 3)?.center ?? .zero
    stage.heads.handle(.viewport(Viewport(size: Size(width: 390, height: 844))), at: start + 3)
    stage.look(at: start + 3)
    #expect((stage.layer(.anchor, 3)?.center ?? .zero).distance(to: anchor) < 0.01)
    stage.perform(.setFace(head: 3, HeadFace(width: 90, height: 160), animated: true))
    stage.look(at: start + 3)
    #expect((stage.layer(.anchor, 3)?.center ?? .zero).distance(to: anchor) < 0.01)
    stage.point(.cancel, 0, 0, at: start + 4)
    stage.settle()
    #expect(stage.layer(.badge, 3)?.center.distance(to: stage.center(3)) ?? 99 < 60)
  }
}
