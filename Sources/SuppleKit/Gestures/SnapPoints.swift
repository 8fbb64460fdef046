/// Resting values in ascending order, and the landing of a released layer at one of them.
public struct SnapPoints: Sendable, Hashable {
  /// The values: 1 to 32, ascending, each once.
  public let values: [Double]

  /// The finite numbers of `values`, in any order, at most 32; `present` alone if there is none.
  public init(_ values: [Double], present: Double) {
    var sorted: [Double] = []
    for value in values where value.isFinite && sorted.count < 32 {
      let index = sorted.firstIndex { $0 >= value } ?? sorted.count
      if index == sorted.count || sorted[index] != value { sorted.insert(value, at: index) }
    }
    self.values = sorted.isEmpty ? [present.isFinite ? present : 0] : sorted
  }

  /// The index at which a layer lands after a release at `value` with `velocity`, in units per second.
  ///
  /// Friction (7.98 per second by default) would stop the layer at `value + velocity / friction`. The layer lands at the
  /// nearest value, of two equally near values at the lower one. Above `fastSpeed` it lands at least at the next value ahead.
  /// With `orAway`, the value 0 is added below all others, with the index -1.
  public func landing(
    from value: Double, velocity: Double, orAway: Bool = false, friction: Double = 7.98,
    fastSpeed: Double = 500
  ) -> Int {
    let first = orAway ? -1 : 0
    let goal = value + velocity / friction
    var nearest = first
    var ahead: Int?
    for index in first..<values.count {
      let point = self[index]
      if (point - goal).magnitude < (self[nearest] - goal).magnitude { nearest = index }
      if velocity > 0 ? point > value && ahead == nil : point < value { ahead = index }
    }
    guard velocity.magnitude > fastSpeed, let ahead else { return nearest }
    return velocity > 0 ? max(nearest, ahead) : min(nearest, ahead)
  }

  /// The value of an index: 0 below the first, the last value beyond the last.
  public subscript(index: Int) -> Double { index < 0 ? 0 : values[min(index, values.count - 1)] }
}
