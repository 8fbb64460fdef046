import SuppleMotion
import SuppleScene

/// The burst of a badge: the places of its particles are functions of the seed and the time, without storage.
///
/// Each cell of the badge becomes one particle. The particles fly above all other content, and do not move with the
/// anchor.
struct SlimeBadgeBurst: Sendable {
  /// The flight of the particles.
  private enum Flight: Sendable {
    /// Outwards, with a part of the finger's velocity, under gravity and drag.
    case ballistic(carried: Vector)
    /// Along quadratic curves to a point far below a viewport of that size.
    case fountain(viewport: Size)
    /// A number of the app's pictures in place of particles.
    case pictures(Int32)
  }

  /// The outline of the badge that burst.
  let badge: Capsule
  /// Start time, in motion seconds.
  let start: Double
  /// End time of the last particle, in motion seconds.
  let end: Double
  private let flight: Flight
  private let seed: UInt64
  /// The number of cells along one side.
  private let side: Int32
  /// The maximum initial speed of a drop, in points per second, so that it stays within the style's reach.
  private let greatestSpeed: Double
  /// The style at the start.
  @Boxed private var style: SlimeBadgeStyle

  /// A burst of `badge` with `velocity` (points per second), at `time` in motion seconds, by a number of `pictures` if the
  /// style uses them.
  init(
    of badge: Capsule, velocity: Vector, at time: Double, viewport: Size, seed: UInt64, pictures: Int32 = 0,
    style: SlimeBadgeStyle
  ) {
    var style = style
    if style.burst == .frames, pictures <= 0 { style.burst = .drops }
    self.badge = badge
    self.seed = seed
    self.style = style
    side = Int32(max(1, min(12, style.burstCells)))
    start = time
    end = time + (style.burst == .frames ? style.framesDuration : style.burstDuration)
    let slowed = style.slowed(after: style.burstDuration)
    let fall = style.terminalSpeed * (style.burstDuration - slowed)
    let startDistance = SlimeBadgeBurst.dropStart * (badge.radius + badge.halfSpine)
    greatestSpeed = max(0, style.burstReach - fall - startDistance) / slowed
    switch style.burst {
    case .ballistic, .drops: flight = .ballistic(carried: velocity * style.burstCarry)
    case .fountain: flight = .fountain(viewport: viewport)
    case .frames: flight = .pictures(pictures)
    }
  }

  // MARK: Pictures

  /// Whether the app's pictures take the place of particles.
  var hasPictures: Bool { if case .pictures = flight { true } else { false } }

  /// The number of the picture at a time in motion seconds, from 0: floor(n t / D). Nil for none.
  func picture(at time: Double) -> Int32? {
    guard case .pictures(let count) = flight, time >= start, time < end else { return nil }
    let number = Int32(max(0, min(Double(count), Double(count) * (time - start) / style.framesDuration)))
    // The picture changes exactly at its instant, in spite of rounding.
    return min(count - 1, instant(ofPicture: number + 1) <= time ? number + 1 : number)
  }

  /// The instant of the next picture, or the end, in motion seconds; nil for a burst of particles.
  func nextPicture(after time: Double) -> Double? {
    picture(at: time).map { min(end, instant(ofPicture: $0 + 1)) }
  }

  private func instant(ofPicture number: Int32) -> Double {
    guard case .pictures(let count) = flight else { return end }
    return number >= count ? end : start + Double(number) * style.framesDuration / Double(count)
  }

  /// The distance of a drop's start from the badge's centre, as a part of the distance of the edge.
  private static let dropStart = 0.6

  /// The values that all particles share at one time.
  struct Phase {
    /// The time since the start, in seconds.
    fileprivate var elapsed: Double
    /// The part of the duration that is over, 0 to 1.
    fileprivate var progress: Double
    /// The parameter of a fountain's curves, 0 to 1.
    fileprivate var along: Double
    /// The distance covered under drag per unit of the first velocity: (1 - e^(-c t)) / c, in seconds.
    fileprivate var slowed: Double
  }

  /// One particle at one time.
  struct Particle: Hashable {
    var center: Point
    var radius: Double
    var scale: Double
    var opacity: Double
  }

  /// The number of particles, visible or not.
  var count: Int32 { hasPictures ? 0 : style.burst == .drops ? side : side * side }

  /// The phase at a time in motion seconds; nil before the start and after the end.
  func phase(at time: Double) -> Phase? {
    let elapsed = time - start
    let progress = elapsed / style.burstDuration
    guard progress >= 0, progress < 1 else { return nil }
    switch flight {
    case .fountain:
      return Phase(
        elapsed: elapsed, progress: progress, along: CubicBezierEasing.easeOut.value(at: progress), slowed: 0)
    case .ballistic:
      return Phase(
        elapsed: elapsed, progress: progress, along: 0, slowed: style.slowed(after: elapsed))
    case .pictures: return nil
    }
  }

  /// The particle with a number; nil if it is invisible.
  func particle(_ number: Int32, at phase: Phase) -> Particle? {
    guard number >= 0, number < count else { return nil }
    let cells = Double(side)
    let width = 2 * (badge.radius + badge.halfSpine)
    let height = 2 * badge.radius
    let cell = Point(
      x: badge.center.x + ((Double(number % side) + 0.5) / cells - 0.5) * width,
      y: badge.center.y + ((Double(number / side) + 0.5) / cells - 0.5) * height)
    // Each particle has its own random stream, so that particles can be computed in any order.
    var random = SeededRandom(seed: seed &+ UInt64(UInt32(bitPattern: number)) &* 0xD1B5_4A32_D192_ED03)
    switch flight {
    case .pictures: return nil
    case .fountain(let viewport):
      let control = Point(
        x: random.uniform(in: 0...viewport.width), y: random.uniform(in: 0...viewport.height))
      let end = Point(x: viewport.width / 2, y: viewport.height * 4)
      let center = Point(
        x: quadratic(cell.x, control.x, end.x, phase.along),
        y: quadratic(cell.y, control.y, end.y, phase.along))
      return Particle(center: center, radius: height / cells / 2, scale: 1, opacity: 1)
    case .ballistic(let carried) where style.burst == .drops:
      // Small and large drops alternate around the badge; the large ones are slower.
      let turn = (Double(number) + random.uniform(in: -0.4...0.4)) / Double(count) * 2 * Double.pi
      let direction = Vector(angle: turn)
      let mass = (random.unit() + Double(number % 2)) / 2
      let start =
        badge.center
        + Vector(x: direction.x * (badge.radius + badge.halfSpine), y: direction.y * badge.radius)
        * SlimeBadgeBurst.dropStart
      let speed = style.burstSpeed * (1 - 0.5 * mass) * random.uniform(in: 0.65...1)
      let left = 1 - phase.progress / random.uniform(in: 0.75...1)
      guard left > 0 else { return nil }
      return Particle(
        center: ballistic(from: start, velocity: reachable(direction * speed + carried), at: phase),
        radius: badge.radius * (0.15 + 0.27 * mass), scale: shrinking(left), opacity: 1)
    case .ballistic(let carried):
      // The corners of the grid lie outside of the badge's round ends.
      guard badge.distance(to: cell) < 0 else { return nil }
      let radius = height / cells * random.uniform(in: 0.4...0.95)
      let outward = Vector(
        x: (cell.x - badge.center.x) / width * 2, y: (cell.y - badge.center.y) / height * 2)
      let turn = random.uniform(in: 0...(2 * Double.pi))
      let stray = random.uniform(in: 0...0.35)
      let push = style.burstSpeed * random.uniform(in: 0.55...1.1)
      let lift = Vector(x: 0, y: -0.35 * style.burstSpeed * random.unit())
      let aim = outward + Vector(angle: turn, length: stray)
      let life = random.uniform(in: 0.65...1)
      guard phase.progress < life else { return nil }
      let left = 1 - phase.progress / life
      let center = ballistic(from: cell, velocity: aim * push + lift + carried, at: phase)
      return Particle(
        center: center, radius: radius, scale: shrinking(left), opacity: min(1, left * 2.5))
    }
  }

  // MARK: Drops

  /// Adds the rest of the badge while drops are joined to it, and their connectors: one closed outline for each drop, all in
  /// the same direction.
  ///
  ///      o==(      )==o        The badge shrinks, the drops fly, and each connector thins as time goes on.
  ///
  /// Returns a square around the badge and all drops, also separate ones; nil if nothing is added.
  func addBody(to path: inout Outline, of geometry: SlimeBadgeGeometry, at phase: Phase) -> Rect? {
    let part = phase.elapsed / max(1e-6, style.joinedDuration)
    guard style.burst == .drops, part < 2, case .ballistic(let carried) = flight else { return nil }
    let left = 1 - part / 2
    let body = Capsule(
      center: ballistic(from: badge.center, velocity: reachable(carried), at: phase),
      radius: badge.radius * left,
      halfSpine: badge.halfSpine * left)
    body.addOutline(to: &path, from: 0, length: body.perimeter, begins: true)
    path.add(.close)
    for number in 0..<count {
      // The smallest drops separate first.
      guard let drop = particle(number, at: phase) else { continue }
      let part = part / min(1, 0.4 + 1.5 * drop.radius / badge.radius)
      guard part < 1 else { continue }
      geometry.addOutline(
        to: &path, anchor: drop.center, anchorRadius: drop.radius * drop.scale, badge: body,
        reach: drop.center.distance(to: body.center) / max(1e-6, part), breakingWaist: 1)
    }
    // No drop starts outside of the badge's edge, or is faster than the style's maximum.
    let reach = badge.radius + badge.halfSpine + style.burstSpeed * phase.slowed
    return Rect(center: body.center, size: Size(width: 2 * reach, height: 2 * reach))
  }

  /// The edge of the ring around a burst of drops, and its visibility, 1 to 0; nil for none.
  func flash(at phase: Phase) -> (edge: Capsule, visibility: Double)? {
    let left = 1 - phase.elapsed / SlimeBadgeStyle.flashDuration
    guard style.burst == .drops, style.flashScale > 1, left > 0 else { return nil }
    var edge = badge
    edge.radius *= style.flashScale - (style.flashScale - 1) * left * left * left
    return (edge, left)
  }

  /// The scale of a particle at a remaining part `left` of its duration, 1 to 0: 1 - (1 - left)^3, nearly full size at
  /// first.
  private func shrinking(_ left: Double) -> Double {
    let gone = 1 - left
    return 1 - gone * gone * gone
  }

  /// A drop's initial velocity, limited so that the drop stays within the style's maximum distance.
  private func reachable(_ velocity: Vector) -> Vector {
    let speed = velocity.length
    return speed > greatestSpeed ? velocity * (greatestSpeed / speed) : velocity
  }

  /// The solution of x'' = g - c x', linear drag: x(t) = x0 + g t / c + (v0 - g / c) (1 - e^(-c t)) / c.
  private func ballistic(from: Point, velocity: Vector, at phase: Phase) -> Point {
    let terminal = style.terminalSpeed
    return Point(
      x: from.x + velocity.x * phase.slowed,
      y: from.y + terminal * phase.elapsed + (velocity.y - terminal) * phase.slowed)
  }

  /// The quadratic Bézier curve from a to c with the control point b, at the parameter t.
  private func quadratic(_ a: Double, _ b: Double, _ c: Double, _ t: Double) -> Double {
    let u = 1 - t
    return a * u * u + 2 * b * u * t + c * t * t
  }
}

extension SlimeBadgeStyle {
  /// The distance that a particle covers under drag alone per unit of its first velocity: (1 - e^(-c t)) / c, in seconds.
  fileprivate func slowed(after elapsed: Double) -> Double {
    -Elementary.expMinusOne(-burstDrag * elapsed) / burstDrag
  }

  /// The speed at which drag balances the gravity of a burst, in points per second.
  fileprivate var terminalSpeed: Double { burstGravity / burstDrag }
}
