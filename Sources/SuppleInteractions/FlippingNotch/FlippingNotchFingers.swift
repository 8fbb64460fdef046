import SuppleScene

/// The fingers that are on the list: two of them that move apart or together are a pinch, which is the app's until both are
/// gone.
struct FlippingNotchFingers: Sendable {
  /// How far a second finger moves, and moves relative to the first one, before the two are a pinch, in points.
  private static let pinchSlop = 20.0

  /// A second finger, and where both fingers were when it came down.
  private struct Second: Sendable {
    var pointer: Int32
    var start: Point
    var startOfFirst: Point
  }

  private var first: Int32?
  private var second: Second?

  /// Takes in a finger that came down, while the first one, if there is one, is at another place; returns whether it is the
  /// only one. The release of a finger that comes down twice was lost.
  mutating func add(_ pointer: Pointer, besides position: Point?) -> Bool {
    remove(pointer.id)
    if first == nil {
      first = pointer.id
    } else {
      second = Second(
        pointer: pointer.id, start: pointer.position, startOfFirst: position ?? pointer.position)
    }
    return first == pointer.id && second == nil
  }

  /// Takes in a finger that went up, or whose touch was cancelled.
  mutating func remove(_ pointer: Int32) {
    if first == pointer { first = nil }
    if second?.pointer == pointer { second = nil }
  }

  /// Whether a second finger that has moved pinches together with the first one, which is at another place.
  func isPinch(_ pointer: Pointer, besides position: Point) -> Bool {
    guard let second, second.pointer == pointer.id, pointer.position.isFinite else { return false }
    let own = pointer.position - second.start
    let relative = own - (position - second.startOfFirst)
    return min(own.length, relative.length) > FlippingNotchFingers.pinchSlop
  }
}
