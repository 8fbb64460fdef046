/// An easing curve that maps progress in time to progress in motion: CSS's `cubic-bezier()`, UIKit's
/// `UICubicTimingParameters`, Core Animation's `CAMediaTimingFunction`.
///
/// ```swift
/// CubicBezierEasing.easeInOut.value(at: 0.25)          // 0.129...
/// ```
public struct CubicBezierEasing: Hashable, Sendable {
  /// The time of the first control point, 0 to 1.
  public let x1: Double
  /// The progress of the first control point; it may lie outside of 0...1.
  public let y1: Double
  /// The time of the second control point, 0 to 1.
  public let x2: Double
  /// The progress of the second control point; it may lie outside of 0...1.
  public let y2: Double

  /// The curve from (0, 0) to (1, 1) with the given control points.
  ///
  /// Their x are clamped to 0...1, so that the curve is a function of time; a number that is not finite counts as 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(SpringMotion.finite(x1), 0), 1)
    self.y1 = SpringMotion.finite(y1)
    self.x2 = min(max(SpringMotion.finite(x2), 0), 1)
    self.y2 = SpringMotion.finite(y2)
  }

  /// Constant speed.
  public static var linear: CubicBezierEasing { CubicBezierEasing(0, 0, 1, 1) }
  /// CSS's default `ease`: a fast start, a slow end.
  public static var ease: CubicBezierEasing { CubicBezierEasing(0.25, 0.1, 0.25, 1) }
  /// CSS's `ease-in`: a slow start.
  public static var easeIn: CubicBezierEasing { CubicBezierEasing(0.42, 0, 1, 1) }
  /// CSS's `ease-out`: a slow end.
  public static var easeOut: CubicBezierEasing { CubicBezierEasing(0, 0, 0.58, 1) }
  /// CSS's `ease-in-out`, UIKit's default `curveEaseInOut`: slow at both ends.
  public static var easeInOut: CubicBezierEasing { CubicBezierEasing(0.42, 0, 0.58, 1) }

  /// The progress in motion at `progress` in time, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return progress }
    return Self.coordinate(y1, y2, parameter(at: progress))
  }

  /// The derivative of ``value(at:)`` at `progress`: the speed as a multiple of constant speed. 0 outside of 0...1.
  ///
  /// At a vertical tangent the result is 1,000,000.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0 && progress <= 1 else { return 0 }
    if x1 == y1 && x2 == y2 { return 1 }
    let s = progress <= 0 ? 0 : progress >= 1 ? 1 : parameter(at: progress)
    var run = Self.rate(x1, x2, s)
    var rise = Self.rate(y1, y2, s)
    if run < 1e-12 {
      // Both derivatives are 0 at an end whose control point coincides with it: the tangent then points to the next
      // control point.
      let inner = s < 0.5 ? s + 1e-5 : s - 1e-5
      if abs(rise) < 1e-9 {
        run = Self.rate(x1, x2, inner)
        rise = Self.rate(y1, y2, inner)
      }
    }
    let limit = 1e6
    guard run > abs(rise) / limit else { return rise < 0 ? -limit : rise > 0 ? limit : 0 }
    return rise / run
  }

  /// The curve parameter s at a time inside of 0...1, by Newton's method with bisection as the fallback.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, s) - time
      if error == 0 { break }
      if error < 0 { low = s } else { high = s }
      let next = s - error / Self.rate(x1, x2, s)
      let chosen = next > low && next < high ? next : low + 0.5 * (high - low)
      if chosen == s { break }
      s = chosen
    }
    return s
  }

  /// One coordinate of the Bezier curve with control values 0, `a`, `b` and 1.
  private static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    ((1 + 3 * (a - b)) * s + 3 * (b - 2 * a)) * s * s + 3 * a * s
  }

  private static func rate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    (3 * (1 + 3 * (a - b)) * s + 6 * (b - 2 * a)) * s + 3 * a
  }
}
