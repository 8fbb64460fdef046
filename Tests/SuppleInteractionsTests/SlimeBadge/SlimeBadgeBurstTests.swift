import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: burst and fade")
struct SlimeBadgeBurstTests {
  /// A badge torn off to the left and released at 2 s.
  private func torn(_ style: SlimeBadgeStyle, count: Int32 = 3, seed: UInt64 = 1, fast: Bool = false)
    -> SlimeBadgeStage
  {
    var stage = SlimeBadgeStage(count, style: style, seed: seed)
    stage.pull(by: Vector(x: -220, y: 40), at: 1, lasting: fast ? 1 : 0.2, rest: fast ? 0 : 0.5)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 40), at: 2)
    stage.look()
    return stage
  }

  @Test("Modern: gone within 0.26 s, without remains", arguments: [1, 2, 3] as [UInt64])
  func modernEnd(seed: UInt64) {
    var stage = torn(.modern, seed: seed)
    var last = stage.particles.map { $0.opacity * $0.scale }.reduce(0, +)
    for step in 1...25 {
      stage.look(at: 2 + Double(step) / 100)
      #expect(stage.frame.schedule == .now)
      // Shrinking and fading from first to last.
      let seen = stage.particles.map { $0.opacity * $0.scale }.reduce(0, +)
      #expect(seen <= last)
      last = seen
    }
    stage.look(at: 2.26)
    #expect(stage.frame.layers.isEmpty)
    #expect(stage.frame.schedule == .settled)
  }

  @Test("Modern: no drop is further than 56 points from the release, at any speed of the finger")
  func modernReach() {
    for seed in 1...20 as ClosedRange<UInt64> {
      for fast in [false, true] {
        var stage = torn(.modern, seed: seed, fast: fast)
        for step in 0..<26 {
          stage.look(at: 2 + Double(step) / 100)
          for drop in stage.particles {
            let distance = drop.center.distance(to: stage.anchor + Vector(x: -220, y: 40))
            #expect(distance <= 56, "seed \(seed), step \(step)")
          }
        }
      }
    }
  }

  @Test("Modern: drops fly outwards from the release, and hardly fall")
  func modernFlight() throws {
    var stage = torn(.modern)
    let center = stage.anchor + Vector(x: -220, y: 40)
    let first = stage.particles
    for particle in first { #expect(particle.center.distance(to: center) < 16) }
    stage.look(at: 2.12)
    let later = stage.particles
    var outwards = 0
    for particle in later {
      let before = try #require(first.first { $0.id == particle.id })
      if particle.center.distance(to: center) > before.center.distance(to: center) { outwards += 1 }
    }
    #expect(outwards == later.count)
    // Of 150 points per second squared, slowed at 9 a second.
    var floating = SlimeBadgeStyle.modern
    floating.burstGravity = 0
    var other = torn(floating)
    stage.look(at: 2.3)
    other.look(at: 2.3)
    let fall = 150.0 / 9 * (0.3 - (1 - Elementary.exp(-2.7)) / 9)
    #expect(fall < 5)
    for (particle, floating) in zip(stage.particles, other.particles) {
      #expect((particle.center.y - floating.center.y - fall).magnitude < 1e-9)
    }
  }

  @Test("Modern: the finger's velocity is added")
  func modernCarry() {
    func drift(_ fast: Bool) -> Double {
      var stage = torn(.modern, fast: fast)
      let start = stage.particles.map(\.center.x).reduce(0, +) / Double(stage.particles.count)
      stage.look(at: 2.1)
      return stage.particles.map(\.center.x).reduce(0, +) / Double(stage.particles.count) - start
    }
    // 220 points a second, of which 0.3 are carried, slowed at 9 a second for 0.1 s.
    let expected = -220 * 0.3 * (1 - Elementary.exp(-0.9)) / 9
    #expect((drift(true) - drift(false) - expected).magnitude < 0.5)
  }

  @Test(
    "A particle follows x0 + g t / c + (v0 - g / c)(1 - e^(-c t)) / c",
    arguments: [SlimeBadgeStyle.modern, ChatHeadsStyle.classic.badge])
  func ballistic(style: SlimeBadgeStyle) throws {
    let (drag, terminal) = (style.burstDrag, style.burstGravity / style.burstDrag)
    let badge = Capsule(center: Point(x: 100, y: 100), radius: 11, halfSpine: 9)
    let burst = SlimeBadgeBurst(
      of: badge, velocity: Vector(x: 300, y: -50), at: 5, viewport: SlimeBadgeStage.phone.size, seed: 9,
      style: style)
    for number in 0..<burst.count {
      guard let start = burst.seen(number, at: 5), let after = burst.seen(number, at: 5.05) else {
        continue
      }
      // From the start and one later place the velocity follows, and from that every other place.
      let faded = (1 - Elementary.exp(-drag * 0.05)) / drag
      let vx = (after.center.x - start.center.x) / faded
      let vy = (after.center.y - start.center.y - terminal * 0.05) / faded + terminal
      for time in [0.01, 0.1, 0.2, 0.3] {
        guard let particle = burst.seen(number, at: 5 + time) else { continue }
        let slowed = (1 - Elementary.exp(-drag * time)) / drag
        #expect((particle.center.x - start.center.x - vx * slowed).magnitude < 1e-6)
        let fallen = particle.center.y - start.center.y - terminal * time
        #expect((fallen - (vy - terminal) * slowed).magnitude < 1e-6)
      }
    }
  }

  @Test("Classic: 8 by 8 dots of radius 1.875, from their cells to (middle, 4 heights), gone after 3 s")
  func classicBurst() {
    var stage = torn(.classic)
    #expect(stage.particles.count == 64)
    let center = stage.anchor + Vector(x: -220, y: 40)
    for (number, dot) in stage.particles.enumerated() {
      #expect(dot.size == Size(width: 3.75, height: 3.75))
      let cell = Point(
        x: center.x - 15 + 3.75 * (Double(number % 8) + 0.5),
        y: center.y - 15 + 3.75 * (Double(number / 8) + 0.5))
      #expect(dot.center.distance(to: cell) < 1e-9)
    }
    stage.look(at: 4.9999)
    for dot in stage.particles { #expect(dot.center.distance(to: Point(x: 195, y: 4 * 844)) < 1) }
    stage.look(at: 5.0001)
    #expect(stage.particles.isEmpty)
  }

  @Test("Classic: each dot stays on one quadratic Bezier with its control point on the screen, by ease-out")
  func classicCurve() throws {
    let badge = Capsule(center: Point(x: 100, y: 300), radius: 15, halfSpine: 0)
    let size = SlimeBadgeStage.phone.size
    for seed in 0..<20 {
      let burst = SlimeBadgeBurst(
        of: badge, velocity: .zero, at: 0, viewport: size, seed: UInt64(seed), style: .classic)
      for number in 0..<burst.count {
        let start = try #require(burst.seen(number, at: 0)).center
        let half = try #require(burst.seen(number, at: 1.5)).center
        // Ease-out (0, 0, 0.58, 1) at a half, solved for the control point.
        let s = CubicBezierEasing(0, 0, 0.58, 1).value(at: 0.5)
        let (a, b, c) = ((1 - s) * (1 - s), 2 * s * (1 - s), s * s)
        let control = Point(
          x: (half.x - a * start.x - c * 195) / b, y: (half.y - a * start.y - c * 3376) / b)
        #expect(control.x > -1e-6 && control.x < 390 + 1e-6 && control.y > -1e-6 && control.y < 844 + 1e-6)
        let u = CubicBezierEasing(0, 0, 0.58, 1).value(at: 0.2)
        let at = try #require(burst.seen(number, at: 0.6)).center
        let x = (1 - u) * (1 - u) * start.x + 2 * u * (1 - u) * control.x + u * u * 195
        let y = (1 - u) * (1 - u) * start.y + 2 * u * (1 - u) * control.y + u * u * 3376
        #expect((at.x - x).magnitude < 1e-6 && (at.y - y).magnitude < 1e-6)
      }
    }
  }

  @Test("The same seed gives the same particles bit for bit, another seed others; each burst has its own")
  func seeds() {
    func particles(_ seed: UInt64, _ style: SlimeBadgeStyle) -> [Layer] {
      var stage = torn(style, seed: seed)
      stage.look(at: 2.2)
      return stage.particles
    }
    for style in [SlimeBadgeStyle.modern, .classic] {
      #expect(particles(5, style) == particles(5, style))
      #expect(particles(5, style) != particles(6, style))
      #expect(particles((1 << 53) - 1, style) == particles((1 << 53) - 1, style))
    }
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.perform(.clear, at: 1)
    stage.look(at: 1.2)
    let first = stage.particles
    stage.settle()
    stage.perform(.clear, at: 10)
    stage.look(at: 10.2)
    #expect(stage.particles.map(\.center) != first.map(\.center))
  }

  @Test("When the list moves during the burst the anchor follows, and the particles stay above the page")
  func anchorMoves() {
    for style in [SlimeBadgeStyle.modern, .classic] {
      var stage = torn(style)
      stage.look(at: 2.05)
      let before = stage.particles
      let scale = stage.layer(.anchor)?.scale
      stage.perform(.moveAnchor(Point(x: 300, y: 333)))
      stage.look()
      #expect(stage.particles == before)
      #expect(stage.layer(.anchor)?.center == (scale == nil ? nil : Point(x: 300, y: 333)))
      #expect(stage.layer(.anchor)?.scale == scale)
      stage.settle()
      if style == .classic { #expect(stage.layer(.badge)?.center == Point(x: 300, y: 333)) }
    }
  }

  @Test("Reduced motion: no burst, a fade of 0.12 s, in classic of 0.2 s")
  func reduced() {
    for style in [SlimeBadgeStyle.modern, .classic] {
      var stage = SlimeBadgeStage(3, style: style)
      stage.prefer(reducedMotion: true)
      stage.pull(by: Vector(x: -220, y: 0), at: 1)
      stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: 2)
      let end = style == .modern ? 0.12 : 0.2
      var last = 1.1
      for step in 0..<20 {
        stage.look(at: 2 + Double(step) / 20 * end)
        #expect(stage.particles.isEmpty)
        let opacity = stage.layer(.badge)?.opacity ?? 0
        #expect(opacity < last && opacity > 0)
        last = opacity
        #expect((stage.offset - Vector(x: -220, y: 0)).length < 1e-9)
      }
      stage.look(at: 2.0001 + end)
      #expect(stage.eventNames.last == .cleared)
      if style == .modern {
        #expect(stage.frame.layers.isEmpty && stage.frame.schedule == .settled)
      } else {
        stage.settle()
        #expect(stage.offset == .zero)
      }
    }
  }

  @Test("Reduced motion: to the anchor without a bounce; cancelled during the fade it returns")
  func reducedReturn() {
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.prefer(reducedMotion: true)
    stage.pull(by: Vector(x: -120, y: 0), at: 1, rest: 0)
    stage.point(.up, stage.anchor + Vector(x: -120, y: 0), at: 1.2)
    stage.look()
    var last = stage.offset.x - 1e-9
    while stage.frame.schedule == .now {
      #expect(stage.offset.x > last && stage.offset.x <= 0)
      last = stage.offset.x - 1e-6
      stage.look(at: stage.time + 0.01)
    }
    stage.pull(by: Vector(x: -220, y: 0), at: 10)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: 11)
    stage.look(at: 11.1)
    let opacity = stage.layer(.badge)?.opacity ?? 0
    stage.perform(.cancelDismissal, at: 11.1)
    stage.look()
    #expect(stage.eventNames.suffix(2) == [.cleared, .restored])
    #expect(((stage.layer(.badge)?.opacity ?? 0) - opacity).magnitude < 1e-9)
    stage.settle()
    #expect(stage.offset == .zero && stage.layer(.badge)?.opacity == 1)
  }
}

extension SlimeBadgeBurst {
  /// The particle of a number at a time.
  fileprivate func seen(_ number: Int32, at time: Double) -> Particle? {
    phase(at: time).flatMap { particle(number, at: $0) }
  }
}
