import SuppleMotion
import SuppleScene

/// A push of the panel by a finger: panel and list move up with it, 1:1, and no further down than their start.
///
/// The touch spring takes up the slop, as for a pull. Times are motion seconds.
public struct FlippingNotchPush: Sendable {
  /// The finger.
  var gesture: TouchGesture
  private var slop: Motion

  /// Begins a push by a finger that has moved beyond the slop.
  init(_ gesture: TouchGesture, at time: Double) {
    self.gesture = gesture
    slop = .moving(from: -gesture.translation.y, to: 0, at: time, timing: .spring(Drag.touchSpring))
  }

  /// The displacement of the panel by the finger, 0 or less, in points.
  func offset(at time: Double) -> Double { min(0, gesture.translation.y + slop.value(at: time)) }

  /// The velocity of the panel for a finger of the given velocity, both in points per second.
  func velocity(finger: Double, at time: Double) -> Double {
    offset(at: time) < 0 ? finger + slop.velocity(at: time) : min(0, finger)
  }

  /// The time from which on the panel is at rest until the next input.
  var restTime: Double { slop.restTime }
}
