/// The preferences of a person for the whole system, and the rate of time.
public struct Preferences: Sendable, Hashable {
  /// Less motion: the same states without bounces, and with cross-fades.
  public var reducedMotion: Bool
  /// The layout runs from right to left.
  public var rightToLeft: Bool
  /// The rate of springs and timed motion: 1 unchanged, 0.1 ten times slower. 0.001 to 10.
  public var rate: Double
  /// The optional events: begin and end of episodes, and progress.
  public var tells: Telling

  /// Preferences; a rate that is not finite counts as 1, others clamp to 0.001 to 10.
  public init(reducedMotion: Bool = false, rightToLeft: Bool = false, rate: Double = 1, tells: Telling = []) {
    self.reducedMotion = reducedMotion
    self.rightToLeft = rightToLeft
    self.tells = tells
    self.rate = rate.isFinite ? min(10, max(0.001, rate)) : 1
  }
}
