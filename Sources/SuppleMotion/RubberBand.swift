/// The resistance of a scroll view that is pulled past its end.
///
/// A pull x moves the content by `(1 - 1 / (x c / d + 1)) d`: about c times the pull at first, and never as far as the
/// dimension d of the viewport.
///
/// ```swift
/// RubberBand().offset(pull: 10, dimension: 100)        // 5.213...
/// ```
public struct RubberBand: Hashable, Sendable {
  /// How far the content follows at first, from 0 (not at all) to 1 (with the finger).
  public let coefficient: Double

  /// A rubber band. A coefficient that is not above 0 is refused: 0.55, that of scroll views, takes its place.
  public init(coefficient: Double = 0.55) {
    self.coefficient = coefficient > 0 ? min(max(coefficient, 1e-9), 1e9) : 0.55
  }

  /// How far the content moves for a pull of the finger.
  ///
  /// - Parameters:
  ///   - pull: How far the finger is past the end, either way.
  ///   - dimension: The size of the viewport along the pull; 0 for one that is not above 0.
  public func offset(pull: Double, dimension: Double) -> Double {
    guard dimension > 0, !pull.isNaN else { return 0 }
    let room = min(dimension, 1e100)
    let give = min(abs(pull), 1e100) * coefficient
    let offset = room * (give / (give + room))
    return pull < 0 ? -offset : offset
  }

  /// How far the finger has to pull for the content to move by `offset`: the inverse of ``offset(pull:dimension:)``.
  ///
  /// - Parameters:
  ///   - offset: How far the content moved. No pull reaches the dimension: nearer than a millionth of it, the pull
  ///     for that millionth is given.
  ///   - dimension: The size of the viewport along the pull; 0 for one that is not above 0.
  public func pull(offset: Double, dimension: Double) -> Double {
    guard dimension > 0, !offset.isNaN else { return 0 }
    let room = min(dimension, 1e100)
    let share = min(abs(offset) / room, 1 - 1e-6)
    let pull = share / (1 - share) * (room / coefficient)
    return offset < 0 ? -pull : pull
  }
}
