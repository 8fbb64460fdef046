/// Frames per second, as an exact fraction for encoders.
public struct FrameRate: Sendable, Hashable {
  /// The requested rate: frame n is at n / value, in seconds.
  public let value: Double
  /// Numerator of the fraction.
  public let numerator: Int
  /// Denominator of the fraction, 1 to 1001.
  public let denominator: Int

  /// Allowed rates, in frames per second.
  public static let range = 0.1...240.0

  /// Creates a rate; nil outside of ``range``.
  ///
  /// The denominator is the smallest from 1 to 1001 for which the fraction equals the value within the precision of
  /// doubles. For example 60 is 60/1, 59.94 is 2997/50, and 29.97002997002997 is 30000/1001. If there is none, the
  /// denominator is 1000.
  public init?(_ value: Double) {
    guard FrameRate.range.contains(value) else { return nil }
    self.value = value
    for denominator in 1...1001 {
      let numerator = (value * Double(denominator)).rounded()
      if (numerator / Double(denominator) - value).magnitude <= 4 * value.ulp {
        self.numerator = Int(numerator)
        self.denominator = denominator
        return
      }
    }
    numerator = max(1, Int((value * 1000).rounded()))
    denominator = 1000
  }
}
