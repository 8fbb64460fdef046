/// The result of the campaign of one seed.
public struct SeedResult: Sendable, Hashable {
  /// The seed of the campaign.
  public var seed: UInt64
  /// The events, the runs and the failing run, if any.
  public var outcome: Campaign.Outcome
  /// Whether the process of the campaign ended before its result was complete.
  public var isIncomplete: Bool

  /// A result.
  public init(seed: UInt64, outcome: Campaign.Outcome, isIncomplete: Bool = false) {
    self.seed = seed
    self.outcome = outcome
    self.isIncomplete = isIncomplete
  }

  /// Whether an invariant did not hold, or the result is incomplete.
  public var hasFailed: Bool { outcome.failingRun != nil || isIncomplete }

  /// One line about this seed.
  public var text: String {
    let counts = SeedResult.counts(outcome.events, outcome.runs)
    if isIncomplete { return "seed \(seed): the process of the campaign ended early" }
    guard let run = outcome.failingRun else { return "seed \(seed): \(counts): every invariant held" }
    return "seed \(seed): \(counts), then run \(run) failed"
  }

  /// One line about all seeds: the sums and, after failures, the commands that repeat them. `command` is the command
  /// line of the fuzzer, with the options that hold for all seeds.
  public static func summary(of results: [SeedResult], command: String) -> String {
    let events = results.reduce(0) { $0 + $1.outcome.events }
    let runs = results.reduce(0) { $0 + $1.outcome.runs }
    let sums = "\(grouped(results.count, "seed")), \(counts(events, runs))"
    let failures = results.filter(\.hasFailed)
    if failures.isEmpty { return "\(sums): every invariant held" }
    let commands = failures.map { result in
      "\(command) --seed \(result.seed)" + (result.outcome.failingRun.map { " --run \($0)" } ?? "")
    }
    return "\(sums): \(grouped(failures.count, "seed")) failed; to repeat: "
      + commands.joined(separator: "; ")
  }

  private static func counts(_ events: Int, _ runs: Int) -> String {
    "\(grouped(events, "event")) in \(grouped(runs, "run"))"
  }

  /// A number with commas between groups of three digits, and its noun.
  private static func grouped(_ number: Int, _ noun: String) -> String {
    var text = ""
    let digits = String(number)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return "\(text) \(noun)\(number == 1 ? "" : "s")"
  }
}
