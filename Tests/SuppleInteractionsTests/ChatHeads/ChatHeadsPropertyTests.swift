import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: properties")
struct ChatHeadsPropertyTests {
  enum Act {
    case input(Input)
    case command(ChatHeads.Command)
  }

  /// Random gestures and commands, with `hostile` ones on request.
  static func script(seed: UInt64, hostile: Bool) -> [(time: Double, act: Act)] {
    var random = SeededRandom(seed: seed)
    var acts: [(time: Double, act: Act)] = []
    var time = 0.5
    func coordinate(_ limit: Double) -> Double {
      if hostile, random.unit() < 0.05 {
        return [Double.nan, .infinity, -1e300, 1e18][Int(random.unit() * 4)]
      }
      return random.uniform(in: -20...limit)
    }
    for _ in 0..<40 {
      time += random.uniform(in: 0...1.5)
      let head = Int32(random.unit() * 8)
      switch Int(random.unit() * 20) {
      case 0: acts.append((time, .command(.add(head: head, unread: head, animated: true))))
      case 1: acts.append((time, .command(.remove(head: head))))
      case 2: acts.append((time, .command(.open(head: head))))
      case 3: acts.append((time, .command(.close)))
      case 4: acts.append((time, .command(.message(head: head, text: 1))))
      case 5: acts.append((time, .command(.setRestingPlace(edge: .left, y: coordinate(844), animated: true))))
      case 6: acts.append((time, .command(.cancelDismissal)))
      case 7: acts.append((time, .command(.openOverflow)))
      case 8:
        let size = Size(width: hostile ? coordinate(900) : 844, height: hostile ? coordinate(900) : 390)
        acts.append((time, .input(.viewport(Viewport(size: size)))))
      case 9: acts.append((time, .input(.viewport(ChatHeadsStage.phone))))
      case 10: acts.append((time, .input(.keyboard(height: coordinate(400)))))
      case 11: acts.append((time, .command(.hint)))
      case 12:
        let key = Key.allCases[Int(random.unit() * Double(Key.allCases.count))]
        acts.append((time, .input(.key(key, focus: LayerID(.head, item: head)))))
      default:
        let id = hostile ? Int32(random.unit() * 3) : 1
        var x = random.unit() < 0.7 ? (random.unit() < 0.5 ? 368.0 : 22) : coordinate(390)
        var y = random.unit() < 0.5 ? 80 : coordinate(844)
        acts.append(
          (time, .input(.pointer(Pointer(id: id, phase: .down, position: Point(x: x, y: y))))))
        let vx = random.uniform(in: -30...30)
        let vy = random.uniform(in: -30...30)
        for _ in 0..<Int(random.unit() * 20) {
          time += hostile && random.unit() < 0.1 ? -0.2 : 1.0 / 120
          x += vx
          y += vy
          acts.append(
            (time, .input(.pointer(Pointer(id: id, phase: .move, position: Point(x: x, y: y))))))
        }
        let ending: PointerPhase = random.unit() < 0.9 ? .up : .cancel
        if !hostile || random.unit() < 0.8 {
          acts.append(
            (time + 0.008, .input(.pointer(Pointer(id: id, phase: ending, position: Point(x: x, y: y))))))
        }
      }
    }
    return acts
  }

  static func feed(_ heads: inout ChatHeads, _ entry: (time: Double, act: Act)) {
    switch entry.act {
    case .input(let input): heads.handle(input, at: entry.time)
    case .command(let command): heads.perform(command, at: entry.time)
    }
  }

  static func stage() -> ChatHeads { ChatHeadsStage([1, 2, 3]).heads }

  @Test(
    "The frame rate does not show: the same layers at the same times, and the same events", arguments: 0..<10)
  func frameRates(_ seed: Int) {
    let script = Self.script(seed: UInt64(seed), hostile: false)
    let end = (script.last?.time ?? 0) + 4
    let looks = (1...60).map { end * Double($0) / 60 }
    func play(_ step: (inout SeededRandom) -> Double) -> (frames: [[Layer]], events: [EventRecord]) {
      var heads = Self.stage()
      var random = SeededRandom(seed: 99)
      var frames: [[Layer]] = []
      var events: [EventRecord] = []
      var frame = Frame()
      var next = 0
      var look = 0
      var time = 0.0
      while look < looks.count {
        time += step(&random)
        while next < script.count, script[next].time <= min(time, looks[look]) {
          Self.feed(&heads, script[next])
          next += 1
        }
        if time >= looks[look] {
          heads.advance(to: looks[look])
          heads.write(into: &frame)
          frames.append(frame.layers)
          look += 1
        } else {
          heads.advance(to: time)
          heads.write(into: &frame)
        }
        events += heads.takeRecords()
        time = look > 0 ? max(time, looks[look - 1]) : time
      }
      return (frames, events)
    }
    let reference = play { _ in 1.0 / 60 }
    for rate in [24.0, 30, 90, 120] {
      let other = play { _ in 1 / rate }
      #expect(other.events == reference.events)
      compare(other.frames, reference.frames, "\(rate) Hz")
    }
    let irregular = play { $0.uniform(in: 0.0005...0.12) }
    #expect(irregular.events == reference.events)
    compare(irregular.frames, reference.frames, "irregular")
  }

  private func compare(_ a: [[Layer]], _ b: [[Layer]], _ what: String) {
    for (first, second) in zip(a, b) {
      guard first.map(\.id) == second.map(\.id) else {
        Issue.record("other layers at \(what)")
        return
      }
      for (one, other) in zip(first, second) {
        #expect(one.center.distance(to: other.center) <= 0.001, "\(one.id) at \(what)")
        #expect(abs(one.scale - other.scale) <= 1e-5 && abs(one.opacity - other.opacity) <= 1e-5)
      }
    }
  }

  @Test(
    "Nothing traps, every number is finite, ids are unique, all settles in 10 s within reach",
    arguments: 0..<40)
  func survives(_ seed: Int) {
    var heads = Self.stage()
    var frame = Frame()
    var end = 0.0
    for entry in Self.script(seed: UInt64(seed + 1000), hostile: true) {
      Self.feed(&heads, entry)
      end = max(end, entry.time)
      heads.write(into: &frame)
      check(frame)
    }
    heads.handle(.viewport(ChatHeadsStage.phone), at: end)
    for id in 0..<4 {
      heads.handle(.pointer(Pointer(id: Int32(id), phase: .cancel, position: .zero)), at: end)
    }
    heads.perform(.close, at: end)
    heads.advance(to: end + 10)
    heads.write(into: &frame)
    check(frame)
    #expect(frame.schedule == .settled)
    for layer in frame.layers where layer.id.role == .head {
      #expect(ChatHeadsStage.phone.bounds.contains(layer.center))
    }
    let before = frame.layers
    heads.advance(to: end + 3600)
    heads.write(into: &frame)
    #expect(frame.layers == before, "settled stays settled")
    #expect(
      Set(heads.core.value.heads.roster.heads.map(\.id)).count == heads.core.value.heads.roster.heads.count)
    #expect(heads.core.value.heads.roster.heads.allSatisfy { $0.unread >= 0 })
  }

  private func check(_ frame: Frame) {
    var seen: Set<LayerID> = []
    for layer in frame.layers {
      #expect(seen.insert(layer.id).inserted, "\(layer.id) twice")
      let numbers = [
        layer.center.x, layer.center.y, layer.size.width, layer.size.height, layer.scale, layer.opacity,
        layer.topRadius, layer.bottomRadius, layer.shadow.opacity,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(layer)")
      #expect(layer.opacity >= 0 && layer.opacity <= 1)
    }
  }

  @Test("Every style within its ranges settles in 10 s after the wildest throw")
  func stylesSettle() {
    for bound in 0..<3 {
      var style = ChatHeadsStyle.modern
      style.visit(ExtremeVisitor(upper: bound == 1, lower: bound == 0, seed: 5))
      // A stack that waits to tuck itself away has settled.
      style.idleDelay = 0
      for release in [ReleaseMotion.fling, .dampedCosine] {
        style.release = release
        var stage = ChatHeadsStage([1, 2, 3, 4, 5], style: style)
        let origin = stage.center(1)
        stage.drag(from: origin, to: origin + Vector(x: -200, y: 260), from: 1, lasting: 0.03)
        let released = stage.time
        #expect(stage.settle(limit: 11) - released <= 10, "bound \(bound) \(release)")
      }
    }
  }
}

/// Sets every number to a bound of its range, or to a random place in it.
final class ExtremeVisitor: StyleVisitor {
  let upper: Bool
  let lower: Bool
  private var random: SeededRandom

  init(upper: Bool, lower: Bool, seed: UInt64) {
    self.upper = upper
    self.lower = lower
    random = SeededRandom(seed: seed)
  }

  func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    value = upper ? range.upperBound : lower ? range.lowerBound : random.uniform(in: range)
  }
  func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { number(name, &value, in: range, unit: unit) }
}
