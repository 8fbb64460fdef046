/// A polyline with as few points as possible that follows a curve within a tolerance.
public struct Polyline: Sendable, Hashable {
  /// A point of the polyline.
  public struct Point: Sendable, Hashable {
    /// The time as progress from 0 to 1.
    public var time: Double
    /// The value at that time.
    public var value: Double
  }

  /// The points, from the start of the curve to its end.
  public let points: [Point]

  /// The polyline with the fewest points within `tolerance` of the curve at every time.
  ///
  /// The points need not lie on the curve. The polyline is a minimum-link path through a corridor around the curve,
  /// twice the tolerance wide: each link extends as far as any line from the end of the previous link (Imai and Iri
  /// 1986; Suri 1986).
  ///
  /// - Parameters:
  ///   - curve: The curve. The polyline has exactly its start and end.
  ///   - tolerance: The maximum error, in the curve's units, above 0.
  public init(following curve: Curve, tolerance: Double) {
    let wanted = max(tolerance, 1e-12)
    self.init(following: curve, tolerance: wanted, sampleTimes: curve.sampleTimes(tolerance: wanted * 0.002))
  }

  /// The maximum number of points of an exported polyline.
  static let maximumCount = 5000

  /// The same, if it has at most 5,000 points.
  ///
  /// - Throws: ``ExportError/tooManyPoints``, before the work of a fit that would be too long.
  init(exporting curve: Curve, tolerance: Double) throws(ExportError) {
    let wanted = max(tolerance, 1e-12)
    let sampleTimes = curve.sampleTimes(tolerance: wanted * 0.002)
    guard sampleTimes.count < Curve.maximumSampleCount else { throw .tooManyPoints }
    self.init(following: curve, tolerance: wanted, sampleTimes: sampleTimes)
    guard points.count <= Polyline.maximumCount else { throw .tooManyPoints }
  }

  private init(following curve: Curve, tolerance wanted: Double, sampleTimes: [Double]) {
    let corridor = sampleTimes.map { Point(time: $0, value: curve.approach($0)) }
    let probes = Self.probes(between: sampleTimes, of: curve)
    var share = 0.998
    var best = Self.fit(corridor, curve, tolerance: wanted * share)
    // If the curve exceeds the tolerance between two samples, a narrower corridor is tried.
    while best.error(following: curve, at: probes) > wanted && share > 0.5 {
      share -= 0.01
      best = Self.fit(corridor, curve, tolerance: wanted * share)
    }
    self = best
  }

  /// The minimum-link path from corner to corner of a curve. The corners are points of the path.
  private static func fit(_ corridor: [Point], _ curve: Curve, tolerance: Double) -> Polyline {
    let ends = Set(curve.corners + [1])
    var points = [Point(time: 0, value: curve.from)]
    var part: [Point] = []
    var start = Point(time: 0, value: curve.from)
    for point in corridor {
      // Times are relative to each part's start: far from the time 0 the path would lose digits.
      part.append(Point(time: point.time - start.time, value: point.value))
      guard ends.contains(point.time), part.count > 1 else { continue }
      let end = point.time == 1 ? Point(time: 1, value: curve.to) : point
      let path = Polyline(
        corridorAround: part, from: start.value, to: end.value, tolerance: tolerance)
      points += path.points.dropFirst().dropLast().map {
        Point(time: $0.time + start.time, value: $0.value)
      }
      points.append(end)
      start = end
      part = [Point(time: 0, value: end.value)]
    }
    return Polyline(points: points)
  }

  /// Points of the curve at all samples and between them, at which the error is measured.
  static func probes(between sampleTimes: [Double], of curve: Curve) -> [Point] {
    var probes: [Point] = []
    probes.reserveCapacity(sampleTimes.count * 3)
    for (begin, end) in zip(sampleTimes, sampleTimes.dropFirst()) {
      for share in [0, 1.0 / 3, 2.0 / 3] {
        let time = begin + (end - begin) * share
        probes.append(Point(time: time, value: curve.approach(time)))
      }
    }
    return probes
  }

  init(points: [Point]) { self.points = points }

  /// The value at a time as progress from 0 to 1.
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

  /// The maximum error against a curve, at the polyline's points and at points of the curve, which are in the order
  /// of time.
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
