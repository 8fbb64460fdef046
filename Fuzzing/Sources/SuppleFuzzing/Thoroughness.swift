import SuppleInteractions

/// The frequency of the expensive checks, which copy the interaction and advance the copy.
public enum Thoroughness: Sendable, Hashable {
  /// After a random part of the steps. This suits many runs.
  case sampled
  /// After every step. This suits one run.
  case full
}

/// Chooses the steps with an expensive check. The choice is random and depends on the seed of the run alone.
struct CheckSampling {
  let thoroughness: Thoroughness
  private var random: SeededRandom

  init(_ thoroughness: Thoroughness, seed: UInt64) {
    self.thoroughness = thoroughness
    random = SeededRandom(seed: seed)
  }

  /// Whether to make a check, once in `count` times on average.
  mutating func oneIn(_ count: UInt64) -> Bool {
    thoroughness == .full || random.next() % count == 0
  }
}
