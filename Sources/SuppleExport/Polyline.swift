/// Straight lines through as few points as it takes to follow a curve within a tolerance.
public struct Polyline: Sendable, Hashable {
  /// A point of the line.
  public struct Point: Sendable, Hashable {
    /// Progress in time, from 0 to 1.
    public var time: Double
    /// The value there.
    public var value: Double
  }

  /// The points, from the beginning of the curve to its end.
  public let points: [Point]

  /// The line with the fewest points that stays within `tolerance` of the curve everywhere.
  ///
  /// The points need not lie on the curve. The line is a path of fewest links through the corridor of twice the
  /// tolerance about the curve: each link goes as far as any line can that begins where the last one's reach ends (Imai
  /// and Iri 1986; Suri 1986).
  ///
  /// - Parameters:
  ///   - curve: What to follow. The line begins and ends exactly where it does.
  ///   - tolerance: How far the line may be off, in the curve's units, above 0.
  public init(following curve: Curve, tolerance: Double) {
    let wanted = max(tolerance, 1e-12)
    let looks = curve.looks(tolerance: wanted * 0.002)
    let corridor = looks.map { Point(time: $0, value: curve.approach($0)) }
    let probes = Self.probes(between: looks, of: curve)
    var share = 0.998
    var best = Polyline(corridorAround: corridor, from: curve.from, to: curve.to, tolerance: wanted * share)
    // Should a bend between two looks stick out all the same, a corridor that is a little narrower holds it.
    while best.error(following: curve, at: probes) > wanted && share > 0.5 {
      share -= 0.01
      best = Polyline(corridorAround: corridor, from: curve.from, to: curve.to, tolerance: wanted * share)
    }
    self = best
  }

  /// Points of the curve at all looks and between them, to measure a line by.
  static func probes(between looks: [Double], of curve: Curve) -> [Point] {
    var probes: [Point] = []
    probes.reserveCapacity(looks.count * 3)
    for (begin, end) in zip(looks, looks.dropFirst()) {
      for share in [0, 1.0 / 3, 2.0 / 3] {
        let time = begin + (end - begin) * share
        probes.append(Point(time: time, value: curve.approach(time)))
      }
    }
    return probes
  }

  init(points: [Point]) { self.points = points }

  /// The value at a progress in time from 0 to 1.
  public func value(at time: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if time <= first.time { return first.value }
    if time >= last.time { return last.value }
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].time <= time { low = middle } else { high = middle }
    }
    let (a, b) = (points[low], points[high])
    return b.time > a.time ? a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time) : b.value
  }

  /// How far the line is off a curve at most, at its own corners and at points of the curve, which come in order.
  func error(following curve: Curve, at probes: [Point]) -> Double {
    var worst = 0.0
    for corner in points.dropFirst().dropLast() {
      worst = max(worst, abs(corner.value - curve.approach(corner.time)))
    }
    var segment = 1
    for probe in probes {
      while segment < points.count - 1 && points[segment].time < probe.time { segment += 1 }
      guard segment < points.count else { return .infinity }
      let (a, b) = (points[segment - 1], points[segment])
      let share = b.time > a.time ? (probe.time - a.time) / (b.time - a.time) : 1
      worst = max(worst, abs(a.value + (b.value - a.value) * min(max(share, 0), 1) - probe.value))
    }
    return worst
  }
}
