/// Frames a second, as the exact fraction that encoders are told.
public struct FrameRate: Sendable, Hashable {
  /// The rate as it was asked for: frame n is at n / this, in seconds.
  public let value: Double
  /// The fraction's upper part.
  public let numerator: Int
  /// The fraction's lower part, 1 to 1001.
  public let denominator: Int

  /// The rates that can be asked for, in frames a second.
  public static let range = 0.1...240.0

  /// A rate, or nil outside of ``range``.
  ///
  /// The fraction is the first of the denominators 1 to 1001 that is as near as doubles tell apart, so 60 is 60/1,
  /// 59.94 is 2997/50 and 29.97002997002997 is 30000/1001; else it is the nearest with denominator 1000.
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
