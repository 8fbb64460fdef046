/// Divides a finger's movement between a dragged layer and the scroller in it, along one axis.
///
/// One gesture can scroll first and drag then, or the reverse, without a jump.
public struct ScrollHandoff: Sendable, Hashable {
  /// The scroller, with the offset that the finger has given it.
  public private(set) var scrollable: Scrollable

  /// The division for a finger that came down on a scroller; nil without a scroller.
  public init(_ scrollable: Scrollable?) { self.scrollable = scrollable ?? Scrollable(offset: 0, range: 0) }

  /// Scrolls by the scroller's share of a movement, and returns that share; both in points, positive towards the
  /// scroller's start.
  ///
  /// Towards the start the scroller comes first. Away from the start the layer uses its `room` first, in points.
  public mutating func take(_ movement: Double, room: Double) -> Double {
    let before = scrollable.offset
    let share = movement > 0 ? movement : min(0, movement + max(0, room))
    scrollable = Scrollable(offset: before - share, range: scrollable.range)
    return before - scrollable.offset
  }
}
