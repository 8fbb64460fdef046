extension Spring {
  /// The last time in seconds at which the distance to the target is a thousandth of the way or more, for a value that
  /// sets out from rest; infinite without damping.
  ///
  /// Apple documents the same intent and computes an envelope, which is later: 1.47 s in Core Animation for a
  /// stiffness of 100 and a damping of 10, where the motion itself is within a thousandth from 1.27 s on.
  public var settlingDuration: Double {
    settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
  }

  /// The last time in seconds at which the distance to the target is `epsilon` or more, for a value that sets out
  /// from 0.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: Its velocity when it set out, in units per second.
  ///   - epsilon: The distance that counts as settled, above 0; otherwise nothing settles but what is at rest.
  /// - Returns: 0 if the distance is never as large, infinity if it is so again and again (no damping).
  public func settlingDuration(target: Double, initialVelocity: Double = 0, epsilon: Double) -> Double {
    lastTime(displacement: -target, velocity: initialVelocity, reaching: epsilon)
  }

  /// The last time at which a displacement that begins so is as large as `size`, either way.
  ///
  /// A displacement is monotonic between two turning points. The last turning point that is still `size` away is
  /// found directly, and the one crossing after it by Newton's method, kept inside its bracket.
  func lastTime(displacement: Double, velocity: Double, reaching size: Double) -> Double {
    let d = SpringMotion.finite(displacement)
    let v = SpringMotion.finite(velocity)
    if d == 0 && v == 0 { return 0 }
    guard size > 0 else { return .infinity }
    if decayRate == 0 {
      let reach = v / angularFrequency
      return d * d + reach * reach >= size * size ? .infinity : 0
    }
    func position(_ time: Double) -> Double {
      propagator(time: time).advance(displacement: d, velocity: v).displacement
    }

    // Turning points come at `first`, and then (under critical damping) every half swing, each smaller by one ratio.
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
        // So many turns that they are no longer counted: the envelope is then as exact as a Double can be.
        guard turns < 1e15 else { return first + Elementary.log(firstSize / size) / decayRate }
        begin = first + turns.rounded(.down) * halfSwing
        end = begin + halfSwing
      }
    } else if abs(d) < size {
      return 0
    }
    return crossing(displacement: d, velocity: v, size: size, from: begin, to: end)
  }

  /// The first time after 0 at which the velocity is 0, or infinity.
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

  /// When the displacement, monotonic between two times, falls below `size`.
  private func crossing(
    displacement d: Double, velocity v: Double, size: Double, from begin: Double, to end: Double
  ) -> Double {
    // A displacement that changes its sign on the way crosses `size` on the side it begins on.
    let side = propagator(time: begin).advance(displacement: d, velocity: v).displacement < 0 ? -1.0 : 1.0
    func signed(_ time: Double) -> (excess: Double, slope: Double) {
      let now = propagator(time: time).advance(displacement: d, velocity: v)
      return (side * now.displacement - size, side * now.velocity)
    }
    var low = begin
    var reach = dampingRatio <= 1 ? 1 / decayRate : 2 * dampingRatio / angularFrequency
    var high = min(begin + reach, end)
    while high < end && signed(high).excess >= 0 {
      low = high
      reach *= 2
      high = min(begin + reach, end)
    }
    var time = low + 0.5 * (high - low)
    for _ in 0..<200 {
      let here = signed(time)
      if here.excess >= 0 { low = time } else { high = time }
      let next = time - here.excess / here.slope
      let middle = low + 0.5 * (high - low)
      // The middle keeps Newton's method honest: it serves whenever the step leaves the bracket.
      let chosen = next > low && next < high ? next : middle
      if chosen == time || chosen <= low || chosen >= high { break }
      time = chosen
    }
    return time
  }
}
