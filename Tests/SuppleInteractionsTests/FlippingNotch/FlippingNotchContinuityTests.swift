import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

/// Nothing jumps: before and after a hand-over, place and velocity are the same.
@Suite struct FlippingNotchContinuityTests {
  /// The visible boxes, by name: the upright boxes of list rows, of arriving rows, and of the card. The card has the number of
  /// the row that it becomes, so that its last box is compared with the row's first.
  private func seen(_ frame: Frame, cardAs row: Int32?) -> [String: Rect] {
    var boxes: [String: Rect] = [:]
    for layer in frame.layers where layer.opacity > 1e-6 && layer.box.height > 1e-3 {
      guard layer.box.minY < 811, layer.box.maxY > 0 else { continue }
      switch layer.id.role {
      case .row: boxes["row \(layer.id.item)"] = layer.box
      case .card: boxes[row.map { "row \($0)" } ?? "card"] = layer.box
      case .notch: boxes["notch"] = layer.box
      default: break
      }
    }
    return boxes
  }

  /// Expects no jump between two states: compares the frames just before and at each end of a state.
  private func expectContinuity(
    _ driver: FlippingNotchDriver, cardAs row: Int32? = nil, until end: Double,
    location: SourceLocation = #_sourceLocation
  ) {
    while let due = driver.notch.core.value.nextDue(), due <= end {
      var landing: Int32?
      if case .flipping = driver.notch.state { landing = row }
      // Coming to rest is an invisible hand-over: a two thousandth of a point.
      var tolerance = 1e-6
      if case .inserting = driver.notch.state { tolerance = 0.000_51 }
      let before = seen(driver.look(at: due - 1.5e-9), cardAs: landing)
      let after = seen(driver.look(at: due), cardAs: nil)
      for (name, box) in before {
        guard let later = after[name] else {
          // Only a card that has slid back may be removed, and it is hidden then.
          #expect(
            name == "card" && near(box, driver.notch.core.value.geometry.retractedCard(stretch: 0), 1e-5),
            "\(name)"
          )
          continue
        }
        #expect(near(later, box, tolerance), "\(name)", sourceLocation: location)
      }
    }
  }

  @Test func theRowIsWhereTheCardWas() {
    for style in [FlippingNotchStyle.modern, .classic] {
      for cutout in [Cutout.notch, .island, .punchHole, nil] {
        for items in [Int32(1), 2, 4] {
          for early in [true, false] {
            let driver = FlippingNotchDriver(style)
            driver.perform(.setCutout(cutout))
            driver.down()
            driver.drag(by: 230, over: 0.15)
            driver.lift()
            if !early { driver.wait(0.5) }
            driver.perform(.finishRefreshing(items: items))
            let count = style.content == .oneRow ? 1 : items
            expectContinuity(driver, cardAs: 4 + count, until: driver.time + 10)
            #expect(driver.names.last == .inserted)
          }
        }
      }
    }
  }

  @Test func theRowIsWhereTheCardWasOnAScrolledList() {
    let driver = FlippingNotchDriver(rows: 30)
    driver.perform(.beginRefreshing)
    driver.wait(0.5)
    driver.perform(.scrollTo(y: 60))
    driver.perform(.finishRefreshing(items: 2))
    driver.wait(0.3)
    let before = driver.look()
    driver.perform(.scrollTo(y: 90))
    #expect(near(driver.look().card?.box, before.card?.box ?? .init(x: 0, y: 0, width: 0, height: 0), 1e-9))
    expectContinuity(driver, cardAs: 32, until: driver.time + 10)
    let frame = driver.look(at: driver.time + 5)
    #expect(near(frame.row(32)?.box.minY ?? 0, 68 - 90, 1e-9))
    #expect(near(frame.row(1)?.box.minY ?? 0, 68 + 374 - 90, 1e-9))
  }

  @Test(arguments: [0.0, 90]) func hundredsOfRowsOpenTheListByNoMoreThanIsSeen(_ scroll: Double) {
    let driver = FlippingNotchDriver(rows: 200)
    driver.perform(.beginRefreshing)
    driver.wait(0.5)
    driver.perform(.scrollTo(y: scroll))
    driver.perform(.finishRefreshing(items: 900))
    // Not by 900 rows of 187, but by the scroll position and two and a half screens.
    #expect(near(driver.notch.core.value.overscroll.target, scroll + 2048, 1e-9))
    expectContinuity(driver, cardAs: 1100, until: driver.time + 10)
    #expect(driver.names.last == .inserted)
    driver.perform(.scrollTo(y: 0))
    #expect(near(driver.look(at: driver.time + 5).row(1100)?.box.minY ?? 0, 68, 1e-9))
  }

  @Test func reducedMotionLandsWithoutAJump() {
    let driver = FlippingNotchDriver()
    driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: 0)
    driver.fire()
    driver.perform(.finishRefreshing(items: 3))
    while let due = driver.notch.core.value.nextDue() {
      let before = seen(driver.look(at: due - 1.5e-9), cardAs: nil)
      let after = seen(driver.look(at: due), cardAs: nil)
      for (name, box) in before where name != "card" { #expect(near(after[name], box, 1e-6), "\(name)") }
    }
    #expect(driver.names.last == .inserted)
  }

  @Test func everyOtherWayOutIsContinuous() {
    for command in [
      FlippingNotch.Command.finishRefreshing(items: 0), .failRefreshing(text: 1), .cancelRefreshing,
    ] {
      for after in [0.02, 0.15, 0.31, 2] {
        for cutout in [Cutout.notch, .island, nil] {
          let driver = FlippingNotchDriver()
          driver.perform(.setCutout(cutout))
          driver.pull(230)
          driver.lift()
          driver.wait(after)
          driver.perform(command)
          expectContinuity(driver, until: driver.time + 10)
          #expect(driver.look(at: driver.time + 5).card == nil)
        }
      }
    }
  }

  @Test func aCancelledFlipTurnsBack() {
    for items in [Int32(1), 3] {
      for after in [0.05, 0.2, 0.4, 0.59] {
        let driver = FlippingNotchDriver()
        driver.fire()
        driver.perform(.finishRefreshing(items: items))
        driver.wait(after)
        let before = driver.look()
        driver.perform(.cancelRefreshing)
        let frame = driver.look()
        #expect(near(frame.card?.angle ?? 9, before.card?.angle ?? 0, 1e-9))
        for number in Int32(5)..<(5 + items) {
          #expect(near(frame.row(number)?.box.minY ?? 0, before.row(number)?.box.minY ?? 0, 1e-9))
          #expect(near(frame.row(number)?.opacity ?? 0, before.row(number)?.opacity ?? 0, 1e-9))
        }
        expectContinuity(driver, until: driver.time + 5)
        #expect(driver.look().row(5) == nil)
      }
    }
  }

  /// The speed of a number just before and just after an instant.
  private func speeds(
    of value: (FlippingNotchDriver) -> Double, in driver: FlippingNotchDriver,
    _ act: (FlippingNotchDriver) -> Void
  ) -> (before: Double, after: Double) {
    let h = 1e-5
    let start = driver.time
    _ = driver.look(at: start)
    let first = value(driver)
    _ = driver.look(at: start + h)
    let middle = value(driver)
    act(driver)
    _ = driver.look(at: start + 2 * h)
    return ((middle - first) / h, (value(driver) - middle) / h)
  }

  @Test func velocityRunsOnThroughEveryModernHandOver() {
    let list = { (driver: FlippingNotchDriver) in
      driver.notch.core.value.overscroll.value(at: driver.notch.core.value.clock.now)
    }
    let card = { (driver: FlippingNotchDriver) in
      driver.notch.core.value.cardTop(at: driver.notch.core.value.clock.now).value
    }
    func midDrop() -> FlippingNotchDriver {
      let driver = FlippingNotchDriver()
      driver.down()
      driver.drag(by: 230, over: 0.2)
      driver.lift()
      driver.wait(0.1)
      return driver
    }
    func midFlip() -> FlippingNotchDriver {
      let driver = FlippingNotchDriver()
      driver.fire()
      driver.perform(.finishRefreshing(items: 2))
      driver.wait(0.25)
      return driver
    }
    func slidingBack() -> FlippingNotchDriver {
      let driver = FlippingNotchDriver()
      driver.fire()
      driver.perform(.cancelRefreshing)
      driver.wait(0.17)
      return driver
    }
    let cases: [(String, () -> FlippingNotchDriver, (FlippingNotchDriver) -> Void)] = [
      ("cancel in the drop", midDrop, { $0.perform(.cancelRefreshing) }),
      ("cancel in the flip", midFlip, { $0.perform(.cancelRefreshing) }),
      ("start while sliding back", slidingBack, { $0.perform(.beginRefreshing) }),
      (
        "resize in the flip", midFlip,
        { driver in
          driver.notch.handle(.viewport(Viewport(size: Size(width: 812, height: 375))), at: driver.time)
        }
      ),
      (
        "resize in the drop", midDrop,
        { driver in
          driver.notch.handle(.viewport(Viewport(size: Size(width: 812, height: 375))), at: driver.time)
        }
      ),
      ("cell in the flip", midFlip, { $0.perform(.setCell(Size(width: 300, height: 90))) }),
      ("bar in the flip", midFlip, { $0.perform(.setNavigationBar(height: 44)) }),
      ("cut-out in the drop", midDrop, { $0.perform(.setCutout(.island)) }),
      (
        "style in the drop", midDrop,
        { driver in
          var style = FlippingNotchStyle.modern
          style.cardRise = -30
          style.rowGap = 24
          driver.notch.setStyle(style, at: driver.time)
        }
      ),
    ]
    for (name, make, act) in cases {
      for (what, value) in [("list", list), ("card", card)] {
        let speeds = speeds(of: value, in: make(), act)
        #expect(near(speeds.before, speeds.after, 1), "\(name), \(what): \(speeds)")
        #expect(speeds.before.magnitude > 5, "\(name), \(what)")
      }
    }
  }

  @Test func theDropTakesTheListsVelocity() {
    let driver = FlippingNotchDriver()
    driver.down()
    driver.drag(by: 260, over: 0.26)
    let place = driver.look().listOffset
    driver.lift()
    let h = 1e-5
    let top = driver.look().card?.box.minY ?? .infinity
    let after = driver.look(at: driver.time + h)
    // The finger's 1000 points per second through the rubber band's slope there, c (1 - b / d)^2.
    let free = 1 - place / 734
    let expected = 1000 * 0.55 * free * free
    #expect(near((after.listOffset - place) / h, expected, 3))
    #expect(near((after.notchBottom - 26 - place) / h, expected, 3))
    #expect(near(((after.card?.box.maxY ?? 0) - 26 - place) / h, expected, 3))
    #expect(near(((after.card?.box.minY ?? 0) - top) / h, 0, 3))
  }

  @Test func theListLandsWithItsVelocity() {
    var style = FlippingNotchStyle.modern
    style.flipSpring = Spring(stiffness: 80, dampingRatio: 0.35)
    let driver = FlippingNotchDriver(style)
    driver.fire()
    driver.perform(.finishRefreshing(items: 1))
    let due = driver.time + 0.6
    let h = 1e-5
    let first = driver.look(at: due - h)
    let before = driver.look(at: due - 2e-9)
    let after = driver.look(at: due)
    let last = driver.look(at: due + h)
    let speed = (before.listOffset - first.listOffset) / h
    #expect(speed.magnitude > 20)
    #expect(near((last.listOffset - after.listOffset) / h, speed, 1))
    // The row has the card's velocity, too.
    let cardSpeed = ((before.card?.box.minY ?? 0) - (first.card?.box.minY ?? 0)) / h
    #expect(near(((last.row(5)?.box.minY ?? 0) - (after.row(5)?.box.minY ?? 0)) / h, cardSpeed, 1))
    guard case .inserting = driver.notch.state else {
      Issue.record("not inserting")
      return
    }
    driver.wait(5)
    #expect(driver.look().listOffset == 0)
  }

  @Test func resizingWithAFingerDownKeepsTheList() {
    let driver = FlippingNotchDriver()
    driver.pull(200)
    let place = driver.look().listOffset
    driver.notch.handle(
      .viewport(
        Viewport(size: Size(width: 812, height: 375), safeArea: Insets(left: 44, bottom: 21, right: 44))),
      at: driver.time)
    #expect(near(driver.look().listOffset, place, 1e-9))
    driver.drag(by: 40)
    #expect(driver.look().listOffset > place)
    driver.lift()
    driver.wait(3)
    let frame = driver.look()
    #expect(driver.names == [.armed, .beganRefreshing])
    #expect(near(frame.card?.center.x ?? 0, 406, 1e-6))
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(3)
    #expect(driver.look().row(5)?.box == Rect(x: 60, y: 24, width: 692, height: 177))
  }

  @Test func resizingWhileItWaitsTakesTheCardAlong() {
    let driver = FlippingNotchDriver()
    driver.fire()
    for size in [
      Size(width: 812, height: 375), Size(width: 375, height: 812), Size(width: 1024, height: 768),
    ] {
      driver.notch.handle(.viewport(Viewport(size: size, safeArea: Insets(top: 44))), at: driver.time)
      driver.wait(3)
      let frame = driver.look()
      #expect(near(frame.card?.box, driver.notch.core.value.geometry.droppedCard, 1e-9))
      #expect(near(frame.listOffset, driver.notch.core.value.geometry.droppedOffset, 1e-9))
      #expect(frame.schedule == .settled)
    }
  }

  @Test func aResizedFlipLandsOnTheNewRow() {
    for after in [0.0, 0.1, 0.3, 0.599] {
      let driver = FlippingNotchDriver()
      driver.fire()
      driver.perform(.finishRefreshing(items: 1))
      driver.wait(after)
      driver.notch.handle(
        .viewport(Viewport(size: Size(width: 768, height: 1024), safeArea: Insets(top: 24))), at: driver.time)
      expectContinuity(driver, cardAs: 5, until: driver.time + 10)
      driver.wait(3)
      #expect(driver.look().row(5)?.box == Rect(x: 16, y: 48, width: 736, height: 177))
    }
  }
}
