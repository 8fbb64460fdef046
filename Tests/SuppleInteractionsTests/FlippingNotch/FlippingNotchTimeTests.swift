import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The frame rate has no effect, the same input gives the same frames, and everything comes to rest.
@Suite struct FlippingNotchTimeTests {
  private struct Deed: Sendable {
    var time: Double
    var act: @Sendable (inout FlippingNotch, Double) -> Void
  }

  private static func touch(_ phase: PointerPhase, _ y: Double, at time: Double) -> Deed {
    Deed(time: time) { notch, time in
      notch.handle(.pointer(Pointer(id: 1, phase: phase, position: Point(x: 150, y: y))), at: time)
    }
  }

  private static func pull(_ distance: Double, at start: Double, over duration: Double) -> [Deed] {
    let steps = 17
    var deeds = [touch(.down, 200, at: start)]
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      deeds.append(touch(.move, 200 + distance * part * (2 - part), at: start + duration * part))
    }
    deeds.append(touch(.up, 200 + distance, at: start + duration + 0.004))
    return deeds
  }

  private static func command(_ command: FlippingNotch.Command, at time: Double) -> Deed {
    Deed(time: time) { notch, time in notch.perform(command, at: time) }
  }

  private static let stories: [[Deed]] = [
    pull(240, at: 0.103, over: 0.21) + [command(.finishRefreshing(items: 2), at: 0.411)],
    pull(240, at: 0.103, over: 0.21) + [command(.failRefreshing(text: 1), at: 1.17)],
    pull(120, at: 0.05, over: 0.13) + pull(260, at: 0.351, over: 0.2) + [
      command(.finishRefreshing(items: 1), at: 1.3)
    ]
      + pull(100, at: 2.02, over: 0.2),
    pull(240, at: 0.103, over: 0.21) + [
      command(.finishRefreshing(items: 3), at: 0.9), command(.cancelRefreshing, at: 1.21),
      command(.beginRefreshing, at: 1.4),
      command(.finishRefreshing(items: 1), at: 1.45),
    ],
    pull(60, at: 0.1, over: 0.2)
      + [touch(.down, 400, at: 0.42), touch(.move, 380, at: 0.44), touch(.move, 250, at: 0.48)]
      + [touch(.move, 120, at: 0.52), touch(.up, 100, at: 0.53)],
    (0..<40).map { step in
      Deed(time: 0.2 + Double(step) * 0.0167) { notch, time in
        notch.handle(.wheel(delta: Vector(x: 0, y: -9), at: .zero), at: time)
      }
    } + [command(.finishRefreshing(items: 1), at: 1.9)],
    [
      Deed(time: 0) { notch, time in
        notch.handle(.preferences(Preferences(reducedMotion: true, rate: 0.5)), at: time)
      }
    ] + pull(240, at: 0.103, over: 0.21) + [command(.finishRefreshing(items: 2), at: 1.6)],
    [command(.hint, at: 0.1)] + pull(200, at: 0.3, over: 0.2),
  ]

  /// Every layer at every tenth of a second, with frames at `ticks` in between.
  private func run(_ story: [Deed], _ style: FlippingNotchStyle, ticks: [Double]) -> (
    [[Layer]], [EventRecord]
  ) {
    var notch = FlippingNotch(style: style, viewport: FlippingNotchDriver.phone, seed: 0)
    notch.perform(.setRows(5), at: 0)
    var frame = Frame()
    var seen: [[Layer]] = []
    var events: [EventRecord] = []
    let deeds = story.sorted { $0.time < $1.time }
    var next = 0
    let marks = (0...50).map { Double($0) / 10 }
    for time in Set(ticks + marks).sorted() {
      while next < deeds.count, deeds[next].time <= time {
        deeds[next].act(&notch, deeds[next].time)
        next += 1
      }
      notch.advance(to: time)
      notch.write(into: &frame)
      events += notch.takeRecords()
      if marks.contains(time) { seen.append(frame.layers) }
    }
    return (seen, events)
  }

  @Test func framesMayComeAsTheyLike() {
    var random = SeededRandom(seed: 7)
    var rates: [[Double]] = [24, 60, 90, 120].map { rate in (0...(5 * rate)).map { Double($0) / Double(rate) }
    }
    rates.append((0..<400).map { _ in random.uniform(in: 0...5) }.sorted())
    for style in [FlippingNotchStyle.modern, .classic] {
      for story in Self.stories {
        let (expected, events) = run(story, style, ticks: [])
        #expect(!events.isEmpty || story.count < 60)
        for ticks in rates {
          let (seen, told) = run(story, style, ticks: ticks)
          #expect(told.map(\.name) == events.map(\.name))
          for (a, b) in zip(told, events) { #expect(near(a.time, b.time, 1e-9)) }
          for (layers, others) in zip(seen, expected) {
            #expect(layers.map(\.id) == others.map(\.id))
            for (a, b) in zip(layers, others) {
              #expect(near(a.box, b.box, 0.001))
              #expect(near(a.angle, b.angle, 1e-5) && near(a.opacity, b.opacity, 1e-5))
              #expect(near(a.topRadius, b.topRadius, 0.001))
            }
          }
        }
      }
    }
  }

  @Test func theSameInputGivesTheSameFrames() {
    for story in Self.stories {
      let ticks = (0...300).map { Double($0) / 60 }
      let first = run(story, .modern, ticks: ticks)
      let second = run(story, .modern, ticks: ticks)
      #expect(first.0 == second.0)
      #expect(first.1 == second.1)
    }
  }

  @Test func anHoursGapLandsAtRest() {
    let driver = FlippingNotchDriver()
    driver.pull(240)
    driver.lift()
    driver.perform(.finishRefreshing(items: 1))
    let frame = driver.look(at: driver.time + 3600)
    #expect(driver.names == [.armed, .beganRefreshing, .inserted])
    #expect(frame.listOffset == 0)
    #expect(frame.schedule == .settled)
    let times = driver.events.map(\.time)
    #expect(times == times.sorted())
    #expect(near(times.last ?? 0, (times.dropLast().last ?? 0) + 0.9, 1e-9))
  }

  @Test func slowMotionSlowsTheCardAndNotTheFinger() {
    let quick = FlippingNotchDriver()
    let slow = FlippingNotchDriver()
    slow.notch.handle(.preferences(Preferences(rate: 0.1)), at: 0)
    for driver in [quick, slow] {
      driver.pull(240)
      driver.wait(3)
      driver.lift()
    }
    let quickStart = quick.time
    let slowStart = slow.time
    for part in [0.05, 0.13, 0.29] {
      let a = quick.look(at: quickStart + part)
      let b = slow.look(at: slowStart + part * 10)
      #expect(near(b.card?.box, a.card?.box ?? .init(x: 0, y: 0, width: 0, height: 0), 1e-3))
    }
  }

  @Test func inputFromThePastHappensNow() {
    let driver = FlippingNotchDriver(from: 100)
    driver.down()
    driver.drag(by: 240)
    _ = driver.look(at: driver.time + 1)
    // A release stamped while the finger still moved is not lost, and throws.
    driver.notch.handle(
      .pointer(Pointer(id: 1, phase: .up, position: Point(x: 180, y: 440))), at: driver.time - 1)
    _ = driver.look()
    #expect(driver.names == [.armed, .beganRefreshing])
    #expect(driver.events.last?.time == driver.time)
  }

  @Test func everyStyleInRangeComesToRest() {
    var random = SeededRandom(seed: 11)
    for round in 0..<200 {
      var style = FlippingNotchStyle.modern
      for index in Int32(0)..<60 {
        // Each property at its lower or upper limit, or in between.
        let edge = random.unit()
        style.setValue(edge < 0.4 ? -1e9 : edge < 0.8 ? 1e9 : random.uniform(in: 0...400), at: index)
      }
      style.content = .asksApp
      let driver = FlippingNotchDriver(style)
      driver.pull(round % 2 == 0 ? 3000 : 100)
      driver.lift()
      driver.wait(round % 3 == 0 ? 0.01 : 10)
      var frame = driver.look()
      if round % 3 != 0 { #expect(frame.schedule == .settled) }
      switch round % 4 {
      case 0: driver.perform(.finishRefreshing(items: 2))
      case 1: driver.perform(.finishRefreshing(items: 0))
      case 2: driver.perform(.failRefreshing(text: 1))
      default: driver.perform(.cancelRefreshing)
      }
      // A visible failure is one more wait until a known time, of at most 5 s.
      driver.wait(10)
      if round % 4 == 2 { driver.wait(5) }
      frame = driver.look()
      #expect(frame.schedule == .settled, "\(round)")
      #expect(frame.listOffset == 0)
      #expect(frame.card == nil)
    }
  }
}
