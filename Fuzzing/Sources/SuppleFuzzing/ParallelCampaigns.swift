/// Campaigns with different seeds, side by side, each in a child process.
public struct ParallelCampaigns: Sendable {
  /// The seeds, one for each campaign.
  public var seeds: [UInt64]
  /// The interactions of each campaign.
  public var kinds: [FuzzedKind]

  /// One campaign for each seed.
  public init(seeds: [UInt64], kinds: [FuzzedKind] = FuzzedKind.allCases) {
    self.seeds = seeds
    self.kinds = kinds
  }

  /// Feeds at least `events` events in all, in equal parts by the campaigns, at most `processes` of them at the same
  /// time. `progress` is called in the child process after every million events of a campaign; `finished` is called in
  /// this process at the end of each. The results have the order of the seeds.
  public func run(
    events: Int, processes: Int, progress: @escaping (_ seed: UInt64, _ events: Int) -> Void = { _, _ in },
    finished: (SeedResult) -> Void = { _ in }
  ) -> [SeedResult] {
    let share = eventsPerSeed(of: events)
    let shared = SharedNumbers(count: seeds.count * 4)
    var results = seeds.map { SeedResult(seed: $0, outcome: Campaign.Outcome(), isIncomplete: true) }
    var running: [Int32: Int] = [:]
    var next = 0
    func finish(_ index: Int) {
      results[index] = shared.result(at: index, seed: seeds[index])
      finished(results[index])
    }
    while next < seeds.count || !running.isEmpty {
      if next < seeds.count, running.count < max(1, processes) {
        let (index, seed) = (next, seeds[next])
        next += 1
        let process = Isolated.start {
          let outcome = Campaign(seed: seed, kinds: kinds).run(events: share) { progress(seed, $0) }
          shared.store(outcome, at: index)
        }
        if let process { running[process] = index } else { finish(index) }
      } else if let process = Isolated.waitForAny() {
        if let index = running.removeValue(forKey: process) { finish(index) }
      } else {
        // No child process is left: the campaigns on the list ended without a result.
        for index in running.values.sorted() { finish(index) }
        running = [:]
      }
    }
    return results
  }

  /// The minimum number of events of each campaign, of `events` in all.
  public func eventsPerSeed(of events: Int) -> Int {
    (events + max(0, seeds.count - 1)) / max(1, seeds.count)
  }
}

extension SharedNumbers {
  // Four numbers for each campaign: whether it is complete, its events, its runs, and the failing run + 1 or 0.

  fileprivate func store(_ outcome: Campaign.Outcome, at index: Int) {
    self[index * 4 + 1] = UInt64(outcome.events)
    self[index * 4 + 2] = UInt64(outcome.runs)
    self[index * 4 + 3] = outcome.failingRun.map { $0 + 1 } ?? 0
    self[index * 4] = 1
  }

  fileprivate func result(at index: Int, seed: UInt64) -> SeedResult {
    var outcome = Campaign.Outcome()
    outcome.events = Int(self[index * 4 + 1])
    outcome.runs = Int(self[index * 4 + 2])
    let failing = self[index * 4 + 3]
    outcome.failingRun = failing == 0 ? nil : failing - 1
    return SeedResult(seed: seed, outcome: outcome, isIncomplete: self[index * 4] == 0)
  }
}
