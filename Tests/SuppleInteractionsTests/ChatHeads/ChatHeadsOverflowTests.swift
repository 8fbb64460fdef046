import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the overflow")
struct ChatHeadsOverflowTests {
  /// Twelve heads, of which seven are in the overflow.
  static func twelve() -> ChatHeadsStage { ChatHeadsStage(Array(1...12)) }

  /// Throws the stack into the dismiss target.
  static func throwAway(_ stage: inout ChatHeadsStage) {
    let start = stage.time + 1
    stage.point(.down, 368, 300, at: start)
    stage.point(.move, 300, 400, at: start + 0.2)
    stage.point(.move, 195, 712, at: start + 1)
    stage.point(.up, 195, 712, at: start + 2)
    stage.look()
  }

  @Test("Dismissing the stack dismisses the overflow as well: one dismissed for each head, none added")
  func wholeStack() {
    var stage = Self.twelve()
    Self.throwAway(&stage)
    stage.settle()
    #expect(stage.names(.dismissed).map(\.item) == Array(1...12))
    #expect(stage.names(.added).isEmpty)
    #expect(stage.frame.layers.isEmpty)
    #expect(stage.heads.arrangement.heads.isEmpty)
  }

  @Test("A stack that is caught in flight is dismissed as a whole as well")
  func flung() {
    var stage = Self.twelve()
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 195, 300, at: 1.5)
    for step in 0...12 { stage.point(.move, 195, 200 + Double(step) * 18, at: 2 + Double(step) / 120) }
    stage.point(.up, 195, 416, at: 2.1)
    stage.settle()
    #expect(stage.names(.dismissed).map(\.item) == Array(1...12))
    #expect(stage.names(.added).isEmpty)
  }

  @Test(
    "The app can cancel the dismissal of all, before or after, and every head returns to its place",
    arguments: [true, false])
  func cancelled(early: Bool) {
    var stage = Self.twelve()
    let before = stage.heads.arrangement.heads
    if early { stage.perform(.cancelDismissal) }
    Self.throwAway(&stage)
    if !early { stage.perform(.cancelDismissal) }
    stage.settle()
    #expect(stage.heads.arrangement.heads == before)
    #expect(stage.names(.dismissed).count == (early ? 0 : 12))
    #expect(stage.names(.added).isEmpty && stage.names(.overflowed).isEmpty)
    #expect(stage.center(1) == Point(x: 368, y: 300))
  }

  @Test("Adding a head of the overflow makes it the leader, with its count")
  func addFromOverflow() {
    var stage = Self.twelve()
    stage.perform(.add(head: 9, unread: 4, animated: true), at: 1)
    stage.look()
    #expect(stage.names(.added).map(\.item) == [9])
    #expect(stage.names(.overflowed).map(\.item) == [5])
    stage.settle()
    #expect(stage.center(9) == Point(x: 368, y: 300))
    #expect(stage.layer(.badge, 9)?.label == .count(4))
    #expect(stage.heads.arrangement.heads.map(\.head) == [9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])
  }

  @Test("In an open row it comes to the front without opening, also a head without a slot for lack of width")
  func addWhileOpen() {
    var stage = ChatHeadsStage(Array(1...7), viewport: ChatHeadsRowTests.viewport(280))
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    for head: Int32 in [7, 4] {
      stage.perform(.add(head: head, unread: 2, animated: true))
      stage.settle()
      #expect(ChatHeadsRowTests.row(stage).first == head)
      #expect(stage.layer(.conversation, 1) != nil && stage.layer(.conversation, head) == nil)
    }
    #expect(stage.names(.selected).isEmpty)
    #expect(stage.names(.added).map(\.item) == [7])
  }

  @Test("A message for a head of the overflow brings it into an open row and opens nothing")
  func messageWhileOpen() {
    var stage = Self.twelve()
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    stage.perform(.message(head: 9, text: 1))
    stage.settle()
    #expect(ChatHeadsRowTests.row(stage).first == 9)
    #expect(stage.names(.selected).isEmpty)
  }

  @Test("A head added without animation to a full open row moves its last head to the overflow")
  func addedAtOnceToARow() {
    var style = ChatHeadsStyle.modern
    // The row cannot close up for one more slot.
    style.avatarInset = 0
    var stage = ChatHeadsStage([1, 2, 3, 4, 5], style: style)
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(stage.layer(.overflow) == nil)
    stage.perform(.add(head: 6, unread: 2, animated: false))
    stage.settle()
    #expect(stage.layer(.overflow)?.label == .count(2))
    #expect((1...6).map { stage.layer(.head, $0) != nil } == [true, true, true, true, false, false])
  }
}
