/// SplitMix64: property tests draw the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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
