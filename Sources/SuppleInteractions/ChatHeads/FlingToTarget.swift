import SuppleMotion
import SuppleScene

/// A throw of a head, or of the stack behind it, that the dismiss target has caught in flight. It is immutable.
final class FlingToTarget: Sendable {
  /// The thrown head.
  let head: HeadID
  /// The motion to the target's centre.
  let motion: PointMotion
  /// The time of arrival and dismissal, in motion seconds: within two points of the centre.
  let end: Double

  /// A flight of `head` by `motion`.
  init(head: HeadID, motion: PointMotion) {
    self.head = head
    self.motion = motion
    end = motion.time(within: 2)
  }

  /// The flight after a move of the target, from the head's position and velocity at `time`.
  func retargeted(in geometry: ChatHeadsGeometry, at time: Double) -> FlingToTarget {
    guard motion.target != geometry.targetCenter else { return self }
    return FlingToTarget(
      head: head,
      motion: geometry.motionToTarget(
        from: motion.position(at: time), velocity: motion.velocity(at: time), at: time))
  }
}
