import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: news after reading, and the stack's count")
struct ChatHeadsCountTests {
  private func stage(_ counts: [Int32], style: ChatHeadsStyle = .modern) -> ChatHeadsStage {
    var stage = ChatHeadsStage(counts.indices.map { Int32($0 + 1) }, style: style)
    for (index, count) in counts.enumerated() {
      stage.perform(.setUnread(head: Int32(index + 1), count: count), at: 0.5)
    }
    stage.settle()
    return stage
  }

  private func order(_ stage: ChatHeadsStage) -> [Int32] { stage.heads.arrangement.heads.map(\.head) }

  @Test(
    "On closing the selected head leads, then those with unread counts, the latest first, then the others")
  func order() {
    var stage = ChatHeadsStage([1, 2, 3, 4, 5])
    stage.perform(.open(head: 2), at: 1)
    stage.perform(.setUnread(head: 5, count: 2), at: 2)
    stage.perform(.setUnread(head: 1, count: 1), at: 2.5)
    stage.perform(.setUnread(head: 4, count: 1), at: 3)
    // A count that falls is no news.
    stage.perform(.setUnread(head: 5, count: 1), at: 3.5)
    stage.perform(.setUnread(head: 1, count: 3), at: 4)
    stage.perform(.close, at: 5)
    stage.settle()
    #expect(order(stage) == [2, 1, 4, 5, 3])
    #expect(stage.center(2) == Point(x: 368, y: 300) && stage.center(1) == Point(x: 368, y: 312))
  }

  @Test("On closing, a head with an unread message comes behind the leader, also without a count")
  func messageWithoutCount() {
    var stage = ChatHeadsStage([1, 2, 3, 4])
    stage.perform(.open(head: 1), at: 1)
    stage.perform(.message(head: 4, text: 1), at: 2)
    stage.perform(.message(head: 3, text: 2), at: 2.5)
    stage.perform(.select(head: 3), at: 3)
    stage.perform(.select(head: 1), at: 3.5)
    stage.perform(.close, at: 4)
    stage.settle()
    #expect(order(stage) == [1, 4, 2, 3], "the message of 3 was read")
    stage.perform(.open(head: 4))
    stage.perform(.select(head: 1))
    stage.perform(.close)
    stage.settle()
    #expect(order(stage) == [1, 4, 2, 3])
  }

  @Test("A conversation that closes by dragging a head down also brings news forward")
  func draggedDown() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    stage.perform(.setUnread(head: 3, count: 1), at: 2)
    stage.settle()
    let origin = stage.center(2)
    stage.drag(from: origin, to: Point(x: origin.x, y: origin.y + 300), from: stage.time + 1, lasting: 0.4)
    stage.settle()
    #expect(order(stage) == [2, 3, 1])
  }

  @Test("Closed, the leader's badge shows the sum, the overflow's included; open, each shows its own")
  func sum() {
    var stage = stage([3, 0, 8, 0, 0, 4])
    #expect(stage.layer(.badge, 1)?.label == .count(15))
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(stage.layer(.badge, 1)?.label == .count(3) && stage.layer(.badge, 3)?.label == .count(8))
    stage.perform(.close)
    stage.settle()
    #expect(stage.layer(.badge, 1)?.label == .count(15))
    stage.perform(.setUnread(head: 6, count: 5))
    stage.settle()
    #expect(stage.layer(.badge, 1)?.label == .count(16))
    stage.perform(.remove(head: 1))
    stage.settle()
    #expect(stage.layer(.badge, 3)?.label == .count(13), "the next leader shows what is left")
  }

  @Test("A leader without a count shows the others' sum, and none while open")
  func leaderWithout() {
    var stage = stage([0, 2])
    #expect(stage.layer(.badge, 1)?.label == .count(2))
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(stage.layer(.badge, 1) == nil && stage.layer(.badge, 2)?.label == .count(2))
  }

  @Test("A head that joins and opens at one instant never shows the stack's sum")
  func joinsAndOpens() {
    var stage = stage([2, 1])
    stage.perform(
      .add(head: 3, unread: 0, animated: true, from: PicturePlace(x: 40, y: 400, width: 56)), at: 5)
    stage.perform(.open(head: 3), at: 5)
    for step in 0..<30 {
      stage.look(at: 5 + Double(step) / 60)
      #expect(stage.layer(.badge, 3) == nil, "\(step)")
    }
  }

  @Test("With stackCount leader, as in classic, the badge shows the leader's own count")
  func leader() {
    #expect(ChatHeadsStyle.classic.stackCount == .leader && ChatHeadsStyle.modern.stackCount == .sum)
    var stage = stage([3, 8], style: .classic)
    #expect(stage.layer(.badge, 1)?.label == .count(3))
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    stage.drag(from: badge, to: Point(x: 120, y: 500), from: 5, lasting: 0.5)
    stage.settle()
    #expect(stage.names(.cleared).map(\.item) == [1])
    #expect(stage.heads.arrangement.heads.map(\.unread) == [0, 8])
    stage.heads.setStyle(.modern, at: stage.time)
    stage.settle()
    #expect(stage.layer(.badge, 1)?.label == .count(8), "another style shows another count")
  }

  @Test("Torn off, the sum clears every head that it counted, and no other; by key as well")
  func tornOff() {
    for byKey in [false, true] {
      var stage = stage([3, 0, 8, 0, 0, 4])
      if byKey {
        stage.heads.handle(.key(.delete, focus: LayerID(.badge, item: 1)), at: 5)
      } else {
        let badge = stage.layer(.badge, 1)?.center ?? .zero
        stage.drag(from: badge, to: Point(x: 120, y: 500), from: 5, lasting: 0.5)
      }
      stage.settle()
      #expect(stage.names(.cleared).map(\.item) == [1, 3, 6])
      #expect(stage.heads.arrangement.heads.allSatisfy { $0.unread == 0 })
      #expect(stage.layer(.badge, 1) == nil)
      stage.perform(.setUnread(head: 3, count: 1))
      stage.settle()
      #expect(stage.layer(.badge, 1)?.label == .count(1))
    }
  }

  @Test(
    "A held sum keeps its number and its heads while another head becomes the leader or gets a count",
    arguments: [
      ChatHeads.Command.add(head: 7, unread: 4, animated: true), .message(head: 2, text: 1), .select(head: 3),
      .setUnread(head: 2, count: 4),
    ])
  func heldSum(change: ChatHeads.Command) {
    for isReleasedFar in [true, false] {
      var stage = stage([3, 0, 8])
      let badge = stage.layer(.badge, 1)?.center ?? .zero
      let far = Point(x: 120, y: 500)
      stage.drag(from: badge, to: far, from: 5, lasting: 0.5, releases: false)
      stage.perform(change, at: 6)
      let others: Int32 = stage.heads.arrangement.heads.reduce(0) { $0 + $1.unread } - 11
      for step in 0...60 {
        stage.look(at: 6 + Double(step) / 60)
        #expect(stage.layer(.badge, 1)?.label == .count(11), "\(step)")
        let shown = stage.frame.layers.reduce(Int32(0)) { sum, layer in
          guard layer.id.role == .badge, layer.opacity > 0.1, case .count(let count) = layer.label else {
            return sum
          }
          return sum + count
        }
        #expect(shown <= 11 + others, "\(step): \(shown)")
      }
      if !isReleasedFar { stage.point(.move, stage.center(1) + (badge - Point(x: 368, y: 300)), at: 7.2) }
      stage.point(.up, isReleasedFar ? far : stage.center(1) + (badge - Point(x: 368, y: 300)), at: 7.6)
      stage.settle()
      #expect(stage.names(.cleared).map(\.item).sorted() == (isReleasedFar ? [1, 3] : []))
      let total = others + (isReleasedFar ? 0 : 11)
      #expect(stage.heads.arrangement.heads.reduce(0) { $0 + $1.unread } == total)
      let leader = order(stage)[0]
      let label = stage.layer(.badge, leader)?.label
      #expect(label == (total > 0 ? .count(total) : nil))
    }
  }

  @Test("The app can cancel the clearing of a sum: every count returns that it has not set meanwhile")
  func restored() {
    var stage = stage([3, 0, 8, 0, 0, 4])
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    stage.drag(from: badge, to: Point(x: 120, y: 500), from: 5, lasting: 0.5)
    stage.look()
    stage.perform(.setUnread(head: 3, count: 1))
    stage.perform(.cancelDismissal)
    stage.settle()
    #expect(stage.heads.arrangement.heads.map(\.unread) == [3, 0, 1, 0, 0, 4])
    #expect(stage.layer(.badge, 1)?.label == .count(8))
    #expect(stage.names(.restored).map(\.item) == [1, 6])
  }

  @Test("Released before it breaks, a sum returns and clears nothing")
  func putBack() {
    var stage = stage([3, 8])
    let badge = stage.layer(.badge, 1)?.center ?? .zero
    stage.drag(from: badge, to: badge + Vector(x: -40, y: 20), from: 5, lasting: 0.4)
    stage.settle()
    #expect(stage.heads.arrangement.heads.map(\.unread) == [3, 8])
    #expect(stage.layer(.badge, 1)?.label == .count(11) && stage.names(.cleared).isEmpty)
  }
}
