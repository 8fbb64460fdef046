import SuppleScene

/// The fingers on the list. Two that move apart or together are a pinch, which the app handles until both are up.
struct FlippingNotchFingers: Sendable {
  /// The distance that a second finger moves, also relative to the first one, before the two are a pinch, in points.
  private static let pinchSlop = 20.0

  /// A second finger, and the positions of both fingers at its press.
  private struct Second: Sendable {
    var pointer: Int32
    var start: Point
    var startOfFirst: Point
  }

  private var first: Int32?
  private var second: Second?

  /// Adds a finger that came down, with the position of the first one, if any; returns whether it is the only one. If a
  /// finger comes down twice, its release was lost.
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

  /// Removes a finger after its release or cancellation.
  mutating func remove(_ pointer: Int32) {
    if first == pointer { first = nil }
    if second?.pointer == pointer { second = nil }
  }

  /// Whether a moved second finger is a pinch together with the first one, at `position`.
  func isPinch(_ pointer: Pointer, besides position: Point) -> Bool {
    guard let second, second.pointer == pointer.id, pointer.position.isFinite else { return false }
    let own = pointer.position - second.start
    let relative = own - (position - second.startOfFirst)
    return min(own.length, relative.length) > FlippingNotchFingers.pinchSlop
  }
}
