import SuppleMotion
import SuppleScene

/// The corner of each head at which its badge is.
struct BadgesPart: Part {
  typealias Context = HeadsContext

  /// The side: -1 left to 1 right.
  private var side: Motion
  /// The height: -1 above to 1 below.
  private var height: Motion

  /// Badges that rest at a corner: x is -1 left or 1 right, y is -1 above or 1 below.
  init(corner: Vector) {
    side = .resting(at: corner.x)
    height = .resting(at: corner.y)
  }

  /// The least length of a direction between two corners that is drawn out to the rim. Between opposite corners the direction
  /// passes through zero.
  private static let leastLength = 0.75

  /// The corner at a time: x is -1 left to 1 right, y is -1 above to 1 below. Between two corners a badge goes round its head,
  /// at the distance of a corner; as recorded it goes straight across.
  @inline(never)
  func corner(at now: MotionTime, in geometry: ChatHeadsGeometry) -> Vector {
    let corner = Vector(x: side.value(at: now), y: height.value(at: now))
    guard case .springs = geometry.style.changes, now < max(side.restTime, height.restTime) else {
      return corner
    }
    return corner * (2.0.squareRoot() / max(corner.length, Self.leastLength))
  }

  /// Moves the badges to a corner without animation.
  mutating func put(at corner: Vector) { self = BadgesPart(corner: corner) }

  /// Turns the badges to a corner; with reduced motion immediately.
  @inline(never)
  mutating func turn(to corner: Vector, in context: borrowing HeadsContext, at now: MotionTime) {
    side = Self.turned(side, to: corner.x, in: context, at: now)
    height = Self.turned(height, to: corner.y, in: context, at: now)
  }

  @inline(never)
  private static func turned(
    _ motion: Motion, to goal: Double, in context: borrowing HeadsContext, at now: MotionTime
  ) -> Motion {
    guard motion.target != goal else { return motion }
    return context.reducedMotion
      ? .resting(at: goal)
      : motion.retargeted(
        to: goal, at: now, timing: .spring(context.geometry.style.targetSpring, within: .fractions))
  }

  func restTime(in context: borrowing HeadsContext, at now: MotionTime) -> MotionTime {
    max(side.restTime, height.restTime)
  }
}
