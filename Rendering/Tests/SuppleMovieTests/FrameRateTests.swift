import SuppleMovie
import Testing

@Suite("Frame rates")
struct FrameRateTests {
  @Test("Rates become their usual fractions")
  func knownRates() throws {
    let known: [(Double, Int, Int)] = [
      (60, 60, 1), (50, 50, 1), (0.5, 1, 2), (12.5, 25, 2), (59.94, 2997, 50), (23.976, 2997, 125),
      (30_000.0 / 1001, 30_000, 1001), (60_000.0 / 1001, 60_000, 1001), (0.1, 1, 10), (240, 240, 1),
    ]
    for (value, numerator, denominator) in known {
      let rate = try #require(FrameRate(value))
      #expect((rate.numerator, rate.denominator) == (numerator, denominator))
      #expect(rate.value == value)
    }
  }

  @Test("Every rate is within a two-thousandth of its fraction")
  func everyRate() throws {
    // Steps without round numbers over the whole range.
    for value in stride(from: FrameRate.range.lowerBound, to: FrameRate.range.upperBound, by: 0.119_971_3) {
      let rate = try #require(FrameRate(value))
      #expect((Double(rate.numerator) / Double(rate.denominator) - value).magnitude <= 0.0005, "\(value)")
      #expect((1...1001).contains(rate.denominator) && rate.numerator > 0)
    }
  }

  @Test("An invalid rate is nil", arguments: [0, -60, 0.05, 241, 1e300, .infinity, -.infinity, .nan])
  func noRate(value: Double) {
    #expect(FrameRate(value) == nil)
  }
}
