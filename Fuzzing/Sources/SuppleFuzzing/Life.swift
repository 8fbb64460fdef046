import SuppleInteractions
import SuppleMessenger
import SuppleScene
import SuppleScript

/// Lives: drawn, led and judged.
public enum Life {
  /// What came of a drawn life.
  public struct Outcome: Sendable {
    /// The life, as far as it was led.
    public var life: FuzzCase
    /// What did not hold, if anything.
    public var violation: Violation?
    /// What the app was told on the way.
    public var told: Set<EventName> = []
  }

  /// Draws a life of at most `steps` steps and leads an interaction through it. `follow` sees the life before each of
  /// its steps is taken, and ends it by returning false.
  public static func draw(
    _ kind: FuzzedKind, _ manner: Manner, steps: Int, from entropy: Entropy,
    thoroughness: Thoroughness = .sampled, follow: (FuzzCase) -> Bool = { _ in true }
  ) -> Outcome {
    switch kind {
    case .chatHeads: draw(ChatHeads.self, kind, manner, steps, entropy, thoroughness, follow)
    case .slimeBadge: draw(SlimeBadge.self, kind, manner, steps, entropy, thoroughness, follow)
    case .flippingNotch: draw(FlippingNotch.self, kind, manner, steps, entropy, thoroughness, follow)
    case .messenger: draw(Messenger.self, kind, manner, steps, entropy, thoroughness, follow)
    }
  }

  /// Leads an interaction through a life and says what did not hold, if anything.
  public static func violation(in life: FuzzCase, _ thoroughness: Thoroughness = .full) -> Violation? {
    switch life.start.subject {
    case .chatHeads: violation(ChatHeads.self, life, thoroughness)
    case .slimeBadge: violation(SlimeBadge.self, life, thoroughness)
    case .flippingNotch: violation(FlippingNotch.self, life, thoroughness)
    case .messenger: violation(Messenger.self, life, thoroughness)
    }
  }

  /// The same for an interaction of a given type.
  public static func violation<Subject: FuzzedInteraction>(
    _ type: Subject.Type, _ life: FuzzCase, _ thoroughness: Thoroughness = .full
  ) -> Violation? {
    guard var check = LifeCheck<Subject>(life.start, thoroughness) else { return nil }
    do throws(Violation) {
      for step in life.steps { try check.take(step) }
      try check.finish()
      return nil
    } catch {
      return error
    }
  }

  private static func draw<Subject: FuzzedInteraction>(
    _ type: Subject.Type, _ kind: FuzzedKind, _ manner: Manner, _ count: Int, _ entropy: Entropy,
    _ thoroughness: Thoroughness, _ follow: (FuzzCase) -> Bool
  ) -> Outcome {
    var entropy = entropy
    let start = StartGenerator.start(kind, from: &entropy)
    var life = FuzzCase(start: start, steps: [])
    guard var check = LifeCheck<Subject>(start, thoroughness) else { return Outcome(life: life) }
    var generator = StepGenerator(kind, manner, viewport: start.viewport, entropy: entropy)
    do throws(Violation) {
      while life.steps.count < count, !generator.entropy.isExhausted {
        let step = generator.next(seeing: check.frame)
        life.steps.append(step)
        guard follow(life) else { break }
        try check.take(step)
      }
      try check.finish()
      return Outcome(life: life, told: check.told)
    } catch {
      return Outcome(life: life, violation: error, told: check.told)
    }
  }
}
