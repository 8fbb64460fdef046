/// The velocity of a finger, computed from the samples of its positions.
///
/// A parabola is fitted by least squares to the samples of the last 100 ms (at most 20). Its slope at the newest
/// sample is the velocity, as in Android's `VelocityTracker` (strategy LSQ2) and Flutter's. The release of a finger
/// is not a sample: its time is the argument of ``velocity(at:)``. On Apple's platforms
/// `UIPanGestureRecognizer.velocity(in:)` has this purpose.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(time: 0.000, x: 0, y: 0)
/// tracker.add(time: 0.008, x: 8, y: 0)
/// tracker.add(time: 0.016, x: 16, y: 0)
/// tracker.velocity(at: 0.020)                          // (1000, 0) points per second
/// ```
///
/// Memory is allocated once, with the first sample. Samples that are not finite or older than the newest are ignored;
/// of samples with the same time the last one counts.
public struct VelocityTracker: Sendable {
  /// The age up to which samples count, in seconds.
  public static let horizon = 0.1
  /// A pause longer than this, in seconds, means that the finger rested: samples before it do not count. After such a
  /// pause before the release the velocity is 0.
  public static let restAfter = 0.04
  /// The maximum number of samples that count.
  public static let capacity = 20

  /// A tolerance of times, in seconds: milliseconds are not binary fractions, so the difference of two times that are
  /// 100 ms apart can be slightly more than 0.1.
  private static let slack = 1e-6

  /// One position of the finger, with its time in seconds.
  private struct Sample: Sendable {
    var time: Double
    var x: Double
    var y: Double
  }

  // A ring buffer, allocated with the first sample.
  private var samples: [Sample] = []
  private var count = 0
  private var newest = 0

  /// A tracker without samples.
  public init() {}

  /// Removes all samples.
  public mutating func reset() {
    count = 0
    newest = 0
  }

  /// Adds a sample.
  ///
  /// - Parameters:
  ///   - time: The time of the sample, in seconds.
  ///   - x: The horizontal position, in points.
  ///   - y: The vertical position, in points.
  public mutating func add(time: Double, x: Double, y: Double) {
    guard time - time == 0, x - x == 0, y - y == 0 else { return }
    if count > 0 {
      let last = samples[newest & 31].time
      guard time >= last else { return }
      if time > last {
        newest = (newest + 1) & 31
        count = count < Self.capacity ? count + 1 : Self.capacity
      }
    } else {
      if samples.isEmpty { samples = [Sample](repeating: Sample(time: 0, x: 0, y: 0), count: 32) }
      count = 1
    }
    samples[newest & 31] = Sample(time: time, x: x, y: y)
  }

  /// The velocity of the finger at its release, in points per second.
  ///
  /// - Parameter releaseTime: The time of the release, in seconds. If it is more than 40 ms after the newest sample,
  ///   the finger has come to rest and the velocity is 0.
  public func velocity(at releaseTime: Double) -> SIMD2<Double> {
    guard count > 1 else { return SIMD2(0, 0) }
    let last = samples[newest & 31].time
    guard !(releaseTime - last > Self.restAfter + Self.slack) else { return SIMD2(0, 0) }
    var used = 1
    while used < count {
      let time = self.time(used)
      if last - time > Self.horizon + Self.slack { break }
      if self.time(used - 1) - time > Self.restAfter + Self.slack { break }
      used += 1
    }
    guard used > 1 else { return SIMD2(0, 0) }
    let fit = Fit(of: self, used: used)
    return SIMD2(velocity(fit, used) { $0.x }, velocity(fit, used) { $0.y })
  }

  /// The sample that is `age` samples older than the newest.
  private func sample(_ age: Int) -> Sample { samples[(newest &- age) & 31] }

  private func time(_ age: Int) -> Double { sample(age).time }

  private func velocity(_ fit: Fit, _ used: Int, along axis: (Sample) -> Double) -> Double {
    func position(_ age: Int) -> Double { axis(sample(age)) }
    var mean = 0.0
    for age in 0..<used { mean += position(age) }
    mean /= Double(used)
    var linear = 0.0
    var quadratic = 0.0
    for age in 0..<used {
      let u = time(age) - fit.mean
      let x = position(age) - mean
      linear += u * x
      quadratic += fit.parabola(u) * x
    }
    let u = time(0) - fit.mean
    var velocity = linear / fit.linearNorm
    if fit.quadraticNorm > 0 { velocity += quadratic / fit.quadraticNorm * (2 * u - fit.skew) }
    let displacement = position(0) - position(used - 1)
    // A parabola through so few samples can have a slope against the direction of the finger.
    if used <= 3 && velocity * displacement < 0 { velocity = impulse(used, position) }
    return velocity - velocity == 0 ? velocity : 0
  }

  /// The velocity by Android's impulse strategy: a unit mass receives the finger's energy from sample to sample. It
  /// never points against the last movement of the finger.
  private func impulse(_ used: Int, _ position: (Int) -> Double) -> Double {
    func speed(_ work: Double) -> Double { (2 * abs(work)).squareRoot() * (work < 0 ? -1 : 1) }
    if used == 2 { return (position(0) - position(1)) / (time(0) - time(1)) }
    var work = 0.0
    for age in stride(from: used - 2, through: 0, by: -1) {
      let velocity =
        (position(age) - position(age + 1)) / (time(age) - time(age + 1))
      work += (velocity - speed(work)) * abs(velocity)
      if age == used - 2 { work *= 0.5 }
    }
    return speed(work)
  }

  /// The part of the fit that depends on the times alone: polynomials of degree 1 and 2 that are orthogonal over the
  /// samples, so that the sums are well conditioned.
  private struct Fit {
    var mean = 0.0
    var linearNorm = 0.0
    var skew = 0.0
    var spread = 0.0
    /// The squared norm of the polynomial of degree 2; 0 where the samples do not determine a parabola.
    var quadraticNorm = 0.0

    init(of tracker: VelocityTracker, used: Int) {
      let number = Double(used)
      for age in 0..<used { mean += tracker.time(age) }
      mean /= number
      var cubes = 0.0
      for age in 0..<used {
        let u = tracker.time(age) - mean
        linearNorm += u * u
        cubes += u * u * u
      }
      skew = cubes / linearNorm
      spread = linearNorm / number
      guard used > 2 else { return }
      var norm = 0.0
      for age in 0..<used {
        let value = parabola(tracker.time(age) - mean)
        norm += value * value
      }
      if norm > 1e-9 * linearNorm * spread { quadraticNorm = norm }
    }

    func parabola(_ u: Double) -> Double { u * u - skew * u - spread }
  }
}
