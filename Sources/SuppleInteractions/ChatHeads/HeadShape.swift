import SuppleMotion
import SuppleScene

/// The size of a head's face in motion, and the scale at which the face fits its place.
///
/// The object is immutable. A head has none while no head of the stack has a face, so copies of heads stay cheap.
final class HeadShape: Sendable {
  /// The smallest size and scale in motion: a loose spring never turns a face inside out.
  private static let least = (side: 1.0, scale: 0.01)

  /// The face; nil for the circle.
  let face: HeadFace?
  private let width: Motion
  private let height: Motion
  private let radius: Motion
  /// The scale; nil before the head's first place, which the head takes without animation.
  private let fit: Motion?

  private init(_ face: HeadFace?, width: Motion, height: Motion, radius: Motion, fit: Motion?) {
    self.face = face
    self.width = width
    self.height = height
    self.radius = radius
    self.fit = fit
  }

  /// A face at rest, with the size of `box`.
  convenience init(_ face: HeadFace?, box: HeadFace, fit: Motion? = nil) {
    self.init(
      face, width: .resting(at: box.width), height: .resting(at: box.height),
      radius: .resting(at: box.cornerRadius), fit: fit)
  }

  /// Returns a shape with the same size and scale, for the motion to another face.
  @inline(never)
  func with(_ face: HeadFace?) -> HeadShape {
    HeadShape(face, width: width, height: height, radius: radius, fit: fit)
  }

  /// The time from which on the face keeps its size, in motion seconds.
  var restTime: Double {
    max(max(width.restTime, height.restTime), max(radius.restTime, fit?.restTime ?? -.infinity))
  }

  /// The size before scaling at `time`, in points.
  @inline(never)
  func extent(at time: Double) -> Size {
    Size(
      width: max(Self.least.side, width.value(at: time)), height: max(Self.least.side, height.value(at: time))
    )
  }

  /// The radius of the corners before scaling at `time`, in points.
  @inline(never)
  func cornerRadius(at time: Double) -> Double {
    let extent = extent(at: time)
    return max(0, min(radius.value(at: time), min(extent.width, extent.height) / 2))
  }

  /// The scale at `time`.
  func scale(at time: Double) -> Double { max(Self.least.scale, fit?.value(at: time) ?? 1) }

  /// The distance beyond each edge up to which the face is hit at `time`, in points before scaling. A small face is hit in an
  /// area of 44 by 44 points.
  @inline(never)
  func hitOutset(at time: Double) -> Double {
    let extent = extent(at: time)
    return max(0, ChatHeadsGeometry.minimumHitSize / scale(at: time) - min(extent.width, extent.height)) / 2
  }

  /// Whether a touch at `point` hits the face with its centre at `center`, at `time`. `isNear` extends a small face.
  @inline(never)
  func isHit(at point: Point, center: Point, isNear: Bool, at time: Double) -> Bool {
    let (extent, scale) = (extent(at: time), scale(at: time))
    let corner = cornerRadius(at: time)
    let radius = corner + (isNear ? hitOutset(at: time) : 0)
    // The distance from the rectangle of the corners' centres.
    let x = max(0, (point.x - center.x).magnitude / scale - (extent.width / 2 - corner))
    let y = max(0, (point.y - center.y).magnitude / scale - (extent.height / 2 - corner))
    return x * x + y * y <= radius * radius
  }

  /// The motion to the size of `box` and to a scale, from `time` on. The first scale applies immediately.
  @inline(never)
  func retargeted(to box: HeadFace, scale: Double, at time: Double, change: ShapeChange) -> HeadShape {
    if width.target == box.width, height.target == box.height, radius.target == box.cornerRadius,
      fit?.target == scale
    {
      return self
    }
    return HeadShape(
      face, width: change.apply(width, to: box.width, at: time, within: .points),
      height: change.apply(height, to: box.height, at: time, within: .points),
      radius: change.apply(radius, to: box.cornerRadius, at: time, within: .points),
      fit: fit.map { change.apply($0, to: scale, at: time, within: .fractions) } ?? .resting(at: scale))
  }

  /// The face at rest in its final size.
  var finished: HeadShape {
    HeadShape(
      face, width: .resting(at: width.target), height: .resting(at: height.target),
      radius: .resting(at: radius.target), fit: fit.map { .resting(at: $0.target) })
  }
}

/// The motion of a change of a face's size.
enum ShapeChange {
  /// By a spring.
  case spring(Spring)
  /// At a time, in motion seconds: with reduced motion, while the head is invisible between two places.
  case step(at: Double)

  @inline(never)
  fileprivate func apply(
    _ motion: Motion, to goal: Double, at now: Double, within tolerance: RestTolerance
  ) -> Motion {
    guard motion.target != goal else { return motion }
    switch self {
    case .spring(let spring):
      return motion.retargeted(to: goal, at: now, timing: .spring(spring, within: tolerance))
    case .step(let time):
      guard time > now else { return .resting(at: goal) }
      let value = motion.value(at: now)
      return .curve(
        TimedCurve(start: now, duration: time - now, from: value, to: value, easing: .linear),
        then: TimedCurve(start: time, duration: 1e-6, from: value, to: goal, easing: .linear))
    }
  }
}
