/// The scroller below a finger: its offset and its range.
public struct Scrollable: Sendable, Hashable {
  /// The distance from the scroller's start, in points.
  public let offset: Double
  /// The maximum offset, in points; 0 without a scroller.
  public let range: Double

  /// A scroller. A value that is not finite or negative counts as 0, an offset beyond the range as the range.
  public init(offset: Double, range: Double) {
    self.range = range > 0 && range.isFinite ? range : 0
    self.offset = offset > 0 ? min(offset, self.range) : 0
  }
}
