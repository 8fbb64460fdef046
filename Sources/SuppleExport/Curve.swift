import SuppleMotion

/// Something that changes over time, to be written out: a spring on its way, an easing, or any function.
public struct Curve: Sendable {
  /// How long it runs, in seconds.
  public let duration: Double
  /// Where it begins.
  public let from: Double
  /// Where it ends.
  public let to: Double
  /// How many radians it swings through.
  private let phase: Double
  private let function: @Sendable (Double) -> Double

  /// The curve of a function of time.
  ///
  /// - Parameters:
  ///   - duration: How long it runs, in seconds.
  ///   - value: The value at a time in seconds, from 0 to `duration`.
  /// - Throws: ``ExportError/notAFiniteDuration`` if the duration is not above 0 and finite.
  public init(duration: Double, value: @escaping @Sendable (Double) -> Double) throws(ExportError) {
    guard duration > 0 && duration < .infinity else { throw .notAFiniteDuration }
    self.init(lasting: duration, from: value(0), to: value(duration), phase: 20, value: value)
  }

  /// The curve of a spring until it has settled.
  ///
  /// It runs until the spring stays within nine tenths of `tolerance`, up to whole tenths of a millisecond, and ends exactly on the target, which is that
  /// near: what follows the curve has the last tenth to be off by.
  ///
  /// - Parameters:
  ///   - spring: What moves the value.
  ///   - from: Where it sets out.
  ///   - to: Where it comes to rest.
  ///   - initialVelocity: Its velocity when it sets out, in units per second.
  ///   - tolerance: What counts as settled, as a share of the way.
  /// - Throws: ``ExportError/neverSettles`` for a spring without damping.
  public init(
    spring: Spring, from: Double = 0, to: Double = 1, initialVelocity: Double = 0, tolerance: Double = 0.001
  ) throws(ExportError) {
    let way = to - from
    let range = way == 0 ? 1 : abs(way)
    let settled = spring.settlingDuration(
      target: way, initialVelocity: initialVelocity, epsilon: 0.9 * range * tolerance)
    guard settled < .infinity else { throw .neverSettles }
    let motion = SpringMotion(spring: spring, start: 0, from: from, velocity: initialVelocity, target: to)
    // Up to whole tenths of a millisecond, which are written in few digits and are exactly what is followed then.
    let whole = settled > 0.01 && settled < 1e6 ? (settled * 10_000).rounded(.up) / 10_000 : settled
    self.init(
      lasting: settled > 0 ? whole : spring.response, from: from, to: to,
      phase: settled * max(spring.dampedAngularFrequency, 1 / spring.response)
    ) { motion.value(at: $0) }
  }

  /// The curve of an easing over a duration in seconds.
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

  /// The value at `time` in seconds, held within 0...``duration``; at the end it is ``to``.
  public func value(at time: Double) -> Double {
    time >= duration ? to : function(time > 0 ? time : 0)
  }

  /// The same motion as progress from 0 to 1; nothing if it ends where it begins.
  var progress: Curve? {
    let way = to - from
    guard way != 0, way - way == 0 else { return nil }
    let (start, function) = (from, function)
    return Curve(lasting: duration, from: 0, to: 1, phase: phase) { (function($0) - start) / way }
  }

  /// The value just before `progress` in time, from 0 to 1: at the end, where it has come to by itself.
  func approach(_ progress: Double) -> Double { function(progress * duration) }

  /// Progresses in time, from 0 to 1, between which the curve is straight to within `tolerance`.
  func looks(tolerance: Double) -> [Double] {
    // A swing is never passed over, and neither is a quick beginning, however short.
    let swings = Int(min(max(phase * 2, 16), 50_000))
    var marks = (0...swings).map { Double($0) / Double(swings) }
    var early = 1.0 / Double(swings)
    var earlier: [Double] = []
    while early > 1e-9 {
      early /= 2
      earlier.append(early)
    }
    marks.insert(contentsOf: earlier.reversed(), at: 1)

    var looks = [0.0]
    // The right ends of what is still to be cut, the next one last.
    var ends = Array(marks.dropFirst().reversed())
    while let end = ends.last, let begin = looks.last {
      if looks.count + ends.count < 200_000 && bends(from: begin, to: end, tolerance: tolerance) {
        ends.append(begin + (end - begin) / 2)
      } else {
        looks.append(end)
        ends.removeLast()
      }
    }
    return looks
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
