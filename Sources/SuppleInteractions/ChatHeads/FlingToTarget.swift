import SuppleMotion
import SuppleScene

/// A head, or the stack that it leads, that was thrown at the dismiss target and caught in flight. It is immutable.
final class FlingToTarget: Sendable {
  /// The head that was thrown.
  let head: HeadID
  /// Its motion to the target's centre.
  let motion: PointMotion
  /// When it is there and is dismissed, in motion seconds: within two points of the centre.
  let end: Double

  /// A head on its flight by `motion`.
  init(head: HeadID, motion: PointMotion) {
    self.head = head
    self.motion = motion
    end = motion.time(within: 2)
  }

  /// The flight after the target has moved, from where the head is at `time` and as fast.
  func retargeted(in geometry: ChatHeadsGeometry, at time: Double) -> FlingToTarget {
    guard motion.target != geometry.targetCenter else { return self }
    return FlingToTarget(
      head: head,
      motion: geometry.motionToTarget(
        from: motion.position(at: time), velocity: motion.velocity(at: time), at: time))
  }
}
