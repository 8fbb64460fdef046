import SuppleInteractions
import SuppleScene
import SuppleScript

/// Fuzz runs: each draws or takes a fuzz case, feeds it to an interaction and checks every invariant.
public enum FuzzRun {
  /// The result of a run with random steps.
  public struct Outcome: Sendable {
    /// The start and the steps, up to the last one that was taken.
    public var fuzzCase: FuzzCase
    /// The invariant that did not hold, if any.
    public var violation: Violation?
    /// The names of all events that the interaction emitted.
    public var emitted: Set<EventName> = []
  }

  /// Draws a start and at most `steps` steps, and feeds them to an interaction. `follow` is called with the case before
  /// each of its steps is taken; when it returns false, the run ends without that step and without the checks of its end.
  public static func draw(
    _ kind: FuzzedKind, _ profile: Profile, steps: Int, from entropy: Entropy,
    thoroughness: Thoroughness = .sampled, follow: (FuzzCase) -> Bool = { _ in true }
  ) -> Outcome {
    draw(kind.type, kind, profile, steps, entropy, thoroughness, follow)
  }

  /// Feeds a fuzz case to its interaction, and returns the first violation, if any.
  public static func violation(in fuzzCase: FuzzCase, _ thoroughness: Thoroughness = .full) -> Violation? {
    violation(FuzzedKind(fuzzCase.start).type, fuzzCase, thoroughness)
  }

  /// Feeds a fuzz case to an interaction of the given type, and returns the first violation, if any.
  public static func violation<Subject: FuzzedInteraction>(
    _ type: Subject.Type, _ fuzzCase: FuzzCase, _ thoroughness: Thoroughness = .full
  ) -> Violation? {
    guard var check = RunCheck<Subject>(fuzzCase.start, thoroughness) else { return nil }
    do throws(Violation) {
      for step in fuzzCase.steps { try check.take(step) }
      try check.finish()
      return nil
    } catch {
      return error
    }
  }

  private static func draw<Subject: FuzzedInteraction>(
    _ type: Subject.Type, _ kind: FuzzedKind, _ profile: Profile, _ count: Int, _ entropy: Entropy,
    _ thoroughness: Thoroughness, _ follow: (FuzzCase) -> Bool
  ) -> Outcome {
    var entropy = entropy
    let start = StartGenerator.start(kind, from: &entropy)
    var fuzzCase = FuzzCase(start: start, steps: [])
    guard var check = RunCheck<Subject>(start, thoroughness) else { return Outcome(fuzzCase: fuzzCase) }
    var generator = StepGenerator(kind, profile, viewport: start.viewport, entropy: entropy)
    do throws(Violation) {
      while fuzzCase.steps.count < count, !generator.entropy.isExhausted {
        let step = generator.next(seeing: check.frame)
        fuzzCase.steps.append(step)
        guard follow(fuzzCase) else { return Outcome(fuzzCase: fuzzCase, emitted: check.emitted) }
        try check.take(step)
      }
      try check.finish()
      return Outcome(fuzzCase: fuzzCase, emitted: check.emitted)
    } catch {
      return Outcome(fuzzCase: fuzzCase, violation: error, emitted: check.emitted)
    }
  }
}
