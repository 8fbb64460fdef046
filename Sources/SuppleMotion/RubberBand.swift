/// The resistance of a scroll view that is pulled beyond the end of its content.
///
/// A pull x moves the content by `(1 - 1 / (x c / d + 1)) d`: about c x for a small pull, and always less than the
/// dimension d of the viewport. The formula and c = 0.55 were measured on `UIScrollView`.
///
/// ```swift
/// RubberBand().offset(pull: 10, dimension: 100)        // 5.213...
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The coefficient c: the ratio of the content's displacement to the finger's for a small pull, 0 to 1.
  public let coefficient: Double

  /// A rubber band. A coefficient that is not above 0 is replaced by 0.55, the coefficient of scroll views.
  public init(coefficient: Double = 0.55) {
    self.coefficient = coefficient > 0 ? min(max(coefficient, 1e-9), 1e9) : 0.55
  }

  /// The displacement of the content for a pull of the finger, in the pull's units.
  ///
  /// - Parameters:
  ///   - pull: The displacement of the finger beyond the end; negative at the other end.
  ///   - dimension: The size of the viewport along the pull. The result is 0 if it is not above 0.
  public func offset(pull: Double, dimension: Double) -> Double {
    guard dimension > 0, !pull.isNaN else { return 0 }
    let room = min(dimension, 1e100)
    let give = min(abs(pull), 1e100) * coefficient
    let offset = room * (give / (give + room))
    return pull < 0 ? -offset : offset
  }

  /// The pull of the finger that moves the content by `offset`: the inverse of ``offset(pull:dimension:)``.
  ///
  /// - Parameters:
  ///   - offset: The displacement of the content. It is always less than the dimension: an offset nearer to the dimension than
  /// a millionth of it counts as a millionth away.
  ///   - dimension: The size of the viewport along the pull. The result is 0 if it is not above 0.
  public func pull(offset: Double, dimension: Double) -> Double {
    guard dimension > 0, !offset.isNaN else { return 0 }
    let room = min(dimension, 1e100)
    let share = min(abs(offset) / room, 1 - 1e-6)
    let pull = share / (1 - share) * (room / coefficient)
    return offset < 0 ? -pull : pull
  }
}
