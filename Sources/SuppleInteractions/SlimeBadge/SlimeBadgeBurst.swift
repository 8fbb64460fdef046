import SuppleMotion
import SuppleScene

/// A badge coming apart: crumbs whose places are functions of the seed and the time since, so nothing is kept.
///
/// The badge is cut into cells, each of which becomes one crumb. They stay where they burst when the list moves on:
/// they fly above everything.
struct SlimeBadgeBurst: Sendable {
  /// What flies.
  private enum Flight: Sendable {
    /// Outwards, with the finger's velocity, falling and slowed by the air.
    case crumbs(carried: Vector)
    /// Along long curves to a place far below the screen.
    case fountain(viewport: Size)
  }

  /// What came apart, where it was and as large as it was.
  let badge: Capsule
  /// When.
  let start: Double
  /// When the last crumb is gone.
  let end: Double
  private let flight: Flight
  private let seed: UInt64
  /// The numbers in force when it burst.
  @Boxed private var style: SlimeBadgeStyle

  /// A burst of `badge`, which moved with `velocity`.
  init(
    of badge: Capsule, velocity: Vector, at time: Double, viewport: Size, seed: UInt64, style: SlimeBadgeStyle
  ) {
    self.badge = badge
    self.seed = seed
    self.style = style
    start = time
    end = time + style.burstDuration
    switch style.burst {
    case .crumbs: flight = .crumbs(carried: velocity * style.burstCarry)
    case .fountain: flight = .fountain(viewport: viewport)
    }
  }

  /// What all crumbs have in common at one time.
  struct Phase {
    /// Since it burst, in seconds.
    fileprivate var elapsed: Double
    /// The part of the whole duration that is over.
    fileprivate var progress: Double
    /// How far along its curve each dot of a fountain is, 0 to 1.
    fileprivate var along: Double
    /// How many seconds' way the drag has left of the way at the first velocity.
    fileprivate var slowed: Double
  }

  /// One crumb at one time.
  struct Crumb: Hashable {
    var center: Point
    var radius: Double
    var scale: Double
    var opacity: Double
  }

  /// How many cells there are along one side.
  private var side: Int32 { Int32(max(1, min(12, style.burstCells))) }

  /// How many crumbs there are, seen or not.
  var count: Int32 { side * side }

  /// How far it is at a time; nil before and after.
  func phase(at time: Double) -> Phase? {
    let elapsed = time - start
    let progress = elapsed / style.burstDuration
    guard progress >= 0, progress < 1 else { return nil }
    switch flight {
    case .fountain:
      return Phase(
        elapsed: elapsed, progress: progress, along: CubicBezierEasing.easeOut.value(at: progress), slowed: 0)
    case .crumbs:
      let slowed = -Elementary.expMinusOne(-style.burstDrag * elapsed) / style.burstDrag
      return Phase(elapsed: elapsed, progress: progress, along: 0, slowed: slowed)
    }
  }

  /// The crumb of a number, or nil where there is none to be seen.
  func crumb(_ number: Int32, at phase: Phase) -> Crumb? {
    guard number >= 0, number < count else { return nil }
    let cells = Double(side)
    let width = 2 * (badge.radius + badge.halfSpine)
    let height = 2 * badge.radius
    let cell = Point(
      x: badge.center.x + ((Double(number % side) + 0.5) / cells - 0.5) * width,
      y: badge.center.y + ((Double(number / side) + 0.5) / cells - 0.5) * height)
    // A stream of its own for each crumb: they can be asked for in any order.
    var random = SeededRandom(seed: seed &+ UInt64(UInt32(bitPattern: number)) &* 0xD1B5_4A32_D192_ED03)
    switch flight {
    case .fountain(let viewport):
      let control = Point(
        x: random.uniform(in: 0...viewport.width), y: random.uniform(in: 0...viewport.height))
      let end = Point(x: viewport.width / 2, y: viewport.height * 4)
      let center = Point(
        x: quadratic(cell.x, control.x, end.x, phase.along),
        y: quadratic(cell.y, control.y, end.y, phase.along))
      return Crumb(center: center, radius: height / cells / 2, scale: 1, opacity: 1)
    case .crumbs(let carried):
      // Cells outside of the badge's round ends are air.
      guard badge.distance(to: cell) < 0 else { return nil }
      let radius = height / cells * random.uniform(in: 0.4...0.95)
      let outward = Vector(
        x: (cell.x - badge.center.x) / width * 2, y: (cell.y - badge.center.y) / height * 2)
      let turn = random.uniform(in: 0...(2 * Double.pi))
      let stray = random.uniform(in: 0...0.35)
      let push = style.burstSpeed * random.uniform(in: 0.55...1.1)
      let lift = Vector(x: 0, y: -0.35 * style.burstSpeed * random.unit())
      let aim = outward + Vector(x: Elementary.cos(turn) * stray, y: Elementary.sin(turn) * stray)
      let life = random.uniform(in: 0.65...1)
      guard phase.progress < life else { return nil }
      let left = 1 - phase.progress / life
      let center = ballistic(from: cell, velocity: aim * push + lift + carried, at: phase)
      return Crumb(center: center, radius: radius, scale: shrinking(left), opacity: min(1, left * 2.5))
    }
  }

  /// Full size for as long as it can be followed by eye, then down to nothing.
  private func shrinking(_ left: Double) -> Double {
    let gone = 1 - left
    return 1 - gone * gone * gone
  }

  /// x(t) = x0 + g t / c + (v0 - g / c) (1 - e^(-c t)) / c: falling under g against a drag of c per second.
  private func ballistic(from: Point, velocity: Vector, at phase: Phase) -> Point {
    let terminal = style.burstGravity / style.burstDrag
    return Point(
      x: from.x + velocity.x * phase.slowed,
      y: from.y + terminal * phase.elapsed + (velocity.y - terminal) * phase.slowed)
  }

  private func quadratic(_ a: Double, _ b: Double, _ c: Double, _ t: Double) -> Double {
    let u = 1 - t
    return a * u * u + 2 * b * u * t + c * t * t
  }
}
