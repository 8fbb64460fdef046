/// An instant on the host's clock, in seconds. It stamps input, and a finger's velocity is computed from it.
///
/// Motion seconds are another scale: in slow motion fewer of them pass. The two are different types, and only a
/// ``MotionClock`` converts between them.
///
/// ```swift
/// let duration = HostTime(3) - HostTime(2.5)  // 0.5 s
/// ```
public struct HostTime: Sendable, Hashable, Comparable {
  /// Seconds since an instant that the host chooses.
  public var seconds: Double

  /// The instant at a number of seconds.
  public init(_ seconds: Double) { self.seconds = seconds }

  /// Whether the seconds are finite.
  public var isFinite: Bool { seconds.isFinite }

  /// Whether `a` comes before `b`.
  public static func < (a: HostTime, b: HostTime) -> Bool { a.seconds < b.seconds }

  /// The seconds from `b` to `a`.
  public static func - (a: HostTime, b: HostTime) -> Double { a.seconds - b.seconds }

  /// The instant some seconds later.
  public static func + (a: HostTime, seconds: Double) -> HostTime { HostTime(a.seconds + seconds) }
}

/// An instant of a motion, in seconds. A ``/SuppleMotion/Motion`` is a function of it.
public typealias MotionTime = Double
