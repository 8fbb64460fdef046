/// What a person has asked of the whole system, and the pace of time.
public struct Preferences: Sendable, Hashable {
  /// Same states, no bounce: changes cross-fade.
  public var reducedMotion: Bool
  /// The layout runs from right to left.
  public var rightToLeft: Bool
  /// The pace of springs and timed motion: 1 as they are, 0.1 ten times slower. 0.001 to 10.
  public var rate: Double

  /// Preferences; a rate that is not finite counts as 1, others clamp to 0.001 to 10.
  public init(reducedMotion: Bool = false, rightToLeft: Bool = false, rate: Double = 1) {
    self.reducedMotion = reducedMotion
    self.rightToLeft = rightToLeft
    self.rate = rate.isFinite ? min(10, max(0.001, rate)) : 1
  }
}
