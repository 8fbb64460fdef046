import SuppleMotion
import SuppleScene

/// The spring that moves a badge to its anchor. Near an edge of the viewport's safe area it overshoots less, so that
/// the badge stays within.
extension SlimeBadgeCore {
  /// The motion from an offset to the anchor.
  func returnMotion(from offset: Vector, velocity: Vector) -> PointMotion {
    var spring = calm(style.returnSpring)
    var velocity = reducedMotion ? .zero : velocity
    let room = returnRoom(from: offset)
    func fits(_ spring: Spring, _ velocity: Vector) -> Bool {
      spring.swings(from: offset.x, velocity: velocity.x, within: room.x)
        && spring.swings(from: offset.y, velocity: velocity.y, within: room.y)
    }
    let (given, thrown, ratio) = (spring, velocity, spring.dampingRatio)
    if style.returnMargin > 0, ratio < Spring.calmRatio, !fits(given, thrown) {
      // More damping reduces the overshoot. If the throw is too fast for that, the spring takes less of its velocity.
      spring = given.damped(Spring.calmRatio)
      if fits(spring, thrown) {
        spring = given.damped(Self.least(in: ratio...Spring.calmRatio) { fits(given.damped($0), thrown) })
      } else {
        let calm = spring
        velocity = thrown * (1 - Self.least(in: 0...1) { fits(calm, thrown * (1 - $0)) })
      }
    }
    return PointMotion(spring: spring, start: now, from: .zero + offset, velocity: velocity, target: .zero)
  }

  /// The displacements from the anchor at which the badge lies within the viewport's safe area less the style's
  /// `returnMargin`, for each axis. They include its start, where the finger has put the badge.
  private func returnRoom(from offset: Vector) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let margin = style.returnMargin + style.borderWidth + style.badgeRadius
    let bounds = viewport.safeBounds
    func room(
      _ low: Double, _ high: Double, _ anchor: Double, _ half: Double, _ offset: Double
    ) -> ClosedRange<Double> {
      min(0, low + half - anchor, offset)...max(0, high - half - anchor, offset)
    }
    return (
      room(bounds.minX, bounds.maxX, anchor.x, margin + spine.target, offset.x),
      room(bounds.minY, bounds.maxY, anchor.y, margin, offset.y)
    )
  }

  /// The smallest number of a range that fulfils a condition, by bisection in 20 steps. The largest number must fulfil it.
  private static func least(in range: ClosedRange<Double>, where fulfils: (Double) -> Bool) -> Double {
    var (refused, fitting) = (range.lowerBound, range.upperBound)
    for _ in 0..<20 {
      let middle = (refused + fitting) / 2
      if fulfils(middle) { fitting = middle } else { refused = middle }
    }
    return fitting
  }
}

extension Spring {
  /// The damping ratio below 1 at which a spring from rest passes its target by two ten-millionths of its distance.
  fileprivate static var calmRatio: Double { 0.98 }

  /// Returns the spring with another damping ratio.
  fileprivate func damped(_ ratio: Double) -> Spring {
    Spring(stiffness: stiffness / mass, dampingRatio: ratio)
  }

  /// Whether a displacement with an initial velocity stays within a range, in points, on a spring with a damping ratio
  /// below 1.
  ///
  /// The displacement turns where its velocity, e^(-a t) (v cos w t - (a v + w0^2 d) / w sin w t), is 0: at the angle
  /// w t = atan2(v w, a v + w0^2 d), and each half turn later. Each turn is nearer to the target than the one before it on
  /// that side.
  fileprivate func swings(from d: Double, velocity v: Double, within range: ClosedRange<Double>) -> Bool {
    let rate = dampedAngularFrequency
    let angle = Elementary.atan2(v * rate, decayRate * v + stiffness / mass * d)
    let motion = SpringMotion(spring: self, start: 0, from: d, velocity: v, target: 0)
    let first = motion.value(at: (angle > 0 ? angle : angle + Double.pi) / rate)
    let second = motion.value(at: (angle > 0 ? angle + Double.pi : angle + 2 * Double.pi) / rate)
    let slack = 0.01
    return min(first, second) >= range.lowerBound - slack && max(first, second) <= range.upperBound + slack
  }
}
