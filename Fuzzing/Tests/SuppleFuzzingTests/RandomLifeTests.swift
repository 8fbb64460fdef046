import SuppleScript
import SuppleFuzzing
import SuppleScene
import Testing

@Suite("Random lives")
struct RandomLifeTests {
  /// So many events in all: the four kinds share them.
  private static let events = 200_000

  @Test("Every invariant holds after each of 200,000 random events", arguments: FuzzedKind.allCases)
  func holds(_ kind: FuzzedKind) {
    let campaign = Campaign(seed: 20_181_113, kinds: [kind])
    var events = 0
    var number: UInt64 = 0
    while events < RandomLifeTests.events / FuzzedKind.allCases.count {
      let outcome = campaign.lead(number)
      events += outcome.life.steps.count
      guard let violation = outcome.violation else {
        number += 1
        continue
      }
      let failure = campaign.shrink(number)
      Issue.record("\(failure?.violation ?? violation)\n\(failure?.life.text ?? outcome.life.swift)")
      return
    }
  }

  @Test(
    "Lives reach what they are for: heads are opened and thrown away, badges torn, rows inserted, time runs back"
  )
  func reaches() {
    var told: Set<EventName> = []
    var orders: Set<Bool> = []
    for kind in FuzzedKind.allCases {
      for number in 0..<120 {
        let outcome = Campaign(seed: 1, kinds: [kind]).lead(UInt64(number))
        told.formUnion(outcome.told)
        for (step, next) in zip(outcome.life.steps, outcome.life.steps.dropFirst()) {
          orders.insert(next.time >= step.time)
        }
      }
    }
    // To drop a head takes 22 of them, and lives know of 9.
    #expect(Set(EventName.allCases).subtracting(told) == [.dropped])
    #expect(orders == [true, false])
  }

  @Test("The same seed leads the same lives")
  func repeats() {
    for number in UInt64(0)..<40 {
      let life = Campaign(seed: 3).lead(number).life
      #expect(life.swift == Campaign(seed: 3).lead(number).life.swift)
      #expect(life.swift != Campaign(seed: 4).lead(number).life.swift)
    }
  }
}
