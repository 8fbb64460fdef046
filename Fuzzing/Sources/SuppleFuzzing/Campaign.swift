import SuppleInteractions
import SuppleScene
import SuppleScript

/// Many lives, one after the other, each drawn from a number: what `make fuzz` runs.
public struct Campaign: Sendable {
  /// The steps of a life at most.
  public static let lifeLength = 150

  /// A failure, as small as it could be made.
  public struct Failure: Sendable {
    /// The number of the life in its campaign.
    public var number: UInt64
    /// What did not hold.
    public var violation: Violation
    /// The life, shrunk.
    public var life: FuzzCase
  }

  /// What came of a campaign.
  public struct Outcome: Sendable {
    /// How many events there were.
    public var events = 0
    /// How many lives.
    public var lives = 0
    /// The first failure.
    public var failure: Failure?
  }

  /// What all lives are drawn from.
  public var seed: UInt64
  /// Which interactions take turns.
  public var kinds: [FuzzedKind]

  /// A campaign.
  public init(seed: UInt64, kinds: [FuzzedKind] = FuzzedKind.allCases) {
    self.seed = seed
    self.kinds = kinds
  }

  /// Leads lives until there were so many events, or one broke something. Many lives share a process, and where that
  /// ends before its time the life in which it did is the failure. `progress` hears of every million events.
  public func run(events: Int, from first: UInt64 = 0, progress: (Int) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    var number = first
    while outcome.events < events {
      // Three numbers come back: the life, the events so far, and whether that life broke something.
      Isolated.notes = (number, UInt64(outcome.events), 0)
      let ending = Isolated.run {
        var (number, done, broke) = Isolated.notes
        let last = number + 5000
        while done < UInt64(events), number < last, broke == 0 {
          let led = lead(number)
          done += UInt64(led.life.steps.count)
          if led.violation != nil { broke = 1 } else { number += 1 }
          Isolated.notes = (number, done, broke)
        }
      }
      let (life, done, broke) = Isolated.notes
      if outcome.events / 1_000_000 < Int(done) / 1_000_000 { progress(Int(done)) }
      outcome.events = Int(done)
      outcome.lives += Int(life - number)
      number = life
      if broke != 0 || ending != .returned {
        outcome.failure = shrink(number)
        return outcome
      }
    }
    return outcome
  }

  /// Random scripts: lives of which scripts can tell all.
  public func scripts(_ count: Int) -> [Script] {
    var scripts: [Script] = []
    var number: UInt64 = 0
    while scripts.count < count {
      let (kind, _, entropy) = plan(number)
      number += 1
      // The engine is not on trial here: a life that breaks something still is a script.
      let life = Life.draw(kind, .orderly, steps: Campaign.lifeLength / 2, from: entropy).life
      guard var script = life.script, script.events.last?.time ?? 0 < 300 else { continue }
      script.duration = (script.events.last?.time ?? 0) + 1
      scripts.append(script)
    }
    return scripts
  }

  // MARK: Lives

  /// The kind and the manner of a life, and what it is drawn from.
  private func plan(_ number: UInt64) -> (FuzzedKind, Manner, Entropy) {
    var mixed = SeededRandom(seed: seed)
    var stream = SeededRandom(seed: mixed.next() &+ number &* 0x9E37_79B9_7F4A_7C15)
    let kind = kinds.isEmpty ? .messenger : kinds[Int(number % UInt64(kinds.count))]
    return (kind, stream.next() % 3 == 0 ? .orderly : .wild, Entropy(seed: stream.next()))
  }

  /// Leads one life. `follow` sees it before each of its steps is taken, and ends it by returning false.
  public func lead(_ number: UInt64, follow: (FuzzCase) -> Bool = { _ in true }) -> Life.Outcome {
    let (kind, manner, entropy) = plan(number)
    return Life.draw(kind, manner, steps: Campaign.lifeLength, from: entropy, follow: follow)
  }

  // MARK: Failures

  /// A life that broke something, as small as it can be made. Returns nil where nothing breaks.
  public func shrink(_ number: UInt64) -> Failure? {
    var life = FuzzCase(start: StartGenerator.empty, steps: [])
    var violation: Violation?
    if case .trapped = Isolated.run({ _ = lead(number) }) {
      life = lastWords(number)
      violation = Violation(.neverTraps, "the process ended", step: life.steps.count)
    } else {
      let outcome = lead(number)
      (life, violation) = (outcome.life, outcome.violation)
    }
    return Campaign.shrink(life, violation, number)
  }

  /// A drawn life that broke something, as small as it can be made.
  public static func shrink(_ outcome: Life.Outcome) -> Failure? {
    shrink(outcome.life, outcome.violation, 0)
  }

  private static func shrink(_ life: FuzzCase, _ violation: Violation?, _ number: UInt64) -> Failure? {
    guard let violation else { return nil }
    let small = Shrinking.shrink(life) { Campaign.breaks($0, violation.invariant) }
    let last = violation.invariant == .neverTraps ? violation : Life.violation(in: small) ?? violation
    return Failure(number: number, violation: last, life: small)
  }

  /// Whether a life breaks an invariant, found out in a process that may end.
  private static func breaks(_ life: FuzzCase, _ invariant: Invariant) -> Bool {
    Isolated.notes = (0, 0, 0)
    let ending = Isolated.run {
      Isolated.notes.0 = Life.violation(in: life)?.invariant == invariant ? 1 : 0
    }
    return invariant == .neverTraps ? ending != .returned : Isolated.notes.0 == 1
  }

  /// The steps of a life up to that in which it trapped: all that it had drawn by then.
  private func lastWords(_ number: UInt64) -> FuzzCase {
    Isolated.notes = (0, 0, 0)
    _ = Isolated.run {
      _ = lead(number) { life in
        Isolated.notes.0 = UInt64(life.steps.count)
        return true
      }
    }
    let count = Int(Isolated.notes.0)
    return lead(number) { $0.steps.count < count }.life
  }
}
