import SuppleFuzzing
import SuppleScene
import SuppleScript
import Testing

@Suite("Fuzz runs")
struct FuzzRunTests {
  /// The number of events in all, a quarter of them for each kind.
  private static let events = 200_000

  @Test("Every invariant holds after each of 200,000 random events", arguments: FuzzedKind.allCases)
  func holds(_ kind: FuzzedKind) {
    let campaign = Campaign(seed: 20_181_113, kinds: [kind])
    var events = 0
    var number: UInt64 = 0
    while events < FuzzRunTests.events / FuzzedKind.allCases.count {
      let outcome = campaign.perform(number)
      events += outcome.fuzzCase.steps.count
      guard let violation = outcome.violation else {
        number += 1
        continue
      }
      let failure = campaign.shrink(number)
      Issue.record("\(failure?.violation ?? violation)\n\(failure?.fuzzCase.text ?? outcome.fuzzCase.swift)")
      return
    }
  }

  @Test(
    "Runs emit every event: heads are opened and thrown away, badges torn, rows inserted; and time runs back"
  )
  func reaches() {
    var emitted: Set<EventName> = []
    var orders: Set<Bool> = []
    for kind in FuzzedKind.allCases {
      for number in 0..<120 {
        let outcome = Campaign(seed: 1, kinds: [kind]).perform(UInt64(number))
        emitted.formUnion(outcome.emitted)
        for (step, next) in zip(outcome.fuzzCase.steps, outcome.fuzzCase.steps.dropFirst()) {
          orders.insert(next.time >= step.time)
        }
      }
    }
    // The heads beyond 21 are dropped, and runs have only 9.
    #expect(Set(EventName.allCases).subtracting(emitted) == [.dropped])
    #expect(orders == [true, false])
  }

  @Test("The same seed gives the same runs")
  func repeats() {
    for number in UInt64(0)..<40 {
      let fuzzCase = Campaign(seed: 3).perform(number).fuzzCase
      #expect(fuzzCase.swift == Campaign(seed: 3).perform(number).fuzzCase.swift)
      #expect(fuzzCase.swift != Campaign(seed: 4).perform(number).fuzzCase.swift)
    }
  }
}
