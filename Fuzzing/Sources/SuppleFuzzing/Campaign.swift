import SuppleInteractions
import SuppleScene
import SuppleScript

/// Many fuzz runs, one after the other. A seed and the number of a run determine the whole run.
public struct Campaign: Sendable {
  /// The maximum number of steps of a run.
  public static let stepsPerRun = 150
  /// The maximum number of runs that share a child process.
  private static let runsPerProcess: UInt64 = 5000

  /// The maximum processor time of a run, in seconds. Most take a few milliseconds.
  private static let maximumTime: Int32 = 60
  /// The maximum processor time of a run while a case is shrunk, in seconds.
  private static let maximumShrinkingTime: Int32 = 5

  /// A failure with its smallest known case.
  public struct Failure: Sendable {
    /// The number of the run in its campaign.
    public var run: UInt64
    /// The invariant that did not hold.
    public var violation: Violation
    /// The shrunk case.
    public var fuzzCase: FuzzCase
  }

  /// The result of a campaign.
  public struct Outcome: Sendable, Hashable {
    /// The number of events.
    public var events = 0
    /// The number of runs that held every invariant.
    public var runs = 0
    /// The run that broke an invariant or ended its process, if any.
    public var failingRun: UInt64?

    /// An outcome.
    public init(events: Int = 0, runs: Int = 0, failingRun: UInt64? = nil) {
      self.events = events
      self.runs = runs
      self.failingRun = failingRun
    }
  }

  /// The seed of all runs.
  public var seed: UInt64
  /// The interactions, which take turns from run to run.
  public var kinds: [FuzzedKind]

  /// A campaign.
  public init(seed: UInt64, kinds: [FuzzedKind] = FuzzedKind.allCases) {
    self.seed = seed
    self.kinds = kinds
  }

  /// Makes runs until at least `events` events were fed, or one run failed. Many runs share a child process; if a
  /// process ends early, its current run has failed. `progress` is called after every million events.
  public func run(events: Int, from first: UInt64 = 0, progress: (Int) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    var number = first
    while outcome.events < events {
      // The child reports the number of its run, the events so far, and whether that run broke an invariant.
      Isolated.sharedNumbers = (number, UInt64(outcome.events), 0)
      let ending = Isolated.run {
        var (number, fed, broke) = Isolated.sharedNumbers
        let last = number + Campaign.runsPerProcess
        while fed < UInt64(events), number < last, broke == 0 {
          Isolated.limitTime(to: Campaign.maximumTime)
          let result = perform(number)
          fed += UInt64(result.fuzzCase.steps.count)
          if result.violation != nil { broke = 1 } else { number += 1 }
          Isolated.sharedNumbers = (number, fed, broke)
        }
      }
      let (reached, fed, broke) = Isolated.sharedNumbers
      if outcome.events / 1_000_000 < Int(fed) / 1_000_000 { progress(Int(fed)) }
      outcome.events = Int(fed)
      outcome.runs += Int(reached - number)
      number = reached
      if broke != 0 || ending != .returned {
        outcome.failingRun = number
        return outcome
      }
    }
    return outcome
  }

  /// Random scripts: runs with the profile `.scriptable`.
  public func scripts(_ count: Int) -> [Script] {
    var scripts: [Script] = []
    var number: UInt64 = 0
    while scripts.count < count {
      let (kind, _, entropy) = plan(number)
      number += 1
      // A violation has no effect here: the steps are a script in any case.
      let fuzzCase = FuzzRun.draw(kind, .scriptable, steps: Campaign.stepsPerRun / 2, from: entropy).fuzzCase
      guard var script = fuzzCase.script, script.events.last?.time ?? 0 < 300 else { continue }
      script.duration = (script.events.last?.time ?? 0) + 1
      scripts.append(script)
    }
    return scripts
  }

  // MARK: Runs

  /// The kind, the profile and the random source of a run.
  private func plan(_ number: UInt64) -> (FuzzedKind, Profile, Entropy) {
    var mixed = SeededRandom(seed: seed)
    var stream = SeededRandom(seed: mixed.next() &+ number &* 0x9E37_79B9_7F4A_7C15)
    let kind = kinds.isEmpty ? .messenger : kinds[Int(number % UInt64(kinds.count))]
    return (kind, stream.next() % 3 == 0 ? .scriptable : .unrestricted, Entropy(seed: stream.next()))
  }

  /// Makes one run. `follow` is called with the case before each step is taken; the run ends when it returns false.
  public func perform(_ number: UInt64, follow: (FuzzCase) -> Bool = { _ in true }) -> FuzzRun.Outcome {
    let (kind, profile, entropy) = plan(number)
    return FuzzRun.draw(kind, profile, steps: Campaign.stepsPerRun, from: entropy, follow: follow)
  }

  // MARK: Failures

  /// Repeats a run and shrinks its case. Returns nil if every invariant holds.
  public func shrink(_ number: UInt64) -> Failure? {
    var fuzzCase = FuzzCase(start: StartGenerator.empty, steps: [])
    var violation: Violation?
    let ending = Isolated.run {
      Isolated.limitTime(to: Campaign.maximumTime)
      _ = perform(number)
    }
    if ending != .returned {
      fuzzCase = caseBeforeEnd(number)
      violation = Violation(
        ending == .timedOut ? .ends : .neverTraps, "the process ended", step: fuzzCase.steps.count)
    } else {
      let outcome = perform(number)
      (fuzzCase, violation) = (outcome.fuzzCase, outcome.violation)
    }
    return Campaign.shrink(fuzzCase, violation, number)
  }

  /// Shrinks the case of a run. Returns nil if every invariant held.
  public static func shrink(_ outcome: FuzzRun.Outcome) -> Failure? {
    shrink(outcome.fuzzCase, outcome.violation, 0)
  }

  private static func shrink(_ fuzzCase: FuzzCase, _ violation: Violation?, _ number: UInt64) -> Failure? {
    guard let violation else { return nil }
    let small = Shrinking.shrink(fuzzCase) { Campaign.breaks($0, violation.invariant) }
    let endsProcess = violation.invariant == .neverTraps || violation.invariant == .ends
    let last = endsProcess ? violation : FuzzRun.violation(in: small) ?? violation
    return Failure(run: number, violation: last, fuzzCase: small)
  }

  /// Whether a case breaks an invariant, checked in a child process because the case may end it.
  private static func breaks(_ fuzzCase: FuzzCase, _ invariant: Invariant) -> Bool {
    Isolated.sharedNumbers = (0, 0, 0)
    let ending = Isolated.run {
      Isolated.limitTime(to: Campaign.maximumShrinkingTime)
      Isolated.sharedNumbers.0 = FuzzRun.violation(in: fuzzCase)?.invariant == invariant ? 1 : 0
    }
    switch ending {
    case .returned: return Isolated.sharedNumbers.0 == 1
    case .trapped: return invariant == .neverTraps
    case .timedOut: return invariant == .ends
    }
  }

  /// The steps of a run up to the step that ended its process.
  private func caseBeforeEnd(_ number: UInt64) -> FuzzCase {
    Isolated.sharedNumbers = (0, 0, 0)
    _ = Isolated.run {
      Isolated.limitTime(to: Campaign.maximumTime)
      _ = perform(number) { fuzzCase in
        Isolated.sharedNumbers.0 = UInt64(fuzzCase.steps.count)
        return true
      }
    }
    let count = Int(Isolated.sharedNumbers.0)
    return perform(number) { $0.steps.count < count }.fuzzCase
  }
}
