extension Spring {
  /// The last time at which the distance to the target is a thousandth of the initial distance or more, for a motion
  /// from rest, in seconds; infinity without damping.
  ///
  /// SwiftUI's and Core Animation's properties of this name use the envelope of the motion, which is later: for a
  /// stiffness of 100 and a damping of 10 Core Animation gives 1.47 s, while the motion itself is within a thousandth
  /// from 1.27 s on.
  public var settlingDuration: Double {
    settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
  }

  /// The last time at which the distance to the target is `epsilon` or more, for a value that starts from 0, in
  /// seconds.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - epsilon: The distance that counts as settled, above 0. With any other number only a value at rest is
  ///     settled.
  /// - Returns: A time in seconds; 0 if the distance is always less, infinity if it is reached again and again (no
  ///   damping).
  public func settlingDuration(target: Double, initialVelocity: Double = 0, epsilon: Double) -> Double {
    lastTime(displacement: -target, velocity: initialVelocity, reaching: epsilon)
  }

  /// The last time at which a displacement with the given initial value and velocity has the magnitude `size` or
  /// more, in seconds.
  ///
  /// A displacement is monotonic between two turning points. The last turning point with a magnitude of `size` or
  /// more is computed directly, the crossing after it by Newton's method with bisection as the fallback.
  func lastTime(displacement: Double, velocity: Double, reaching size: Double) -> Double {
    let d = SpringMotion.finite(displacement)
    let v = SpringMotion.finite(velocity)
    if d == 0 && v == 0 { return 0 }
    guard size > 0 else { return .infinity }
    if decayRate == 0 {
      let span = v / angularFrequency
      return d * d + span * span >= size * size ? .infinity : 0
    }
    func position(_ time: Double) -> Double {
      propagator(time: time).advance(displacement: d, velocity: v).displacement
    }

    // Turning points are at `first`, and then, for an underdamped spring, at every half period; their magnitudes are
    // a geometric sequence.
    let first = firstTurn(displacement: d, velocity: v)
    var begin = 0.0
    var end = first
    let firstSize = first < .infinity ? abs(position(first)) : 0
    let frequency = dampedAngularFrequency
    if firstSize >= size {
      begin = first
      end = .infinity
      if frequency > 0 {
        let halfSwing = 3.141592653589793 / frequency
        let turns = Elementary.log(firstSize / size) / (decayRate * halfSwing)
        // A Double cannot count so many turning points; the envelope is then as exact as a Double can be.
        guard turns < 1e15 else { return first + Elementary.log(firstSize / size) / decayRate }
        begin = first + turns.rounded(.down) * halfSwing
        end = begin + halfSwing
      }
    } else if abs(d) < size {
      return 0
    }
    return crossing(displacement: d, velocity: v, size: size, from: begin, to: end)
  }

  /// The first time after 0 at which the velocity is 0; infinity if there is none.
  private func firstTurn(displacement d: Double, velocity v: Double) -> Double {
    let frequency = dampedAngularFrequency
    let pull = angularFrequency * angularFrequency * d + decayRate * v
    if frequency > 0 {
      var phase = Elementary.atan2(v * frequency, pull)
      let halfTurn = 3.141592653589793
      if phase <= 0 { phase += halfTurn }
      return phase <= 0 ? halfTurn / frequency : phase / frequency
    }
    // tanh(spread t) = v spread / pull; at critical damping t = v / pull.
    let ratio = v * swingRate / pull
    guard v != 0, v * pull > 0, ratio < 1 else { return .infinity }
    return ratio > 0 ? Elementary.atanh(ratio) / swingRate : v / pull
  }

  /// The time between two times at which the magnitude of a displacement, monotonic between them, falls below `size`.
  private func crossing(
    displacement d: Double, velocity v: Double, size: Double, from begin: Double, to end: Double
  ) -> Double {
    // A displacement that changes its sign crosses `size` with the sign that it has at the start.
    let side = propagator(time: begin).advance(displacement: d, velocity: v).displacement < 0 ? -1.0 : 1.0
    func signed(_ time: Double) -> (excess: Double, slope: Double) {
      let now = propagator(time: time).advance(displacement: d, velocity: v)
      return (side * now.displacement - size, side * now.velocity)
    }
    var low = begin
    var span = dampingRatio <= 1 ? 1 / decayRate : 2 * dampingRatio / angularFrequency
    var high = min(begin + span, end)
    while high < end && signed(high).excess >= 0 {
      low = high
      span *= 2
      high = min(begin + span, end)
    }
    var time = low + 0.5 * (high - low)
    for _ in 0..<200 {
      let here = signed(time)
      if here.excess >= 0 { low = time } else { high = time }
      let next = time - here.excess / here.slope
      // One end of the bracket is `time` itself: without this test bisection would go on to the last bit.
      if next == time { break }
      let middle = low + 0.5 * (high - low)
      // Bisection, where Newton's step leaves the bracket.
      let chosen = next > low && next < high ? next : middle
      if chosen == time || chosen <= low || chosen >= high { break }
      time = chosen
    }
    return time
  }
}
