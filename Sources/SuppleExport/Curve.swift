import SuppleMotion

/// A number as a function of time over a finite duration, to be exported: the motion of a spring, an easing curve, or
/// any function.
public struct Curve: Sendable {
  /// The duration, in seconds.
  public let duration: Double
  /// The value at the start.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// The phase of the oscillation over the whole duration, in radians.
  private let phase: Double
  /// The distance of a progress of 1, in the curve's units: from start to end, or the given distance of a shake. 0 for
  /// a curve without progress.
  let unit: Double
  /// The times at which the slope jumps, as progress from 0 to 1, in order.
  let corners: [Double]
  private let function: @Sendable (Double) -> Double

  /// The curve of a function of time.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - value: Returns the value at a time in seconds, 0 to `duration`.
  /// - Throws: ``ExportError/notAFiniteDuration`` if the duration is not above 0 and finite.
  public init(duration: Double, value: @escaping @Sendable (Double) -> Double) throws(ExportError) {
    guard duration > 0 && duration < .infinity else { throw .notAFiniteDuration }
    let (from, to) = (value(0), value(duration))
    self.init(lasting: duration, from: from, to: to, unit: to - from, phase: 20, value: value)
  }

  /// The curve of a spring's motion until it has settled.
  ///
  /// Its duration is the time from which on the spring stays within 0.9 times `tolerance`, rounded up to 0.1 ms. It
  /// ends exactly at the target. The remaining tenth of the tolerance is for the polyline that follows the curve.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The position at the start.
  ///   - to: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - tolerance: The distance that counts as settled, as a ratio of the distance from start to end.
  /// - Throws: ``ExportError/neverSettles`` for a spring without damping.
  public init(
    spring: Spring, from: Double = 0, to: Double = 1, initialVelocity: Double = 0, tolerance: Double = 0.001
  ) throws(ExportError) {
    let distance = to - from
    let range = distance == 0 ? 1 : abs(distance)
    let settled = spring.settlingDuration(
      target: distance, initialVelocity: initialVelocity, epsilon: 0.9 * range * tolerance)
    guard settled < .infinity else { throw .neverSettles }
    let motion = SpringMotion(spring: spring, start: 0, from: from, velocity: initialVelocity, target: to)
    self.init(
      lasting: settled > 0 ? Self.rounded(settled) : spring.response, from: from, to: to, unit: to - from,
      phase: settled * max(spring.dampedAngularFrequency, 1 / spring.response)
    ) { motion.value(at: $0) }
  }

  /// The curve of a bounce from 0 to 1, or of a shake from 0 to 0 in units of the displacement from its target, until
  /// it has settled.
  ///
  /// - Parameters:
  ///   - bounce: The bounce.
  ///   - distance: The distance from start to target, in units. The spring depends on it.
  ///   - tolerance: The distance that counts as settled, as a ratio of `distance`.
  /// - Throws: ``ExportError/noWay`` if the distance is 0 or not finite.
  public init(bounce: Bounce, distance: Double, tolerance: Double = 0.001) throws(ExportError) {
    let (from, to) = bounce.isShake ? (1.0, 0.0) : (0.0, 1.0)
    try self.init(bounce: bounce, distance: distance, from: from, to: to, tolerance: tolerance)
  }

  /// The curve of a bounce from `from` to `to` until it has settled. A shake begins and ends at `to`; its progress is in
  /// units of `from - to`.
  ///
  /// - Throws: The same errors, for the distance from `from` to `to`.
  public init(bounce: Bounce, from: Double, to: Double, tolerance: Double = 0.001) throws(ExportError) {
    try self.init(bounce: bounce, distance: to - from, from: from, to: to, tolerance: tolerance)
  }

  private init(
    bounce: Bounce, distance: Double, from: Double, to: Double, tolerance: Double
  ) throws(ExportError) {
    let size = abs(distance)
    guard size > 0, size < .infinity else { throw .noWay }
    let still = SpringMotion.bouncing(bounce, from: size, to: 0, at: 0)
    let settled = still.spring.settlingDuration(
      target: -still.from, initialVelocity: still.initialVelocity, epsilon: 0.9 * size * tolerance)
    guard settled < .infinity else { throw .neverSettles }
    let duration = settled > 0 ? Self.rounded(settled) : still.spring.response
    let frequency = still.spring.omega()
    // The contacts with the wall, at which the velocity changes its sign.
    let contacts = stride(from: bounce.isShake ? 1 : 0.5, to: duration * frequency / .pi, by: 1)
    let motion = Motion.bouncing(bounce, from: size, to: 0, at: 0, within: .exact)
    self.init(
      lasting: duration, from: bounce.isShake ? to : from, to: to,
      unit: bounce.isShake ? from - to : to - from,
      phase: duration * frequency,
      corners: bounce.isAtWall ? contacts.map { $0 * .pi / frequency / duration } : []
    ) { to + (from - to) * (motion.value(at: $0) / size) }
  }

  /// A duration rounded up to 0.1 ms, so that the few exported digits are exact.
  private static func rounded(_ settled: Double) -> Double {
    settled > 0.01 && settled < 1e6 ? (settled * 10_000).rounded(.up) / 10_000 : settled
  }

  /// The curve of an easing curve over a duration in seconds.
  ///
  /// - Throws: ``ExportError/notAFiniteDuration`` if the duration is not above 0 and finite.
  public init(easing: CubicBezierEasing, duration: Double) throws(ExportError) {
    try self.init(duration: duration) { easing.value(at: $0 / duration) }
  }

  private init(
    lasting duration: Double, from: Double, to: Double, unit: Double, phase: Double, corners: [Double] = [],
    value: @escaping @Sendable (Double) -> Double
  ) {
    self.duration = duration
    self.from = from
    self.to = to
    self.unit = unit
    self.phase = phase
    self.corners = corners
    function = value
  }

  /// The value at `time` in seconds, which is clamped to 0...``duration``; at the end it is ``to``.
  public func value(at time: Double) -> Double {
    time >= duration ? to : function(time > 0 ? time : 0)
  }

  /// The same curve as progress from 0 to 1, of a shake from 0 to 0; nil if it has none.
  var progress: Curve? {
    let unit = unit
    guard unit != 0, unit - unit == 0 else { return nil }
    let (start, function) = (from, function)
    return Curve(
      lasting: duration, from: 0, to: (to - from) / unit, unit: 1, phase: phase, corners: corners
    ) { (function($0) - start) / unit }
  }

  /// The value at `progress` in time, 0 to 1; at the end the limit from the left, which for a spring is not exactly
  /// the target.
  func approach(_ progress: Double) -> Double { function(progress * duration) }

  /// The number of samples at which a curve is divided no further.
  static let maximumSampleCount = 200_000

  /// Sample times, as progress from 0 to 1, between which the curve is linear to within `tolerance`.
  func sampleTimes(tolerance: Double) -> [Double] {
    // The first intervals are so short that no oscillation and no fast start lies between two samples.
    let intervals = Int(min(max(phase * 2, 16), 50_000))
    var marks = (0...intervals).map { Double($0) / Double(intervals) }
    var early = 1.0 / Double(intervals)
    var earlier: [Double] = []
    while early > 1e-9 {
      early /= 2
      earlier.append(early)
    }
    marks.insert(contentsOf: earlier.reversed(), at: 1)
    if !corners.isEmpty { marks = Set(marks + corners).sorted() }

    var sampleTimes = [0.0]
    // A stack of the right ends of the intervals that are still to be divided.
    var ends = Array(marks.dropFirst().reversed())
    while let end = ends.last, let begin = sampleTimes.last {
      if sampleTimes.count + ends.count < Curve.maximumSampleCount,
        bends(from: begin, to: end, tolerance: tolerance)
      {
        ends.append(begin + (end - begin) / 2)
      } else {
        sampleTimes.append(end)
        ends.removeLast()
      }
    }
    return sampleTimes
  }

  private func bends(from begin: Double, to end: Double, tolerance: Double) -> Bool {
    let width = end - begin
    guard width > 1e-12 else { return false }
    let first = approach(begin)
    let last = approach(end)
    for share in [0.25, 0.5, 0.75] {
      let straight = first + (last - first) * share
      if abs(approach(begin + width * share) - straight) > tolerance { return true }
    }
    return false
  }
}
