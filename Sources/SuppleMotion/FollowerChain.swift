/// Bodies in a row, each drawn by a spring to the one before it, the first to a lead that moves by itself.
///
/// The lead's motion and the bodies' are one linear system. It is stepped by the Taylor series of its exact
/// solution, so the motion does not depend on how often it is looked at: it is committed on a fixed grid of
/// absolute time (1/256 s), wherever the lead's law changes, and when `commit` is called. Retargeting springs
/// once a frame instead is off by tens of points, and differs from frame rate to frame rate.
///
/// Both axes of the plane go together: x and y are the two lanes.
public struct FollowerChain: Sendable {
  /// What the lead is doing at one instant, on each axis: x'' = -stiffness (x - target) - damping x'.
  ///
  /// A body on a spring, one that glides under friction (stiffness 0) and one that stands still (both 0) are
  /// all of this form.
  public struct Lead: Sendable, Hashable {
    /// Where it is.
    public var position: SIMD2<Double>
    /// How fast it is, in units per second.
    public var velocity: SIMD2<Double>
    /// Where its spring draws it.
    public var target: SIMD2<Double>
    /// Its spring's stiffness at mass 1, or 0.
    public var stiffness: SIMD2<Double>
    /// Its spring's damping, or its friction in 1/s.
    public var damping: SIMD2<Double>

    /// A lead of the given law.
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

  /// One body: where it is and how fast, at the present.
  public struct Body: Sendable, Hashable {
    /// Where it is.
    public var position: SIMD2<Double>
    /// How fast it is, in units per second.
    public var velocity: SIMD2<Double>

    /// A body.
    public init(position: SIMD2<Double>, velocity: SIMD2<Double>) {
      self.position = position
      self.velocity = velocity
    }
  }

  /// A body with the two latest terms of its series.
  private struct Term: Sendable {
    var latest: SIMD2<Double> = .zero
    var next: SIMD2<Double> = .zero
    var position: SIMD2<Double> = .zero
    var velocity: SIMD2<Double> = .zero
  }

  private static let grid = 256.0
  private static let terms = 32
  /// After this many grid steps without a commit from outside every chain within the ranges has come to rest.
  private static let longest = 16 * 256

  /// The bodies at the present, the one next to the lead first.
  public private(set) var bodies: [Body]
  /// Where each body hangs from the one before it.
  public private(set) var offsets: [SIMD2<Double>]
  /// Whether, at the present, every body hangs still below a lead that stands still.
  public private(set) var isAtRest: Bool
  private var committed: [Body]
  private var time: Double
  private var steps: Int
  private var scratch: [Term]
  private let stiffness: Double
  private let damping: Double

  /// A chain of bodies at the time `time`; missing offsets count as none.
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

  /// Moves the present to `time`. `lead` says what the lead does at an instant; `breaks` gives the next
  /// instant after a given one at which its law changes (infinity for none).
  public mutating func advance(
    to time: Double, lead: (Double) -> Lead, breaks: (Double) -> Double
  ) {
    while !isAtRest, self.time < time {
      let line = ((self.time * Self.grid).rounded(.down) + 1) / Self.grid
      let next = min(line > self.time ? line : time, breaks(self.time))
      guard next > self.time, next <= time else { break }
      step(by: next - self.time, from: lead(self.time))
      keepBodies()
      self.time = next
      steps += 1
      let now = lead(next)
      if steps > Self.longest || hangsStill(below: now) { settle(below: now) }
    }
    if isAtRest {
      settle(below: lead(time))
      self.time = max(self.time, time)
    } else if self.time < time {
      step(by: time - self.time, from: lead(self.time))
    } else {
      for index in bodies.indices { bodies[index] = committed[index] }
    }
  }

  /// Commits the bodies, one by one: two arrays that share their storage would need new one at the next step.
  private mutating func keepBodies() {
    for index in bodies.indices { committed[index] = bodies[index] }
  }

  /// Makes the present the start of what follows: the lead is about to do something else.
  public mutating func commit(at time: Double) {
    keepBodies()
    self.time = time
    steps = 0
    isAtRest = bodies.isEmpty
  }

  /// Hangs the bodies differently from the present on.
  public mutating func setOffsets(_ offsets: [SIMD2<Double>], at time: Double) {
    commit(at: time)
    for index in self.offsets.indices where index < offsets.count { self.offsets[index] = offsets[index] }
  }

  private func hangsStill(below lead: Lead) -> Bool {
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

  /// Puts every body where it hangs.
  private mutating func settle(below lead: Lead) {
    isAtRest = true
    var place = lead.position
    for index in bodies.indices {
      place += offsets[index]
      bodies[index] = Body(position: place, velocity: .zero)
      committed[index] = bodies[index]
    }
  }

  /// Sums the series of the committed state over `h` seconds into `bodies`.
  ///
  /// With the terms a_m = x^(m) h^m / m! the law x'' = -k (x - x_before) - c x' becomes
  /// a_(m+2) = (-k h^2 (a_m - b_m) - c h (m + 1) a_(m+1)) / ((m + 1) (m + 2)). On the stiffest chain within
  /// the ranges 32 terms leave less than 1e-16 of it over 1/256 s.
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
    for m in 0..<Self.terms {
      let first = Double(m + 1)
      let product = first * (first + 1)
      // From the last body to the first: each needs the term of the one before it from before this round.
      for index in stride(from: scratch.count - 1, through: 1, by: -1) {
        let pull = k * (scratch[index].latest - scratch[index - 1].latest)
        append((-pull - (c * first) * scratch[index].next) / product, to: index, order: first + 1)
      }
      let pull = leadK * scratch[0].latest
      append((-pull - leadC * first * scratch[0].next) / product, to: 0, order: first + 1)
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
