import SuppleMotion
import SuppleScene

/// A finger that presses or drags a head, and whether the dismiss target has captured the head.
///
/// The object is immutable. States share it, so that a copy of a state costs a reference.
///
///     finger ──1:1──▶ drag.motion ──▶ head                         not captured
///     finger inside of the field, capturedMotion ──▶ head          captured: the target's spring drives the head
final class HeadDrag: Sendable {
  /// The ending of a touch of a head.
  enum Ending {
    /// A press without a drag.
    case tap
    /// A release in the dismiss target.
    case dismissal
    /// A throw that the dismiss target catches in flight.
    case fling(FlingToTarget)
    /// A release or throw at a point, with a velocity in points per second.
    case release(from: Point, velocity: Vector)
  }

  /// The head under the finger.
  let head: HeadID
  /// The press or drag.
  let drag: Drag
  /// The motion to the target's centre while the head is captured; nil while it follows the finger.
  let capturedMotion: PointMotion?
  /// The time of the finger's last sample, in host seconds.
  let lastSeen: HostTime
  /// Whether the finger came down in the target's field and has not left it since: until then the target captures nothing.
  let beganInField: Bool

  /// A drag of `head`; without `capturedMotion` the head follows the finger.
  init(
    head: HeadID, drag: Drag, capturedMotion: PointMotion? = nil, lastSeen: HostTime,
    beganInField: Bool = false
  ) {
    self.head = head
    self.drag = drag
    self.capturedMotion = capturedMotion
    self.lastSeen = lastSeen
    self.beganInField = beganInField
  }

  /// The motion of the head.
  var motion: PointMotion { capturedMotion ?? drag.motion }

  /// Whether the finger has moved beyond the slop.
  var isDragging: Bool { drag.gesture.phase == .dragging }

  /// The traits of the head's layer.
  var traits: LayerTraits { isDragging ? [.pressed, .engaged] : .pressed }

  /// Whether the finger is in the target's field, a circle around its centre, and did not begin there.
  func isInField(of geometry: ChatHeadsGeometry) -> Bool {
    !beganInField && geometry.targetField.contains(drag.gesture.position)
  }

  /// The drag after another sample of the finger, which can make the dismiss target capture or release the head. `hostTime` is
  /// in the host's seconds, `time` in motion seconds.
  func moved(
    to point: Point, hostTime: HostTime, in geometry: ChatHeadsGeometry, at time: Double
  ) -> HeadDrag {
    var drag = drag
    _ = drag.move(to: point, hostTime: hostTime, time: time)
    return HeadDrag(
      head: head, drag: drag, capturedMotion: capturedMotion, lastSeen: hostTime, beganInField: beganInField
    ).updatingCapture(in: geometry, hostTime: hostTime, at: time)
  }

  /// Returns the drag after the finger's last sample, and the ending of the touch.
  func ended(
    at point: Point, hostTime: HostTime, in geometry: ChatHeadsGeometry, at time: Double
  ) -> (last: HeadDrag, ending: Ending) {
    var drag = drag
    let ending = drag.end(at: point, hostTime: hostTime, time: time)
    let last = HeadDrag(
      head: head, drag: drag, capturedMotion: capturedMotion, lastSeen: lastSeen, beganInField: beganInField
    ).updatingCapture(in: geometry, hostTime: hostTime, at: time)
    guard case .thrown(let velocity) = ending else { return (last, .tap) }
    guard last.capturedMotion == nil else { return (last, .dismissal) }
    let start = last.motion.position(at: time)
    guard geometry.catches(start, velocity) else { return (last, .release(from: start, velocity: velocity)) }
    let motion = geometry.motionToTarget(from: start, velocity: velocity, at: time)
    return (last, .fling(FlingToTarget(head: head, motion: motion)))
  }

  /// The drag after the target has captured a head in its field, or released a head outside of it.
  ///
  /// A finger that passes sideways, faster than the style's `passingSpeed`, is not captured. `hostTime` is in the
  /// host's seconds, `time` in motion seconds.
  func updatingCapture(in geometry: ChatHeadsGeometry, hostTime: HostTime, at time: Double) -> HeadDrag {
    guard isDragging, geometry.hasTarget || capturedMotion != nil else { return self }
    let field = geometry.targetField
    let finger = drag.gesture.position
    guard capturedMotion == nil else {
      return geometry.hasTarget && field.contains(finger) ? self : released(at: time)
    }
    if beganInField {
      return field.contains(finger) ? self : HeadDrag(head: head, drag: drag, lastSeen: lastSeen)
    }
    let velocity = drag.gesture.velocity(at: hostTime)
    guard field.captures(finger, velocity: velocity) else { return self }
    return captured(
      by: field.motion(
        from: drag.position(at: time), velocity: velocity + drag.velocity(at: time), at: time))
  }

  /// The drag after a release by the target: the head follows the finger again, from its position and velocity.
  func released(at time: Double) -> HeadDrag {
    guard let motion = capturedMotion else { return self }
    var drag = drag
    drag.resume(from: motion.position(at: time), velocity: motion.velocity(at: time), at: time)
    return HeadDrag(head: head, drag: drag, lastSeen: lastSeen)
  }

  /// Returns the drag after the target has moved: a captured head follows the target.
  func retargeted(in geometry: ChatHeadsGeometry, at time: Double) -> HeadDrag {
    guard let motion = capturedMotion, motion.target != geometry.targetCenter else { return self }
    return captured(
      by: geometry.motionToTarget(
        from: motion.position(at: time), velocity: motion.velocity(at: time), at: time))
  }

  private func captured(by motion: PointMotion) -> HeadDrag {
    HeadDrag(head: head, drag: drag, capturedMotion: motion, lastSeen: lastSeen)
  }
}
