import SuppleMotion

/// Many springs, thousands or millions, that are stepped together.
///
/// For a fixed time step the exact motion of a spring is a linear map, the same for all springs with the same parameters. A
/// field computes its four coefficients once for each step length and kind of spring. A step then only multiplies and adds over
/// flat arrays: its speed is bound by memory. The motion is exactly the motion of ``/SuppleMotion/Spring``.
///
/// ```swift
/// var field = SpringField(count: 10_000, spring: .bouncy)
/// let slow = field.append(count: 500, spring: .smooth(duration: 2))      // another kind, the indices 10000..<10500
/// field.retarget(42, to: 300)
/// field.step(by: 1.0 / 60)
/// field.position(42)
/// ```
///
/// Stepping allocates no memory. Writing to an index that is out of range has no effect; reading returns 0.
/// Positions, velocities and targets are clamped to +-1e100.
public struct SpringField: Sendable {
  /// A range of springs with the same parameters.
  private struct Kind: Sendable {
    var spring: Spring
    var indices: Range<Int>
    var step: SpringPropagator
  }

  private var kinds: [Kind] = []
  private var displacements: [Double] = []
  private var velocities: [Double] = []
  private var targets: [Double] = []
  private var stepLength = 0.0

  /// A field without springs.
  public init() {}

  /// A field of `count` springs with the same parameters, at rest at `position`.
  public init(count: Int, spring: Spring, position: Double = 0) {
    append(count: count, spring: spring, position: position)
  }

  /// The number of springs.
  public var count: Int { targets.count }

  /// Adds `count` springs with the same parameters, at rest at `position`.
  ///
  /// - Returns: Their indices.
  @discardableResult
  public mutating func append(count: Int, spring: Spring, position: Double = 0) -> Range<Int> {
    let number = max(count, 0)
    let indices = targets.count..<targets.count + number
    displacements.append(contentsOf: repeatElement(0, count: number))
    velocities.append(contentsOf: repeatElement(0, count: number))
    targets.append(contentsOf: repeatElement(Self.finite(position), count: number))
    kinds.append(Kind(spring: spring, indices: indices, step: spring.propagator(time: stepLength)))
    return indices
  }

  /// `x` clamped to +-1e100, so that sums and products of two stay finite; 0 for a number that is not finite.
  private static func finite(_ x: Double) -> Double { x - x == 0 ? min(max(x, -1e100), 1e100) : 0 }

  // MARK: One spring

  /// The position of the spring `index`.
  public func position(_ index: Int) -> Double {
    targets.indices.contains(index) ? targets[index] + displacements[index] : 0
  }

  /// The velocity of the spring `index`, in units per second.
  public func velocity(_ index: Int) -> Double {
    velocities.indices.contains(index) ? velocities[index] : 0
  }

  /// The target of the spring `index`.
  public func target(_ index: Int) -> Double {
    targets.indices.contains(index) ? targets[index] : 0
  }

  /// Sets another target of the spring `index`. Position and velocity carry over. A target that is not finite has no effect.
  public mutating func retarget(_ index: Int, to target: Double) {
    guard targets.indices.contains(index), target - target == 0 else { return }
    let target = Self.finite(target)
    displacements[index] += targets[index] - target
    targets[index] = target
  }

  /// Sets the position and the velocity (units per second) of the spring `index`, not its target.
  public mutating func place(_ index: Int, position: Double, velocity: Double = 0) {
    guard targets.indices.contains(index), position - position == 0, velocity - velocity == 0 else { return }
    displacements[index] = Self.finite(position) - targets[index]
    velocities[index] = Self.finite(velocity)
  }

  // MARK: All springs

  /// Advances all springs by `time` seconds, exactly.
  ///
  /// - Parameter time: The step, in seconds; a time that is not above 0 has no effect. The coefficients are computed
  ///   again only when the step differs from the last one.
  public mutating func step(by time: Double) {
    guard time > 0 else { return }
    if time != stepLength {
      stepLength = time
      for kind in kinds.indices { kinds[kind].step = kinds[kind].spring.propagator(time: time) }
    }
    displacements.withUnsafeMutableBufferPointer { displacements in
      velocities.withUnsafeMutableBufferPointer { velocities in
        for kind in kinds { Self.advance(displacements, velocities, kind.indices, kind.step) }
      }
    }
  }

  private static func advance(
    _ displacements: UnsafeMutableBufferPointer<Double>, _ velocities: UnsafeMutableBufferPointer<Double>,
    _ indices: Range<Int>, _ step: SpringPropagator
  ) {
    guard indices.upperBound <= min(displacements.count, velocities.count) else { return }
    let (m00, m01) = (step.positionFromPosition, step.positionFromVelocity)
    let (m10, m11) = (step.velocityFromPosition, step.velocityFromVelocity)
    for index in indices {
      let x = displacements[index]
      let v = velocities[index]
      displacements[index] = m00 * x + m01 * v
      velocities[index] = m10 * x + m11 * v
    }
  }

  /// Whether the spring `index` is nearer to its target than `displacement` and slower than `speed` (units per
  /// second).
  public func isSettled(_ index: Int, displacement: Double, speed: Double) -> Bool {
    guard targets.indices.contains(index) else { return true }
    return abs(displacements[index]) < displacement && abs(velocities[index]) < speed
  }

  /// The number of springs that have not settled, by `isSettled`. At 0 the field needs no more steps.
  public func movingCount(displacement: Double, speed: Double) -> Int {
    var moving = 0
    for index in targets.indices where !isSettled(index, displacement: displacement, speed: speed) {
      moving += 1
    }
    return moving
  }

  /// Moves every settled spring exactly to its target, and reports each spring that came to rest since the last call.
  ///
  /// - Parameters:
  ///   - displacement: The distance to the target below which a spring is settled.
  ///   - speed: The speed below which a spring is settled, in units per second.
  ///   - body: Called with the index of each spring that came to rest; not for springs that already were at rest.
  public mutating func settle(displacement: Double, speed: Double, _ body: (Int) -> Void) {
    for index in targets.indices where displacements[index] != 0 || velocities[index] != 0 {
      guard isSettled(index, displacement: displacement, speed: speed) else { continue }
      displacements[index] = 0
      velocities[index] = 0
      body(index)
    }
  }
}
