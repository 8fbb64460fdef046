/// The two times of an interaction: the host's, which stamps input, and the motion's.
///
/// Both run at the same rate except in slow motion, and never backwards: input with an earlier or not finite time happens at
/// the present.
public struct MotionClock: Sendable, Hashable {
  /// The host's present.
  public private(set) var hostTime: HostTime
  /// The motion's present.
  public private(set) var now: MotionTime
  /// The seconds of motion per host second.
  public private(set) var rate: Double
  private var hasStarted: Bool
  // The two times at the last change of the rate. All times are computed from these; otherwise each frame would add its
  // rounding, and the last digits would depend on the frame rate.
  private var hostOrigin: HostTime
  private var motionOrigin: MotionTime

  /// A clock at zero. The first advance sets the host's time and passes no motion time.
  public init() {
    hostTime = HostTime(0)
    now = 0
    rate = 1
    hasStarted = false
    hostOrigin = HostTime(0)
    motionOrigin = 0
  }

  /// Whether the two times are the same number.
  private var isIdentity: Bool { rate == 1 && hostOrigin.seconds == motionOrigin }

  /// The motion's time at a host time, never before the present.
  public func motionTime(at host: HostTime) -> MotionTime {
    guard host.isFinite, hasStarted, host > hostTime else {
      return hasStarted || !host.isFinite ? now : max(now, host.seconds)
    }
    return max(now, isIdentity ? host.seconds : motionOrigin + (host - hostOrigin) * rate)
  }

  /// The host's time at which the motion has reached `motion`, in spite of rounding.
  public func hostTime(at motion: MotionTime) -> HostTime {
    if isIdentity { return HostTime(motion) }
    var host = hostOrigin + (motion - motionOrigin) / rate
    // A time that is too early by one rounding would wake the host repeatedly.
    if motionOrigin + (host - hostOrigin) * rate < motion {
      host.seconds += max(host.seconds.magnitude, motion.magnitude / rate) * 0x1p-51
    }
    return host
  }

  /// Moves the present to a host time, if it lies ahead.
  public mutating func advance(to host: HostTime) {
    guard host.isFinite else { return }
    now = motionTime(at: host)
    hostTime = hasStarted ? max(hostTime, host) : host
    if !hasStarted { setOrigin() }
    hasStarted = true
  }

  /// Returns this clock at another instant of the motion, also before the present.
  public func moved(to motion: MotionTime) -> MotionClock {
    var moved = self
    let host = hostTime(at: motion)
    // A step that overflows has no instants between its ends.
    moved.hostTime = host - host == 0 ? host : hostTime
    moved.now = motion
    return moved
  }

  /// Changes the rate from the present on.
  public mutating func setRate(_ rate: Double) {
    guard rate != self.rate else { return }
    self.rate = rate
    setOrigin()
  }

  private mutating func setOrigin() {
    hostOrigin = hostTime
    motionOrigin = now
  }
}
