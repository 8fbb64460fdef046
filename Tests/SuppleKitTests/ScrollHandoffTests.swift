import SuppleKit
import Testing

@Suite("Hand-over between a layer and its scroller")
struct ScrollHandoffTests {
  @Test("Towards the start the scroller comes first, away from it the layer")
  func order() {
    var handoff = ScrollHandoff(Scrollable(offset: 30, range: 100))
    #expect(handoff.take(20, room: 50) == 20 && handoff.scrollable.offset == 10)
    #expect(handoff.take(25, room: 50) == 10 && handoff.scrollable.offset == 0, "15 are the layer's")
    #expect(handoff.take(-40, room: 50) == 0, "the layer has room for all")
    #expect(handoff.take(-70, room: 10) == -60 && handoff.scrollable.offset == 60)
    #expect(handoff.take(-70, room: -5) == -40 && handoff.scrollable.offset == 100, "no further than its end")
  }

  @Test("Without a scroller all is the layer's, and what is not finite is no offset")
  func none() {
    var handoff = ScrollHandoff(nil)
    #expect([50.0, -50].map { handoff.take($0, room: 0) } == [0, 0])
    #expect(Scrollable(offset: .nan, range: 100) == Scrollable(offset: 0, range: 100))
    #expect(Scrollable(offset: 500, range: 100).offset == 100)
    #expect(Scrollable(offset: 5, range: .infinity) == Scrollable(offset: 0, range: 0))
  }

  @Test("The scroller moves as far as it takes, within its range and the movement", arguments: 0..<4)
  func conservation(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var handoff = ScrollHandoff(Scrollable(offset: 40, range: 200))
    for _ in 0..<1000 {
      let movement = random.uniform(in: -90...90)
      let room = random.uniform(in: -20...120)
      let before = handoff.scrollable.offset
      let share = handoff.take(movement, room: room)
      #expect(handoff.scrollable.offset == before - share && handoff.scrollable.range == 200)
      #expect((0...200).contains(handoff.scrollable.offset))
      #expect(share.magnitude <= movement.magnitude + 1e-9 && share * movement >= 0)
      // The rest is the layer's: away from the start it uses up its room before the scroller moves.
      if share < 0 { #expect(movement - share <= -max(0, room) + 1e-9) }
      // Towards the start the layer moves only where the scroller is at its start.
      if movement > 0, share < movement - 1e-9 { #expect(handoff.scrollable.offset == 0) }
    }
  }
}
