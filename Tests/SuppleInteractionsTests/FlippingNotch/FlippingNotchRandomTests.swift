import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// Properties for any input: every frame is valid, every refresh ends once, no row is lost or doubled, and everything comes to
/// rest.
@Suite struct FlippingNotchRandomTests {
  /// A random number, usually meaningful, sometimes invalid.
  private static func number(_ random: inout SeededRandom, _ range: ClosedRange<Double>) -> Double {
    switch random.next() % 40 {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -1e18
    case 5: 0
    default: random.uniform(in: range)
    }
  }

  private static func integer(_ random: inout SeededRandom) -> Int32 {
    switch random.next() % 12 {
    case 0: .max
    case 1: .min
    case 2: -1
    case 3: 100_000
    default: Int32(random.next() % 5)
    }
  }

  private static func size(_ random: inout SeededRandom) -> Size {
    Size(width: number(&random, 0...1200), height: number(&random, 0...1200))
  }

  private static func command(_ random: inout SeededRandom) -> FlippingNotch.Command {
    switch random.next() % 20 {
    case 0, 1: .beginRefreshing
    case 2, 3, 4: .finishRefreshing(items: integer(&random))
    case 5: .failRefreshing(text: integer(&random))
    case 6: .cancelRefreshing
    case 7: .scrollTo(y: number(&random, -50...400))
    case 8, 9: .scrollTo(y: 0)
    case 10:
      .setCutout(
        random.next() % 4 == 0
          ? nil
          : Cutout(
            width: number(&random, 0...400), depth: number(&random, 0...80),
            cornerRadius: number(&random, 0...60),
            inset: random.next() % 2 == 0 ? 0 : number(&random, 0...40)))
    case 11: .setNavigationBar(height: number(&random, 0...120))
    case 12: .setCell(random.next() % 2 == 0 ? nil : size(&random))
    case 13: .setRows(integer(&random))
    case 14, 15: .addRow
    case 16: .keepRow
    case 17: random.next() % 2 == 0 ? .dropRow : .setScreenEnd(y: number(&random, 0...900))
    default: .hint
    }
  }

  private static func input(_ random: inout SeededRandom, _ driver: FlippingNotchDriver) -> Input {
    switch random.next() % 24 {
    case 0..<16:
      // A finger that mostly pulls down, with a second and a third finger sometimes.
      let phase: PointerPhase =
        switch random.next() % 12 {
        case 0, 1: .down
        case 2: .up
        case 3: .cancel
        default: .move
        }
      return .pointer(
        Pointer(
          id: random.next() % 6 == 0 ? Int32(random.next() % 3) : 1, phase: phase,
          position: Point(x: number(&random, 150...200), y: number(&random, 0...800))))
    case 16, 17, 18:
      return .wheel(delta: Vector(x: number(&random, -3...3), y: number(&random, -90...20)), at: .zero)
    case 19:
      return .viewport(
        Viewport(
          size: size(&random),
          safeArea: Insets(
            top: number(&random, 0...60), left: number(&random, 0...50), bottom: number(&random, 0...40),
            right: number(&random, 0...50))))
    case 20:
      return .preferences(
        Preferences(
          reducedMotion: random.next() % 3 == 0, rate: random.next() % 2 == 0 ? 1 : number(&random, 0...3)))
    case 21: return .keyboard(height: number(&random, 0...300))
    case 22: return .key(.enter, focus: nil)
    default: return .viewport(FlippingNotchDriver.phone)
    }
  }

  /// The neck between cut-out and card is narrower than the card by 2 points on either side.
  private func expectNoEars(_ frame: Frame, _ comment: String) {
    guard let notch = frame.layer(LayerID(.notch)), let card = frame.card else { return }
    let outline = frame.outlines.elements[notch.path.start..<notch.path.start + notch.path.count]
    guard let end = outline.firstIndex(of: .close) else { return }
    var half = 0.0
    for element in outline[(end + 1)...] {
      switch element {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        half = max(half, abs(point.x - notch.center.x))
      case .close: break
      }
    }
    #expect(half <= max(0, card.box.size.width / 2 - 2) + 1e-9, "\(comment): a neck of \(half)")
  }

  @Test func theNeckIsNarrowerThanTheCardInEachFrame() {
    for cutout in [Cutout.notch, .island, .punchHole] {
      for (pull, speed) in [(130.0, 0.3), (180, 0.1), (260, 0.2)] {
        let driver = FlippingNotchDriver()
        driver.perform(.setCutout(cutout))
        driver.pull(pull)
        driver.drag(by: 20, over: speed)
        driver.lift()
        var necks = 0
        let start = driver.time
        for step in 0...240 {
          let frame = driver.look(at: start + Double(step) / 120)
          if let notch = frame.layer(LayerID(.notch)) {
            let outline = frame.outlines.elements[notch.path.start..<notch.path.start + notch.path.count]
            necks += outline.filter { $0 == .close }.count - 1
          }
          expectNoEars(frame, "\(cutout), \(pull), step \(step)")
          // As the card returns, they join at the same distance.
          if step == 180 { driver.perform(.cancelRefreshing) }
        }
        #expect(necks > 2)
      }
    }
  }

  private func expectWhole(_ frame: Frame, _ driver: FlippingNotchDriver, seed: UInt64) {
    var ids: Set<LayerID> = []
    for layer in frame.layers {
      let numbers = [
        layer.center.x, layer.center.y, layer.size.width, layer.size.height, layer.scale, layer.opacity,
        layer.angle,
        layer.depth, layer.perspective, layer.topRadius, layer.bottomRadius, layer.dimming,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed): \(layer)")
      #expect(layer.size.width >= 0 && layer.size.height >= 0 && layer.scale >= 0, "seed \(seed)")
      #expect(
        layer.opacity >= 0 && layer.opacity <= 1 && layer.dimming >= 0 && layer.dimming <= 1, "seed \(seed)")
      #expect(layer.topRadius >= 0 && layer.bottomRadius >= 0, "seed \(seed)")
      #expect(ids.insert(layer.id).inserted, "seed \(seed): \(layer.id) twice")
    }
    #expect(frame.layers.first?.id == LayerID(.list))
    #expect(frame.layers.count < 140)
    for element in frame.outlines.elements {
      switch element {
      case .move(let point), .line(let point): #expect(point.isFinite)
      case .quadratic(let control, let end): #expect(control.isFinite && end.isFinite)
      case .cubic(let first, let second, let end): #expect(first.isFinite && second.isFinite && end.isFinite)
      case .close: break
      }
    }
    expectNoEars(frame, "seed \(seed)")
    // Rows in the list stand in their order, at their distance.
    let rows = frame.layers.filter { $0.id.role == .row && !$0.traits.contains(.raised) }
    for (row, next) in zip(rows, rows.dropFirst()) {
      let apart = next.center.y - row.center.y
      let pitch = driver.notch.core.value.geometry.pitch
      #expect(near(apart, (apart / pitch).rounded() * pitch, 1e-3) && apart > 0, "seed \(seed)")
    }
  }

  /// The state according to the events: whether every refresh ended once, and the content of the list.
  private struct RefreshLog {
    var isUnderWay = false
    var isArmed = false
    var inserted = 0.0
    var isTrue = true
    /// Whether a blank row is on its card (false) or in the list (true); nil for none.
    var blankRow: Bool?

    mutating func record(_ event: EventRecord) {
      switch event.name {
      case .armed:
        isTrue = isTrue && !isArmed && !isUnderWay
        isArmed = true
      case .disarmed:
        isTrue = isTrue && isArmed
        isArmed = false
      case .beganRefreshing:
        isTrue = isTrue && !isUnderWay && blankRow == nil
        isUnderWay = true
        isArmed = false
      case .rowAdded:
        isTrue = isTrue && !isUnderWay && blankRow == nil
        blankRow = false
        isArmed = false
      case .rowKept, .rowDropped:
        isTrue = isTrue && (event.name == .rowKept ? blankRow == true : blankRow != nil)
        if event.name == .rowDropped, blankRow == true { inserted -= 1 }
        blankRow = nil
      case .inserted, .failed, .cancelled:
        isTrue = isTrue && (isUnderWay || event.name == .inserted && blankRow == false)
        isUnderWay = false
        if blankRow == false { blankRow = true }
        if event.name == .inserted {
          inserted += event.value ?? 0
          isTrue = isTrue && event.value ?? 0 >= 1
        }
      default: isTrue = false
      }
    }
  }

  @Test(arguments: 0..<60) func anythingMayHappen(_ round: Int) {
    let seed = UInt64(round)
    var random = SeededRandom(seed: seed)
    let driver = FlippingNotchDriver(round % 5 == 0 ? .classic : .modern, rows: Int32(round % 7))
    var refreshLog = RefreshLog()
    var told = 0
    for _ in 0..<250 {
      switch random.next() % 10 {
      case 0..<6: driver.notch.handle(Self.input(&random, driver), at: stamp(&random, driver))
      case 6, 7: driver.notch.perform(Self.command(&random), at: stamp(&random, driver))
      case 8:
        if random.next() % 6 == 0 {
          var style = driver.notch.style
          style.setValue(Self.number(&random, -10...400), at: Int32(random.next() % 64))
          style.content = round % 3 == 0 ? .blankRow : .asksApp
          driver.notch.setStyle(style, at: driver.time)
        }
      default: break
      }
      driver.time = max(driver.time, driver.notch.core.value.clock.hostTime.seconds)
      let frame = driver.look(at: driver.time + (random.next() % 20 == 0 ? 1 : random.unit() * 0.05))
      expectWhole(frame, driver, seed: seed)
      for event in driver.events[told...] { refreshLog.record(event) }
      told = driver.events.count
      #expect(refreshLog.isTrue, "seed \(seed): \(driver.names)")
      #expect(Double(driver.notch.core.value.rows.inserted) == refreshLog.inserted, "seed \(seed)")
    }
    // All fingers are lifted, and everything comes to rest.
    driver.notch.handle(.preferences(Preferences()), at: driver.time)
    for id in Int32(0)..<3 {
      driver.notch.handle(.pointer(Pointer(id: id, phase: .cancel, position: .zero)), at: driver.time)
    }
    driver.wait(10)
    var frame = driver.look()
    for _ in 0..<2 {
      // An answer is awaited, or a message is visible.
      guard case .at(let due) = frame.schedule else { break }
      _ = driver.look(at: due)
      driver.wait(10)
      frame = driver.look()
    }
    #expect(frame.schedule == .settled, "seed \(seed)")
    let toldAtRest = driver.events.count
    let later = driver.look(at: driver.time + 3600)
    #expect(later.layers == frame.layers)
    #expect(driver.events.count == toldAtRest)
    driver.perform(.cancelRefreshing)
    driver.perform(.keepRow)
    driver.wait(10)
    for event in driver.events[told...] { refreshLog.record(event) }
    #expect(refreshLog.isTrue && !refreshLog.isUnderWay && !refreshLog.isArmed, "seed \(seed)")
    #expect(driver.look().card == nil)
    if case .idle = driver.notch.state {} else { Issue.record("seed \(seed): not idle") }
  }

  /// Mostly now, sometimes from the past, sometimes invalid.
  private func stamp(_ random: inout SeededRandom, _ driver: FlippingNotchDriver) -> Double {
    switch random.next() % 30 {
    case 0: .nan
    case 1: driver.time - 5
    case 2: -.infinity
    default: driver.time
    }
  }

  @Test func numbersBeyondAllReasonAreHeld() {
    let driver = FlippingNotchDriver()
    driver.perform(.finishRefreshing(items: .max))
    driver.fire()
    driver.perform(.finishRefreshing(items: .max))
    driver.wait(0.3)
    expectWhole(driver.look(), driver, seed: 0)
    driver.wait(10)
    #expect(driver.notch.core.value.rows.inserted == 1_000_000_000)
    driver.fire()
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(10)
    // No number is left: nothing is inserted, and the app is notified.
    #expect(driver.names.suffix(2) == [.beganRefreshing, .cancelled])
    #expect(driver.look().card == nil)
    #expect(driver.look().row(1_000_000_004)?.box.minY == 68)
  }

  @Test func aScreenOfNothingIsAScreen() {
    let driver = FlippingNotchDriver(viewport: Viewport(size: .zero))
    driver.pull(200)
    driver.lift()
    #expect(driver.names.isEmpty)
    driver.perform(.beginRefreshing)
    driver.wait(2)
    driver.perform(.finishRefreshing(items: 2))
    for _ in 0..<80 {
      driver.wait(0.01)
      expectWhole(driver.look(), driver, seed: 0)
    }
    driver.wait(5)
    #expect(driver.names == [.beganRefreshing, .inserted])
  }

  @Test func anUnknownFingerMovesNothing() {
    let driver = FlippingNotchDriver()
    driver.pull(100)
    let place = driver.look().listOffset
    for phase in [PointerPhase.move, .up, .cancel] {
      #expect(!driver.pointer(phase, Point(x: 0, y: 700), id: 99))
      #expect(driver.look().listOffset == place)
    }
    driver.pointer(.move, Point(x: .nan, y: 100))
    driver.pointer(.move, Point(x: 100, y: .infinity))
    #expect(driver.look().listOffset == place)
    // A second down of the same finger: its up was lost. The list is caught in place.
    driver.pointer(.down, Point(x: 180, y: 10))
    #expect(near(driver.look().listOffset, place, 1e-9))
    driver.pointer(.up, Point(x: 180, y: 10))
    driver.wait(3)
    #expect(driver.look().listOffset == 0)
  }

  @Test func aLostUpDoesNotEndAllPulls() {
    let driver = FlippingNotchDriver()
    driver.down()
    driver.wait(1)
    driver.pull(220)
    driver.lift()
    _ = driver.look()
    #expect(driver.names == [.armed, .beganRefreshing])
  }
}
