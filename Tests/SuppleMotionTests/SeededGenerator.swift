import SuppleKit

/// A ``SeededRandom`` for the standard library: property tests draw the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Evenly spread over the orders of magnitude.
  mutating func magnitude(_ low: Double, _ high: Double) -> Double {
    let exponent = uniform(low...high)
    var power = 1.0
    var whole = exponent.rounded(.down)
    let rest = exponent - whole
    while whole > 0 {
      power *= 10
      whole -= 1
    }
    while whole < 0 {
      power /= 10
      whole += 1
    }
    return power * (1 + 9 * rest)
  }
}
