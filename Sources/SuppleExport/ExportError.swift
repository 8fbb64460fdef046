/// Why a curve cannot be written out.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A spring without damping swings for ever.
  case neverSettles
  /// A curve has to take some time, and to end.
  case notAFiniteDuration
  /// A tolerance has to be above 0 and below 1.
  case toleranceOutOfRange(Double)
  /// There is no way to measure progress on, as the curve ends where it begins.
  case noWay

  /// One line that says what is wrong.
  public var description: String {
    switch self {
    case .neverSettles: "a spring without damping never settles, so that it has no end to export"
    case .notAFiniteDuration: "the duration has to be above 0 and finite"
    case .toleranceOutOfRange(let tolerance): "the tolerance is \(tolerance), but must be above 0 and below 1"
    case .noWay: "the curve ends where it begins, so that there is no progress to export"
    }
  }
}
