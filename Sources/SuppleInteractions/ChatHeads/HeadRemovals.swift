import SuppleMotion
import SuppleScene

/// A head that is being removed by the app or dismissed by the person: it implodes where it was.
struct HeadRemoval: Sendable {
  /// The head, which comes back as it was if the dismissal is cancelled.
  var head: Head
  /// Where its centre stays.
  let point: Point
  /// When it began, in motion seconds.
  let start: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// Whether the person dismissed the head, which the app can cancel.
  let isDismissal: Bool

  /// When the head is gone, in motion seconds.
  var end: Double { start + duration }

  /// The scale at `time`: it grows a little, then shrinks to 0.
  func scale(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / duration))
    return max(0, (1 - part) * (1 + 1.4 * part))
  }

  /// The opacity at `time`, from 1 to 0.
  func opacity(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / duration))
    return 1 - part * part
  }
}

/// The heads that are being removed, and whether the app cancels the next dismissal.
struct HeadRemovals: Sendable {
  /// The heads that are being removed, in the order of time.
  var underWay: [HeadRemoval] = []
  /// Whether the app cancels the next dismissal before it happens.
  var cancelsNextDismissal = false

  /// From when on all are gone, in motion seconds; minus infinity for none.
  var restTime: Double {
    var rest = -Double.infinity
    for index in underWay.indices { rest = max(rest, underWay[index].end) }
    return rest
  }

  /// The position of a head that is being removed.
  func point(of id: Int32) -> Point? {
    for index in underWay.indices where underWay[index].head.id == id { return underWay[index].point }
    return nil
  }

  /// Forgets a head that has come back by another path: there is one head of a number.
  @inline(never)
  mutating func forget(_ id: Int32) {
    for index in underWay.indices.reversed() where underWay[index].head.id == id { remove(index) }
  }

  /// Forgets what is gone by `time`, in motion seconds.
  mutating func removeEnded(at time: Double) {
    for index in underWay.indices.reversed() where time >= underWay[index].end { remove(index) }
  }

  /// Whether a dismissal is in progress at `time`, which the app can still cancel.
  func hasDismissal(at time: Double) -> Bool {
    for index in underWay.indices where underWay[index].isDismissal && time < underWay[index].end {
      return true
    }
    return false
  }

  /// Takes out the latest dismissal; nil for none.
  mutating func takeLastDismissal() -> HeadRemoval? {
    for index in underWay.indices.reversed() where underWay[index].isDismissal {
      return remove(index)
    }
    return nil
  }

  @inline(never)
  @discardableResult
  private mutating func remove(_ index: Int) -> HeadRemoval { underWay.remove(at: index) }

  /// Returns whether the dismissal that is about to happen is cancelled; the cancelling is used up by that.
  mutating func useCancelling() -> Bool {
    defer { cancelsNextDismissal = false }
    return cancelsNextDismissal
  }
}
