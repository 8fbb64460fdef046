import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The rules of the engine, for the badge.
@Suite("Slime badge: rules of the engine")
struct SlimeBadgeRulesTests {
  /// Actions of a finger and an app: all kinds, at awkward times.
  private enum Act {
    case pointer(PointerPhase, Vector)
    case command(SlimeBadge.Command)
  }

  private static let anchor = Point(x: 300, y: 200)

  private static let session: [(Double, Act)] = {
    var acts: [(Double, Act)] = [(0.31, .command(.hint)), (1.503, .pointer(.down, Vector(x: 3, y: 2)))]
    // Torn within the time of the slop's spring, moved back, returned.
    for step in 1...14 {
      let part = Double(step)
      acts.append((1.503 + part * 0.0083, .pointer(.move, Vector(x: -14.3 * part, y: 3.1 * part))))
    }
    acts.append((1.7013, .pointer(.move, Vector(x: -9, y: 11))))
    acts.append((1.7077, .pointer(.up, Vector(x: -7, y: 9))))
    acts.append((1.7411, .pointer(.down, Vector(x: -1, y: 4))))
    acts.append((1.7533, .pointer(.move, Vector(x: 55, y: 71))))
    acts.append((1.7601, .command(.moveAnchor(Point(x: 300, y: 187)))))
    acts.append((1.7688, .pointer(.move, Vector(x: 66, y: 90))))
    acts.append((1.7712, .pointer(.up, Vector(x: 68, y: 93))))
    acts.append((1.8047, .command(.setCount(42))))
    acts.append((1.8222, .command(.moveAnchor(Point(x: 300, y: 170)))))
    // Torn by one single sample, dismissed, cancelled; then cleared and shown again.
    acts.append((3.0101, .pointer(.down, Vector(x: 0, y: -25))))
    acts.append((3.0172, .pointer(.move, Vector(x: -300, y: 120))))
    acts.append((3.0333, .pointer(.move, Vector(x: -310, y: 125))))
    acts.append((3.0404, .pointer(.up, Vector(x: -312, y: 127))))
    acts.append((3.1777, .command(.cancelDismissal)))
    acts.append((4.5003, .command(.clear)))
    acts.append((4.6111, .command(.setCount(7))))
    return acts
  }()

  private static let probes: [Double] = (1...220).map { Double($0) * 0.0263 }

  /// The frames at the probes, and all events, with further frames at `times`.
  private func run(_ style: SlimeBadgeStyle, at times: [Double]) -> ([[Layer]], [EventRecord]) {
    var stage = SlimeBadgeStage(3, style: style, anchor: Self.anchor, seed: 77)
    var acts = Self.session[...]
    var looks = (times + Self.probes).sorted()[...]
    let wanted = Set(Self.probes)
    var frames: [[Layer]] = []
    while let next = looks.first {
      if let (time, act) = acts.first, time <= next {
        switch act {
        case .pointer(let phase, let offset): stage.point(phase, Self.anchor + offset, at: time)
        case .command(let command): stage.perform(command, at: time)
        }
        acts.removeFirst()
        continue
      }
      looks.removeFirst()
      stage.look(at: next)
      if wanted.contains(next), frames.count < Self.probes.count { frames.append(stage.frame.layers) }
    }
    return (frames, stage.events)
  }

  @Test(
    "Frame rates do not differ: 24, 60, 90, 120 and irregular agree to 0.001 pt",
    arguments: [SlimeBadgeStyle.modern, .classic])
  func frameRate(style: SlimeBadgeStyle) {
    let (expected, events) = run(style, at: [])
    #expect(events.map(\.name).contains(.snapped) && events.map(\.name).contains(.cleared))
    #expect(expected.contains { $0.contains { $0.id.role == .connector } })
    #expect(expected.contains { $0.contains { $0.id.role == .particle } })
    var random = SeededRandom(seed: 31)
    var irregular: [Double] = []
    while (irregular.last ?? 0) < 6 {
      irregular.append((irregular.last ?? 0) + random.uniform(in: 0.0005...0.09))
    }
    let rates = [24.0, 60, 90, 120].map { rate in (1...Int(6 * rate)).map { Double($0) / rate } }
    for times in rates + [irregular] {
      let (frames, seen) = run(style, at: times)
      #expect(seen.map(\.name) == events.map(\.name))
      for (a, b) in zip(seen, events) { #expect((a.time - b.time).magnitude < 1e-9) }
      #expect(frames.count == expected.count)
      for (index, (mine, theirs)) in zip(frames, expected).enumerated() {
        #expect(mine.map(\.id) == theirs.map(\.id), "at \(Self.probes[index])")
        for (a, b) in zip(mine, theirs) {
          #expect(a.center.distance(to: b.center) < 0.001, "\(a.id) at \(Self.probes[index])")
          #expect((a.scale - b.scale).magnitude < 1e-4 && (a.opacity - b.opacity).magnitude < 1e-4)
        }
      }
    }
  }

  @Test("The same input gives the same frames bit for bit, also in a copy")
  func deterministic() {
    for style in [SlimeBadgeStyle.modern, .classic] {
      let (a, b) = (run(style, at: []), run(style, at: []))
      #expect(a.0 == b.0 && a.1 == b.1)
    }
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -150, y: 0), at: 1)
    var copy = stage
    for step in 0..<30 {
      let time = stage.time + Double(step) * 0.01
      stage.look(at: time)
      copy.look(at: time)
      #expect(stage.frame.layers == copy.frame.layers && stage.frame.outlines == copy.frame.outlines)
    }
  }

  @Test("It never traps and stays valid, for any input", arguments: [1, 2, 3, 4] as [UInt64])
  func fuzz(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, 0x1p-1074, 1e17, -1e17, 99_999, 100_001,
    ]
    func number(_ usual: Double) -> Double {
      random.unit() < 0.12 ? odd[Int(random.next() % UInt64(odd.count))] : random.uniform(in: 0...usual)
    }
    var stage = SlimeBadgeStage(3, style: seed % 2 == 0 ? .modern : .classic)
    var time = 0.0
    for _ in 0..<4000 {
      time += random.unit() < 0.02 ? 4000 : random.uniform(in: -0.01...0.05)
      let stamp = random.unit() < 0.05 ? odd[Int(random.next() % UInt64(odd.count - 4))] : time
      let place = Point(x: number(390), y: number(844))
      switch random.next() % 16 {
      case 0...6:
        let near = stage.layer(.badge)?.center ?? place
        stage.badge.handle(
          .pointer(
            Pointer(
              id: Int32(random.next() % 3), phase: PointerPhase(rawValue: Int32(random.next() % 4)) ?? .down,
              position: random.unit() < 0.4 ? near : place)), at: stamp)
      case 7:
        stage.badge.perform(
          .setCount(random.unit() < 0.2 ? nil : Int32(truncatingIfNeeded: random.next()) % 200), at: stamp)
      case 8: stage.badge.perform(.moveAnchor(place), at: stamp)
      case 9: stage.badge.perform(random.unit() < 0.5 ? .clear : .cancelDismissal, at: stamp)
      case 10: stage.badge.perform(.hint, at: stamp)
      case 11: stage.badge.handle(.key(.delete, focus: LayerID(.badge)), at: stamp)
      case 12:
        stage.badge.handle(
          .preferences(Preferences(reducedMotion: random.unit() < 0.3, rate: number(3))), at: stamp)
      case 13:
        var style = random.unit() < 0.5 ? SlimeBadgeStyle.modern : .classic
        for index in 0..<Int32(60) where random.unit() < 0.2 { style.setValue(number(50), at: index) }
        style.badgeRadius = number(40)
        stage.badge.setStyle(style, at: stamp)
      case 14:
        stage.badge.handle(
          .viewport(Viewport(size: Size(width: number(900), height: number(900)))), at: stamp)
      default: stage.badge.handle(.wheel(delta: Vector(x: number(9), y: number(9)), at: place), at: stamp)
      }
      stage.record()
      for layer in stage.frame.layers {
        let isValid =
          layer.center.isFinite && layer.size.isValid && layer.scale >= 0 && layer.scale.isFinite
          && layer.opacity >= 0 && layer.opacity <= 1 && layer.hitOutset.isFinite
        #expect(isValid, "\(layer)")
      }
      #expect(Set(stage.frame.layers.map(\.id)).count == stage.frame.layers.count)
      for layer in stage.frame.layers where !layer.path.isEmpty {
        let parts = MeasuredOutline.parts(of: stage.frame.outline(of: layer))
        #expect(parts.allSatisfy { MeasuredOutline($0) != nil })
        // Each joined drop of a burst has an outline.
        #expect(parts.count == 1 || layer.id.role == .connector && layer.id.index == 3)
      }
      for element in stage.frame.outlines.elements {
        switch element {
        case .move(let a), .line(let a): #expect(a.isFinite)
        case .quadratic(let a, let b): #expect(a.isFinite && b.isFinite)
        case .cubic(let a, let b, let c): #expect(a.isFinite && b.isFinite && c.isFinite)
        case .close: break
        }
      }
      for event in stage.events { #expect(event.time.isFinite) }
    }
  }

  @Test("Everything settles within 10 s, for any style within its ranges")
  func settles() {
    var random = SeededRandom(seed: 8)
    for number in 0..<120 {
      var style = number % 2 == 0 ? SlimeBadgeStyle.modern : .classic
      for index in 0..<Int32(60) where random.unit() < 0.5 {
        // Mainly the ends of the ranges.
        style.setValue([-1e9, 1e9, random.uniform(in: 0...100)][Int(random.next() % 3)], at: index)
      }
      for outcome in 0..<4 {
        var stage = SlimeBadgeStage(42, style: style)
        let away = style.breakDistance * (outcome == 0 ? 0.8 : 1.2)
        stage.pull(by: Vector(x: -away, y: 0), at: 1, lasting: 0.06, rest: 0)
        if outcome == 2 { stage.point(.move, stage.anchor, at: 1.07) }
        stage.point(
          outcome == 3 ? .cancel : .up, outcome == 2 ? stage.anchor : stage.anchor + Vector(x: -away, y: 0),
          at: 1.08)
        stage.perform(.setCount(7), at: 1.09)
        let rest = stage.settle()
        #expect(rest < 11.09, "style \(number), outcome \(outcome): \(rest)")
      }
    }
  }

  @Test("A gap of an hour lands at rest")
  func hour() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -110, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -110, y: 0), at: 2)
    stage.look(at: 3602)
    #expect(stage.offset == .zero && stage.frame.schedule == .settled)
    #expect(stage.layer(.badge)?.traits == .interactive)
    stage.perform(.clear, at: 4000)
    stage.look(at: 7600)
    #expect(stage.frame.layers.isEmpty && stage.frame.schedule == .settled)
  }

  @Test("At rest, and under a still finger, nothing requests a frame")
  func settled() {
    var stage = SlimeBadgeStage(3)
    #expect(stage.frame.schedule == .settled)
    // The connector trembles here, as the finger moves.
    stage.pull(by: Vector(x: -113, y: 0), at: 1, rest: 2)
    stage.look()
    #expect(stage.frame.schedule == .settled)
    let before = stage.frame.layers
    stage.look(at: 60)
    #expect(stage.frame.layers == before)
  }

  @Test("No jump: at every hand-over position and scale continue")
  func continuity() {
    for style in [SlimeBadgeStyle.modern, .classic] {
      var stage = SlimeBadgeStage(3, style: style)
      var acts = Self.session.filter { if case .command(.moveAnchor) = $0.1 { false } else { true } }[...]
      var last: Layer?
      var time = 0.0
      while time < 6 {
        time += 0.0005
        while let (due, act) = acts.first, due <= time {
          switch act {
          case .pointer(let phase, let offset):
            stage.look(at: due)
            let before = stage.layer(.badge)?.center
            stage.point(phase, Self.anchor + offset, at: due)
            stage.look()
            // The finger itself may jump from sample to sample; press and release may not.
            if phase == .down, let before {
              #expect((stage.layer(.badge)?.center.distance(to: before) ?? 9) < 1e-6)
            }
          case .command(let command): stage.perform(command, at: due)
          }
          acts.removeFirst()
          last = nil
        }
        stage.look(at: time)
        if let last, let badge = stage.layer(.badge), stage.layer(.badge)?.scale ?? 0 > 0 {
          #expect(badge.center.distance(to: last.center) < 12)
          #expect((badge.scale - last.scale).magnitude < 0.05)
          #expect((badge.size.width - last.size.width).magnitude < 0.5)
        }
        last = stage.layer(.badge)
      }
    }
  }

  @Test("Unknown and second fingers are ignored; a finger that comes down twice has been up between")
  func fingers() {
    var stage = SlimeBadgeStage(3)
    let far = stage.point(.down, Point(x: 20, y: 20), at: 1)
    #expect(!far)
    for phase in [PointerPhase.move, .up, .cancel] {
      let unknown = stage.point(phase, stage.anchor, at: 1, id: 7)
      #expect(!unknown)
    }
    stage.pull(by: Vector(x: -80, y: 0), at: 2)
    stage.point(.down, stage.anchor + Vector(x: -80, y: 0), at: 3, id: 2)
    let second = stage.point(.move, stage.anchor, at: 3.1, id: 2)
    #expect(!second)
    stage.point(.up, stage.anchor, at: 3.2, id: 2)
    stage.look()
    #expect((stage.offset - Vector(x: -80, y: 0)).length < 1e-9)
    stage.point(.down, stage.anchor + Vector(x: -80, y: 0), at: 4)
    stage.look(at: 5)
    #expect((stage.offset - Vector(x: -80, y: 0)).length < 0.01)
    stage.point(.up, stage.anchor + Vector(x: -80, y: 0), at: 5.1)
    stage.settle()
    #expect(stage.offset == .zero)
  }

  @Test("A style's numbers round-trip through their visitors, and clamp")
  func style() {
    for style in [SlimeBadgeStyle.modern, .classic] { #expect(style.clamped() == style) }
    var style = SlimeBadgeStyle.modern
    for index in 0..<Int32(60) {
      let value = style.value(at: index)
      style.setValue(value, at: index)
    }
    #expect(style == .modern)
    style.breakDistance = 1
    style.fill = RGBAColor(red: 1, green: 2, blue: 3)
    style.returnSpring = Spring(stiffness: 1, dampingRatio: 0)
    let clamped = style.clamped()
    #expect(clamped.breakDistance == 40 && clamped.fill == style.fill)
    #expect((clamped.returnSpring.stiffness - 150).magnitude < 1e-6)
    #expect((clamped.returnSpring.dampingRatio - 0.25).magnitude < 1e-9)
  }
}
