import SuppleMotion
import SuppleScene

/// A field that captures dragged layers and catches thrown ones.
///
///              . - ~ ~ - .
///           .               .     a finger within `radius` has its dragged layer captured,
///         .       center    .    unless it passes sideways faster than `passingSpeed`
///         .         +       .
///          .               .
///              ` - . . - `
///
/// As with AOSP's `MagnetizedObject`, a spring moves the captured layer to the centre, with its current velocity.
public struct MagnetField: Sendable {
  /// The centre, in points.
  public var center: Point
  /// The radius of the field, in points.
  public var radius: Double
  /// The maximum sideways speed of a drag for a capture, in points per second.
  public var passingSpeed: Double
  /// The spring that moves a captured layer to the centre.
  public var spring: Spring

  /// A field around a centre.
  public init(center: Point, radius: Double, passingSpeed: Double, spring: Spring) {
    self.center = center
    self.radius = radius
    self.passingSpeed = passingSpeed
    self.spring = spring
  }

  /// Whether a point is in the field.
  public func contains(_ point: Point) -> Bool { point.distance(to: center) <= radius }

  /// Whether the field captures a layer that a finger at `point` drags with `velocity`, in points per second.
  public func captures(_ point: Point, velocity: Vector) -> Bool {
    contains(point) && velocity.x.magnitude <= passingSpeed
  }

  /// Whether the field catches a throw from `point` with `velocity`, in points per second: the straight line of the
  /// throw reaches the height of the centre at most half of `band`, in points, to the side of it.
  public func catches(_ point: Point, velocity: Vector, band: Double) -> Bool {
    let time = (center.y - point.y) / velocity.y
    guard time >= 0 else { return false }
    return (point.x + velocity.x * time - center.x).magnitude <= band / 2
  }

  /// Returns the motion to the centre from `point` with `velocity` in points per second, from `time` on.
  public func motion(from point: Point, velocity: Vector, at time: MotionTime) -> PointMotion {
    PointMotion(spring: spring, start: time, from: point, velocity: velocity, target: center)
  }
}
