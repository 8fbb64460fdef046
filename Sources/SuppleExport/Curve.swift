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
  private let function: @Sendable (Double) -> Double

  /// The curve of a function of time.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - value: Returns the value at a time in seconds, 0 to `duration`.
  /// - Throws: ``ExportError/notAFiniteDuration`` if the duration is not above 0 and finite.
  public init(duration: Double, value: @escaping @Sendable (Double) -> Double) throws(ExportError) {
    guard duration > 0 && duration < .infinity else { throw .notAFiniteDuration }
    self.init(lasting: duration, from: value(0), to: value(duration), phase: 20, value: value)
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
    // Rounded up to 0.1 ms: the duration is exported with few digits, and the exported one is that of the curve.
    let whole = settled > 0.01 && settled < 1e6 ? (settled * 10_000).rounded(.up) / 10_000 : settled
    self.init(
      lasting: settled > 0 ? whole : spring.response, from: from, to: to,
      phase: settled * max(spring.dampedAngularFrequency, 1 / spring.response)
    ) { motion.value(at: $0) }
  }

  /// The curve of an easing curve over a duration in seconds.
  ///
  /// - Throws: ``ExportError/notAFiniteDuration`` if the duration is not above 0 and finite.
  public init(easing: CubicBezierEasing, duration: Double) throws(ExportError) {
    try self.init(duration: duration) { easing.value(at: $0 / duration) }
  }

  private init(
    lasting duration: Double, from: Double, to: Double, phase: Double,
    value: @escaping @Sendable (Double) -> Double
  ) {
    self.duration = duration
    self.from = from
    self.to = to
    self.phase = phase
    function = value
  }

  /// The value at `time` in seconds, which is clamped to 0...``duration``; at the end it is ``to``.
  public func value(at time: Double) -> Double {
    time >= duration ? to : function(time > 0 ? time : 0)
  }

  /// The same curve as progress from 0 to 1; nil if its end is its start.
  var progress: Curve? {
    let distance = to - from
    guard distance != 0, distance - distance == 0 else { return nil }
    let (start, function) = (from, function)
    return Curve(lasting: duration, from: 0, to: 1, phase: phase) { (function($0) - start) / distance }
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
