import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The panel, to which a pull far beyond the threshold opens.
@Suite struct FlippingNotchPanelTests {
  private func driver(_ style: FlippingNotchStyle = .modern, reducedMotion: Bool = false)
    -> FlippingNotchDriver
  {
    let driver = FlippingNotchDriver(style)
    driver.perform(.setPanel(true))
    if reducedMotion { driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: 0) }
    return driver
  }

  @Test func theSecondThresholdIsAMultipleOfTheFirst() {
    var geometry = FlippingNotchGeometry(viewport: FlippingNotchDriver.phone, style: .modern, cutout: .notch)
    #expect(geometry.panelThreshold == .infinity)
    geometry.hasPanel = true
    #expect(near(geometry.panelThreshold, 1.6 * 61, 1e-12))
    // On a low list a finger reaches at most 0.55 of the height.
    geometry.viewport = Viewport(size: Size(width: 375, height: 100))
    #expect(near(geometry.threshold, 40, 1e-12))
    #expect(near(geometry.panelThreshold, 55, 1e-12))
    var style = FlippingNotchStyle.modern
    style.panelRatio = 9
    style.pushRatio = 0
    #expect(style.clamped().panelRatio == 3)
    #expect(style.clamped().pushRatio == 0.05)
  }

  @Test func withoutAPanelNothingApplies() {
    for style in [FlippingNotchStyle.modern, .classic] {
      let driver = FlippingNotchDriver(style)
      driver.perform(.showPanel)
      #expect(driver.stateName == .idle)
      driver.pull(600)
      #expect(driver.stateName == .armed)
      driver.lift()
      _ = driver.look()
      #expect(driver.names == [.armed, .beganRefreshing])
    }
  }

  @Test func itIsArmedAndDisarmedOnceEachWay() {
    let driver = driver()
    driver.pull(160)
    #expect(driver.stateName == .armed)
    driver.drag(by: 100)
    #expect(driver.stateName == .panelArmed)
    driver.drag(by: 20)
    driver.drag(by: -120)
    #expect(driver.stateName == .armed)
    driver.drag(by: 150)
    driver.drag(by: -250, over: 0.01)
    #expect(driver.stateName == .pulling)
    _ = driver.look()
    #expect(
      driver.names == [
        .armed, .panelArmed, .panelDisarmed, .panelArmed, .panelDisarmed, .disarmed,
      ])
    #expect(FlippingNotch.Event.panelArmed.impact == .light)
  }

  @Test func aPullBeyondBothThresholdsInOneSampleTellsBoth() {
    let driver = driver()
    driver.down()
    driver.drag(by: 400, over: 0.01)
    #expect(driver.stateName == .panelArmed)
    _ = driver.look()
    #expect(driver.names == [.armed, .panelArmed])
  }

  @Test func theTickBecomesALine() {
    let driver = driver()
    driver.pull(160)
    driver.wait(1)
    func mark() -> [Point] {
      let frame = driver.look()
      guard let layer = frame.layer(LayerID(.indicator)) else { return [] }
      return frame.outlines.elements[layer.path.start...].prefix(layer.path.count).compactMap {
        switch $0 {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
    }
    #expect(mark().count == 6)
    driver.drag(by: 120)
    driver.wait(2)
    let line = mark()
    #expect(line.count == 4)
    #expect(near((line.map(\.x).max() ?? 0) - (line.map(\.x).min() ?? 0), 14, 1e-9))
    #expect(near((line.map(\.y).max() ?? 0) - (line.map(\.y).min() ?? 0), 14 * 0.16, 1e-9))
  }

  @Test func lettingGoOpensThePanelWithoutARefresh() {
    let driver = driver()
    driver.pull(300)
    let before = driver.look()
    driver.lift()
    let opened = driver.time
    #expect(driver.stateName == .panelOpening)
    // The card replaces the stretched notch, and nothing jumps.
    #expect(near(driver.look().listOffset, before.listOffset, 1e-9))
    #expect(near(driver.look().card?.box.maxY ?? 0, before.notchBottom, 1e-9))
    var last = driver.look()
    for step in 1...60 where step != 30 {
      let frame = driver.look(at: opened + Double(step) / 100)
      let isFront = step < 30
      #expect((frame.card == nil) == !isFront, "\(step)")
      #expect((frame.layer(LayerID(.panel)) == nil) == isFront, "\(step)")
      let box = frame.card ?? frame.layer(LayerID(.panel))
      #expect((box?.angle ?? -1) >= (last.card ?? last.layer(LayerID(.panel)))?.angle ?? 0)
      // No row is visible through the gap between list and panel, or over the panel.
      #expect(frame.listOffset + 44 >= (box?.box.maxY ?? 0) - 44)
      last = frame
    }
    #expect(driver.stateName == .panelOpen)
    let frame = driver.look(at: opened + 3)
    let panel = frame.layer(LayerID(.panel))
    #expect(near(panel?.box, Rect(x: 0, y: 44, width: 375, height: 734), 1e-9))
    #expect(panel?.angle == Double.pi && panel?.face == .back && panel?.cornerRadius == 10)
    #expect(frame.listOffset == 734)
    #expect(frame.schedule == .settled)
    #expect(driver.names == [.armed, .panelArmed, .panelOpened])
  }

  @Test func theListsVelocityGoesIntoThePanel() {
    let driver = driver()
    driver.down()
    driver.drag(by: 330, over: 0.2)
    let speed = (driver.look(at: driver.time).listOffset)
    driver.lift()
    let after = driver.look(at: driver.time + 1e-4).listOffset
    #expect((after - speed) / 1e-4 > 100)
  }

  @Test func aPushFarOrFastEnoughClosesIt() {
    for (distance, seconds, closes) in [
      (-60.0, 0.5, false), (-130, 0.5, true), (-60, 0.05, true), (100, 0.3, false),
    ] {
      let driver = FlippingNotchDriver.inState(.panelOpen)
      driver.push(by: distance, over: seconds)
      #expect(driver.stateName == (distance < 0 ? .panelPushed : .panelOpen))
      if seconds > 0.1 { driver.wait(0.2) }
      let pushed = driver.look()
      // Panel and list follow the finger together.
      #expect(near(pushed.layer(LayerID(.panel))?.box.minY ?? 0, 44 + pushed.listOffset - 734, 1e-9))
      if seconds > 0.1, distance < 0 { #expect(near(pushed.listOffset, 734 + distance, 0.1)) }
      driver.lift()
      #expect(driver.stateName == (closes ? .panelClosing : .panelOpen), "\(distance) in \(seconds) s")
      #expect(near(driver.look().listOffset, pushed.listOffset, 1e-9))
      driver.wait(3)
      let rest = driver.look()
      #expect(rest.listOffset == (closes ? 0 : 734))
      #expect((rest.layer(LayerID(.panel)) == nil) == closes)
      #expect(rest.card == nil)
      #expect(rest.schedule == .settled)
      #expect(driver.names.last == (closes ? .panelClosed : .panelOpened))
    }
  }

  @Test func aCancelledPushClosesNothing() {
    let driver = FlippingNotchDriver.inState(.panelPushed)
    driver.drag(by: -300, over: 0.3)
    driver.pointer(.cancel, Point(x: 180, y: 400))
    #expect(driver.stateName == .panelOpen)
    driver.wait(3)
    #expect(driver.look().listOffset == 734)
  }

  @Test func contentThatCanScrollFurtherKeepsTheFinger() {
    for (offset, y, pushes) in [(0.0, 300.0, false), (900, 300, true), (0, 740, true), (0, 733, false)] {
      let driver = FlippingNotchDriver.inState(.panelOpen)
      let down = Pointer(
        id: 1, phase: .down, position: Point(x: 180, y: y), scrollable: Scrollable(offset: offset, range: 900)
      )
      driver.notch.handle(.pointer(down), at: driver.time)
      driver.wait(0.1)
      #expect(driver.pointer(.move, Point(x: 180, y: y - 40)) == pushes)
      #expect(driver.stateName == (pushes ? .panelPushed : .panelOpen))
    }
    // A sideways drag, and a drag from outside of the panel, belong to the page.
    let driver = FlippingNotchDriver.inState(.panelOpen)
    driver.down(at: Point(x: 180, y: 760))
    driver.wait(0.1)
    #expect(!driver.pointer(.move, Point(x: 100, y: 750)))
    #expect(driver.stateName == .panelOpen)
  }

  @Test func aFingerCatchesAPanelThatCloses() {
    let driver = FlippingNotchDriver.inState(.panelOpen)
    driver.perform(.closePanel)
    driver.wait(0.02)
    let before = driver.look().listOffset
    driver.down(at: Point(x: 180, y: 300))
    driver.drag(by: -20, over: 0.02)
    #expect(driver.stateName == .panelPushed)
    #expect(before - driver.look().listOffset < 200)
    driver.wait(0.3)
    driver.lift()
    driver.wait(3)
    #expect(driver.stateName == .panelOpen)
    #expect(driver.names.suffix(3) == [.panelOpened, .panelClosed, .panelOpened])
  }

  @Test func theAppAndEscapeCloseIt() {
    for name in [FlippingNotchStateName.panelOpening, .panelOpen, .panelPushed] {
      for index in 0..<5 {
        let driver = FlippingNotchDriver.inState(name)
        let before = driver.look()
        switch index {
        case 0: driver.perform(.closePanel)
        case 1: driver.perform(.cancelRefreshing)
        case 2: driver.perform(.setEnabled(false))
        case 3: driver.perform(.setPanel(false))
        default: driver.notch.handle(.key(.escape, focus: nil), at: driver.time)
        }
        #expect(driver.stateName == .panelClosing)
        #expect(near(driver.look().listOffset, before.listOffset, 1e-9))
        driver.wait(4)
        #expect(driver.stateName == .idle)
        #expect(driver.look().listOffset == 0)
        #expect(driver.names.suffix(2) == [.panelOpened, .panelClosed])
      }
    }
  }

  @Test func aPullThatWasToOpenItIsCalledOff() {
    for index in 0..<4 {
      let driver = FlippingNotchDriver.inState(.panelArmed)
      switch index {
      case 0: driver.pointer(.cancel, Point(x: 0, y: 0))
      case 1: driver.notch.handle(.key(.escape, focus: nil), at: driver.time)
      case 2: driver.perform(.setEnabled(false))
      default: driver.perform(.setPanel(false))
      }
      driver.wait(2)
      #expect(driver.stateName == .idle)
      #expect(driver.names == [.armed, .panelArmed, .panelDisarmed, .disarmed])
    }
  }

  @Test func theAppShowsItFromEachStateWithoutARefresh() {
    for name in FlippingNotchStateName.allCases {
      let driver = FlippingNotchDriver.inState(name)
      driver.perform(.setPanel(true))
      let before = driver.look()
      driver.perform(.showPanel)
      switch name {
      case .idle, .inserting, .pulling, .armed, .panelArmed, .panelOpening, .panelClosing:
        #expect(driver.stateName == .panelOpening, "\(name)")
      default: #expect(driver.stateName == name)
      }
      #expect(near(driver.look().listOffset, before.listOffset, 1e-9))
      let hasRefresh = driver.names.contains(.beganRefreshing)
      driver.perform(.beginRefreshing)
      if driver.stateName?.rawValue.hasPrefix("panel") == true {
        #expect(driver.names.contains(.beganRefreshing) == hasRefresh)
      }
    }
  }

  @Test func aVetoOfTheAppShowsNoPanel() {
    for reducedMotion in [false, true] {
      let driver = driver(reducedMotion: reducedMotion)
      driver.pull(300)
      let before = driver.look()
      driver.lift()
      driver.perform(.closePanel)
      #expect(near(driver.look().listOffset, before.listOffset, 1e-9))
      let start = driver.time
      for step in 0...100 {
        let frame = driver.look(at: start + Double(step) / 100)
        #expect(frame.layer(LayerID(.panel)) == nil)
        // The notch covers the card, except for the part that the finger's velocity carries.
        #expect((frame.card?.box.maxY ?? 0) <= before.notchBottom + 1)
      }
      driver.wait(3)
      #expect(driver.stateName == .idle)
      #expect(driver.look().listOffset == 0)
    }
  }

  @Test func aScrolledListGivesWayAndComesBack() {
    let driver = driver()
    driver.perform(.scrollTo(y: 300))
    driver.perform(.showPanel)
    driver.wait(3)
    #expect(driver.look().listOffset == 734)
    driver.perform(.scrollTo(y: 120))
    #expect(driver.look().listOffset == 734)
    driver.perform(.closePanel)
    driver.wait(3)
    #expect(driver.look().listOffset == -120)
    #expect(driver.stateName == .idle)
  }

  @Test func aListThatScrollsWhileItClosesIsWhereItWasScrolled() {
    let driver = driver()
    driver.perform(.showPanel)
    driver.wait(3)
    driver.perform(.closePanel)
    driver.wait(0.1)
    let offset = driver.look().listOffset
    driver.perform(.scrollTo(y: 120))
    #expect(abs(driver.look().listOffset - (offset - 120)) < 1e-9)
    driver.wait(3)
    #expect(driver.stateName == .idle)
    #expect(driver.look().listOffset == -120)
  }

  @Test func aRefreshKeepsTheSecondThresholdOff() {
    let driver = FlippingNotchDriver.inState(.waiting)
    driver.perform(.setPanel(true))
    driver.pull(400)
    #expect(driver.stateName == .waiting)
    driver.lift()
    #expect(!driver.names.contains(.panelArmed))
  }

  @Test func resizingKeepsItOpen() {
    let driver = FlippingNotchDriver.inState(.panelOpen)
    let screen = Viewport(size: Size(width: 812, height: 375), safeArea: Insets(bottom: 21))
    driver.notch.handle(.viewport(screen), at: driver.time)
    driver.wait(3)
    #expect(driver.stateName == .panelOpen)
    let frame = driver.look()
    #expect(near(frame.layer(LayerID(.panel))?.box, Rect(x: 0, y: 0, width: 812, height: 354), 1e-9))
    #expect(frame.listOffset == 354)
    for name in [FlippingNotchStateName.panelOpening, .panelClosing, .panelPushed] {
      let driver = FlippingNotchDriver.inState(name)
      driver.notch.handle(.viewport(screen), at: driver.time)
      driver.wait(3)
      #expect(driver.stateName == (name == .panelClosing ? .idle : name == .panelPushed ? name : .panelOpen))
    }
  }

  @Test func withReducedMotionItFadesAndThePushFollowsTheFinger() {
    let driver = driver(reducedMotion: true)
    driver.pull(300)
    driver.lift()
    let start = driver.time
    for step in 1...20 {
      let frame = driver.look(at: start + Double(step) * 0.01)
      let panel = frame.layer(LayerID(.panel))
      #expect(frame.card == nil)
      #expect(near(panel?.box, Rect(x: 0, y: 44, width: 375, height: 734), 1e-9))
      #expect(near(panel?.opacity ?? 0, Double(step) / 20, 1e-6))
    }
    #expect(driver.stateName == .panelOpen)
    driver.push(by: -100)
    driver.wait(0.3)
    #expect(near(driver.look().layer(LayerID(.panel))?.box.minY ?? 0, -56, 0.1))
    driver.lift()
    driver.wait(1)
    driver.perform(.closePanel)
    driver.wait(0.1)
    #expect(near(driver.look().layer(LayerID(.panel))?.opacity ?? 0, 0.5, 1e-6))
    driver.wait(0.11)
    #expect(driver.look().layer(LayerID(.panel)) == nil)
    #expect(driver.stateName == .idle)
    #expect(driver.look().listOffset == 0)
  }

  @Test func withoutACutoutItComesFromTheTopEdge() {
    let driver = driver()
    driver.perform(.setCutout(nil))
    driver.perform(.showPanel)
    let card = driver.look(at: driver.time + 0.01).card
    #expect((card?.box.minY ?? 0) < -50 && (card?.box.maxY ?? 0) < 60)
    driver.wait(3)
    #expect(near(driver.look().layer(LayerID(.panel))?.box, Rect(x: 0, y: 44, width: 375, height: 734), 1e-9))
    driver.perform(.closePanel)
    driver.wait(3)
    #expect(driver.stateName == .idle)
  }

  @Test func theWallOfClassicLiesAtTheSecondThreshold() {
    let driver = driver(.classic)
    driver.pull(600)
    #expect(driver.stateName == .panelArmed)
    #expect(near(driver.look().listOffset, 1.6 * 86, 1e-9))
    driver.lift()
    driver.wait(0.61)
    #expect(driver.stateName == .panelOpen)
    #expect(driver.look().listOffset == 734)
  }

  @Test func framesDoNotShow() {
    func run(_ rate: Double) -> [Double] {
      let driver = FlippingNotchDriver.inState(.panelOpen)
      driver.push(by: -80, over: 0.05)
      driver.lift()
      let start = driver.time
      if rate > 0 {
        for step in 0..<Int(rate) { driver.wait(0); _ = driver.look(at: start + 0.3 * Double(step) / rate) }
      }
      let frame = driver.look(at: start + 0.3)
      let box = frame.card ?? frame.layer(LayerID(.panel))
      return [frame.listOffset, box?.center.y ?? -1, box?.size.height ?? -1, box?.angle ?? -1]
    }
    #expect(run(0) == run(30))
    #expect(run(0) == run(120))
  }

  @Test func progressTellsHowFarItHasOpened() {
    let driver = driver()
    #expect(driver.notch.progress().panel == 0)
    driver.perform(.showPanel)
    driver.wait(0.1)
    let progress = driver.notch.progress()
    #expect(progress.state == .panelOpening && progress.panel > 0.1 && progress.panel < 1)
    driver.wait(3)
    #expect(driver.notch.progress().panel == 1 && driver.notch.progress().flip == 1)
    #expect(driver.notch.progress().state == .panelOpen)
    driver.perform(.closePanel)
    driver.wait(3)
    #expect(driver.notch.progress().panel == 0)
  }

  /// For any input of a finger and any command, beyond the second threshold too: an instant moves the list no further
  /// than the finger moves in it.
  @Test(arguments: 0..<24) func theListNeverMovesByMoreThanTheFinger(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let driver = driver(seed % 4 == 3 ? .classic : .modern, reducedMotion: seed % 6 == 5)
    var finger = 300.0
    var states: Set<FlippingNotchStateName> = []
    for _ in 0..<400 {
      driver.wait(random.uniform(in: 0...0.1))
      let before = driver.look()
      var moved = 0.0
      switch random.next() % 14 {
      case 0: driver.perform(.showPanel)
      case 1: driver.perform(.closePanel)
      case 2: driver.pointer(.cancel, Point(x: 180, y: finger))
      case 3, 4:
        finger = random.unit() < 0.3 ? 760 : 250
        driver.pointer(.down, Point(x: 180, y: finger))
      case 5: driver.pointer(.up, Point(x: 180, y: finger))
      default:
        let next = min(790, max(0, finger + random.uniform(in: -70...110)))
        moved = (next - finger).magnitude
        finger = next
        driver.pointer(.move, Point(x: 180, y: finger))
      }
      let after = driver.look()
      if let name = driver.stateName { states.insert(name) }
      #expect((after.listOffset - before.listOffset).magnitude <= moved + 1e-6, "seed \(seed)")
    }
    #expect(states.isSuperset(of: [.panelOpening, .panelOpen, .panelClosing]))
  }
}
