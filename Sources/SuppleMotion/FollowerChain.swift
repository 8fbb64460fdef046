/// A chain of bodies on springs. Each body follows the one before it; the first follows a lead with its own motion.
///
///     lead <--spring-- body 0 <--spring-- body 1 <--spring-- body 2
///
/// The motions of lead and bodies are one linear system, which is stepped by the Taylor series of its exact solution.
/// So the result does not depend on the frame rate: the state is committed on a fixed grid of absolute time (1/256
/// s), at each change of the lead's law, and by ``commit(at:)``. Retargeting a spring for each body in
/// each frame, as apps often do, is off by tens of points and differs between frame rates.
///
/// Both axes are computed together, in the two lanes of a SIMD vector.
public struct FollowerChain: Sendable {
  /// The law of the lead's motion at one instant, for each axis: x'' = -stiffness (x - target) - damping x'.
  ///
  /// A lead on a spring, one that coasts under friction (stiffness 0) and one at rest (both 0) are all of this form.
  public struct Lead: Sendable, Hashable {
    /// The position.
    public var position: SIMD2<Double>
    /// The velocity, in units per second.
    public var velocity: SIMD2<Double>
    /// The target of the spring.
    public var target: SIMD2<Double>
    /// The stiffness of the spring at mass 1; 0 without a spring.
    public var stiffness: SIMD2<Double>
    /// The damping of the spring at mass 1, or the friction, in 1/s.
    public var damping: SIMD2<Double>

    /// A lead with the given law.
    public init(
      position: SIMD2<Double>, velocity: SIMD2<Double>, target: SIMD2<Double>, stiffness: SIMD2<Double>,
      damping: SIMD2<Double>
    ) {
      self.position = position
      self.velocity = velocity
      self.target = target
      self.stiffness = stiffness
      self.damping = damping
    }
  }

  /// The position and velocity of one body at the present.
  public struct Body: Sendable, Hashable {
    /// The position.
    public var position: SIMD2<Double>
    /// The velocity, in units per second.
    public var velocity: SIMD2<Double>

    /// A body with a position and a velocity in units per second.
    public init(position: SIMD2<Double>, velocity: SIMD2<Double>) {
      self.position = position
      self.velocity = velocity
    }
  }

  /// The sums of a body's Taylor series, and its two latest terms.
  private struct Term: Sendable {
    var latest: SIMD2<Double> = .zero
    var next: SIMD2<Double> = .zero
    var position: SIMD2<Double> = .zero
    var velocity: SIMD2<Double> = .zero
  }

  private static let grid = 256.0
  private static let terms = 32
  /// The size below which a term, in points, changes a position or velocity by less than rounding does.
  private static let negligible = 1e-20
  /// The number of grid steps without a call of `commit` after which every chain with numbers in their ranges is at rest.
  private static let longest = 16 * 256

  /// The bodies at the present, the one next to the lead first.
  public private(set) var bodies: [Body]
  /// The follower offsets: the position of each body at rest less the position of the body before it.
  public private(set) var offsets: [SIMD2<Double>]
  /// Whether, at the present, the lead and all bodies are at rest.
  public private(set) var isAtRest: Bool
  private var committed: [Body]
  private var time: Double
  private var steps: Int
  private var scratch: [Term]
  private let stiffness: Double
  private let damping: Double

  /// A chain of bodies at the time `time`, in seconds; missing offsets count as 0.
  public init(spring: Spring, bodies: [Body], offsets: [SIMD2<Double>], time: Double) {
    self.bodies = bodies
    committed = bodies
    self.offsets = offsets
    while self.offsets.count < bodies.count { self.offsets.append(.zero) }
    self.time = time
    isAtRest = bodies.isEmpty
    steps = 0
    scratch = [Term](repeating: Term(), count: bodies.count + 1)
    stiffness = spring.stiffness / spring.mass
    damping = spring.damping / spring.mass
  }

  /// Moves the present to `time`, in seconds. `lead` returns the law of the lead at an instant; `breaks` returns the
  /// next instant after a given one at which that law changes, infinity for none.
  public mutating func advance(
    to time: Double, lead: (Double) -> Lead, breaks: (Double) -> Double
  ) {
    while !isAtRest, self.time < time {
      let next = min(Self.nextCommit(after: self.time) ?? time, breaks(self.time))
      guard next > self.time, next <= time else { break }
      step(by: next - self.time, from: lead(self.time))
      keepBodies()
      self.time = next
      steps += 1
      let now = lead(next)
      if steps > Self.longest || isStill(behind: now) { settle(behind: now) }
    }
    if isAtRest {
      settle(behind: lead(time))
      self.time = max(self.time, time)
    } else if self.time < time {
      step(by: time - self.time, from: lead(self.time))
    } else {
      for index in bodies.indices { bodies[index] = committed[index] }
    }
  }

  /// The first instant of the grid after `time`, in seconds; nil if floating-point times are too coarse.
  public static func nextCommit(after time: Double) -> Double? {
    let line = ((time * grid).rounded(.down) + 1) / grid
    return line > time ? line : nil
  }

  /// Commits the bodies element by element: assigning the array would share its storage, which the next step would
  /// then have to copy.
  private mutating func keepBodies() {
    for index in bodies.indices { committed[index] = bodies[index] }
  }

  /// Makes the present the start of the next step. Owners call it before they replace the lead's motion.
  public mutating func commit(at time: Double) {
    keepBodies()
    self.time = time
    steps = 0
    isAtRest = bodies.isEmpty
  }

  /// Sets the follower offsets from the present on.
  public mutating func setOffsets(_ offsets: [SIMD2<Double>], at time: Double) {
    commit(at: time)
    for index in self.offsets.indices where index < offsets.count { self.offsets[index] = offsets[index] }
  }

  private func isStill(behind lead: Lead) -> Bool {
    var place = lead.position
    guard isSmall(lead.velocity, 0.01), isSmall(lead.stiffness * (lead.position - lead.target), 0.01) else {
      return false
    }
    for index in committed.indices {
      place += offsets[index]
      guard isSmall(committed[index].velocity, 0.01), isSmall(committed[index].position - place, 0.0005)
      else { return false }
    }
    return true
  }

  private func isSmall(_ value: SIMD2<Double>, _ bound: Double) -> Bool {
    value.x.magnitude < bound && value.y.magnitude < bound
  }

  /// Moves every body exactly to its rest position.
  private mutating func settle(behind lead: Lead) {
    isAtRest = true
    var place = lead.position
    for index in bodies.indices {
      place += offsets[index]
      bodies[index] = Body(position: place, velocity: .zero)
      committed[index] = bodies[index]
    }
  }

  /// Evaluates the Taylor series of the committed state `h` seconds later, and stores the result in `bodies`.
  ///
  /// With the terms a_m = x^(m) h^m / m! (b_m of the body before) the law x'' = -k (x - x_before) - c x' becomes a_(m+2) = (-k
  /// h^2 (a_m - b_m) - c h (m + 1) a_(m+1)) / ((m + 1) (m + 2)). For the stiffest chain within the ranges the remainder after
  /// 32 terms is less than 1e-16 over 1/256 s. Most series end much earlier: each term follows from the two before it and is
  /// smaller, so all terms after two negligible ones are negligible.
  private mutating func step(by h: Double, from lead: Lead) {
    guard h > 0 else { return }
    var rest = lead.target
    scratch[0].latest = lead.position - rest
    scratch[0].next = lead.velocity * h
    for index in committed.indices {
      rest += offsets[index]
      scratch[index + 1].latest = committed[index].position - rest
      scratch[index + 1].next = committed[index].velocity * h
    }
    for index in scratch.indices {
      scratch[index].position = scratch[index].latest + scratch[index].next
      scratch[index].velocity = scratch[index].next
    }
    let k = stiffness * h * h
    let c = damping * h
    let leadK = lead.stiffness * (h * h)
    let leadC = lead.damping * h
    var negligibleTerms = 0
    for m in 0..<Self.terms where negligibleTerms < 2 {
      var isNegligible = true
      let first = Double(m + 1)
      let product = first * (first + 1)
      // From the last body to the first, because each needs the previous term of the body before it.
      for index in stride(from: scratch.count - 1, through: 1, by: -1) {
        let pull = k * (scratch[index].latest - scratch[index - 1].latest)
        let term = (-pull - (c * first) * scratch[index].next) / product
        append(term, to: index, order: first + 1)
        isNegligible = isNegligible && isSmall(term, Self.negligible)
      }
      let pull = leadK * scratch[0].latest
      let term = (-pull - leadC * first * scratch[0].next) / product
      append(term, to: 0, order: first + 1)
      isNegligible = isNegligible && isSmall(term, Self.negligible)
      negligibleTerms = isNegligible ? negligibleTerms + 1 : 0
    }
    rest = lead.target
    for index in bodies.indices {
      rest += offsets[index]
      bodies[index].position = rest + scratch[index + 1].position
      bodies[index].velocity = scratch[index + 1].velocity / h
    }
  }

  private mutating func append(_ term: SIMD2<Double>, to index: Int, order: Double) {
    scratch[index].latest = scratch[index].next
    scratch[index].next = term
    scratch[index].position += term
    scratch[index].velocity += term * order
  }
}
